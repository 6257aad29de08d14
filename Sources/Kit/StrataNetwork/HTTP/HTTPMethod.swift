/// The method of an HTTP request (guide 000's `HTTPMethod`).
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  /// Reads a resource.
  case get = "GET"
  /// Reads the header only.
  case head = "HEAD"
  /// Creates something or starts an action, each time again.
  case post = "POST"
  /// Creates or replaces a resource.
  case put = "PUT"
  /// Changes a part of a resource.
  case patch = "PATCH"
  /// Deletes a resource.
  case delete = "DELETE"
  /// Asks for the methods that are allowed.
  case options = "OPTIONS"

  /// Whether sending the request twice leaves the server as sending it once does (RFC 9110, 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options: true
    case .post, .patch: false
    }
  }

  /// Whether the request changes nothing on the server (RFC 9110, 9.2.1).
  var isSafe: Bool { self == .get || self == .head || self == .options }

  var allowsBody: Bool { self != .get && self != .head }
}
