protocol SessionRepositoryProtocol: Sendable {
  /// The session of now, then each change of it, for any number of observers.
  func sessions() -> AsyncStream<Session>
  func requestCode(phone: String) async throws(AppError)
  /// - Throws: `sessionChanged` if another session has begun before the answer: it goes on. `codeMayBeUsed` if the
  ///   answer was lost.
  func signIn(phone: String, code: String) async throws(AppError)
  /// Signs out the user of a session, also where it throws; does nothing if the session has ended.
  /// - Throws: `sessionNotDeleted` if the device still stores the session: the app would begin with it the next time.
  func signOut(of session: Session) async throws(AppError)
  /// Reads the stored session once more, if it could not be read.
  func readSession() async
}
