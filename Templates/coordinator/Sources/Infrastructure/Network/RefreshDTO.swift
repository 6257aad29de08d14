import StrataNetwork

/// What renews a session.
struct RefreshDTO: Encodable, Sendable {
  let refreshToken: Secret
}
