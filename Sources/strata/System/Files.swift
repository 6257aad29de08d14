import StrataLibc
import StrataProject

/// Reads files and their properties.
enum Files {
  enum Kind { case file, folder, other }

  /// The kind of file at a path, links followed; nil if there is none.
  static func kind(_ path: String) -> Kind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(path) }
    defer { close(descriptor) }
    return try readAll(descriptor, path)
  }

  static func readAll(_ descriptor: Int32, _ path: String) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var info = stat()
    // One byte more than the size, so that the end is found with the first read; files without a size are read in
    // parts.
    var room = fstat(descriptor, &info) == 0 && info.st_size > 0 ? Int(info.st_size) + 1 : 64 * 1024
    while true {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = system { StrataLibc.read(descriptor, buffer.baseAddress, buffer.count) }
        filled = max(count, 0)
      }
      guard count >= 0 else { throw SystemError(path) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = 64 * 1024
    }
  }

  /// Writes all bytes, or returns the error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = system { StrataLibc.write(descriptor, part.baseAddress, part.count) }
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path without links, `.` and `..`; nil if there is nothing at it.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Repeats a call while signals interrupt it.
  private static func system(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
