import StrataData
import StrataNetwork

extension AppError {
  /// What a failure of the network means to the app.
  /// - Parameter id: whom the request was about, where it was about one user.
  init(_ error: NetworkError, id: String? = nil) {
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout:
      self = .offline
    case .unauthorized:
      self = .unauthorized
    case .status(let response):
      self.init(response, error, id: id)
    case .unsuccessful(let message):
      self = .invalid(message.message)
    default:
      self = .unknown(error)
    }
  }

  private init(_ response: HTTPResponse, _ error: NetworkError, id: String?) {
    switch response.status {
    case 404:
      self = id.map { .notFound(id: $0) } ?? .network(error.localizedDescription)
    case 400, 409, 422:
      self = .invalid(error.refusal)
    default:
      self = .network(error.localizedDescription)
    }
  }
}

extension AppError {
  /// What a failure of the store means to the app.
  init(_ error: StoreError<NetworkError>) {
    switch error {
    case .fetch(let failure): self.init(failure)
    case .storage(let failure): self = .unknown(failure)
    case .cancelled: self = .unknown(CancellationError())
    }
  }
}

extension NetworkError {
  /// Why the server refuses a request, in its own words; `nil` where it gives none.
  var refusal: String? {
    guard case .status(let response) = self else { return nil }
    return try? response.decode(ErrorResponse.self).message
  }
}
