/// A transport that can return a response while its body is still arriving: ``URLSessionTransport``, and the fakes of
/// `StrataTesting`. Downloads, byte streams, server-sent events and idle timeouts need one.
public protocol StreamingTransport: Transport {
  /// Sends a request and returns the response as soon as its header is there, whatever its status.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - progress: receives how much of the body was sent; `nil` if not needed.
  /// - Returns: the response without a body, and the body as it arrives.
  /// - Throws: a ``NetworkError`` of the connection, never one of the status.
  func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody)
}
