/// One step of the schema, run once, in a transaction of its own.
///
/// ```swift
/// let migrations = [
///   Migration(1, "users", "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL)"),
///   Migration(2, "names in lower case") { tx in
///     try tx.execute("UPDATE users SET name = lower(name)")
///   },
/// ]
/// ```
///
/// What has been released is never edited: add a number.
public struct Migration: Sendable {
  /// From 1, without gaps.
  public let number: Int
  /// What it does, for people: it is part of ``DatabaseError/migration(number:name:cause:)`` and is not stored.
  public let name: String
  let run: @Sendable (WriteTransaction) throws -> Void

  /// A migration in Swift. Foreign keys are checked at its end, not while it runs, so tables can be rebuilt.
  public init(
    _ number: Int, _ name: String, _ run: @escaping @Sendable (WriteTransaction) throws -> Void
  ) {
    self.number = number
    self.name = name
    self.run = run
  }

  /// A migration in SQL: any number of statements, separated by semicolons.
  public init(_ number: Int, _ name: String, _ script: String) {
    self.init(number, name) { tx in try tx.execute(script: script) }
  }
}
