import Foundation
import StrataLock

/// Connections that read beside the writer and beside each other. They are opened when they are needed.
final class ReaderPool: Sendable {
  /// `nil` where it would be all there is, or would hold the only thread that tasks have.
  private let nearby: NearbyConnection?
  private let readers: [ConnectionActor]
  /// How many reads each connection has to do.
  private let loads: Locked<[Int]>

  init(_ count: Int, observers: CommitObservers, open: @escaping @Sendable () throws(DatabaseError) -> Connection) {
    let hasNearby = count > 1 && sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
    let distant = hasNearby ? count - 1 : count
    nearby = hasNearby ? NearbyConnection(open: open) : nil
    readers = (0..<distant).map {
      ConnectionActor(label: "strata.database.reader.\($0)", observers: observers, open: open)
    }
    loads = Locked(Array(repeating: 0, count: distant))
  }

  func read<Value: Sendable>(
    _ body: @Sendable (ReadTransaction) throws -> Value
  ) async throws(DatabaseError) -> Value {
    if let nearby, nearby.take() {
      defer { nearby.giveBack() }
      return try nearby.read(body)
    }
    // The first of those with the least to do: reads one after the other then find their statements prepared.
    let index = loads.withLock { loads in
      let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[index] += 1
      return index
    }
    defer { loads.withLock { $0[index] -= 1 } }
    return try await readers[index].read(body)
  }
}

/// The connection for a read that finds no other one under way: it reads on the thread of the calling task, since
/// switching to a queue and back takes ten times as long as reading a row.
///
/// One read at a time, so that long ones never take more than one of the threads that all tasks share.
private final class NearbyConnection: @unchecked Sendable {
  // @unchecked: `opened` is used only between `take` and `giveBack`, by the read that has taken it.
  private let isTaken = Locked(false)
  private var opened: Connection?
  private let open: @Sendable () throws(DatabaseError) -> Connection

  init(open: @escaping @Sendable () throws(DatabaseError) -> Connection) { self.open = open }

  /// False if another read is under way.
  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }

  func giveBack() { isTaken.withLock { $0 = false } }

  func read<Value: Sendable>(_ body: (ReadTransaction) throws -> Value) throws(DatabaseError) -> Value {
    if let opened { return try opened.reading(body) }
    let connection = try open()
    opened = connection
    return try connection.reading(body)
  }
}
