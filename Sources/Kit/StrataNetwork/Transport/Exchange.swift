import Foundation
import StrataLock

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, as the session reports it.
protocol Exchange: Sendable {
  /// Whether it has to be reported apart from the session's queue.
  var needsQueue: Bool { get }
  func receive(_ response: HTTPURLResponse)
  func receive(_ data: Data)
  func didSend(_ sent: Int64, of total: Int64)
  func complete(_ response: URLResponse?, _ error: (any Error)?)
  func fail(_ error: NetworkError)
  /// The server has executed the request, which changes something, and its result is read elsewhere (303).
  func followsResult()
}

extension Exchange {
  var needsQueue: Bool { false }
  func followsResult() {}
}

extension NetworkError {
  /// The error of a request that was executed: what was met where its result should be read must not be taken for its
  /// own answer.
  var ofExecutedRequest: NetworkError { mayHaveTakenEffect ? self : .invalidResponse }
}

extension HTTPURLResponse {
  /// Whether it can be the result of a request that was executed.
  var isResult: Bool { (200..<300).contains(statusCode) }
}

/// A request whose response is needed as a whole: what has arrived so far, and the result.
final class WholeExchange: Exchange {
  /// A response as the session reports it. Its task makes an ``HTTPResponse`` of it: the session's queue has all others'
  /// responses to report.
  struct Arrived: Sendable {
    let response: HTTPURLResponse
    let body: Data
  }

  let result = FirstResult<Arrived>()
  private let progress: (@Sendable (UploadProgress) -> Void)?
  private let limit: Int
  private let arrived = Locked((body: Data(), isExecuted: false))

  init(limit: Int, progress: (@Sendable (UploadProgress) -> Void)?) {
    self.limit = limit
    self.progress = progress
  }

  /// A closure of the app may wait for anything.
  var needsQueue: Bool { progress != nil }

  func receive(_ response: HTTPURLResponse) {}

  func receive(_ data: Data) {
    guard !result.isFinished else { return }
    let fits = arrived.withLock { arrived in
      guard arrived.body.count + data.count <= limit else { return false }
      arrived.body.append(data)
      return true
    }
    if !fits { result.finish(.failure(.responseTooLarge)) }
  }

  func didSend(_ sent: Int64, of total: Int64) {
    guard let progress, !result.isFinished else { return }
    progress(UploadProgress(sentBytes: sent, totalBytes: total))
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error { return fail(NetworkError(transfer: error, hasResponse: response != nil)) }
    let arrived = arrived.withLock { $0 }
    guard let response = response as? HTTPURLResponse, response.isResult || !arrived.isExecuted else {
      return fail(.invalidResponse)
    }
    result.finish(.success(Arrived(response: response, body: arrived.body)))
  }

  func fail(_ error: NetworkError) {
    result.finish(.failure(arrived.withLock { $0.isExecuted } ? error.ofExecutedRequest : error))
  }

  func followsResult() { arrived.withLock { $0.isExecuted = true } }
}

extension HTTPResponse {
  init(_ response: HTTPURLResponse, body: Data) {
    self.init(status: response.statusCode, headers: HTTPHeaders(of: response), body: body)
  }
}
