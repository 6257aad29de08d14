import StrataNetwork
import StrataStorage

/// The client that sends the token of the user, and renews it when the server says that it is too old.
struct SessionNetwork: Sendable {
  /// For requests that belong to no session.
  let client: NetworkClient
  let authorizer: Authorizer

  init(configuration: NetworkConfiguration, transport: any Transport, storage: CredentialStorage) {
    let anonymous = NetworkClient(configuration: configuration, transport: transport)
    authorizer = Authorizer(
      reading: storage.credential, onChange: storage.keep, endsSession: { $0.endsSession },
      refresh: { old throws(NetworkError) in
        guard let refreshToken = old.refreshToken else { throw .unauthorized(.noCredential) }
        let route = AuthNetworkRoute.refresh(req: NetReqRefresh(refreshToken: refreshToken))
        let session = try await anonymous.send(route).required()
        return Credential(accessToken: session.token, refreshToken: session.refreshToken)
      })
    client = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)
  }

  /// For the requests of a window: none is sent for another user than the one whom the window shows.
  func client(in session: UserSession) -> NetworkClient {
    client.inSession(session.session)
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
