import StrataLibc

/// Reads one file after the other into the same memory.
struct SourceBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
  private(set) var count = 0

  deinit { memory.deallocate() }

  /// The bytes of the last file.
  var bytes: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count])
  }

  /// Reads a whole file; the status was taken just before.
  mutating func read(
    _ path: String, in folder: borrowing OpenFolder, limit: Int64
  ) -> Result<FileStatus, ReadFailure> {
    count = 0
    // Without O_NONBLOCK, opening would block if a pipe has replaced the file.
    let descriptor = openat(folder.descriptor, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return .failure(errno == ENOENT || errno == ENOTDIR ? .vanished : .unreadable(SystemError("").words))
    }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else { return .failure(.unreadable(SystemError("").words)) }
    guard status.kind == .file else { return .failure(.notAFile) }
    guard status.size <= limit else { return .failure(.tooLarge(status.size)) }
    reserve(Int(status.size) + 1)
    while true {
      if count == memory.count { reserve(memory.count * 2) }
      guard let base = memory.baseAddress else { return .failure(.unreadable("no memory")) }
      let got = StrataLibc.read(descriptor, base + count, memory.count - count)
      if got == 0 { return .success(status) }
      if got < 0 {
        if errno == EINTR { continue }
        return .failure(.unreadable(SystemError("").words))
      }
      count += got
      guard count <= limit else { return .failure(.tooLarge(Int64(count))) }
    }
  }

  private mutating func reserve(_ size: Int) {
    guard size > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}

/// A folder to which paths are relative; the system resolves short paths faster.
struct OpenFolder: ~Copyable {
  let descriptor: Int32

  init(_ path: String) { descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// Why a file could not be read.
enum ReadFailure: Error {
  case vanished, notAFile
  case tooLarge(Int64)
  case unreadable(String)

  var reason: ReadProblem.Reason {
    switch self {
    case .vanished: .vanished
    case .notAFile: .notAFile
    case .tooLarge(let bytes): .tooLarge(bytes: bytes)
    case .unreadable(let words): .unreadable(words)
    }
  }
}
