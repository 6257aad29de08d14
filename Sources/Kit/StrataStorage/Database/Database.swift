import Foundation
import StrataLock

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// An SQLite database: one connection that writes, others that read meanwhile (WAL), each on a queue of its own.
///
/// ```swift
/// let database = try Database(.file(url), migrations: [
///   Migration(1, "users", "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"),
/// ])
/// try await database.write { tx in
///   try tx.execute("INSERT INTO users (name) VALUES (\(name))")
/// }
/// ```
///
/// Create one per file and keep it: only commits of this object are observed. A commit that has returned is on the disk
/// (`synchronous=FULL`); it outlives a killed process. The calls of a cancelled task still run to their end.
///
/// From guide 001's single source of truth and guide 002's storage infrastructure.
public final class Database: Sendable {
  /// Where a database lives.
  public enum Location: Sendable, Hashable {
    /// A file; missing folders are created.
    case file(URL)
    /// In memory: gone with the object. For tests and previews.
    case memory
  }

  let writer: ConnectionActor
  /// `nil` in memory, where the only connection is the writer's.
  private let readers: ReaderPool?
  let observers: CommitObservers

  /// Opens the database and brings its schema up to date, blocking while it does.
  /// - Parameters:
  ///   - migrations: all of them since the first release, numbered 1, 2, 3, ….
  ///   - readers: how many reads may run at a time, each on a connection of its own that is opened when it is needed.
  ///     In memory there is one connection for all.
  ///   - busyTimeout: how long to wait for another process's lock before `DatabaseError.busy`.
  ///   - key: encrypts the file, in apps that link SQLCipher in the place of SQLite. Each connection gets it before any
  ///     other statement.
  ///   - functions: what SQL can call besides SQLite's own functions, also in migrations.
  /// - Throws: `DatabaseError`; `.newerVersion` when the file has seen migrations that are not in the list;
  ///   `.unsupported` for a key where SQLite itself is linked, before anything is written; `SQLiteFailure.isCorruption`
  ///   for another key than the file's.
  public init(
    _ location: Location, migrations: [Migration] = [], readers: Int = 4, busyTimeout: Duration = .seconds(5),
    key: DatabaseKey? = nil, functions: [SQLFunction] = []
  ) throws(DatabaseError) {
    let path: String
    switch location {
    case .memory: path = ":memory:"
    case .file(let url):
      path = url.path
      let folder = url.deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw .sqlite(SQLiteFailure(code: SQLITE_CANTOPEN, message: "cannot make the folder \(folder.path)", sql: nil))
      }
    }
    let writing = try Connection(path: path, busyTimeout: busyTimeout, key: key, functions: functions)
    try writing.prepareForWriting(isFile: location != .memory, busyTimeout: busyTimeout)
    try writing.migrate(migrations)
    let open: @Sendable () throws(DatabaseError) -> Connection = { () throws(DatabaseError) in
      let connection = try Connection(path: path, busyTimeout: busyTimeout, key: key, functions: functions)
      try connection.control("PRAGMA query_only = 1")
      return connection
    }
    let isFile = location != .memory
    observers = CommitObservers(isFile ? SnapshotQueue(open: open) : nil)
    writer = ConnectionActor(writing, label: "strata.database.writer", observers: observers)
    self.readers = isFile ? ReaderPool(max(readers, 1), observers: observers, open: open) : nil
  }

  /// Reads from one snapshot, beside any writer and beside other reads. A read that begins after a write has returned
  /// sees it.
  public func read<Value: Sendable>(
    _ body: @Sendable (ReadTransaction) throws -> Value
  ) async throws(DatabaseError) -> Value {
    if let readers { return try await readers.read(body) }
    return try await writer.read(body)
  }

  /// Writes in one transaction, one writer after the other; a `body` that throws is rolled back.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @Sendable (WriteTransaction) throws -> Value
  ) async throws(DatabaseError) -> Value {
    try await writer.write(body)
  }
}
