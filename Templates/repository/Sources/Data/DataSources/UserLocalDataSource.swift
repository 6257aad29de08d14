import StrataStorage

/// Users on the device.
protocol UserLocalDataSource: Sendable {
  func getUser(id: String) async throws(DatabaseError) -> User?
  func getUsers() async throws(DatabaseError) -> [User]
  /// Stores what the server confirmed. No fetch that began before replaces it.
  func saveUser(_ user: User) async throws(DatabaseError)
  /// Is called before the server is asked.
  func beginFetch() async throws(DatabaseError) -> UserFetch
  /// Stores a user that was fetched, unless something newer is stored.
  /// - Returns: the newer one of the two.
  func addUser(_ user: User, from fetch: UserFetch) async throws(DatabaseError) -> User
  /// Takes these as all users that there are, but for those that were saved since the fetch began.
  /// - Returns: whether it did: `false` where newer users were fetched, or all were removed, since the fetch began.
  func replaceUsers(_ users: [User], from fetch: UserFetch) async throws(DatabaseError) -> Bool
  func removeUsers() async throws(DatabaseError)
  /// All users, now and after every commit that changes some.
  func observeUsers() async -> AsyncThrowingStream<[User], any Error>
}
