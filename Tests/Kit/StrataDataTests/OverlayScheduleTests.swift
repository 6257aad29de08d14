import Foundation
import StrataData
import StrataLock
import StrataStorage
import Testing

/// Writes, refreshes, invalidations and lost answers in random schedules: what the user has typed is shown from its admission
/// on, without a gap, whatever the server's list says meanwhile.
@Suite(.timeLimit(.minutes(5))) struct OverlayScheduleTests {
  /// A server that keeps idempotency keys, loses answers, refuses every seventh item, and answers lists late.
  private final class Server: Sendable {
    private struct State {
      var random: SplitMix
      var items: [Int] = []
      var keys: Set<UUID> = []
      var isReliable = false
    }

    private let state: Locked<State>

    init(seed: UInt64) { state = Locked(State(random: SplitMix(seed: seed))) }

    var items: [Int] { state.withLock { $0.items } }
    func becomeReliable() { state.withLock { $0.isReliable = true } }

    private func pause() async {
      let turns = state.withLock { Int.random(in: 0...8, using: &$0.random) }
      for _ in 0..<turns { await Task.yield() }
    }

    @Sendable func list(_ key: String) async throws(BackendError) -> [Int] {
      let (items, fails) = state.withLock { state in
        (state.items, !state.isReliable && Int.random(in: 0..<6, using: &state.random) == 0)
      }
      // What it was when the request came.
      await pause()
      if fails { throw .offline }
      return items
    }

    @Sendable func receive(_ entry: OutboxEntry<Int>) async -> OutboxAnswer<Int> {
      await pause()
      if entry.payload % 7 == 0 { return .rejected() }
      let (isLost, isUnsent) = state.withLock { state in
        let chance = state.isReliable ? 9 : Int.random(in: 0..<10, using: &state.random)
        if chance == 0 { return (false, true) }
        if state.keys.insert(entry.idempotencyKey).inserted { state.items.append(entry.payload) }
        return (chance < 3, false)
      }
      await pause()
      return isUnsent ? .retry(mayHaveArrived: false) : isLost ? .retry() : .accepted
    }
  }

  private static func with(_ list: [Int]?, _ item: Int) -> [Int] {
    let list = list ?? []
    return list.contains(item) ? list : list + [item]
  }

  @Test(arguments: 0..<24 as Range<UInt64>) func whatWasTypedIsShownWithoutAGap(seed: UInt64) async throws {
    let server = Server(seed: seed)
    let database = try Database(.memory)
    let source = DatabaseSourceOfTruth<String, [Int]>(
      database, .documents(named: "lists"), tags: { _, list in Set(list.map { "\($0)" }) })
    // Two windows, whose stores share what is stored.
    let stores = (0..<2).map { _ in
      Store<String, [Int], BackendError>(source: source, freshness: .untilInvalidated, fetch: server.list)
    }
    let outbox = Outbox<Int>(
      database, backoff: Backoff(first: .microseconds(10), limit: .microseconds(50)),
      onAcceptance: { entry, tx, _ in
        try source.update("list", startingWith: [], in: tx) { Self.with($0, entry.payload) }
      },
      send: server.receive)
    _ = try? await stores[0].value(for: "list")
    let shown = Task {
      var snapshots: [[Int]] = []
      for try await overlaid in outbox.overlay(
        on: source, for: "list", orderedBy: nil, applying: { Self.with($0, $1) })
      {
        snapshots.append(overlaid.value ?? [])
        if overlaid.value?.contains(.max) == true { break }
      }
      return snapshots
    }
    let sending = Task { try await outbox.run() }
    try await play(seed, stores, outbox, database, source)
    server.becomeReliable()
    for try await pending in outbox.observePending() where pending.isEmpty { break }
    _ = try await stores[0].value(for: "list", .refresh)
    let accepted = Set(server.items)
    try await database.write { tx in _ = try source.update("list", in: tx) { $0 + [.max] } }
    let snapshots = try await shown.value
    for item in accepted {
      let first = try #require(snapshots.firstIndex { $0.contains(item) }, "\(item) was never shown")
      #expect(snapshots[first...].allSatisfy { $0.contains(item) }, "seed \(seed): \(item) has a gap")
    }
    #expect(accepted == Set(1...20).filter { $0 % 7 != 0 } && server.items.count == accepted.count)
    sending.cancel()
    try await sending.value
  }

  private func play(
    _ seed: UInt64, _ stores: [Store<String, [Int], BackendError>], _ outbox: Outbox<Int>, _ database: Database,
    _ source: DatabaseSourceOfTruth<String, [Int]>
  ) async throws {
    var random = SplitMix(seed: seed &+ 1_000)
    var refreshes: [Task<Void, Never>] = []
    for item in 1...20 {
      try await outbox.admit(item, orderedBy: ["a", "b"][Int.random(in: 0...1, using: &random)])
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let store = stores[Int.random(in: 0...1, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try await store.invalidate("list")
        case 1: try await database.write { tx in try source.invalidateAll(tagged: ["\(item)", "1"], in: tx) }
        default: refreshes.append(Task { _ = try? await store.value(for: "list", .refresh) })
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) { await Task.yield() }
      }
    }
    for refresh in refreshes { await refresh.value }
  }
}
