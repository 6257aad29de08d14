import Foundation
import StrataData
import StrataStorage

/// Which users; there is one list of them.
enum UserScope: Hashable, Sendable {
  case all
}

/// Users on the device: the single source of truth, in one table.
struct UserLocalDataSource: Sendable {
  /// What a database needs before it is used here.
  static let tables = """
    CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL);
    CREATE TABLE user_lists (stored_at REAL NOT NULL)
    """

  let database: Database
  let users: DatabaseSourceOfTruth<UserScope, [User]>

  /// - Parameter database: one with ``tables``.
  init(database: Database) {
    self.database = database
    users = DatabaseSourceOfTruth(database, Self.mapping)
  }

  /// Stores a name that the server confirmed, in the transaction that ends the change. An e-mail that was fetched
  /// meanwhile stays, and a list that is being fetched gets the name, too.
  func apply(_ change: UserChangeDto, in tx: WriteTransaction) throws {
    let user = User(id: change.id, name: change.name, email: change.email)
    try add(user, in: tx) { $0.renamed(change.name) }
  }

  /// Stores a user that was fetched, unless one is stored by now, which is newer.
  func addUser(_ user: User) async throws(DatabaseError) {
    try await database.write { tx in try add(user, in: tx) { $0 } }
  }

  /// Changes the stored user, or adds this one.
  private func add(_ user: User, in tx: WriteTransaction, _ change: @escaping @Sendable (User) -> User) throws {
    let stored = try users.update(.all, in: tx) { list in
      guard list.contains(where: { $0.id == user.id }) else { return list + [user] }
      return list.map { $0.id == user.id ? change($0) : $0 }
    }
    guard stored == nil else { return }
    // There is no list yet, and this user alone is none that is fresh.
    try Self.insert(user, tx)
    try users.changed(.all, in: tx)
  }
}

extension UserLocalDataSource {
  private static var mapping: TableMapping<UserScope, [User]> {
    TableMapping(
      read: { _, tx in
        let users = try tx.rows("SELECT id, name, email FROM users ORDER BY id") { row in
          User(id: try row["id"], name: try row["name"], email: try row["email"])
        }
        let storedAt: Date? = try tx.value("SELECT stored_at FROM user_lists")
        // Users that were fetched one by one are not all that there are: a list that is stale.
        return storedAt == nil && users.isEmpty ? nil : (value: users, storedAt: storedAt ?? .distantPast)
      },
      write: { users, date, _, tx in
        try removeAll(tx)
        for user in users { try insert(user, tx) }
        try tx.execute("INSERT INTO user_lists (stored_at) VALUES (\(date))")
      },
      remove: { _, tx in try removeAll(tx) },
      removeAll: removeAll)
  }

  private static func insert(_ user: User, _ tx: WriteTransaction) throws {
    try tx.execute(
      "INSERT OR REPLACE INTO users (id, name, email) VALUES (\(user.id), \(user.name), \(user.email))")
  }

  @Sendable private static func removeAll(_ tx: WriteTransaction) throws {
    try tx.execute("DELETE FROM users")
    try tx.execute("DELETE FROM user_lists")
  }
}
