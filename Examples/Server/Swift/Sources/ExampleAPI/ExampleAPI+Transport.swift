import Foundation
import StrataNetwork

extension ExampleAPI: StreamingTransport {
  /// Answers the request, whatever its host.
  /// - Throws: `noConnection` where an ``Fault/Kind/offline`` fault meets it, `connectionLost` where
  ///   ``Fault/Kind/lost`` or ``Fault/Kind/half`` does, `cancelled` when the task is cancelled while a
  ///   ``Fault/Kind/slow`` or ``Fault/Kind/late`` fault holds it up.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    let answer = try await answer(Request(request))
    let size = Int64(request.data.count)
    if size > 0 { progress?(UploadProgress(sentBytes: size, totalBytes: size)) }
    var headers: HTTPHeaders = [:]
    for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { headers[name] = value }
    return HTTPResponse(status: answer.status, headers: headers, body: answer.body)
  }

  /// Answers the request, with the body in one piece.
  /// - Throws: what ``send(_:progress:)`` does.
  public func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    var response = try await send(request, progress: progress)
    let body = HTTPBody(response.body)
    response.body = Data()
    return (response, body)
  }
}

extension Request {
  fileprivate init(_ request: HTTPRequest) {
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let query = (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    var headers: [String: String] = [:]
    for (name, value) in request.headers { headers[name] = value }
    self.init(
      method: request.method.rawValue, path: (parts?.path).flatMap { $0.isEmpty ? "/" : $0 } ?? "/",
      query: Dictionary(query) { _, last in last }, headers: headers, body: request.data)
  }
}
