import StrataNetwork

struct NetReqLogin: Codable, Sendable {
  let phone: String
  /// No log shows it.
  let password: Secret
}
