import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: what came back so far, and who waits for it.
final class Exchange: Sendable {
  let result = FirstResult<HTTPResponse>()
  private let progress: (@Sendable (UploadProgress) -> Void)?
  private let body = Locked(Data())

  init(progress: (@Sendable (UploadProgress) -> Void)?) { self.progress = progress }

  func receive(_ data: Data) { body.withLock { $0.append(data) } }

  func didSend(_ sent: Int64, of total: Int64) {
    guard let progress, !result.isFinished else { return }
    progress(UploadProgress(sentBytes: sent, totalBytes: total))
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error {
      result.finish(.failure(NetworkError(transfer: error, hasResponse: response != nil)))
    } else if let response = response as? HTTPURLResponse {
      result.finish(.success(HTTPResponse(response, body: body.withLock { $0 })))
    } else {
      result.finish(.failure(.invalidResponse))
    }
  }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    var headers = HTTPHeaders()
    let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { headers.add(name, value) }
    self.init(status: response.statusCode, headers: headers, body: body)
  }
}
