import StrataNetwork

extension NetworkClient {
  /// Sends a route whose answer comes in an envelope. All gateways read envelopes here, so that none ignores what the
  /// envelope says.
  /// - Returns: the result; `nil` where the server did what it was asked and has nothing to return.
  /// - Throws: ``GatewayError/refused(reason:)`` where the envelope says that the server did not do it, also beside a
  ///   result.
  func result<Body>(of route: Route<NetRes<Body>>) async throws(GatewayError) -> Body? {
    try Self.result(in: await answer(to: route))
  }

  /// Sends a route that uses something up, such as a code, or changes what the user sees, such as a picture: where the
  /// server may have done it, the user has to know.
  /// - Parameter progress: receives how much of the body was sent.
  /// - Throws: ``GatewayError/unconfirmed`` where the answer was lost or cannot be read.
  func resultOfChange<Body>(
    of route: Route<NetRes<Body>>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(GatewayError) -> Body? {
    let envelope: NetRes<Body>
    do throws(NetworkError) {
      envelope = try await send(route, progress: progress)
    } catch {
      throw error.mayHaveTakenEffect ? .unconfirmed : GatewayError(error)
    }
    return try Self.result(in: envelope)
  }

  /// Sends a route whose answer comes as it is.
  func answer<Response>(to route: Route<Response>) async throws(GatewayError) -> Response {
    do throws(NetworkError) { return try await send(route) } catch { throw GatewayError(error) }
  }

  private static func result<Body>(in envelope: NetRes<Body>) throws(GatewayError) -> Body? {
    guard envelope.success else { throw .refused(reason: envelope.message) }
    return envelope.result
  }
}
