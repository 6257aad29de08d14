import StrataNetwork

extension AppError {
  /// What a failure of the network means to the app.
  /// - Parameter id: what the request was about, where it was about one thing.
  init(_ error: NetworkError, id: String? = nil) {
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: self = .offline
    case .unauthorized: self = .unauthorized
    case .status(let response) where response.status == 404:
      self = id.map { .notFound(id: $0) } ?? .network("\(error)")
    case .unsuccessful(let message): self = .invalid(message.message)
    case .status, .invalidResponse, .responseTooLarge, .emptyResponse, .decoding:
      self = error.refusal(as: ErrorResponse.self).map { .invalid($0.message) } ?? .network("\(error)")
    case .invalidRequest, .cancelled: self = .unknown(error)
    case .unconfirmed(let last): self.init(last, id: id)
    }
  }
}
