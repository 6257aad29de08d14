import StrataNetwork
import StrataStorage

/// The client that sends the token of who is signed in, and renews it when the server says that it is too old.
struct SessionNetwork: Sendable {
  let client: NetworkClient
  let authorizer: Authorizer

  init(configuration: NetworkConfiguration, transport: any Transport, storage: CredentialStorage) {
    let anonymous = NetworkClient(configuration: configuration, transport: transport)
    authorizer = Authorizer(
      credential: storage.credential, onChange: storage.keep,
      refresh: { old throws(StrataNetwork.NetworkError) in
        // A server that does not renew a session, for whatever reason it gives, wants the user to sign in again.
        let isOver = StrataNetwork.NetworkError.unauthorized(.refused(HTTPResponse(status: 401)))
        guard let refreshToken = old.refreshToken else { throw isOver }
        let route = AuthNetworkRoute.refresh(req: NetReqRefresh(refreshToken: refreshToken))
        let envelope = try await anonymous.send(route)
        guard envelope.success, let session = envelope.result else { throw isOver }
        return Credential(accessToken: session.token, refreshToken: session.refreshToken)
      })
    client = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
  }
}
