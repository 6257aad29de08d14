import StrataNetwork

protocol SessionRemoteDataSourceProtocol: Sendable {
  /// The session of now, then each change of it.
  func sessions() -> AsyncStream<Session>
  /// - Returns: why the server sent no code; `nil` where it did.
  func requestCode(_ request: CodeRequestDTO) async throws(NetworkError) -> RefusalDTO?
  /// - Returns: why the server opened no session; `nil` where it did.
  /// - Throws: `NetworkError.unauthorized(.sessionEnded)` where another session has begun meanwhile, which goes on.
  func openSession(_ signIn: SignInDTO) async throws(NetworkError) -> RefusalDTO?
  /// Ends a session; does nothing if it has ended.
  /// - Returns: whether no session of a former user is stored any more.
  func end(_ session: Session) async -> Bool
  /// Reads the stored session once more, if it could not be read.
  func readSession() async
}

struct SessionRemoteDataSource: SessionRemoteDataSourceProtocol {
  private let networkClient: NetworkClient
  private let authorizer: Authorizer
  private let storage: CredentialStorage

  init(networkClient: NetworkClient, authorizer: Authorizer, storage: CredentialStorage) {
    self.networkClient = networkClient
    self.authorizer = authorizer
    self.storage = storage
  }

  func sessions() -> AsyncStream<Session> {
    let sessions = authorizer.sessions
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let forwarding = Task {
        for await session in sessions { continuation.yield(Session(session)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in forwarding.cancel() }
    }
  }

  func requestCode(_ request: CodeRequestDTO) async throws(NetworkError) -> RefusalDTO? {
    let route = Route<NetRes<CodeSentDTO>>.post("cli/client", body: .json(request), isAuthorized: false)
    let envelope = try await networkClient.send(route)
    return envelope.success ? nil : RefusalDTO(message: envelope.message)
  }

  func openSession(_ signIn: SignInDTO) async throws(NetworkError) -> RefusalDTO? {
    let before = authorizer.session
    let route = Route<NetRes<SessionDTO>>.post("cli/valid", body: .json(signIn), isAuthorized: false)
    let envelope = try await networkClient.send(route)
    // Also where the envelope holds a session: the server says that it did not open it.
    guard envelope.success else { return RefusalDTO(message: envelope.message) }
    let credential = try envelope.required().credential
    guard await authorizer.signIn(credential, after: before) != nil else { throw .unauthorized(.sessionEnded) }
    return nil
  }

  func end(_ session: Session) async -> Bool {
    await authorizer.signOut(of: session.session)
    return authorizer.session.state == .signedIn || storage.isEmpty
  }

  func readSession() async {
    await authorizer.readCredential()
  }
}
