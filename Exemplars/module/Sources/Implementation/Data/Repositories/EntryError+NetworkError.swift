import StrataNetwork

extension EntryError {
  /// What a failed request means. Only an error response of the server itself is a refusal, not the page of
  /// a proxy.
  init(_ error: NetworkError) {
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: self = .offline
    case .status(let response) where response.status == 404: self = .notFound
    default: self = error.refusal(as: ProblemDTO.self).map { .refused(reason: $0.message) } ?? .unavailable
    }
  }
}
