import StrataLibc
import StrataSyntax

/// Reads one file after the other into the same memory, with ``SourcePadding/size`` bytes before and after each.
struct SourceBuffer: ~Copyable {
  private var memory = GrowingBuffer<UInt8>(capacity: 256 << 10)
  private static let start = SourcePadding.size

  init() { memory.append(repeating: 0, count: Self.start) }

  /// The bytes of the last file.
  var bytes: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: memory.base + Self.start, count: memory.count - Self.start)
  }

  /// Reads a whole file; the status was taken just before.
  mutating func read(
    _ path: String, in folder: borrowing OpenFolder, limit: Int64
  ) -> Result<FileStatus, ReadFailure> {
    memory.truncate(to: Self.start)
    // Without O_NONBLOCK, opening would block if a pipe has replaced the file.
    let descriptor = openat(folder.descriptor, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return .failure(errno == ENOENT || errno == ENOTDIR ? .vanished : .unreadable(SystemError("").words))
    }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else { return .failure(.unreadable(SystemError("").words)) }
    guard status.kind == .file else { return .failure(.notAFile) }
    guard status.size <= limit else { return .failure(.tooLarge(status.size)) }
    memory.reserve(Self.start + Int(status.size) + 1 + SourcePadding.size)
    while true {
      memory.reserve(memory.count + 1 + SourcePadding.size)
      let space = memory.capacity - SourcePadding.size - memory.count
      let got = StrataLibc.read(descriptor, memory.base + memory.count, space)
      if got == 0 { return .success(status) }
      if got < 0 {
        if errno == EINTR { continue }
        return .failure(.unreadable(SystemError("").words))
      }
      memory.count += got
      guard bytes.count <= limit else { return .failure(.tooLarge(Int64(bytes.count))) }
    }
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
