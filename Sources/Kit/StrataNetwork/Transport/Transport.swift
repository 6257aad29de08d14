/// Sends requests to a server: ``URLSessionTransport``, or a fake of `StrataTesting`.
public protocol Transport: Sendable {
  /// Sends a request and returns the whole response, whatever its status.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - progress: receives how much of the body was sent; `nil` if not needed.
  /// - Throws: a ``NetworkError`` of the connection, never one of the status. It should throw
  ///   ``NetworkError/cancelled`` soon after its task was cancelled; the client does not wait for it.
  func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse
}
