extension Authorizer {
  /// A credential, and the session and generation to which it belongs.
  struct Grant: Sendable {
    let credential: Credential
    let scheme: String
    let session: Int
    let generation: Int

    var field: String { "\(scheme) \(credential.accessToken.revealed)" }
  }
}
