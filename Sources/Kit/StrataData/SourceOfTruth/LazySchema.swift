import StrataLock
import StrataStorage

/// Tables of the kit's own, made when they are first needed, so that no app has to know of them.
final class LazySchema: Sendable {
  private let statements: [SQL]
  private let isMade: Locked<Bool>

  init(_ statements: [SQL]) {
    self.statements = statements
    isMade = Locked(statements.isEmpty)
  }

  func make(in tx: WriteTransaction) throws(DatabaseError) {
    guard !isMade.withLock({ $0 }) else { return }
    for statement in statements { try tx.execute(statement) }
    tx.afterCommit { [weak self] in self?.isMade.withLock { $0 = true } }
  }

  func make(in database: Database) async throws(DatabaseError) {
    guard !isMade.withLock({ $0 }) else { return }
    try await database.write { tx in try self.make(in: tx) }
  }
}
