import StrataNetwork

/// What the app remembers of its user.
protocol UserSettingsProtocol: Sendable {
  /// The session of now.
  var session: UserSession { get }
  /// The session of now, then each change of it, for each window.
  var sessions: AsyncStream<UserSession> { get }
  /// Begins the session of a user who began to sign in during another one; does nothing if that has ended: the answer
  /// to a sign-in may come after somebody else has signed in. Tokens that cannot be stored are a warning in the log:
  /// the user signs in again the next time.
  /// - Returns: whether the session has begun.
  func save(token: String, refreshToken: String, after session: UserSession) async -> Bool
  /// Signs out the user of a session; does nothing if that has ended.
  /// - Returns: whether no tokens of a former user are stored any more; otherwise the app would begin with them the
  ///   next time.
  func forgetToken(of session: UserSession) async -> Bool
  /// Reads the stored tokens once more, if they could not be read.
  func readToken() async
}

/// The authorizer alone knows who is signed in: it sends the tokens, and whatever it changes it stores.
struct UserSettings: UserSettingsProtocol {
  private let storage: CredentialStorage
  private let authorizer: Authorizer

  init(storage: CredentialStorage, authorizer: Authorizer) {
    self.storage = storage
    self.authorizer = authorizer
  }

  var session: UserSession { UserSession(authorizer.session) }

  var sessions: AsyncStream<UserSession> {
    let sessions = authorizer.sessions
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let forwarding = Task {
        for await session in sessions { continuation.yield(UserSession(session)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in forwarding.cancel() }
    }
  }

  func save(token: String, refreshToken: String, after session: UserSession) async -> Bool {
    let credential = Credential(accessToken: Secret(token), refreshToken: Secret(refreshToken))
    return await authorizer.signIn(credential, after: session.session) != nil
  }

  func forgetToken(of session: UserSession) async -> Bool {
    await authorizer.signOut(of: session.session)
    return authorizer.session.state == .signedIn || storage.isEmpty
  }

  func readToken() async {
    await authorizer.readCredential()
  }
}
