#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// What SQLite reports to its authorizer while it prepares a statement: the tables that it may write to, triggers and
/// foreign keys included.
///
/// It also refuses `BEGIN`, `COMMIT` and savepoints in the app's statements: only `Database` controls transactions.
final class WriteSurvey {
  /// Whether `Database` itself prepares the statement.
  var allowsTransactions = false
  private var found = Found()

  /// What a statement may write to.
  struct Found {
    var tables: Set<String> = []
    /// Those that it drops or alters.
    var alteredTables: Set<String> = []
    var changesSchema = false
  }

  /// What was reported since the last call.
  func take() -> Found {
    defer { found = Found() }
    return found
  }

  /// The connection must keep this object for as long as it is open.
  func install(on connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      connection,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_OK }
        return Unmanaged<WriteSurvey>.fromOpaque(context).takeUnretainedValue().judge(action, first, second)
      }, context)
  }

  private func judge(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?
  ) -> Int32 {
    switch action {
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if let first {
        let table = String(cString: first)
        if !table.hasPrefix("sqlite_") { found.tables.insert(table) }
      }
      return SQLITE_OK
    case SQLITE_DROP_TABLE, SQLITE_DROP_VTABLE, SQLITE_ALTER_TABLE:
      // Of a table that is altered, the first name is that of the database.
      if let name = action == SQLITE_ALTER_TABLE ? second : first { found.alteredTables.insert(String(cString: name)) }
      found.changesSchema = true
      return SQLITE_OK
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT:
      return allowsTransactions ? SQLITE_OK : SQLITE_DENY
    case SQLITE_CREATE_TABLE, SQLITE_CREATE_TRIGGER, SQLITE_CREATE_TEMP_TRIGGER, SQLITE_DROP_TRIGGER,
      SQLITE_DROP_TEMP_TRIGGER, SQLITE_CREATE_VTABLE:
      found.changesSchema = true
      return SQLITE_OK
    default:
      return SQLITE_OK
    }
  }
}
