import StrataNetwork

extension AppError {
  /// What a failed request means to the user.
  init(_ error: NetworkError) {
    self =
      switch error {
      case .noConnection, .connectionLost, .insecureConnection, .timeout: .offline
      // What was to be done was not begun, whatever became of the renewal.
      case .unauthorized(.refreshFailed(.unconfirmed(let last))) where !last.refusesCredential: .offline
      // The session is not over if the server only could not be asked to renew it.
      case .unauthorized(.refreshFailed(let cause)) where !cause.endsSession: AppError(cause)
      case .unauthorized(.unreadableCredential): .sessionUnreadable
      case .unauthorized: .signedOut
      case .unsuccessful(let message): .refused(reason: message.message)
      case .status(let response) where (400..<500).contains(response.status): Self.refusal(in: response)
      case .unconfirmed: .unconfirmed
      default: .unavailable
      }
  }

  /// What it means to the user that a change failed: where its answer was lost, it may be saved all the same.
  init(ofChange error: NetworkError) {
    let failure = AppError(error)
    let isUnanswered = failure == .offline || failure == .unavailable
    self = isUnanswered && error.mayHaveTakenEffect ? .unconfirmed : failure
  }

  /// What a refusal with a good status means to the user.
  init(_ refusal: RefusalDTO) {
    self = .refused(reason: refusal.message)
  }

  /// Other servers between app and API send such statuses, too: only an answer with the API's own message is a refusal.
  private static func refusal(in response: HTTPResponse) -> AppError {
    guard let error = try? response.decode(ErrorDTO.self) else { return .unavailable }
    return .refused(reason: error.message)
  }
}
