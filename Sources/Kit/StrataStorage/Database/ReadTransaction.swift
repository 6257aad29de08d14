/// A view of the database at one moment, for the time of a closure: all queries in it see the same rows.
///
/// Not `Sendable`; it cannot be used after the closure has returned.
public class ReadTransaction {
  let connection: Connection
  private var hasEnded = false

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All rows of a query, decoded one by one.
  /// - Throws: `DatabaseError`, also what `decode` throws.
  @inlinable
  public final func rows<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws -> Value
  ) throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    var row = try begin(sql)
    do {
      while row.isThere {
        values.append(try decode(row))
        row.step()
      }
    } catch {
      throw fail(row, error)
    }
    try end(row)
    return values
  }

  /// The first row of a query, `nil` when there is none.
  /// - Throws: `DatabaseError`, also what `decode` throws.
  @inlinable
  public final func first<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws -> Value
  ) throws(DatabaseError) -> Value? {
    let row = try begin(sql)
    let value: Value?
    do {
      value = try row.isThere ? decode(row) : nil
    } catch {
      throw fail(row, error)
    }
    try end(row)
    return value
  }

  /// The first column of the first row, `nil` when there is no row: `try tx.value("SELECT count(*) FROM users")`.
  @inlinable
  public final func value<Value: SQLConvertible>(
    _ sql: SQL, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value? {
    try first(sql) { row in try row[0] }
  }

  /// The first column of all rows: `let names: [String] = try tx.values("SELECT name FROM users")`.
  @inlinable
  public final func values<Value: SQLConvertible>(
    _ sql: SQL, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> [Value] {
    try rows(sql) { row in try row[0] }
  }

  /// Calls `body` with each row of a query, one after the other; no array of them is made.
  /// - Throws: `DatabaseError`, also what `body` throws: no further row is read then.
  @inlinable
  public final func forEach(_ sql: SQL, _ body: (borrowing Row) throws -> Void) throws(DatabaseError) {
    var row = try begin(sql)
    do {
      while row.isThere {
        try body(row)
        row.step()
      }
    } catch {
      throw fail(row, error)
    }
    try end(row)
  }

  /// The first row of a statement, which has to end.
  @usableFromInline
  final func begin(_ sql: borrowing SQL) throws(DatabaseError) -> Row {
    try checkNotEnded()
    return try connection.begin(sql)
  }

  /// Ends a statement whose rows are read, or not needed.
  @usableFromInline
  final func end(_ row: borrowing Row) throws(DatabaseError) {
    do throws(DatabaseError) {
      try connection.end(row)
    } catch {
      note(row.statement)
      throw error
    }
    note(row.statement)
  }

  /// Ends a statement whose rows a closure could not read.
  @usableFromInline
  final func fail(_ row: borrowing Row, _ error: any Error) -> DatabaseError {
    var cause = DatabaseError(error)
    do throws(DatabaseError) {
      try connection.end(row, error)
    } catch let failure {
      cause = failure
    }
    note(row.statement)
    return cause
  }

  /// Called with each statement that has ended, well or not.
  func note(_ statement: Statement) {}

  final func checkNotEnded() throws(DatabaseError) {
    if hasEnded { throw .transactionEnded }
    // A statement that runs now would be committed at once.
    if connection.isRolledBack, let cause = connection.rollbackCause { throw cause }
  }

  final func end() {
    hasEnded = true
  }
}
