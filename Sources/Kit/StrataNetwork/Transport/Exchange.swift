import Foundation
import StrataLock

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, as the session reports it.
protocol Exchange: Sendable {
  func receive(_ response: HTTPURLResponse)
  func receive(_ data: Data)
  func didSend(_ sent: Int64, of total: Int64)
  func complete(_ response: URLResponse?, _ error: (any Error)?)
  func fail(_ error: NetworkError)
}

/// A request whose response is needed as a whole: what has arrived so far, and the result.
final class WholeExchange: Exchange {
  let result = FirstResult<HTTPResponse>()
  private let progress: (@Sendable (UploadProgress) -> Void)?
  private let limit: Int
  private let body = Locked(Data())

  init(limit: Int, progress: (@Sendable (UploadProgress) -> Void)?) {
    self.limit = limit
    self.progress = progress
  }

  func receive(_ response: HTTPURLResponse) {}

  func receive(_ data: Data) {
    guard !result.isFinished else { return }
    let fits = body.withLock { body in
      guard body.count + data.count <= limit else { return false }
      body.append(data)
      return true
    }
    if !fits { result.finish(.failure(.responseTooLarge)) }
  }

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

extension WholeExchange {
  func fail(_ error: NetworkError) { result.finish(.failure(error)) }
}

extension HTTPResponse {
  init(_ response: HTTPURLResponse, body: Data) {
    var headers = HTTPHeaders()
    let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { headers.add(name, value) }
    self.init(status: response.statusCode, headers: headers, body: body)
  }
}
