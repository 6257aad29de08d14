import StrataLibc

/// An error of the operating system.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var code: Int32

  package init(_ path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  /// `path: no such file or directory`
  package var message: String { "\(path): \(words)" }

  /// `no such file or directory`
  package var words: String {
    let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The system's message, for messages that already name the file.
  package var description: String { words }
}
