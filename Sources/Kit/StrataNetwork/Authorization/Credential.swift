/// The token that authorizes requests, and the one that renews it.
public struct Credential: Sendable, Hashable, Codable {
  /// Sent with every authorized request.
  public let accessToken: Secret
  /// Exchanged for a new credential when the access token has expired.
  public let refreshToken: Secret?

  /// A credential as the server gave it.
  public init(accessToken: Secret, refreshToken: Secret? = nil) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
  }
}
