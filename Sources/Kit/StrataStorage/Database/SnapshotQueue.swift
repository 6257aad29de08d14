import Dispatch
import StrataLock

/// Runs the queries of observers beside the writer, each on the state right after its commit, one commit after the
/// other.
///
/// The snapshot is taken on the writer's queue, before another commit can happen; the queries run on a queue of their
/// own. A few snapshots may be waiting for it. Then writers wait, too: a slow observer must not accumulate snapshots,
/// which keep SQLite from truncating its log.
final class SnapshotQueue: Sendable {
  typealias Query = @Sendable (Result<Snapshot, DatabaseError>) -> Void

  /// A connection whose read transaction has begun.
  final class Snapshot: @unchecked Sendable {
    // @unchecked: used on the writer's queue until it moves to the observers' queue, and there by one query at a time.
    fileprivate let connection: Connection

    init(_ connection: Connection) {
      self.connection = connection
    }

    func read<Value>(_ body: (ReadTransaction) throws -> Value) throws(DatabaseError) -> Value {
      try connection.readingInTransaction(body)
    }
  }

  private static let capacity = 4
  private let queue = DispatchQueue(label: "strata.database.observers", qos: .userInitiated)
  private let permits = DispatchSemaphore(value: capacity)
  private let idle = Locked<[Snapshot]>([])
  private let open: @Sendable () throws(DatabaseError) -> Connection

  init(open: @escaping @Sendable () throws(DatabaseError) -> Connection) {
    self.open = open
  }

  /// Called on the writer's queue, between two commits.
  func run(_ queries: [Query]) {
    permits.wait()
    let snapshot: Result<Snapshot, DatabaseError>
    do throws(DatabaseError) { snapshot = .success(try take()) } catch { snapshot = .failure(error) }
    queue.async { [self] in
      for query in queries { query(snapshot) }
      if case .success(let snapshot) = snapshot { giveBack(snapshot) }
      permits.signal()
    }
  }

  /// Runs when all queries so far have.
  func afterQueries(_ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
  }

  private func take() throws(DatabaseError) -> Snapshot {
    let kept = idle.withLock { $0.popLast() }
    let snapshot: Snapshot
    if let kept { snapshot = kept } else { snapshot = Snapshot(try open()) }
    try snapshot.connection.beginTransaction("BEGIN DEFERRED")
    // The transaction begins with its first read.
    try snapshot.connection.control("SELECT 1 FROM sqlite_master LIMIT 1")
    return snapshot
  }

  private func giveBack(_ snapshot: Snapshot) {
    // A connection that cannot end its transaction is closed.
    if (try? snapshot.connection.control("COMMIT")) != nil { idle.withLock { $0.append(snapshot) } }
  }
}
