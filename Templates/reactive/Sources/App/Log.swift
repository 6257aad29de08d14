import Foundation

/// Where the app writes what no user has to know.
enum Log {
  @Sendable static func warning(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
