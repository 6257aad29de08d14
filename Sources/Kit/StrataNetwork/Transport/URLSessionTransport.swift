import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(Security)
  import Security
#endif

/// Sends requests through a `URLSession` that lives as long as the transport. Create one per app.
///
/// Timeouts are the client's, not the session's. A redirect to another host, or from HTTPS to HTTP, goes without
/// `Authorization`, `Cookie` and the other fields whose names ``Redaction`` knows. Redirects of `GET`, `HEAD` and
/// `OPTIONS` are followed. Of other requests only a 303 is, by a `GET`: the server has executed the request and names
/// its result. Every other redirect of theirs is the response, ``NetworkError/status(_:)``.
///
/// Foundation on Linux needs care, see `Documentation/Kit/Network.md`: tasks are cancelled from a queue of their own,
/// sessions are never invalidated, and what must not be sent twice uses a separate connection.
public final class URLSessionTransport: StreamingTransport {
  /// The transport that clients share unless they are given another.
  public static let shared = URLSessionTransport()

  private let reading: DelegatedSession
  private let writing: DelegatedSession
  private let maximumBodySize: Int

  /// A transport with its own session.
  ///
  /// - Parameters:
  ///   - configuration: `nil` for a session without cache and cookies, which keeps nothing on disk.
  ///   - maximumBodySize: the largest response body in bytes, decompressed; a body is kept in memory. A larger one is
  ///     ``NetworkError/responseTooLarge``.
  public convenience init(configuration: URLSessionConfiguration? = nil, maximumBodySize: Int = 64 << 20) {
    #if canImport(Security)
      self.init(configuration, maximumBodySize) { SessionDelegate(isTrusted: nil) }
    #else
      self.init(configuration, maximumBodySize) { SessionDelegate() }
    #endif
  }

  private init(
    _ configuration: URLSessionConfiguration?, _ maximumBodySize: Int, delegate: () -> SessionDelegate
  ) {
    let configuration = configuration ?? Self.plain()
    self.maximumBodySize = maximumBodySize
    reading = DelegatedSession(configuration, delegate())
    #if canImport(FoundationNetworking)
      writing = DelegatedSession(configuration, delegate())
    #else
      writing = reading
    #endif
  }

  #if canImport(Security)
    /// A transport that talks only to servers that `isTrusted` accepts too: for pinned keys and certificates. It is
    /// asked for WebSockets of the client, too; background downloads have an `isTrusted` of their own.
    ///
    /// - Parameters:
    ///   - configuration: as that of ``init(configuration:maximumBodySize:)``.
    ///   - maximumBodySize: as that of ``init(configuration:maximumBodySize:)``.
    ///   - isTrusted: asked for each connection that the system trusts already, with the certificates and the host; it
    ///     can refuse, and never accepts what the system refuses. A refusal is ``NetworkError/insecureConnection``.
    public convenience init(
      configuration: URLSessionConfiguration? = nil, maximumBodySize: Int = 64 << 20,
      isTrusted: @escaping @Sendable (SecTrust, _ host: String) -> Bool
    ) {
      self.init(configuration, maximumBodySize) { SessionDelegate(isTrusted: isTrusted) }
    }
  #endif

  /// Sends a request; see ``Transport``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    try await send(request, progress: progress, limit: nil)
  }

  /// The same, and ``NetworkError/timeout`` once the limit has passed. The caller's own task waits: two switches of
  /// tasks less than with a task that is given up when another one has slept.
  func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?, limit: (Duration, Timing)?
  ) async throws(NetworkError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let session = mayBeSentTwice(request) ? reading : writing
    let task = try makeTask(request, on: session)
    let exchange = WholeExchange(limit: maximumBodySize, progress: progress)
    session.delegate.add(exchange, for: task)
    task.resume()
    if let (duration, timing) = limit { timing.end(exchange.result, after: duration) }
    let outcome = await exchange.result.value()
    // A task that has not ended is not needed any more.
    session.delegate.cancel(task)
    let arrived = try outcome.get()
    return HTTPResponse(arrived.response, body: arrived.body)
  }

  /// Sends a request and returns its response while the body arrives; see ``StreamingTransport``. As many bytes may
  /// wait for their reader as a body may be large otherwise.
  public func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    guard !Task.isCancelled else { throw .cancelled }
    let session = mayBeSentTwice(request) ? reading : writing
    let task = try makeTask(request, on: session)
    let exchange = StreamedExchange(limit: maximumBodySize, progress: progress)
    let body = HTTPBody(exchange.pieces)
    exchange.pieces.onEnd { session.delegate.cancel(task) }
    session.delegate.add(exchange, for: task)
    task.resume()
    // Without a response the body is released here, which ends the transfer.
    return (try await exchange.head.value().get(), body)
  }

  #if canImport(Darwin)
    /// Whether the app decides which servers it trusts.
    var isPinned: Bool { reading.delegate.isTrusted != nil }

    /// A WebSocket of this transport's session, which has its configuration and its trust in servers.
    func webSocketTask(_ request: URLRequest) -> (URLSessionWebSocketTask, RefusedExchange) {
      let task = reading.session.webSocketTask(with: request)
      let exchange = RefusedExchange()
      reading.delegate.add(exchange, for: task)
      return (task, exchange)
    }
  #endif

  /// libcurl sends a request again, unasked, when a connection that it had kept turns out to be dead, and cannot send
  /// a body again. A connection that is used once is never kept.
  private func mayBeSentTwice(_ request: HTTPRequest) -> Bool {
    request.method.isIdempotent && request.body == .none
  }

  private func makeTask(_ request: HTTPRequest, on session: DelegatedSession) throws(NetworkError) -> URLSessionTask {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    // Fields that are added one by one are checked, capitalized and compared each time.
    guard request.headers.isWellFormed else { throw .invalidRequest(.header) }
    var headers = request.headers
    #if canImport(FoundationNetworking)
      if session === writing { headers["Connection"] = "close" }
    #endif
    message.allHTTPHeaderFields = headers.joined
    switch request.body {
    case .none: return session.session.dataTask(with: message)
    case .data(let data): return session.session.uploadTask(with: message, from: data)
    case .file(let url):
      // A folder is readable, too, and Foundation on Linux would send an empty body in its place.
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isReadableFile(atPath: url.path)
      else { throw .invalidRequest(.file) }
      return session.session.uploadTask(with: message, fromFile: url)
    }
  }

  private static func plain() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The client's clock decides; this only frees what a lost cancellation would keep.
    configuration.timeoutIntervalForRequest = 24 * 3_600
    return configuration
  }
}

/// A session and its delegate, which identifies the session's tasks by their numbers.
private final class DelegatedSession: Sendable {
  let delegate: SessionDelegate
  let session: URLSession

  init(_ configuration: URLSessionConfiguration, _ delegate: SessionDelegate) {
    self.delegate = delegate
    let queue = DelegateQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    #if !canImport(FoundationNetworking)
      session.finishTasksAndInvalidate()
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// Runs what the session reports at once, on the queue of the session that reports it: a queue in between would wake a
  /// thread for the header, for the data and for the end of each response.
  ///
  /// Unchecked, since `OperationQueue` is `@unchecked Sendable` and asks its subclasses for the same; it has no state.
  private final class DelegateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#else
  private typealias DelegateQueue = OperationQueue
#endif
