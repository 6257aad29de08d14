import StrataNetwork

extension Traced: Transport, StreamingTransport where Layer == any Transport {
  /// Sends the request, and prints method, path and status. No host, no query, no header and no body.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    try await logger.step(
      from: "Network", to: "\(request.method.rawValue) \(request.url.path)", answer: { "\($0.status)" }
    ) { () throws(NetworkError) in try await layer.send(request, progress: progress) }
  }
  /// Streams the response, and prints the same when its header is there.
  public func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    guard let streaming = layer as? any StreamingTransport else { throw .invalidRequest(.streaming) }
    return try await logger.step(
      from: "Network", to: "\(request.method.rawValue) \(request.url.path)", answer: { "\($0.response.status)" }
    ) { () throws(NetworkError) in try await streaming.stream(request, progress: progress) }
  }
}
