import Foundation
import StrataData
import StrataStorage
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A real process on a real SQLite file, killed with `kill -9` at 200 random instants or more while it writes and sends.
@Suite struct OutboxKillTests {
  private static let rounds = 200

  @Test(.timeLimit(.minutes(10))) func twoHundredKillsLoseAndDoubleNothing() async throws {
    let worker = try #require(Worker.path, "the worker has not been built")
    let folder = try TestFolder()
    let file = folder.file("notes.db")
    let server = try #require(LineServer(seed: 7))
    server.start()
    defer { server.stop() }
    let (words, roundsWithPromises) = try await offThePool { [port = server.port] in
      var random = SplitMix(seed: 42)
      var promised: [Int] = []
      var roundsWithPromises = 0
      for round in 0..<Self.rounds * 10 {
        // Where the worker gets little of the processor, more kills, and later ones, are needed to hit everything.
        if round >= Self.rounds, promised.count >= 400, promised.count(where: { $0 < 0 }) >= 5 { break }
        let run = try Worker(worker, [file.path, "\(port)", "fill"])
        // Every other one from before main on, the rest when it has promised something: on a slow machine too.
        if round % 2 == 1 { try run.waitForPromise() }
        usleep(UInt32(random.next() % UInt64(60_000 * (1 + round / Self.rounds))))
        let numbers = try run.kill()
        promised += numbers
        if !numbers.isEmpty { roundsWithPromises += 1 }
      }
      try Worker(worker, [file.path, "\(port)", "drain"]).waitForSuccess()
      return (promised, roundsWithPromises)
    }

    // A negative number is that of a note which was taken back, with the promise that it had never been sent.
    let (promised, unsent) = (words.filter { $0 > 0 }, words.filter { $0 < 0 }.map { -$0 })
    let database = try Database(.file(file), migrations: [Migration(1, "notes", "")])
    let tables = try await database.read { tx in
      func numbers(_ query: SQL) throws -> Set<Int> { Set(try tx.rows(query) { row in try row[0] as Int }) }
      return (
        notes: try numbers("SELECT number FROM notes"),
        refused: try numbers("SELECT number FROM refused WHERE times = 1"),
        withdrawn: try numbers("SELECT number FROM withdrawn"),
        dropped: try numbers("SELECT number FROM dropped WHERE times = 1"),
        drafts: try numbers("SELECT number FROM drafts")
      )
    }
    let record = server.snapshot()
    let applied = record.applied.map(\.number)
    let strangers = record.strangers.subtracting(applied)
    let ended = Set(applied).union(record.refused).union(tables.dropped).union(strangers)
    #expect(Set(applied).count == applied.count, "a write was done twice")
    // What was refused with a temporary id is sent once more, with the real one.
    let refusals = Dictionary(grouping: record.refused) { $0 }
    #expect(refusals.allSatisfy { $0.value.count <= 2 }, "a write was refused under more than two keys")
    #expect(Set(promised).count == promised.count, "a number was given twice")
    #expect(record.foreign == 0, "a write was sent as another user")
    #expect(record.unknownIDs == 0, "a write was sent with an id that the server has not given")
    // A newer draft takes the place of one that was never sent; the last one of a user stands.
    let replaced = tables.drafts.subtracting(ended)
    let lost = Set(promised).subtracting(tables.withdrawn).subtracting(ended)
    #expect(lost.isSubset(of: replaced), "a promised write was lost")
    #expect(replaced.allSatisfy { older in tables.drafts.contains { $0 > older && ended.contains($0) } })
    #expect(Set(unsent).isSubset(of: tables.withdrawn), "what was taken back came back")
    #expect(Set(unsent).isDisjoint(with: ended), "what was taken back unsent was sent")
    #expect(tables.dropped.isSubset(of: record.conflicts) && tables.dropped.isDisjoint(with: applied))
    for (lane, writes) in Dictionary(grouping: record.applied, by: \.lane) {
      // What was taken back after an attempt may arrive at any time.
      let numbers = writes.map(\.number).filter { !tables.withdrawn.contains($0) }
      #expect(numbers == numbers.sorted(), "the order of \(lane) was not kept")
    }
    let isKept: (Int) -> Bool = { !tables.withdrawn.contains($0) }
    let shown = Set(applied.filter(isKept)).subtracting(tables.drafts)
    #expect(tables.notes == shown, "what the app shows is not what the server did")
    // A draft may be replaced before it is sent once more.
    let rejected = Set(record.refused.filter(isKept)).union(strangers)
    #expect(
      tables.refused.isSubset(of: rejected) && rejected.subtracting(tables.refused).isSubset(of: tables.drafts),
      "a rejection was not rolled back, or twice")
    // The kills must have hit what they are meant for.
    #expect(roundsWithPromises >= Self.rounds / 2)
    #expect(record.repeats > 0 && !record.refused.isEmpty && !unsent.isEmpty)
    #expect(record.aliases > 0 && strangers != record.strangers)
    #expect(record.merges > 0 && !tables.dropped.isEmpty && !replaced.isEmpty)
    #expect(
      record.applied.contains { $0.lane.contains("/r") } && Set(record.applied.map { $0.lane.prefix(1) }).count == 2)
  }
}

/// A child process whose output is read after its end.
private struct Worker {
  /// Beside the test bundle, where the build puts it.
  static let path: String? = {
    let folders = [CommandLine.arguments[0], Bundle.main.bundlePath].flatMap { path in
      let url = URL(fileURLWithPath: path)
      return [url, url.deletingLastPathComponent(), url.deletingLastPathComponent().deletingLastPathComponent()]
    }
    return folders.map { $0.appendingPathComponent("outbox-worker").path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  struct Failure: Error {
    let what: String
    let code: Int32
  }

  private let process: pid_t
  private let output: Int32

  init(_ path: String, _ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(what: "pipe", code: errno) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
    close(ends[1])
    guard status == 0 else { throw Failure(what: "spawn", code: status) }
    self.process = process
    output = ends[0]
  }

  /// Until it has promised a note.
  func waitForPromise() throws {
    var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 300_000) == 1 else { throw Failure(what: "it promises nothing", code: errno) }
  }

  /// Kills it, and reads the numbers of the notes that it had promised by then.
  func kill() throws -> [Int] {
    #if canImport(Darwin)
      Darwin.kill(process, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process, SIGKILL)
    #else
      Glibc.kill(process, SIGKILL)
    #endif
    let status = try waitForEnd()
    guard status & 0x7f == SIGKILL else { throw Failure(what: "it ended by itself", code: status) }
    let text = String(
      decoding: FileHandle(fileDescriptor: output, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
    // A line without its end is a promise all the same: it was written in one go or not at all.
    return text.split(separator: "\n").compactMap { Int($0) }
  }

  func waitForSuccess() throws {
    let status = try waitForEnd()
    close(output)
    guard status == 0 else { throw Failure(what: "it failed", code: status) }
  }

  private func waitForEnd() throws -> Int32 {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw Failure(what: "wait", code: errno) }
    return status
  }
}
