import Foundation

/// Reads links as routes, and writes routes as links: for universal links, custom schemes, notifications, widgets, and
/// for sharing a place.
///
/// ```swift
/// let links = LinkParser<AppRoute>(
///   .web(host: "example.com", path: "app"), .scheme("example"), patterns: [.users, .user])
/// if let route = links.route(for: url) { router.navigate(to: route) }
/// let shared = links.url(for: .user(id: "42"))   // https://example.com/app/users/42
/// ```
/// A link that no pattern reads does not belong to the app: the result is `nil`, and nothing is guessed.
public struct LinkParser<Route: Sendable>: Sendable {
  private let bases: [LinkBase]
  private let patterns: [LinkPattern<Route>]

  /// - Parameters:
  ///   - bases: what links begin with. The first one is used to write them.
  ///   - patterns: the forms of links, the first that fits counts.
  public init(_ bases: LinkBase..., patterns: [LinkPattern<Route>]) {
    self.bases = bases
    self.patterns = patterns
  }

  /// The route that a link means; `nil` if the link does not belong to the app, or is damaged.
  public func route(for url: URL) -> Route? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let path = path(of: parts) else {
      return nil
    }
    var query = LinkValues()
    // `+` is a space in forms; in links that are shared it is nearly always a plus.
    for item in (parts.queryItems ?? []).reversed() { query[item.name] = item.value ?? "" }
    for pattern in patterns {
      if let route = pattern.route(path, query) { return route }
    }
    return nil
  }

  /// A link to a route; `nil` where no pattern writes it.
  public func url(for route: Route) -> URL? {
    guard let base = bases.first else { return nil }
    for pattern in patterns {
      guard let link = pattern.link(to: route) else { continue }
      let text = base.prefix + link.path.map(Self.encoded).joined(separator: "/")
      let query = link.query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
      return URL(string: query.isEmpty ? text : text + "?" + query.joined(separator: "&"))
    }
    return nil
  }

  /// The parts of the path behind a base.
  private func path(of parts: URLComponents) -> [String]? {
    var path: [String] = []
    for part in parts.percentEncodedPath.split(separator: "/") {
      let text = String(part)
      let isPlain = !text.utf8.contains(UInt8(ascii: "%"))
      guard let decoded = isPlain ? text : text.removingPercentEncoding else { return nil }
      path.append(decoded)
    }
    for base in bases {
      if let rest = base.path(behind: parts, path) { return rest }
    }
    return nil
  }

  private static func encoded(_ text: String) -> String {
    // Most parts are ids and words, which need no encoding.
    if text.utf8.allSatisfy(isUnreserved) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
  }
}

/// What the links of an app begin with.
public enum LinkBase: Sendable, Hashable {
  /// `https://host/path`: universal links.
  case web(host: String, port: Int? = nil, path: String = "")
  /// A scheme of the app's own, whose links have the first part of the path where others have the host:
  /// `example://users/42`.
  case scheme(String)

  fileprivate var prefix: String {
    switch self {
    case .scheme(let scheme): scheme + "://"
    case .web(let host, let port, let path):
      "https://" + host + (port.map { ":\($0)" } ?? "") + "/" + path.split(separator: "/").map { $0 + "/" }.joined()
    }
  }

  /// The path of a link, without what belongs to the base; `nil` where the link begins otherwise.
  fileprivate func path(behind link: URLComponents, _ path: [String]) -> [String]? {
    switch self {
    case .scheme(let scheme):
      return link.scheme?.lowercased() == scheme.lowercased() ? [link.host ?? ""].filter { !$0.isEmpty } + path : nil
    case .web(let host, let port, let base):
      let parts = base.split(separator: "/").map(String.init)
      guard link.scheme?.lowercased() == "https", link.host?.lowercased() == host.lowercased(), link.port == port,
        path.starts(with: parts)
      else { return nil }
      return Array(path.dropFirst(parts.count))
    }
  }
}

/// RFC 3986's unreserved characters: what needs no encoding anywhere in a URL.
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
  default: false
  }
}

extension CharacterSet {
  fileprivate static let unreserved = CharacterSet(
    (UInt8.min...UInt8.max).filter(isUnreserved).map { Unicode.Scalar($0) })
}
