import StrataLock

/// A transport with something around it: a header for each request, metrics, a log, answers for a demonstration.
///
/// ```swift
/// let transport = MiddlewareTransport(URLSessionTransport.shared) { request, next throws(NetworkError) in
///   var request = request
///   request.headers["X-Trace"] = UUID().uuidString
///   return try await next(request)
/// }
/// ```
/// It sees each attempt, renewals and retries too, with the credential in the header: log no fields. Transports may be
/// nested; the outermost is first. It may call `next` more than once, but retries belong to the client, which knows
/// what may be repeated. A response that is streamed passes the middleware with an empty body, as soon as its header is
/// there; the body arrives behind it. WebSockets and background downloads, which the system carries out, do not pass
/// it.
public struct MiddlewareTransport: StreamingTransport {
  /// What the transport inside does with a request.
  public typealias Next = @Sendable (HTTPRequest) async throws(NetworkError) -> HTTPResponse
  /// What happens to a request.
  public typealias Middleware = @Sendable (HTTPRequest, Next) async throws(NetworkError) -> HTTPResponse

  let inner: any Transport
  private let middleware: Middleware

  /// A transport around `inner`.
  public init(_ inner: any Transport, _ middleware: @escaping Middleware) {
    self.inner = inner
    self.middleware = middleware
  }

  /// Sends a request by way of the middleware; see ``Transport``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    try await middleware(request) { [inner] request throws(NetworkError) in
      try await inner.send(request, progress: progress)
    }
  }
  /// Streams a response by way of the middleware; see ``StreamingTransport``.
  public func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    guard let streaming = inner as? any StreamingTransport else { throw .invalidRequest(.streaming) }
    let latest = Locked<HTTPBody?>(nil)
    let response = try await middleware(request) { request throws(NetworkError) in
      let (response, body) = try await streaming.stream(request, progress: progress)
      latest.withLock { $0 = body }
      return response
    }
    // A middleware may answer by itself.
    return (response, latest.withLock { $0 } ?? HTTPBody(response.body))
  }
}

extension MiddlewareTransport {
  /// The transport of the system inside, if there is one.
  var system: URLSessionTransport? {
    inner as? URLSessionTransport ?? (inner as? MiddlewareTransport)?.system
  }
}
