/// The response to a request that names the version that the app has.
public enum Revalidated<Value: Sendable>: Sendable {
  /// The app's version is still the current one (304).
  case notModified
  /// The current version; `etag` names it in the next request, if the server sent one.
  case modified(Value, etag: String?)
}

extension Revalidated: Equatable where Value: Equatable {}

extension NetworkClient {
  /// Sends a route with the version that the app has: `If-None-Match`.
  ///
  /// - Parameters:
  ///   - route: what to send.
  ///   - etag: the `ETag` that came with what the app has; `nil` sends no condition.
  /// - Throws: ``NetworkError``; a 304 without a condition is a ``NetworkError/status(_:)``.
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
