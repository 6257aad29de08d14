protocol SessionRepositoryProtocol: Sendable {
  /// The session of now, then each change of it, for any number of observers.
  func sessions() -> AsyncStream<Session>
  func requestCode(phone: String) async throws(AppError)
  func signIn(phone: String, code: String) async throws(AppError)
  func signOut() async
}
