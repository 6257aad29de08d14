import Foundation

extension NetworkClient {
  /// Sends a route, and returns its response as soon as the header is there: the body is read while it arrives.
  ///
  /// The route's `timeout` counts up to the header. From then on only `idleTimeout` counts, while a reader waits. A
  /// body that breaks off is not requested again.
  ///
  /// - Throws: ``NetworkError``, also for a status outside 200 to 299, whose body was read as a whole.
  public func stream(
    _ route: Route<Data>, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    let delivery = try delivery(of: route, progress: progress, isStreamed: true)
    defer { removeUpload(of: delivery.request, route.body) }
    let reply = try await delivery.reply()
    return (reply.response, reply.body ?? HTTPBody(reply.response.body))
  }
}
