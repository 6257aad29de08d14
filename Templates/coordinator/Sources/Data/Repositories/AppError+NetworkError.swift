import StrataNetwork

extension AppError {
  /// What a failed request means to the user.
  init(_ error: NetworkError) {
    self =
      switch error {
      case .unauthorized(.refreshFailed(let cause)) where AppError(cause) == .offline: .offline
      case .noConnection, .connectionLost, .timeout: .offline
      case .unauthorized: .signedOut
      case .status(let response) where response.status < 500: .refused(reason: Self.reason(response))
      default: .unavailable
      }
  }

  /// What a refusal with a good status means to the user.
  init(_ refusal: RefusalDTO) {
    self = .refused(reason: refusal.message)
  }

  private static func reason(_ response: HTTPResponse) -> String? {
    // Without a message that can be read, there is no reason to show.
    try? response.decode(ErrorDTO.self).message
  }
}
