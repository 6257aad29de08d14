import Foundation
import StrataData
import StrataStorage
import StrataTesting

/// An `Outbox` against the least that could keep writes over a restart: rows of JSON, sent and deleted one by one.
struct OutboxBenchmark: KitBenchmark {
  let title = "Outbox, against rows of JSON over SQLite's C API"

  private struct Rename: Codable, Sendable {
    let name: String
  }

  private static let entries = 20

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let database = try Database(.file(folder.file("kit.db")))
    let names = DatabaseSourceOfTruth<String, Rename>(database, .documents(named: "names"))
    let outbox = Outbox<Rename>(database, concurrency: 1) { _ in .accepted }
    let waiting = Outbox<Rename>(database, name: "waiting") { _ in .retry() }
    let bare = BareDocuments(folder.file("bare.db").path)
    let waitingBare = BareDocuments(folder.file("waiting.db").path)
    for number in 0..<Self.entries {
      try await waiting.admit(Rename(name: "Ann"), orderedBy: "\(number)")
      try waitingBare.write(Rename(name: "Ann"), "\(number)")
    }
    return [
      Row(
        "admission and sending", operations: Self.entries,
        kit: {
          for number in 0..<Self.entries { try await outbox.admit(Rename(name: "Ann"), orderedBy: "\(number)") }
          let left = try await outbox.flush()
          require(left == 0)
        },
        bare: {
          for number in 0..<Self.entries { try bare.write(Rename(name: "Ann"), "\(number)") }
          for key in bare.keys() {
            _ = try bare.read(Rename.self, key)
            bare.remove(key)
          }
        }),
      Row(
        "admission and withdrawal", operations: Self.entries,
        kit: {
          for number in 0..<Self.entries {
            try await outbox.withdraw(try await outbox.admit(Rename(name: "Ann"), orderedBy: "\(number)").id)
          }
        },
        bare: {
          for number in 0..<Self.entries {
            try bare.write(Rename(name: "Ann"), "\(number)")
            bare.remove("\(number)")
          }
        }),
      Row(
        "list of 20 pending writes", operations: 20,
        kit: { for _ in 0..<20 { require(try await waiting.pending().count == Self.entries) } },
        bare: {
          for _ in 0..<20 {
            require(try waitingBare.keys().compactMap { try waitingBare.read(Rename.self, $0) }.count == Self.entries)
          }
        }),
      Row(
        "overlay of a value with a pending write", operations: 20,
        kit: { try await Self.overlay(waiting, names) },
        bare: {
          for _ in 0..<20 {
            try bare.write(Rename(name: "Bob"), "stored")
            _ = try bare.read(Rename.self, "stored")
            _ = try waitingBare.read(Rename.self, "0")
          }
        }),
    ]
  }

  private static func overlay(
    _ outbox: Outbox<Rename>, _ names: DatabaseSourceOfTruth<String, Rename>
  ) async throws {
    let store = Store<String, Rename, Never>(source: names, freshness: .untilInvalidated) { _ in Rename(name: "") }
    try await store.write(Rename(name: "Bob"), for: "0")
    var shown = outbox.overlay(on: names, for: "0", orderedBy: "0") { _, change in change }
      .makeAsyncIterator()
    _ = try await shown.next()
    for _ in 0..<20 {
      try await store.write(Rename(name: "Bob"), for: "0")
      let overlaid = try await shown.next()
      require(overlaid?.value?.name == "Ann")
    }
  }
}
