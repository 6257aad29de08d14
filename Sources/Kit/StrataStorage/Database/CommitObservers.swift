import Foundation
import StrataLock

/// An observer of commits.
struct CommitObserver: Sendable {
  /// Empty: all tables.
  var tables: Set<String>
  /// Makes tables of the kit's own before the observer is added.
  var prepare: (@Sendable (WriteTransaction) throws -> Void)?
  /// Called on the writer's queue when the tables do not exist; the observer is not added then.
  let refuse: @Sendable (DatabaseError) -> Void
  /// Called on the writer's queue, once per commit that changed one of the tables.
  var note: (@Sendable (DatabaseChange) -> Void)?
  /// Called once at the start and once per such commit, in order, on the state right after it.
  var query: SnapshotQueue.Query?
  let finish: @Sendable () -> Void
}

/// The observers of a database. Commits and additions happen on the writer's queue; an observer may be removed at any
/// time.
final class CommitObservers: Sendable {
  private struct State {
    var commits: UInt64 = 0
    var lastID: UInt64 = 0
    var observers: [UInt64: CommitObserver] = [:]
    /// Observers that are added on the writer's queue, before its next transaction.
    var announced: [UInt64: CommitObserver] = [:]
    /// Observers that were removed before they were added.
    var removedEarly: Set<UInt64> = []
  }

  private let state = Locked(State())
  /// `nil` for a database in memory: the writer's connection, the only one, queries as it commits.
  private let snapshots: SnapshotQueue?

  init(_ snapshots: SnapshotQueue?) {
    self.snapshots = snapshots
  }

  deinit {
    let observers = state.withLock { Array($0.observers.values) + Array($0.announced.values) }
    let finish: @Sendable () -> Void = { for observer in observers { observer.finish() } }
    // Only after the queries of all commits.
    if let snapshots { snapshots.afterQueries(finish) } else { finish() }
  }

  func nextID() -> UInt64 {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  /// Has an observer added on the writer's queue, before any transaction that begins later.
  func announce(_ observer: CommitObserver, id: UInt64) {
    state.withLock { $0.announced[id] = observer }
  }

  func takeAnnounced() -> [(id: UInt64, observer: CommitObserver)] {
    state.withLock { state in
      guard !state.announced.isEmpty else { return [] }
      defer { state.announced = [:] }
      return state.announced.sorted { $0.key < $1.key }.map { (id: $0.key, observer: $0.value) }
    }
  }

  func refuse(_ observer: CommitObserver, id: UInt64, _ error: DatabaseError) {
    observer.refuse(error)
    // The end of its stream has removed it already.
    state.withLock { _ = $0.removedEarly.remove(id) }
  }

  func add(_ observer: CommitObserver, id: UInt64, _ connection: Connection) {
    var observer = observer
    do throws(DatabaseError) {
      observer.tables = try connection.tables(named: observer.tables)
    } catch {
      return refuse(observer, id: id, error)
    }
    let isWelcome = state.withLock { state in
      guard state.removedEarly.remove(id) == nil else { return false }
      state.observers[id] = observer
      return true
    }
    if isWelcome, let query = observer.query { run([query], connection) }
  }

  func remove(_ id: UInt64) {
    state.withLock { state in
      let removed = state.observers.removeValue(forKey: id) ?? state.announced.removeValue(forKey: id)
      if removed == nil { state.removedEarly.insert(id) }
    }
  }

  func committed(_ tables: Set<String>, _ connection: Connection) {
    guard !tables.isEmpty else { return }
    let (number, observers) = state.withLock { state in
      state.commits += 1
      let concerned = state.observers.sorted { $0.key < $1.key }.map(\.value).filter {
        $0.tables.isEmpty || !$0.tables.isDisjoint(with: tables)
      }
      return (state.commits, concerned)
    }
    let change = DatabaseChange(number: number, tables: tables)
    for observer in observers { observer.note?(change) }
    run(observers.compactMap(\.query), connection)
  }

  private func run(_ queries: [SnapshotQueue.Query], _ connection: Connection) {
    guard !queries.isEmpty else { return }
    if let snapshots { return snapshots.run(queries) }
    do throws(DatabaseError) {
      let snapshot = SnapshotQueue.Snapshot(connection)
      try connection.beginTransaction("BEGIN DEFERRED")
      for query in queries { query(.success(snapshot)) }
      try connection.control("COMMIT")
    } catch {
      for query in queries { query(.failure(error)) }
    }
  }
}
