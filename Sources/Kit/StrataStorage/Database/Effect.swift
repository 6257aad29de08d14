/// Whether reading goes on after a row.
@usableFromInline
enum RowOrder {
  case next, stop
}

/// What a statement did. It is passed on, never copied: each statement that runs has one.
struct Effect: ~Copyable {
  let statement: Statement
  var changes = 0
  /// Whether the statement's tables may be others than the last time.
  var isPreparedAnew = false
  /// The error of SQLite, or of the closure that got the rows.
  var failure: DatabaseError?
}
