/// What a server says to a request that names the version an app has already.
public enum Revalidated<Value: Sendable>: Sendable {
  /// The app's version is still the current one (304).
  case notModified
  /// This is the current one; `etag` names it for the next request, if the server gave it a name.
  case modified(Value, etag: String?)
}

extension Revalidated: Equatable where Value: Equatable {}

extension NetworkClient {
  /// Sends a route with the version that the app has: `If-None-Match`.
  ///
  /// - Parameters:
  ///   - route: what to send.
  ///   - etag: the `ETag` that came with what the app has; `nil` asks without a condition.
  /// - Throws: ``NetworkError``; a 304 that was not asked for is a ``NetworkError/status(_:)``.
  public func send<Response>(
    _ route: Route<Response>, ifNoneMatch etag: String?
  ) async throws(NetworkError) -> Revalidated<Response> {
    var route = route
    route.headers["If-None-Match"] = etag
    do throws(NetworkError) {
      let (value, response) = try await exchange(route)
      return .modified(value, etag: response.headers["ETag"])
    } catch {
      if case .status(let response) = error, response.status == 304, etag != nil { return .notModified }
      throw error
    }
  }
}
