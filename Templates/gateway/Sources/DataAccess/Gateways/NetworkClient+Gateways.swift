import StrataNetwork

extension NetworkClient {
  /// Sends a route whose answer comes in an envelope. All gateways read envelopes here, so that none ignores what the envelope
  /// says.
  /// - Parameter progress: receives how much of the body was sent.
  /// - Returns: the result; `nil` where the server did what it was asked and has nothing to return.
  /// - Throws: ``GatewayError/refused(reason:)`` where the envelope says that the server did not do it, also beside a result.
  func result<Body>(
    of route: Route<NetRes<Body>>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(GatewayError) -> Body? {
    let envelope = try await answer(to: route, progress: progress)
    guard envelope.success else { throw .refused(reason: envelope.message) }
    return envelope.result
  }

  /// Sends a route whose answer comes as it is.
  func answer<Response>(
    to route: Route<Response>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(GatewayError) -> Response {
    do throws(NetworkError) { return try await send(route, progress: progress) } catch { throw GatewayError(error) }
  }
}
