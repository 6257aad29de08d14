import Foundation

/// A request as a ``Transport`` sends it: complete and encoded, credentials included.
///
/// Its descriptions, and what `dump` and a debugger print, name the method, the host and sizes only.
public struct HTTPRequest: Sendable, Equatable {
  /// The body of a request.
  public enum Body: Sendable, Equatable {
    /// Nothing.
    case none
    /// Bytes in memory.
    case data(Data)
    /// The content of a file, which is sent without being loaded whole.
    case file(URL)
  }

  /// The method.
  public var method: HTTPMethod
  /// The absolute URL.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body.
  public var body: Body

  /// A request as it will be sent.
  public init(method: HTTPMethod = .get, url: URL, headers: HTTPHeaders = [:], body: Body = .none) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The body in memory; empty for a body that is a file.
  public var data: Data {
    if case .data(let data) = body { data } else { Data() }
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and host; the path may carry secrets.
  public var description: String { "\(method.rawValue) \(url.host ?? "")" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the header and the body.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPRequest.Body: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind and the size.
  public var description: String {
    switch self {
    case .none: "none"
    case .data(let data): "\(data.count) bytes"
    case .file: "file"
    }
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the bytes.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
