import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A real process on a real SQLite file, killed with `kill -9` at 200 random instants or more while it writes and
/// sends.
@Suite struct OutboxKillTests {
  private static let rounds = 200

  @Test(.timeLimit(.minutes(10))) func twoHundredKillsLoseAndDoubleNothing() async throws {
    let worker = try #require(OutboxWorker.path, "the worker has not been built")
    let folder = try TestFolder()
    let file = folder.file("notes.db")
    let server = try #require(LineServer(seed: 7))
    server.start()
    defer { server.stop() }
    var random = SplitMix(seed: 42)
    var words: [Int] = []
    var roundsWithPromises = 0
    for round in 0..<Self.rounds * 10 {
      // The rounds go on until everything was hit that the test is about, so that none of it is left to chance.
      if round >= Self.rounds, round % 10 == 0,
        try await OutboxKillRecord(server: server.snapshot(), file: file, words: words).isComplete
      {
        break
      }
      // Where the worker gets little of the processor, later kills are needed to hit everything.
      let pause = UInt32(random.next() % UInt64(60_000 * (1 + round / Self.rounds)))
      // Every other one from before main on, the rest when it has promised something: on a slow machine too.
      let numbers = try await Self.kill(
        worker, [file.path, "\(server.port)", "fill"], after: pause, waitsForPromise: round % 2 == 1)
      words += numbers
      if !numbers.isEmpty { roundsWithPromises += 1 }
    }
    try await offThePool { [port = server.port] in
      try OutboxWorker(worker, [file.path, "\(port)", "drain"]).waitForSuccess()
    }
    let record = try await OutboxKillRecord(server: server.snapshot(), file: file, words: words)
    #expect(roundsWithPromises >= Self.rounds / 2 && record.isComplete)
    checkWrites(record)
    checkOrder(record)
    checkRefusals(record)
  }

  private static func kill(
    _ worker: String, _ arguments: [String], after pause: UInt32, waitsForPromise: Bool
  ) async throws -> [Int] {
    try await offThePool {
      let run = try OutboxWorker(worker, arguments)
      if waitsForPromise { try run.waitForPromise() }
      usleep(pause)
      return try run.kill()
    }
  }

  /// Nothing is lost, nothing is done twice, and nothing for another user.
  private func checkWrites(_ record: OutboxKillRecord) {
    let (tables, ended) = (record.tables, record.ended)
    #expect(record.applied.count == record.server.applied.count, "a write was done twice")
    #expect(Set(record.promised).count == record.promised.count, "a number was given twice")
    #expect(record.server.foreign == 0, "a write was sent as another user")
    #expect(record.server.unknownIDs == 0, "a write was sent with an id that the server has not given")
    // A newer draft takes the place of one that was never sent; the last one of a user stands.
    let lost = Set(record.promised).subtracting(tables.withdrawn).subtracting(ended)
    #expect(lost.isSubset(of: record.replaced), "a promised write was lost")
    #expect(record.replaced.allSatisfy { hasSuccessor($0, record) })
    #expect(record.unsent.isSubset(of: tables.withdrawn), "what was taken back came back")
    #expect(record.unsent.isDisjoint(with: ended), "what was taken back unsent was sent")
    let shown = record.applied.filter(record.isKept).subtracting(tables.drafts)
    #expect(tables.notes == shown, "what the app shows is not what the server did")
    #expect(tables.dropped.isSubset(of: record.server.conflicts) && tables.dropped.isDisjoint(with: record.applied))
  }

  private func hasSuccessor(_ draft: Int, _ record: OutboxKillRecord) -> Bool {
    record.tables.drafts.contains { $0 > draft && record.ended.contains($0) }
  }

  private func checkOrder(_ record: OutboxKillRecord) {
    for (lane, writes) in Dictionary(grouping: record.server.applied, by: \.lane) {
      // What was taken back after an attempt may arrive at any time.
      let numbers = writes.map(\.number).filter(record.isKept)
      #expect(numbers == numbers.sorted(), "the order of \(lane) was not kept")
    }
  }

  /// A refusal is final, with one exception: a write that was at the server with a temporary id, while the app learned
  /// the real one, is sent once more with that, since the refusal may be about the id. Only such a write can be refused
  /// under two keys.
  private func checkRefusals(_ record: OutboxKillRecord) {
    let (tables, refusals) = (record.tables, record.refusals)
    for (number, refusals) in refusals where refusals.count > 1 {
      #expect(
        refusals.map(\.hasTemporaryID) == [true, false], "\(number) was sent again though it was refused with real ids")
    }
    #expect(tables.repeated == 0, "a rejection was rolled back twice, or a conflict resolved twice")
    #expect(tables.refused.isDisjoint(with: record.applied), "what the server did was rolled back")
    let refused = record.finallyRefused.filter(record.isKept)
    #expect(tables.refused.isSubset(of: refused), "rolled back without a refusal")
    // A draft is never sent with the real id where a newer one has taken its place before.
    for number in refused.subtracting(tables.refused) {
      #expect(
        tables.drafts.contains(number) && refusals[number]?.map(\.hasTemporaryID) == [true]
          && hasSuccessor(number, record),
        "the refusal of \(number) was not rolled back")
    }
  }
}
