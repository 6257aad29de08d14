import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the system carries out instead of the client: WebSockets and background downloads.
extension NetworkClient {
  /// The transport whose session, or whose trust in servers, they use.
  /// - Throws: ``NetworkError/RequestFault/transport`` if the client does not send through the system.
  func systemTransport() throws(NetworkError) -> URLSessionTransport {
    guard let system = limiting ?? (transport as? MiddlewareTransport)?.system else {
      throw .invalidRequest(.transport)
    }
    return system
  }

  /// A request with the client's header fields and its current credential.
  func message<Response>(for route: Route<Response>) async throws(NetworkError) -> URLRequest {
    var request = try RequestBuilder(configuration: configuration).request(for: route)
    guard request.body == .none else { throw .invalidRequest(.bodyNotAllowed) }
    if let authorizer, route.isAuthorized, !Renewal.isRun(of: authorizer) {
      request.headers["Authorization"] = try await authorizer.grant(of: session).get().field
    }
    // A token comes from a server or a store; one with a line break would add fields to the request.
    guard request.headers.isWellFormed else { throw .invalidRequest(.header) }
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    for (name, value) in request.headers { message.addValue(value, forHTTPHeaderField: name) }
    return message
  }
}
