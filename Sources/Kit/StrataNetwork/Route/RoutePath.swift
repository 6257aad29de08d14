import Foundation

/// The path of a route, relative to the client's base URL, or an absolute URL.
///
/// ```swift
/// let path: RoutePath = "users/\(id)/photos"
/// ```
/// What is interpolated stays one value: `a/b?c` is sent as `a%2Fb%3Fc` and names no other resource. A value that is
/// empty, `.` or `..` would, so sending it fails with ``NetworkError/RequestFault/pathValue``. A ``Secret`` may be
/// interpolated; descriptions and logs leave it out. A `?` that is written begins a query, of which descriptions show
/// nothing: `"search?q=\(text)"`.
public struct RoutePath: Sendable, Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
  enum Target: Sendable, Equatable {
    case relative(String)
    case absolute(URL)
    case reference(String, within: Boundary)
  }

  /// How far a reference from a server may lead. Never from HTTPS to HTTP.
  public enum Boundary: Sendable, Equatable {
    /// To resources below the client's base URL.
    case base
    /// To the scheme, host and port of the base URL.
    case origin
    /// To any host. The client's credential is not sent unless the route says so.
    case anyHost
  }

  let target: Target
  let hasUnsafeValue: Bool
  let secrets: [Secret]
  /// The path as it may be shown: without secrets and without the query.
  public let description: String

  /// A literal path, percent-encoded where that is necessary.
  public init(stringLiteral path: String) {
    var interpolation = StringInterpolation(literalCapacity: path.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(path)
    self.init(stringInterpolation: interpolation)
  }

  /// A path with values in it.
  public init(stringInterpolation: StringInterpolation) {
    target = .relative(stringInterpolation.path)
    hasUnsafeValue = stringInterpolation.hasUnsafeValue
    secrets = stringInterpolation.secrets
    description = stringInterpolation.shown
  }

  /// An absolute URL, such as the link to the next page or a place to upload to.
  public init(url: URL) {
    target = .absolute(url)
    hasUnsafeValue = false
    secrets = []
    description = [url.scheme.map { $0 + "://" }, url.host, url.path].compactMap { $0 }.joined()
  }

  /// A reference that a server gave, such as the address of a picture in a response: relative or absolute. It is
  /// resolved against the client's base URL as a page's links are (RFC 3986), with the base URL as a folder: `/a.jpg`
  /// is at the root of the host, `a.jpg` below the base URL.
  ///
  /// A reference that is empty, is not a URL, has a user name, or leads further than `boundary` is not sent:
  /// ``NetworkError/RequestFault/reference``.
  ///
  /// - Parameters:
  ///   - reference: the server's text, percent-encoded where that is necessary.
  ///   - boundary: how far it may lead.
  public init(reference: String, within boundary: Boundary = .origin) {
    target = .reference(reference, within: boundary)
    hasUnsafeValue = false
    secrets = []
    let url = URL(string: reference)
    description = [url?.scheme.map { $0 + "://" }, url?.host, url?.path].compactMap { $0 }.joined()
  }

  /// Whether the path may lead to another server.
  var isAbsolute: Bool {
    switch target {
    case .absolute, .reference(_, .anyHost): true
    case .relative, .reference: false
    }
  }

  /// Collects the literal parts and the encoded values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var path = ""
    var shown = ""
    var hasUnsafeValue = false
    var secrets: [Secret] = []
    private var isQuery = false

    /// Begins an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {
      path.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Text of the path itself, percent-encoded where that is necessary.
    public mutating func appendLiteral(_ literal: String) {
      let encoded = literal.utf8.allSatisfy(\.isRoutePath) ? literal : percentEncoded(literal)
      path += encoded
      guard !isQuery else { return }
      let beforeQuery = encoded.utf8.prefix { $0 != UInt8(ascii: "?") }
      shown += Substring(beforeQuery)
      isQuery = beforeQuery.endIndex < encoded.endIndex
    }

    /// A value that stays one segment, or one part of a segment.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let encoded = append(String(describing: value))
      if !isQuery { shown += encoded }
    }

    /// A value that only the server sees.
    public mutating func appendInterpolation(_ secret: Secret) {
      secrets.append(secret)
      append(secret.revealed)
      if !isQuery { shown += Secret.placeholder }
    }

    private func percentEncoded(_ literal: String) -> String {
      literal.addingPercentEncoding(withAllowedCharacters: .routePath) ?? literal
    }

    @discardableResult
    private mutating func append(_ text: String) -> String {
      if !isQuery, text.isEmpty || text == "." || text == ".." { hasUnsafeValue = true }
      let encoded = text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
      path += encoded
      return encoded
    }
  }
}

extension RoutePath: CustomDebugStringConvertible, CustomReflectable {
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show secrets in their places.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CharacterSet {
  /// RFC 3986's unreserved characters: what needs no encoding anywhere in a URL.
  static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// What a path's literal text keeps as it is; `%` because it may be encoded already.
  static let routePath = unreserved.union(CharacterSet(charactersIn: "/%!$&'()*+,;=:@?"))
}

extension UInt8 {
  /// Whether a path's literal text may keep the byte: most texts keep all, and every request has one.
  fileprivate var isRoutePath: Bool { Self.routePath[Int(self)] }

  private static let routePath = (0...UInt8.max).map { byte in
    byte < 0x80 && CharacterSet.routePath.contains(Unicode.Scalar(byte))
  }
}
