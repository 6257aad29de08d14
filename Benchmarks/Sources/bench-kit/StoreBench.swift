import Foundation
import StrataData
import StrataTesting

/// A `Store` in memory against the least that could hold values for tasks: a dictionary behind an actor.
struct StoreBenchmark: KitBenchmark {
  let title = "Store in memory, against a dictionary behind an actor"

  private actor Cache {
    private struct Entry {
      var value: String
      var isStale = false
    }

    private var values: [Int: Entry] = [:]
    private var observers: [Int: [AsyncStream<String>.Continuation]] = [:]
    private var fetches: [Int: Task<String, Never>] = [:]

    func value(for key: Int) -> String? { values[key]?.value }
    func remove(_ key: Int) { values[key] = nil }
    func invalidate(_ key: Int) { values[key]?.isStale = true }

    func invalidateAll(where isConcerned: (Int, String) -> Bool) {
      for (key, entry) in values where isConcerned(key, entry.value) { values[key]?.isStale = true }
    }

    func set(_ value: String, for key: Int) {
      values[key] = Entry(value: value)
      for observer in observers[key] ?? [] { observer.yield(value) }
    }

    func observe(_ key: Int) -> AsyncStream<String> {
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      if let entry = values[key] { continuation.yield(entry.value) }
      observers[key] = [continuation]
      return stream
    }

    /// One fetch per key at a time.
    func fetch(_ key: Int) async -> String {
      if let fetch = fetches[key] { return await fetch.value }
      let fetch = Task { "value \(key)" }
      fetches[key] = fetch
      let value = await fetch.value
      fetches[key] = nil
      set(value, for: key)
      return value
    }
  }

  private typealias Values = Store<Int, String, Never>
  private static let keys = 500
  private static let reads = 8_000
  private static let writes = 2_000

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let store = Values(source: InMemorySourceOfTruth(), freshness: .untilInvalidated) { "value \($0)" }
    let cache = Cache()
    for key in 0..<Self.keys {
      _ = try await store.value(for: key)
      await cache.set("value \(key)", for: key)
    }
    return reads(store, cache) + changes(store, cache)
  }

  private func reads(_ store: Values, _ cache: Cache) -> [Row] {
    let read: @Sendable (Int) async throws -> Int = { key in try await store.value(for: key).value.utf8.count }
    let bare: @Sendable (Int) async throws -> Int = { key in await cache.value(for: key)?.utf8.count ?? 0 }
    return [
      Row(
        "read", operations: Self.reads, kit: { try await split(1, read) }, bare: { try await split(1, bare) }),
      Row(
        "read by 8 tasks", operations: Self.reads, kit: { try await split(8, read) }, bare: { try await split(8, bare) }
      ),
      Row(
        "read that never fetches", operations: Self.reads,
        kit: { try await split(1) { key in try await store.cached(key)?.value.utf8.count ?? 0 } },
        bare: { try await split(1, bare) }),
    ]
  }

  private func changes(_ store: Values, _ cache: Cache) -> [Row] {
    let writes = Self.writes
    return [
      Row(
        "fetch", operations: writes,
        kit: { for number in 0..<writes { _ = try await store.value(for: number % Self.keys, .refresh) } },
        bare: { for number in 0..<writes { _ = await cache.fetch(number % Self.keys) } }),
      Row(
        "write", operations: writes,
        kit: { for number in 0..<writes { try await store.write("value \(number)", for: number % Self.keys) } },
        bare: { for number in 0..<writes { await cache.set("value \(number)", for: number % Self.keys) } }),
      Row(
        "write, and the snapshot that its observer gets", operations: writes,
        kit: { try await Self.observe(store) }, bare: { await Self.observe(cache) }),
      Row(
        "invalidation of a key", operations: writes,
        kit: { for number in 0..<writes { try await store.invalidate(number % Self.keys) } },
        bare: { for number in 0..<writes { await cache.invalidate(number % Self.keys) } }),
      Row(
        "write and removal of a key", operations: writes,
        kit: {
          for number in 0..<writes {
            try await store.write("value", for: Self.keys + number % 100)
            try await store.remove(Self.keys + number % 100)
          }
        },
        bare: {
          for number in 0..<writes {
            await cache.set("value", for: Self.keys + number % 100)
            await cache.remove(Self.keys + number % 100)
          }
        }),
      Row(
        "invalidation of 500 keys", operations: 20,
        kit: { for _ in 0..<20 { try await store.invalidateAll() } },
        bare: { for _ in 0..<20 { await cache.invalidateAll { _, _ in true } } }),
      Row(
        "invalidation of 50 of 500 values", operations: 20,
        kit: { for _ in 0..<20 { try await store.invalidateAll { _, value in value.hasSuffix("7") } } },
        bare: { for _ in 0..<20 { await cache.invalidateAll { _, value in value.hasSuffix("7") } } }),
    ]
  }

  private static func observe(_ store: Values) async throws {
    try await store.write("0", for: 0)
    var snapshots = store.observe(0, .cachedOnly).makeAsyncIterator()
    _ = await snapshots.next()
    for number in 0..<writes {
      try await store.write("\(number)", for: 0)
      let snapshot = await snapshots.next()
      require(snapshot?.value == "\(number)")
    }
  }

  private static func observe(_ cache: Cache) async {
    await cache.set("0", for: 0)
    var values = await cache.observe(0).makeAsyncIterator()
    _ = await values.next()
    for number in 0..<writes {
      await cache.set("\(number)", for: 0)
      let value = await values.next()
      require(value == "\(number)")
    }
  }

  private func split(_ tasks: Int, _ read: @escaping @Sendable (Int) async throws -> Int) async throws {
    let share = Self.reads / tasks
    let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<tasks {
        group.addTask {
          var bytes = 0
          for number in 0..<share { bytes += try await read((number &+ task * 17) % Self.keys) }
          return bytes
        }
      }
      return try await group.reduce(0, +)
    }
    require(bytes > Self.reads, "the reads must have been done")
  }
}
