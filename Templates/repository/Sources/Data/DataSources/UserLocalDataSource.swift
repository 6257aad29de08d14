import StrataStorage

/// Users on the device.
protocol UserLocalDataSource: Sendable {
  func getUser(id: String) async throws(DatabaseError) -> User?
  func getUsers() async throws(DatabaseError) -> [User]
  func saveUser(_ user: User) async throws(DatabaseError)
  /// Takes these as all users that there are.
  func replaceUsers(_ users: [User]) async throws(DatabaseError)
  func removeUsers() async throws(DatabaseError)
  /// All users, now and after every commit that changes some.
  func observeUsers() async -> AsyncThrowingStream<[User], any Error>
}

struct UserLocalDataSourceImpl: UserLocalDataSource {
  /// The tables that a database of users needs.
  static let migrations = [
    Migration(1, "users", "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL)")
  ]

  private let database: Database

  init(database: Database) {
    self.database = database
  }

  func getUser(id: String) async throws(DatabaseError) -> User? {
    try await database.read { tx in
      try tx.first("SELECT * FROM users WHERE id = \(id)", Self.user)
    }
  }

  func getUsers() async throws(DatabaseError) -> [User] {
    try await database.read(Self.allUsers)
  }

  func saveUser(_ user: User) async throws(DatabaseError) {
    try await database.write { tx in try Self.insert(user, tx) }
  }

  func replaceUsers(_ users: [User]) async throws(DatabaseError) {
    try await database.write { tx in
      // A refresh that brings nothing new is not a change: nobody who observes has to redraw.
      guard try Self.allUsers(tx) != users.sorted(by: { $0.id < $1.id }) else { return }
      try tx.execute("DELETE FROM users")
      for user in users { try Self.insert(user, tx) }
    }
  }

  func removeUsers() async throws(DatabaseError) {
    try await database.write { tx in _ = try tx.execute("DELETE FROM users") }
  }

  func observeUsers() async -> AsyncThrowingStream<[User], any Error> {
    await database.observe("users", query: Self.allUsers)
  }

  private static func allUsers(_ tx: ReadTransaction) throws -> [User] {
    try tx.rows("SELECT * FROM users ORDER BY id", user)
  }

  private static func user(_ row: borrowing Row) throws -> User {
    User(id: try row["id"], name: try row["name"], email: try row["email"])
  }

  private static func insert(_ user: User, _ tx: WriteTransaction) throws {
    try tx.execute("INSERT OR REPLACE INTO users (id, name, email) VALUES (\(user.id), \(user.name), \(user.email))")
  }
}
