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
    self = .refused(reason: refusal.message ?? "The server refused the request and gives no reason.")
  }

  private static func reason(_ response: HTTPResponse) -> String {
    do throws(NetworkError) {
      return try response.decode(ErrorDTO.self).message
    } catch {
      return "The server refused the request (\(response.status))."
    }
  }
}
