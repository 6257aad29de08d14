import StrataStorage

struct UserLocalDataSourceImpl: UserLocalDataSource {
  /// The tables that a database of users needs.
  static let migrations = [
    Migration(1, "users", "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL)"),
    // `last` counts saves, fetches and removals in their order; `replaced` is what the last one that concerned all users had.
    Migration(
      2, "revisions",
      """
      ALTER TABLE users ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE revisions (last INTEGER NOT NULL, replaced INTEGER NOT NULL);
      INSERT INTO revisions (last, replaced) VALUES (0, 0)
      """),
  ]

  private let database: Database

  init(database: Database) {
    self.database = database
  }

  func getUser(id: String) async throws(DatabaseError) -> User? {
    try await database.read { tx in try Self.user(id, tx) }
  }

  func getUsers() async throws(DatabaseError) -> [User] {
    try await database.read(Self.allUsers)
  }

  func saveUser(_ user: User) async throws(DatabaseError) {
    try await database.write { tx in try Self.insert(user, revision: Self.nextRevision(tx), tx) }
  }

  func beginFetch() async throws(DatabaseError) -> UserFetch {
    try await database.write { tx in UserFetch(number: try Self.nextRevision(tx)) }
  }

  func addUser(_ user: User, from fetch: UserFetch) async throws(DatabaseError) -> User {
    try await database.write { tx in
      if let stored = try Self.user(user.id, tx) { return stored }
      if try Self.lastReplacement(tx) < fetch.number { try Self.insert(user, revision: fetch.number, tx) }
      return user
    }
  }

  func replaceUsers(_ users: [User], from fetch: UserFetch) async throws(DatabaseError) -> Bool {
    try await database.write { tx in
      guard try Self.lastReplacement(tx) < fetch.number else { return false }
      try tx.execute("UPDATE revisions SET replaced = \(fetch.number)")
      let saved = try Self.users(savedAfter: fetch, tx)
      let current = users.filter { user in !saved.contains { $0.id == user.id } } + saved
      // A refresh that brings nothing new is not a change: nobody who observes has to redraw.
      guard try Self.allUsers(tx) != current.sorted(by: { $0.id < $1.id }) else { return true }
      try tx.execute("DELETE FROM users WHERE revision <= \(fetch.number)")
      for user in current where !saved.contains(user) { try Self.insert(user, revision: fetch.number, tx) }
      return true
    }
  }

  func removeUsers() async throws(DatabaseError) {
    try await database.write { tx in
      try tx.execute("UPDATE revisions SET replaced = \(try Self.nextRevision(tx))")
      try tx.execute("DELETE FROM users")
    }
  }

  func observeUsers() async -> AsyncThrowingStream<[User], any Error> {
    await database.observe("users", query: Self.allUsers)
  }
}

extension UserLocalDataSourceImpl {
  private static func allUsers(_ tx: ReadTransaction) throws -> [User] {
    try tx.rows("SELECT id, name, email FROM users ORDER BY id", user)
  }

  private static func users(savedAfter fetch: UserFetch, _ tx: ReadTransaction) throws -> [User] {
    try tx.rows("SELECT id, name, email FROM users WHERE revision > \(fetch.number) ORDER BY id", user)
  }

  private static func user(_ id: String, _ tx: ReadTransaction) throws -> User? {
    try tx.first("SELECT id, name, email FROM users WHERE id = \(id)", user)
  }

  private static func user(_ row: borrowing Row) throws -> User {
    User(id: try row["id"], name: try row["name"], email: try row["email"])
  }

  private static func insert(_ user: User, revision: Int, _ tx: WriteTransaction) throws {
    try tx.execute(
      """
      INSERT OR REPLACE INTO users (id, name, email, revision)
      VALUES (\(user.id), \(user.name), \(user.email), \(revision))
      """)
  }

  private static func nextRevision(_ tx: WriteTransaction) throws -> Int {
    try tx.execute("UPDATE revisions SET last = last + 1")
    return try tx.value("SELECT last FROM revisions") ?? 0
  }

  private static func lastReplacement(_ tx: ReadTransaction) throws -> Int {
    try tx.value("SELECT replaced FROM revisions") ?? 0
  }
}
