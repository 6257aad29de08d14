import Foundation
import StrataData

/// Cached reads of a `Store` against the least that could hold values for tasks: a dictionary behind an actor.
struct StoreBenchmark: KitBenchmark {
  let title = "cached reads of Store, against a dictionary behind an actor"

  private actor Cache {
    private var values: [Int: String] = [:]

    func set(_ value: String, for key: Int) { values[key] = value }
    func value(for key: Int) -> String? { values[key] }
  }

  private let keys = 500
  private let reads = 8_000

  func run() async throws -> [Comparison] {
    let store = Store<Int, String, Never>(source: InMemorySourceOfTruth(), freshness: .untilInvalidated) {
      "value \($0)"
    }
    let cache = Cache()
    for key in 0..<keys {
      _ = try await store.value(for: key)
      await cache.set("value \(key)", for: key)
    }
    var comparisons: [Comparison] = []
    for tasks in [1, 8] {
      comparisons.append(
        try await .measure(
          "read, \(tasks) task\(tasks == 1 ? "" : "s")", operations: reads,
          kit: { try await split(tasks) { key in try await store.value(for: key).value.utf8.count } },
          bare: { try await split(tasks) { key in await cache.value(for: key)?.utf8.count ?? 0 } }))
    }
    return comparisons
  }

  private func split(_ tasks: Int, _ read: @escaping @Sendable (Int) async throws -> Int) async throws {
    let (keys, share) = (keys, reads / tasks)
    let bytes = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<tasks {
        group.addTask {
          var bytes = 0
          for number in 0..<share { bytes += try await read((number &+ task * 17) % keys) }
          return bytes
        }
      }
      return try await group.reduce(0, +)
    }
    precondition(bytes > reads, "the reads must have been done")
  }
}
