import Foundation
import StrataLock

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request whose response is returned while it arrives.
final class StreamedExchange: Exchange {
  let head = FirstResult<HTTPResponse>()
  let pieces: BodyPieces
  private let progress: (@Sendable (UploadProgress) -> Void)?
  private let isExecuted = Locked(false)

  init(limit: Int, progress: (@Sendable (UploadProgress) -> Void)?) {
    self.progress = progress
    pieces = BodyPieces(limit: limit)
  }

  /// A closure of the app may wait for anything.
  var needsQueue: Bool { progress != nil }

  func receive(_ response: HTTPURLResponse) {
    guard response.isResult || !isExecuted.withLock({ $0 }) else { return fail(.invalidResponse) }
    head.finish(.success(HTTPResponse(response, body: Data())))
  }

  func receive(_ data: Data) { pieces.push(data) }

  func didSend(_ sent: Int64, of total: Int64) {
    guard let progress, !head.isFinished else { return }
    progress(UploadProgress(sentBytes: sent, totalBytes: total))
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error { return fail(NetworkError(transfer: error, hasResponse: response != nil)) }
    guard let response = response as? HTTPURLResponse else { return fail(.invalidResponse) }
    receive(response)
    pieces.end(nil)
  }

  func followsResult() { isExecuted.withLock { $0 = true } }

  func fail(_ error: NetworkError) {
    let error = isExecuted.withLock { $0 } ? error.ofExecutedRequest : error
    head.finish(.failure(error))
    pieces.end(error)
  }
}
