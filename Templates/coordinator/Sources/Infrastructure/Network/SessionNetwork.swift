import StrataNetwork

/// The client of a session that is kept in the keychain, and renewed when the server says that it is too old.
struct SessionNetwork: Sendable {
  let networkClient: NetworkClient
  let authorizer: Authorizer

  init(configuration: NetworkConfiguration, transport: any Transport, storage: CredentialStorage) {
    let anonymous = NetworkClient(configuration: configuration, transport: transport)
    authorizer = Authorizer(
      credential: storage.credential, onChange: { storage.save($0) },
      refresh: { old throws(NetworkError) in
        // A server that does not renew a session, for whatever reason it gives, wants the user to sign in again.
        let isOver = NetworkError.unauthorized(.refused(HTTPResponse(status: 401)))
        guard let token = old.refreshToken else { throw isOver }
        let route = Route<NetRes<SessionDTO>>.post(
          "cli/refresh", body: .json(RefreshDTO(refreshToken: token)), isAuthorized: false)
        let envelope = try await anonymous.send(route)
        guard envelope.success, let session = envelope.result else { throw isOver }
        return session.credential
      })
    networkClient = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
  }
}
