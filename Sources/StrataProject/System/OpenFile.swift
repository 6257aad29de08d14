import StrataLibc

/// Reads and writes open files as a whole.
package enum OpenFile {
  /// - Parameter path: for the error.
  package static func read(_ descriptor: Int32, _ path: String) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the size, so that the end is found with the first read; files without a size are read in
    // parts.
    var room = FileStatus(descriptor: descriptor).flatMap { $0.size > 0 ? Int($0.size) + 1 : nil } ?? 64 * 1024
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
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = system { StrataLibc.write(descriptor, part.baseAddress, part.count) }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Repeats a call while signals interrupt it.
  private static func system(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
