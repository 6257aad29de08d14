import StrataData
import StrataNetwork

extension AppError {
  /// What a failure of the network means to the app.
  /// - Parameter id: whom the request was about, where it was about one user.
  init(_ error: NetworkError, id: String? = nil) {
    if let refusal = error.refusal, !error.isNotFound {
      self = .invalid(refusal)
      return
    }
    switch error {
    case .noConnection, .connectionLost, .insecureConnection, .timeout: self = .offline
    case .unauthorized: self = .unauthorized
    case .status where error.isNotFound: self = id.map { .notFound(id: $0) } ?? .network("\(error)")
    case .unsuccessful(let message): self = .invalid(message.message)
    case .status, .invalidResponse, .responseTooLarge, .emptyResponse, .decoding: self = .network("\(error)")
    case .invalidRequest, .cancelled: self = .unknown(error)
    case .unconfirmed(let last): self.init(last, id: id)
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
  /// Why the API refuses a request, in its own words; `nil` for every other failure. Proxies, captive portals and
  /// servers that are being replaced send such statuses, too, and half an answer may come from a server that did what
  /// it was asked: none of these is a refusal, and the same request may succeed later.
  var refusal: String? {
    if let refusal = refusal(as: ErrorResponse.self) { return refusal.message }
    // This API sends 409 for a value that another user has, and never while it still executes an earlier attempt.
    guard case .status(let response) = self, response.status == 409 else { return nil }
    return try? response.decode(ErrorResponse.self).message
  }

  fileprivate var isNotFound: Bool {
    if case .status(let response) = self { response.status == 404 } else { false }
  }
}
