import Foundation

/// The body of a route, which also determines the content type.
public enum RouteBody: Sendable {
  /// Nothing.
  case none
  /// A value that the client's encoder turns into JSON when the route is sent.
  case json(any Encodable & Sendable)
  /// Fields of a form, URL-encoded.
  case form(Query)
  /// Bytes as they are.
  case data(Data, contentType: String)
  /// The content of a file, which is sent without being loaded as a whole. The file stays.
  case file(URL, contentType: String)
  /// Fields and files, each with its own content type.
  case multipart(MultipartForm)
}

extension RouteBody: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind, and the size if it is known.
  public var description: String {
    switch self {
    case .none: "none"
    case .json: "json"
    case .form: "form"
    case .data(let data, _): "\(data.count) bytes"
    case .file: "file"
    case .multipart(let form): "\(form)"
    }
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show what is sent.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
