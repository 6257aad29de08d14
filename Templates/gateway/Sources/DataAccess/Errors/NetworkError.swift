import StrataNetwork

/// What the network layer throws. Use cases map it, and import no network layer for that.
typealias NetworkError = StrataNetwork.NetworkError

extension NetworkError {
  /// Whether the server could not be reached, or not in time: the same request may succeed later.
  var isConnectionFailure: Bool {
    switch self {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: true
    case .unauthorized(.refreshFailed(let cause)): cause.isConnectionFailure
    default: false
    }
  }

  /// Why the server refused a request that it understood.
  var refusal: NetResError? {
    guard case .status(let response) = self, response.status == 400 else { return nil }
    return try? response.decode(NetResError.self)
  }
}
