import StrataNetwork

/// What a failed request means to this app.
enum NetworkFailure: Equatable {
  case offline
  /// The server itself has refused the request for good, with this message. A page of a proxy is no refusal.
  case refused(reason: String)
  case other
  /// The same request was sent before, and may have been executed then.
  indirect case unconfirmed(NetworkFailure)

  init(_ error: any Error) {
    guard let error = error as? NetworkError else {
      self = .other
      return
    }
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: self = .offline
    case .unconfirmed(let last): self = .unconfirmed(NetworkFailure(last))
    default: self = error.refusal(as: ApiErrorResponse.self).map { .refused(reason: $0.message) } ?? .other
    }
  }
}
