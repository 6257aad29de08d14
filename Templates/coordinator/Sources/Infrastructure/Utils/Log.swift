import Foundation

/// Where the app reports what no screen shows.
enum Log {
  @Sendable static func warning(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
