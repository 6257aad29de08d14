import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through a `URLSession` that lives as long as the transport. An app makes one.
///
/// Timeouts are the client's, not the session's. A redirect to another host, or from HTTPS to HTTP, goes without
/// `Authorization`, `Cookie` and the other fields whose names ``Redaction`` knows. A redirect that would send a body once
/// more (307, 308) is not followed: it is the response.
///
/// Foundation on Linux needs care, see `Documentation/Kit/Network.md`: tasks are cancelled from a queue of their own,
/// sessions are never torn down, and what must not be sent twice goes through a connection of its own.
public final class URLSessionTransport: Transport {
  /// The transport that clients share unless they are given another.
  public static let shared = URLSessionTransport()

  private let reading: Line
  private let writing: Line
  private let maximumBodySize: Int
  /// `URLSessionTask.cancel()` takes locks of the session. Called from here, it meets none of the runtime's.
  private let cancellation = DispatchQueue(label: "strata.network.cancellation")

  /// A transport with its own session.
  ///
  /// - Parameters:
  ///   - configuration: `nil` for a session without cache and cookies, which keeps nothing on disk.
  ///   - maximumBodySize: the largest response body in bytes, decompressed; a body is kept in memory. A larger one is
  ///     ``NetworkError/responseTooLarge``.
  public init(configuration: URLSessionConfiguration? = nil, maximumBodySize: Int = 64 << 20) {
    let configuration = configuration ?? Self.plain()
    self.maximumBodySize = maximumBodySize
    reading = Line(configuration)
    #if canImport(FoundationNetworking)
      writing = Line(configuration)
    #else
      writing = reading
    #endif
  }

  /// Sends a request; see ``Transport``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let line = mayBeSentTwice(request) ? reading : writing
    let task = try makeTask(request, on: line)
    let exchange = Exchange(hasBody: request.body != .none, limit: maximumBodySize, progress: progress)
    line.delegate.add(exchange, for: task)
    task.resume()
    let outcome = await exchange.result.value()
    // Whoever ended the wait before the task ended, the task goes on without a listener.
    if line.delegate.remove(task) { cancellation.async { task.cancel() } }
    return try outcome.get()
  }

  /// libcurl sends a request again, unasked, when a connection that it had kept turns out to be dead, and cannot send
  /// a body again. A connection that is used once is never kept.
  private func mayBeSentTwice(_ request: HTTPRequest) -> Bool {
    request.method.isIdempotent && request.body == .none
  }

  private func makeTask(_ request: HTTPRequest, on line: Line) throws(NetworkError) -> URLSessionTask {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    for (name, value) in request.headers { message.addValue(value, forHTTPHeaderField: name) }
    #if canImport(FoundationNetworking)
      if line === writing { message.setValue("close", forHTTPHeaderField: "Connection") }
    #endif
    switch request.body {
    case .none: return line.session.dataTask(with: message)
    case .data(let data): return line.session.uploadTask(with: message, from: data)
    case .file(let url):
      guard FileManager.default.isReadableFile(atPath: url.path) else { throw .invalidRequest(.file) }
      return line.session.uploadTask(with: message, fromFile: url)
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

/// A session and its delegate, which tells the session's tasks apart by their numbers.
private final class Line: Sendable {
  let delegate = SessionDelegate()
  let session: URLSession

  init(_ configuration: URLSessionConfiguration) {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    #if !canImport(FoundationNetworking)
      session.finishTasksAndInvalidate()
    #endif
  }
}
