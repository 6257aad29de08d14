import Foundation

extension URL {
  /// A server on this machine.
  static var exampleServer: URL {
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = "127.0.0.1"
    parts.port = 8000
    return parts.url ?? URL(fileURLWithPath: "/")
  }

  /// Where an app keeps what its users do not see.
  static var applicationSupport: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? FileManager.default.temporaryDirectory
  }
}
