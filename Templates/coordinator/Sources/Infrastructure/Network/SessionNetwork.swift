import StrataNetwork

/// The client of a session that is stored in the keychain, and renewed when the server says that it is too old.
struct SessionNetwork: Sendable {
  let networkClient: NetworkClient
  let authorizer: Authorizer
  let storage: CredentialStorage

  init(configuration: NetworkConfiguration, transport: any Transport, storage: CredentialStorage) {
    self.storage = storage
    let anonymous = NetworkClient(configuration: configuration, transport: transport)
    authorizer = Authorizer(
      reading: storage.credential, onChange: storage.keep, endsSession: { $0.endsSession },
      refresh: { old throws(NetworkError) in
        guard let token = old.refreshToken else { throw .unauthorized(.noCredential) }
        // Sent again where its answer was lost: the server gives the same session.
        let route = Route<NetRes<SessionDTO>>(
          .post, "cli/refresh", body: .json(RefreshDTO(refreshToken: token)), isAuthorized: false, isIdempotent: true)
        return try await anonymous.send(route).required().credential
      })
    networkClient = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
  }
}

extension NetworkError {
  /// Whether the user has to sign in again after a renewal that failed with this error: the server refused it, or
  /// there is nothing to renew the session with.
  var endsSession: Bool {
    switch self {
    case .unsuccessful, .unauthorized(.noCredential): true
    case .unconfirmed(let last): last.endsSession
    default: refusesCredential
    }
  }
}
