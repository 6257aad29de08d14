/// The method of an HTTP request (guide 000's `HTTPMethod`).
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  /// Reads.
  case get = "GET"
  /// Reads the header only.
  case head = "HEAD"
  /// Does something, each time anew.
  case post = "POST"
  /// Puts something in its place.
  case put = "PUT"
  /// Changes a part of something.
  case patch = "PATCH"
  /// Removes.
  case delete = "DELETE"
  /// Asks what may be done.
  case options = "OPTIONS"

  /// Whether sending the request twice leaves the server as sending it once does (RFC 9110, 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options: true
    case .post, .patch: false
    }
  }

  var allowsBody: Bool { self != .get && self != .head }
}
