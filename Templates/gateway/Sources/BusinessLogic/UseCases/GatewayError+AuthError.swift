extension GatewayError {
  /// What it means to the business.
  var authError: AuthError {
    switch self {
    case .refused(let reason): .refused(reason: reason)
    case _ where isConnectionFailure: .noConnection
    case .network(.unauthorized): .sessionExpired
    case .network(let cause): .unknown(cause)
    }
  }
}
