import StrataNetwork

/// What renews a session.
struct NetReqRefresh: Codable, Sendable {
  let refreshToken: Secret
}
