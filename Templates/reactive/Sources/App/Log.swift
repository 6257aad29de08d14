import Foundation

#if canImport(os)
  import os
#endif

/// Where the app reports what no screen shows: the system's log, and standard error where there is none.
enum Log {
  /// - Parameter text: without anything that belongs to a user, since it is public.
  @Sendable static func warning(_ text: String) {
    #if canImport(os)
      Logger(subsystem: Bundle.main.bundleIdentifier ?? "Payments", category: "app").warning(
        "\(text, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
    #endif
  }
}
