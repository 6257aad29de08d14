extension GatewayError {
  /// What it means to the business.
  var authError: AuthError {
    switch self {
    case .refused(let reason): .refused(reason: reason)
    case .unauthorized: .sessionExpired
    case .noConnection, .unconfirmed: .noConnection
    case .noData, .unexpected: .unknown(self)
    }
  }
}
