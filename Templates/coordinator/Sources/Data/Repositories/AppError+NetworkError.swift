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

  private static func reason(_ response: HTTPResponse) -> String {
    do throws(NetworkError) {
      return try response.decode(ErrorDTO.self).message
    } catch {
      return "The server refused the request (\(response.status))."
    }
  }
}
