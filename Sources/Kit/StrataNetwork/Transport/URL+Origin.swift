import Foundation

extension URL {
  /// Whether the second URL has the host and port of the first, and does not leave HTTPS for HTTP: secrets that are sent to the
  /// first one may be sent to it.
  static func isSameOrSafer(_ from: URL?, _ to: URL?) -> Bool {
    guard let from, let to else { return false }
    let (scheme, next) = (from.scheme?.lowercased(), to.scheme?.lowercased())
    let isSamePort = from.effectivePort == to.effectivePort || (from.port == nil && to.port == nil)
    return from.host?.lowercased() == to.host?.lowercased() && isSamePort && (scheme == next || next == "https")
  }

  private var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
