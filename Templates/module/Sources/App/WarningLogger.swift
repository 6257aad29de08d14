import Foundation
import ShopInterface

#if canImport(os)
  import os
#endif

/// Writes failures that change nothing for the user: to the log of the system, or to standard error where there is
/// none.
struct WarningLogger: ShopInterface.Logger {
  func report(_ message: String) {
    #if canImport(os)
      os.Logger(subsystem: Bundle.main.bundleIdentifier ?? "Items", category: "app").warning(
        "\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    #endif
  }
}
