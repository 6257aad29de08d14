import StrataNetwork

struct NetReqResetPassword: Codable, Sendable {
  let phone: String
  /// No log shows it.
  let code: Secret
  /// No log shows it.
  let password: Secret
}
