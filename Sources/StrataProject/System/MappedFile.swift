#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a file, mapped into memory for as long as this lives.
final class MappedFile: Sendable {
  // Never written to; the mapping is private and ends in `deinit`.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Nil when the file cannot be mapped, or has no bytes.
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
