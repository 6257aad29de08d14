import StrataNetwork

extension ItemsError {
  /// What a failed request means to the user. Only an error response of the server itself is a refusal, not the page of
  /// a proxy.
  init(_ error: NetworkError) {
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: self = .offline
    case .unconfirmed(let last):
      self.init(last)
      // That refusal says nothing about the attempt before it, whose answer was lost.
      if case .refused = self { self = .unconfirmed }
      if case .notFound = self { self = .unconfirmed }
    case .status(let response) where response.status == 404 && error.refusal(as: ProblemDTO.self) != nil:
      self = .notFound
    default: self = error.refusal(as: ProblemDTO.self).map { .refused(reason: $0.message) } ?? .unavailable
    }
  }

  /// What it means to the user that a change failed: where its answer was lost, it may be saved all the same.
  init(ofChange error: NetworkError) {
    let failure = ItemsError(error)
    let isUnanswered = failure == .offline || failure == .unavailable
    self = isUnanswered && error.mayHaveTakenEffect ? .unconfirmed : failure
  }
}
