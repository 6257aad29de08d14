import StrataNetwork

extension Traced: Transport where Layer == any Transport {
  /// Sends the request, and prints method, path and status. No host, no query, no header and no body.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    try await logger.step(
      from: "Network", to: "\(request.method.rawValue) \(request.url.path)", answer: { "\($0.status)" }
    ) { () throws(NetworkError) in try await layer.send(request, progress: progress) }
  }
}
