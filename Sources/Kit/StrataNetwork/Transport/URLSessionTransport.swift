import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through one `URLSession` that lives as long as the transport. An app makes one.
///
/// Timeouts are the client's, not the session's. A redirect to another host, or from HTTPS to HTTP, goes without
/// `Authorization`, `Cookie` and the other fields whose names ``Redaction`` knows.
///
/// Foundation on Linux needs care, see `Documentation/Kit/Network.md`: tasks are cancelled from a queue of their own,
/// and the session is never torn down.
public final class URLSessionTransport: Transport {
  /// The transport that clients share unless they are given another.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate = SessionDelegate()
  /// `URLSessionTask.cancel()` takes locks of the session. Called from here, it meets none of the runtime's.
  private let cancellation = DispatchQueue(label: "strata.network.cancellation")

  /// A transport with its own session.
  ///
  /// - Parameter configuration: `nil` for a session without cache and cookies, which keeps nothing on disk.
  public init(configuration: URLSessionConfiguration? = nil) {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration ?? Self.plain(), delegate: delegate, delegateQueue: queue)
  }

  deinit {
    #if !canImport(FoundationNetworking)
      session.finishTasksAndInvalidate()
    #endif
  }

  /// Sends a request; see ``Transport``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let task = try makeTask(request)
    let exchange = Exchange(progress: progress)
    delegate.add(exchange, for: task)
    task.resume()
    let outcome = await exchange.result.value()
    // Whoever ended the wait before the task ended, it was a cancellation: the task goes on without a listener.
    if delegate.remove(task) { cancellation.async { task.cancel() } }
    return try outcome.get()
  }

  private func makeTask(_ request: HTTPRequest) throws(NetworkError) -> URLSessionTask {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    for (name, value) in request.headers { message.addValue(value, forHTTPHeaderField: name) }
    switch request.body {
    case .none: return session.dataTask(with: message)
    case .data(let data): return session.uploadTask(with: message, from: data)
    case .file(let url):
      guard FileManager.default.isReadableFile(atPath: url.path) else { throw .invalidRequest(.file) }
      return session.uploadTask(with: message, fromFile: url)
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
