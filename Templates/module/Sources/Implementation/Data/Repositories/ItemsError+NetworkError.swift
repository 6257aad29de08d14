import StrataNetwork

extension ItemsError {
  /// What a failed request means to the user.
  init(_ error: NetworkError) {
    self =
      switch error {
      case .noConnection, .connectionLost, .timeout: .offline
      case .status(let response) where response.status == 404: .notFound
      case .status(let response) where response.status < 500: .refused(reason: Self.reason(response))
      default: .unavailable
      }
  }

  private static func reason(_ response: HTTPResponse) -> String? {
    // Without a message that can be read, there is no reason to show.
    try? response.decode(ProblemDTO.self).message
  }
}
