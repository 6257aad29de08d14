import StrataNetwork

extension NetworkClient {
  /// Sends a route whose answer comes in an envelope: the one way by which gateways read one, so that none forgets what
  /// the envelope says.
  /// - Returns: the result; `nil` where the server did what it was asked and has nothing to give back.
  /// - Throws: ``GatewayError/refused(reason:)`` where the envelope says that the server did not do it, also beside a result.
  func result<Body>(of route: Route<NetRes<Body>>) async throws(GatewayError) -> Body? {
    let envelope = try await answer(to: route)
    guard envelope.success else { throw .refused(reason: envelope.message) }
    return envelope.result
  }

  /// Sends a route whose answer comes as it is.
  func answer<Response>(to route: Route<Response>) async throws(GatewayError) -> Response {
    do throws(NetworkError) { return try await send(route) } catch { throw GatewayError(error) }
  }
}
