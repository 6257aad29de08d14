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

/// Responses that may be missing.
private protocol MissingResponse {
  static var missing: Self { get }
}

extension Optional: MissingResponse {
  fileprivate static var missing: Self { nil }
}

extension Route {
  // Types are compared, not asked for a conformance: every response would pay for its lookup.
  private var isText: Bool { Response.self == String.self || Response.self == String?.self }
  private var isBytes: Bool { Response.self == Data.self }
  private var isIgnored: Bool { Response.self == NoContent.self }

  /// Whether the server may answer in any format.
  var takesAnyBody: Bool { isText || isBytes || isIgnored }

  /// The typed response.
  ///
  /// A page in place of it comes from something between the app and the API, and says nothing of the request.
  func read(_ response: HTTPResponse, using decoder: JSONDecoder) throws(NetworkError) -> Response {
    // A page for people can be what is asked for only where the response is text or bytes.
    if !isText, !isBytes, response.hasPage { throw .invalidResponse }
    if isBytes, let value = response.body as? Response { return value }
    if isIgnored, let value = NoContent() as? Response { return value }
    if response.body.isEmpty, let optional = Response.self as? any MissingResponse.Type,
      let value = optional.missing as? Response
    {
      return value
    }
    if isText, let text = response.text, let value = text as? Response { return value }
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
