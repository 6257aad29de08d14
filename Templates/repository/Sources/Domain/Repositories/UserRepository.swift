/// Where users come from and go to. What is stored on the device is the single source of truth: the server's answer is
/// stored first and read from there, with the changes over it that the server does not have yet.
protocol UserRepository: Sendable {
  /// The user as stored; fetched from the server only where none is stored.
  func getUser(id: String) async throws(AppError) -> User

  /// The stored users, now and after each change. Ends with an ``AppError`` where they cannot be read.
  func getUsers() -> AsyncThrowingStream<[User], any Error>

  /// Fetches the users and stores them. If that fails, returns the stored users and the reason; throws only where none
  /// are stored.
  func refreshUsers() async throws(AppError) -> UserList

  /// Stores the new name on the device, to be sent by ``sendChanges()``. Returns at once, with or without a server.
  /// Whatever else of the user changes meanwhile, at the server or by a refresh, stays as it is there.
  func renameUser(_ user: User, to name: String) async throws(AppError) -> User

  /// Discards the changes of a user that the server does not have, and those that it refused.
  /// - Returns: the user as stored.
  /// - Throws: `AppError.changeIsBeingSent` where it is too late, `AppError.changeMayHaveArrived` where the change is
  ///   discarded on this device, but the server may have it.
  func discardChanges(of id: String) async throws(AppError) -> User

  /// Sends the changes that the server does not have, also those from before the app was ended, until the task is
  /// cancelled.
  func sendChanges() async throws(AppError)
}
