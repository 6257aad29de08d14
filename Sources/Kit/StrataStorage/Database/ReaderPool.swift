import StrataLock

/// Connections that read beside the writer and beside each other. They are opened when they are needed.
final class ReaderPool: Sendable {
  private let readers: [ConnectionActor]
  /// How many reads each has before it.
  private let loads: Locked<[Int]>

  init(_ count: Int, observers: CommitObservers, open: @escaping @Sendable () throws(DatabaseError) -> Connection) {
    readers = (0..<count).map {
      ConnectionActor(label: "strata.database.reader.\($0)", observers: observers, open: open)
    }
    loads = Locked(Array(repeating: 0, count: count))
  }

  func read<Value: Sendable>(
    _ body: @Sendable (ReadTransaction) throws -> Value
  ) async throws(DatabaseError) -> Value {
    // The first of those with the least to do: who reads one after the other finds its statements prepared.
    let index = loads.withLock { loads in
      let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[index] += 1
      return index
    }
    defer { loads.withLock { $0[index] -= 1 } }
    return try await readers[index].read(body)
  }
}
