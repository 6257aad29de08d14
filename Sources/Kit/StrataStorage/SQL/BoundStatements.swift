/// The statements of a connection that have the values of their last use, until the transaction ends. A loop that runs a
/// statement again binds others in their place, in memory that SQLite has already.
struct BoundStatements {
  private let capacity: Int
  private var statements: [Statement] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Counts a statement that had no values before.
  mutating func add(_ statement: Statement) {
    if statements.count >= capacity { forgetValues() }
    statements.append(statement)
  }

  /// Takes the values from all statements that do not run now: they may be secret, or large.
  mutating func forgetValues() {
    guard !statements.isEmpty else { return }
    for statement in statements where !statement.isInUse { statement.forgetValues() }
    statements.removeAll { !$0.holdsValues }
  }

  mutating func removeAll() { statements.removeAll() }
}
