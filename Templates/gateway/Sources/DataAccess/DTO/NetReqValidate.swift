import StrataNetwork

struct NetReqValidate: Codable, Sendable {
  let phone: String
  /// No log shows it.
  let code: Secret
}
