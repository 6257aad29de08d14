@testable import Login

/// Settings whose stream is behind.
struct LateUserSettings: UserSettingsProtocol {
  let session: UserSession
  let sessions: AsyncStream<UserSession>

  func save(token: String, refreshToken: String, after session: UserSession) async -> Bool { true }
  func forgetToken(of session: UserSession) async -> Bool { true }
  func readToken() async {}
}
