import Foundation

extension URL {
  /// Whether the second URL has the host and port of the first, and does not leave HTTPS for HTTP: secrets that are
  /// sent to the first one may be sent to it.
  static func isSameOrSafer(_ from: URL?, _ to: URL?) -> Bool {
    guard let from, let to else { return false }
    let (scheme, next) = (from.scheme?.lowercased(), to.scheme?.lowercased())
    let isSamePort = from.effectivePort == to.effectivePort || (from.port == nil && to.port == nil)
    return from.host?.lowercased() == to.host?.lowercased() && isSamePort && (scheme == next || next == "https")
  }

  /// Whether a server that decodes the path once more than it should would find another resource: `%2E%2E`, `..%2F`.
  var hasHiddenParent: Bool {
    pathComponents.contains { $0.split(whereSeparator: { "/\\".contains($0) }).contains { $0 == "." || $0 == ".." } }
  }

  private var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
