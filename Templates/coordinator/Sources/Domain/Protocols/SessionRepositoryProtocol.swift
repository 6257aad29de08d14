protocol SessionRepositoryProtocol: Sendable {
  /// The session of now, then each change of it, for any number of observers.
  func sessions() -> AsyncStream<Session>
  func requestCode(phone: String) async throws(AppError)
  func signIn(phone: String, code: String) async throws(AppError)
  /// Signs out, also where it throws.
  /// - Throws: `sessionNotDeleted` if the device still stores the session: the app would begin with it the next time.
  func signOut() async throws(AppError)
  /// Reads the stored session once more, if it could not be read.
  func readSession() async
}
