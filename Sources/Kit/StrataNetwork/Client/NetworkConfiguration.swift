import Foundation

/// What all requests to one API have in common (guide 002's `NetworkConfiguration`).
public struct NetworkConfiguration: Sendable {
  /// What paths are relative to, such as `https://api.example.com/v1`. If it is not a URL, or has a query or a
  /// fragment, every request fails with ``NetworkError/RequestFault/url``.
  public var baseURL: String
  /// Fields of every request. Those whose names ``Redaction`` knows are not sent to absolute URLs of other hosts.
  public var headers: HTTPHeaders
  /// How long one attempt may take, from sending to the last byte; also how long a request waits for a credential.
  public var timeout: Duration
  /// How long a request may take with all of its attempts and pauses.
  public var deadline: Duration
  /// How long the body of a response may pause; `nil`: as long as ``timeout`` lets it. It needs a
  /// ``StreamingTransport``.
  public var idleTimeout: Duration?
  /// When a failed request is sent again.
  public var retry: RetryPolicy
  /// Writes ``RouteBody/json(_:)``. Not to be changed once the client is in use.
  public var encoder: JSONEncoder
  /// Reads responses. Not to be changed once the client is in use.
  public var decoder: JSONDecoder

  /// A configuration; the defaults suit an app on a phone.
  public init(
    baseURL: String, headers: HTTPHeaders = [:], timeout: Duration = .seconds(30), deadline: Duration = .seconds(90),
    idleTimeout: Duration? = nil, retry: RetryPolicy = RetryPolicy(), encoder: JSONEncoder = .strata,
    decoder: JSONDecoder = .strata
  ) {
    self.baseURL = baseURL
    self.headers = headers
    self.timeout = timeout
    self.deadline = deadline
    self.idleTimeout = idleTimeout
    self.retry = retry
    self.encoder = encoder
    self.decoder = decoder
  }
}

extension NetworkConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The host; the rest of a base URL may hold a password.
  public var description: String { URL(string: baseURL)?.host ?? "no host" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the base URL and the header fields.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
