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
  private let observers: CommitObservers

  /// Opens the database and brings its schema up to date, blocking while it does.
  /// - Parameters:
  ///   - migrations: all of them since the first release, numbered 1, 2, 3, ….
  ///   - readers: how many reads may run at a time, each on a connection of its own that is opened when it is needed. In
  ///     memory there is one connection for all.
  ///   - busyTimeout: how long to wait for another process's lock before `DatabaseError.busy`.
  ///   - key: encrypts the file, in apps that link SQLCipher in the place of SQLite. Each connection gets it before any other
  ///     statement.
  ///   - functions: what SQL can call besides SQLite's own functions, also in migrations.
  /// - Throws: `DatabaseError`; `.newerVersion` when the file has seen migrations that are not in the list; `.unsupported` for
  ///   a key where SQLite itself is linked, before anything is written; `SQLiteFailure.isCorruption` for another key than
  ///   the file's.
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

  /// Reads from one snapshot, beside any writer and beside other reads. A read that begins after a write has returned sees it.
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

  /// Every commit that changes one of `tables` (none given: any table), from now on: once, in order, and none that was
  /// rolled back. Those of other processes are not seen. Unread changes are kept, so read on.
  /// - Throws: `DatabaseError.unknownTables` when a table does not exist, or is a view.
  public func changes(in tables: String...) async throws(DatabaseError) -> AsyncStream<DatabaseChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: DatabaseChange.self)
    let refusal = Locked<DatabaseError?>(nil)
    await add(
      CommitObserver(
        tables: Set(tables),
        refuse: { error in
          refusal.withLock { $0 = error }
          continuation.finish()
        }, note: { continuation.yield($0) }, finish: { continuation.finish() }),
      attach: { leave in continuation.onTermination = { _ in leave() } })
    if let error = refusal.withLock({ $0 }) { throw error }
    return stream
  }

  /// What `query` gives now, and again after every commit that changes one of `tables`: a value per commit, in order, each
  /// read from the state right after it. Queries run beside writers; these wait only for an observer that is some commits
  /// behind, and in memory. Ends with the `DatabaseError` of a query that fails, and with
  /// `DatabaseError.unknownTables` when a table does not exist, or is a view.
  public func observe<Value: Sendable>(
    _ tables: String..., query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) async -> AsyncThrowingStream<Value, any Error> {
    await observe(tables: Set(tables), query: query)
  }

  /// The same for tables that are not known until the app runs; none stands for any table.
  public func observe<Value: Sendable>(
    tables: Set<String>, query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) async -> AsyncThrowingStream<Value, any Error> {
    await observe(tables, query, isNew: { _ in true })
  }

  /// The same, without the values that equal the one before them, where `removingDuplicates` says so: for screens that show
  /// less than the tables hold.
  public func observe<Value: Sendable & Equatable>(
    _ tables: String..., removingDuplicates: Bool, query: @escaping @Sendable (ReadTransaction) throws -> Value
  ) async -> AsyncThrowingStream<Value, any Error> {
    let last = Locked<Value?>(nil)
    return await observe(Set(tables), query) { value in
      last.withLock { last in
        defer { last = value }
        return !removingDuplicates || value != last
      }
    }
  }

  private func observe<Value: Sendable>(
    _ tables: Set<String>, _ query: @escaping @Sendable (ReadTransaction) throws -> Value,
    isNew: @escaping @Sendable (Value) -> Bool
  ) async -> AsyncThrowingStream<Value, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
    await add(
      CommitObserver(
        tables: tables, refuse: { error in continuation.finish(throwing: error) },
        query: { snapshot in
          do {
            let value = try snapshot.get().read(query)
            if isNew(value) { continuation.yield(value) }
          } catch {
            continuation.finish(throwing: error)
          }
        }, finish: { continuation.finish() }),
      attach: { leave in continuation.onTermination = { _ in leave() } })
    return stream
  }

  private func add(_ observer: CommitObserver, attach: (@escaping @Sendable () -> Void) -> Void) async {
    let id = observers.nextID()
    attach { [weak observers] in observers?.remove(id) }
    await writer.add(observer, id: id)
  }
}
