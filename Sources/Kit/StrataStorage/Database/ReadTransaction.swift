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
    try run(sql) { row in
      values.append(try decode(row))
      return .next
    }
    return values
  }

  /// The first row of a query, `nil` when there is none.
  /// - Throws: `DatabaseError`, also what `decode` throws.
  @inlinable
  public final func first<Value>(
    _ sql: SQL, _ decode: (borrowing Row) throws -> Value
  ) throws(DatabaseError) -> Value? {
    var value: Value?
    try run(sql) { row in
      value = try decode(row)
      return .stop
    }
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
    try run(sql) { row in
      try body(row)
      return .next
    }
  }

  @usableFromInline
  final func run(_ sql: SQL, row: (borrowing Row) throws -> RowOrder) throws(DatabaseError) {
    try checkNotEnded()
    let effect = try connection.run(sql, row: row)
    note(effect)
    if let failure = effect.failure { throw failure }
  }

  func note(_ effect: borrowing Effect) {}

  final func checkNotEnded() throws(DatabaseError) {
    if hasEnded { throw .transactionEnded }
    // A statement that runs now would be committed at once.
    if connection.isRolledBack, let cause = connection.rollbackCause { throw cause }
  }

  final func end() {
    hasEnded = true
  }
}
