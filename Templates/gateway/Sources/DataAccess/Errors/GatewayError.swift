/// What gateways throw.
enum GatewayError: Error, Equatable {
  /// The request failed on its way, or the server answered with an error that it does not explain.
  case network(NetworkError)
  /// The server understood the request and refused it: with status 400, or in an envelope that says `"success": false`.
  /// - Parameter reason: in words for people, if the server gives one.
  case refused(reason: String?)

  init(_ error: NetworkError) {
    self = error.refusal.map { .refused(reason: $0.message) } ?? .network(error)
  }

  /// Whether the server could not be reached, or not in time: the same request may succeed later.
  var isConnectionFailure: Bool {
    if case .network(let error) = self { error.isConnectionFailure } else { false }
  }
}
