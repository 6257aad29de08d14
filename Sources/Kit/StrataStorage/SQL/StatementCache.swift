/// The prepared statements of a connection: enough for those of an app; the one unused for longest is dropped.
struct StatementCache {
  private let capacity: Int
  private var byText: [String: Statement] = [:]
  /// Those that ran last, found by where their literals are. A loop runs its statements in the same order again: the
  /// search begins behind the last one.
  private var recent: [(first: SQLText.Literal, statement: Statement)] = []
  private var last = 0
  private var uses: UInt64 = 0
  private static let recentCount = 8

  init(capacity: Int) { self.capacity = capacity }

  /// The statement of a text, which may be in use.
  mutating func statement(of sql: borrowing SQL) -> Statement? {
    uses += 1
    for _ in recent.indices {
      last = last + 1 < recent.count ? last + 1 : 0
      // Most others begin at another address: nothing more of them is compared.
      guard recent[last].first == sql.written.form.literals.0, recent[last].statement.isWritten(like: sql) else {
        continue
      }
      recent[last].statement.lastUse = uses
      return recent[last].statement
    }
    guard let statement = byText[sql.text] else { return nil }
    statement.lastUse = uses
    remember(statement)
    return statement
  }

  /// Keeps a statement that was not found.
  mutating func keep(_ statement: Statement) {
    statement.lastUse = uses
    if byText.count >= capacity { forgetOldest() }
    byText[statement.form.string] = statement
    remember(statement)
  }

  mutating func removeAll() {
    byText.removeAll()
    recent.removeAll()
    last = 0
  }

  private mutating func remember(_ statement: Statement) {
    // Written in another way, it is found by its text.
    guard !recent.contains(where: { $0.statement === statement }) else { return }
    if recent.count < Self.recentCount {
      last = recent.count
      recent.append((statement.form.literals.0, statement))
    } else {
      last = last + 1 < recent.count ? last + 1 : 0
      recent[last] = (statement.form.literals.0, statement)
    }
  }

  private mutating func forgetOldest() {
    let oldest = byText.values.filter { !$0.isInUse }.min { $0.lastUse < $1.lastUse }
    guard let oldest else { return }
    byText[oldest.form.string] = nil
    recent.removeAll { $0.statement === oldest }
    last = 0
  }
}
