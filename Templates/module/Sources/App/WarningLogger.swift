import Foundation
import ShopInterface

/// Writes failures that change nothing for the user, and no steps.
struct WarningLogger: Logger {
  func step<Value: Sendable, Failure: Error>(
    from caller: String, to callee: String, _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await body()
  }

  func report(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
