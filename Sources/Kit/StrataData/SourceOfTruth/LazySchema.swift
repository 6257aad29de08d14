import StrataLock
import StrataStorage

/// Tables of the kit, created when they are first needed, so that they are not part of the app's migrations.
final class LazySchema: Sendable {
  private let statements: [SQL]
  private let upgrade: @Sendable (WriteTransaction) throws -> Void
  private let isMade: Locked<Bool>

  /// - Parameter upgrade: brings tables up to date that an older version of the kit has made.
  init(_ statements: [SQL], upgrade: @escaping @Sendable (WriteTransaction) throws -> Void = { _ in }) {
    self.statements = statements
    self.upgrade = upgrade
    isMade = Locked(statements.isEmpty)
  }

  func make(in tx: WriteTransaction) throws(DatabaseError) {
    guard !isMade.withLock({ $0 }) else { return }
    for statement in statements { try tx.execute(statement) }
    try DatabaseError.typing { try upgrade(tx) }
    tx.afterCommit { [weak self] in self?.isMade.withLock { $0 = true } }
  }

  /// What makes the tables; `nil` where they are there.
  var preparation: (@Sendable (WriteTransaction) throws -> Void)? {
    if isMade.withLock({ $0 }) { return nil }
    return { tx in try self.make(in: tx) }
  }

  func make(in database: Database) async throws(DatabaseError) {
    guard !isMade.withLock({ $0 }) else { return }
    try await database.write { tx in try self.make(in: tx) }
  }
}
