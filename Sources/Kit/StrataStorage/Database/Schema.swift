#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

extension Connection {
  func prepareForWriting(isFile: Bool, busyTimeout: Duration) throws(DatabaseError) {
    if isFile { try switchToWAL(within: busyTimeout) }
    try control("PRAGMA synchronous = FULL")
  }

  /// Where two processes open a new file at once, an app and its extension for instance, SQLite does not wait by itself
  /// for the one that is quicker.
  private func switchToWAL(within busyTimeout: Duration) throws(DatabaseError) {
    var rest = busyTimeout.milliseconds
    while true {
      do throws(DatabaseError) {
        return try control("PRAGMA journal_mode = WAL")
      } catch {
        guard case .busy = error, rest > 0 else { throw error }
      }
      rest -= Int64(sqlite3_sleep(5))
    }
  }

  /// Brings the schema up to date. The last migration's number is the file's `user_version`.
  func migrate(_ migrations: [Migration]) throws(DatabaseError) {
    for (offset, migration) in migrations.enumerated() where migration.number != offset + 1 {
      throw .migrationsOutOfOrder(expected: offset + 1, found: migration.number)
    }
    // Off while tables are rebuilt; it cannot be switched inside a transaction.
    try control("PRAGMA foreign_keys = 0")
    try checkVersion(migrations.count)
    for migration in migrations {
      do {
        _ = try writing { tx in
          // Read under the write lock: another process may have been here meanwhile.
          guard try self.version(tx) < migration.number else { return }
          try migration.run(tx)
          if let table: String = try tx.value("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1") {
            throw DatabaseError.brokenReference(table: table)
          }
          try tx.execute(SQL(verbatim: "PRAGMA user_version = \(migration.number)"))
        }
      } catch {
        throw .migration(number: migration.number, name: migration.name, cause: DatabaseError(error))
      }
    }
    try checkVersion(migrations.count)
    try control("PRAGMA foreign_keys = 1")
  }

  /// The tables with these names as the schema writes them: SQLite takes upper and lower case for the same.
  func tables(named names: Set<String>) throws(DatabaseError) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let known = try reading { tx in
      try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { row in try row[0] as String }
    }
    let byName = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    let unknown = names.filter { byName[$0.lowercased()] == nil }
    guard unknown.isEmpty else { throw .unknownTables(unknown.sorted()) }
    return Set(names.compactMap { byName[$0.lowercased()] })
  }

  private func checkVersion(_ known: Int) throws(DatabaseError) {
    let found = try reading { tx in try self.version(tx) }
    if found > known { throw .newerVersion(found: found, known: known) }
  }

  private func version(_ tx: ReadTransaction) throws(DatabaseError) -> Int {
    try tx.value("PRAGMA user_version") ?? 0
  }
}
