import Foundation

/// The response of a route whose body is ignored. A body that is an HTML page is ``NetworkError/invalidResponse``,
/// since it may come from a Wi-Fi network or a proxy and not from the API; a route to a server that answers with pages
/// returns `Data`.
public struct NoContent: Sendable, Equatable, Decodable {
  /// Nothing.
  public init() {}
  /// Reads nothing.
  public init(from decoder: any Decoder) {}
}

/// Responses that are not decoded.
private protocol RawResponse {
  init(_ response: HTTPResponse)
}

extension NoContent: RawResponse {
  fileprivate init(_ response: HTTPResponse) { self.init() }
}

extension Data: RawResponse {
  fileprivate init(_ response: HTTPResponse) { self = response.body }
}

/// Responses that are text, where the server says that the body is text.
private protocol TextResponse {
  static func text(_ text: String) -> Self
}

extension String: TextResponse {
  fileprivate static func text(_ text: String) -> String { text }
}

extension Optional: TextResponse where Wrapped == String {
  fileprivate static func text(_ text: String) -> String? { text }
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
  var takesAnyBody: Bool { Response.self is any RawResponse.Type || Response.self is any TextResponse.Type }

  /// Whether a page for people can be the response that is asked for.
  private var takesPages: Bool { Response.self == Data.self || Response.self is any TextResponse.Type }

  /// The typed response.
  ///
  /// A page in place of it comes from something between the app and the API, and says nothing of the request.
  func read(_ response: HTTPResponse, using decoder: JSONDecoder) throws(NetworkError) -> Response {
    if response.hasPage, !takesPages { throw .invalidResponse }
    if let raw = Response.self as? any RawResponse.Type, let value = raw.init(response) as? Response { return value }
    if response.body.isEmpty, let optional = Response.self as? any MissingResponse.Type,
      let value = optional.missing as? Response
    {
      return value
    }
    if let text = response.text, let type = Response.self as? any TextResponse.Type,
      let value = type.text(text) as? Response
    {
      return value
    }
    return try response.decode(using: decoder)
  }
}

extension HTTPResponse {
  /// The body as text, if its content type is `text/…`: in ISO 8859-1 where the type names that, otherwise in UTF-8.
  /// `nil` for other types, and for bytes that are not text in that encoding.
  public var text: String? {
    guard let field = headers["Content-Type"], field.prefix(5).isSameASCII("text/") else { return nil }
    let type = field.lowercased()
    let charset = type.split(separator: ";").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count).trimmingCharacters(in: ["\""])
    switch charset {
    case nil, "utf-8", "us-ascii": return String(data: body, encoding: .utf8)
    case "iso-8859-1": return String(data: body, encoding: .isoLatin1)
    default: return nil
    }
  }
}
