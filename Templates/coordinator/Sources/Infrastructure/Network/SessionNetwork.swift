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
        guard let token = old.refreshToken else { throw .unauthorized(.noCredential) }
        let route = Route<NetRes<SessionDTO>>.post(
          "cli/refresh", body: .json(RefreshDTO(refreshToken: token)), isAuthorized: false)
        return try await anonymous.send(route).required().credential
      })
    networkClient = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
  }
}
