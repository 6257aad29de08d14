/// What proves who the user is, and what renews the proof.
public struct Credential: Sendable, Hashable, Codable {
  /// Goes along with every authorized request.
  public let accessToken: Secret
  /// Is exchanged for a new credential when the access token is too old.
  public let refreshToken: Secret?

  /// A credential as the server gave it.
  public init(accessToken: Secret, refreshToken: Secret? = nil) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
  }
}
