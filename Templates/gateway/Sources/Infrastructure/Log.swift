import Foundation

/// Where the app says what nobody waits for.
enum Log {
  @Sendable static func warning(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
