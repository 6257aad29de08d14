import StrataLibc

/// The bytes of a file, mapped into memory during the lifetime of this object.
final class MappedFile: Sendable {
  // The mapping is private, nothing writes to it, and it ends in `deinit`.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Nil if the file cannot be mapped or is empty.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor), status.kind == .file, status.size > 0,
      let memory = mmap(nil, Int(status.size), PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: memory, count: Int(status.size))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
