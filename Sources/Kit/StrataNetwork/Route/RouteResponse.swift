import Foundation

/// The response of a route whose body does not matter, whatever it is.
public struct NoContent: Sendable, Equatable, Decodable {
  /// Nothing.
  public init() {}
  /// Reads nothing.
  public init(from decoder: any Decoder) {}
}

/// Responses that are taken as they came instead of being decoded.
private protocol RawResponse {
  init(_ response: HTTPResponse)
}

extension NoContent: RawResponse {
  fileprivate init(_ response: HTTPResponse) { self.init() }
}

extension Data: RawResponse {
  fileprivate init(_ response: HTTPResponse) { self = response.body }
}

/// Responses that may be missing.
private protocol MissingResponse {
  static var missing: Self { get }
}

extension Optional: MissingResponse {
  fileprivate static var missing: Self { nil }
}

extension Route {
  /// Whether the server may answer in any format.
  var takesAnyBody: Bool { Response.self is any RawResponse.Type }

  /// The typed response.
  func read(_ response: HTTPResponse, using decoder: JSONDecoder) throws(NetworkError) -> Response {
    if let raw = Response.self as? any RawResponse.Type, let value = raw.init(response) as? Response { return value }
    if response.body.isEmpty, let optional = Response.self as? any MissingResponse.Type,
      let value = optional.missing as? Response
    {
      return value
    }
    return try response.decode(using: decoder)
  }
}
