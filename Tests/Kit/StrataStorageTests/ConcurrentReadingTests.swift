import Foundation
import StrataLock
import StrataStorage
import Testing

/// Reads beside reads, observers' queries beside writes.
@Suite struct ConcurrentReadingTests {
  private static let schema = Migration(1, "t", "CREATE TABLE t (n INTEGER)")

  @Test func readsRunBesideEachOther() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")), migrations: [Self.schema], readers: 3)
    let arrived = Locked(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await database.read { _ in
            arrived.withLock { $0 += 1 }
            // Each waits for the others, on its own queue.
            let end = Date().addingTimeInterval(300)
            while arrived.withLock({ $0 }) < 3, Date() < end { usleep(1_000) }
            #expect(arrived.withLock { $0 } == 3)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aReadThatBeginsAfterAWriteSeesIt() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")), migrations: [Self.schema])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<50 {
            let before = try await database.write { tx in
              try tx.execute("INSERT INTO t VALUES (1)")
              return try tx.value("SELECT count(*) FROM t", as: Int.self) ?? 0
            }
            let after = try await database.read { tx in try tx.value("SELECT count(*) FROM t", as: Int.self) ?? 0 }
            #expect(after >= before)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// The query of one commit is held while two others happen: it still sees the state after its own.
  @Test func anObserversQueryDoesNotHoldUpWrites() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")), migrations: [Self.schema])
    let release = DispatchSemaphore(value: 0)
    let values = database.observe("t") { tx in
      let count = try tx.value("SELECT count(*) FROM t", as: Int.self)
      if count == 1 { #expect(release.wait(timeout: .now() + 300) == .success) }
      return count
    }
    for number in 1...3 { try await database.write { tx in try tx.execute("INSERT INTO t VALUES (\(number))") } }
    release.signal()
    var seen: [Int?] = []
    for try await value in values {
      seen.append(value)
      if value == 3 { break }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  /// An observer that is far behind keeps writers waiting, and is shown every commit all the same.
  @Test func aSlowObserverSeesEveryCommit() async throws {
    let folder = try TestFolder()
    let database = try Database(.file(folder.file("a.db")), migrations: [Self.schema])
    let values = database.observe("t") { tx in
      usleep(2_000)
      return try tx.value("SELECT count(*) FROM t", as: Int.self) ?? 0
    }
    for number in 1...40 { try await database.write { tx in try tx.execute("INSERT INTO t VALUES (\(number))") } }
    var seen: [Int] = []
    for try await value in values {
      seen.append(value)
      if value == 40 { break }
    }
    #expect(seen == Array(0...40))
  }

  @Test func aBackupIsADatabaseOfItsOwn() async throws {
    let folder = try TestFolder()
    for location in [Database.Location.memory, .file(folder.file("it's.db"))] {
      let database = try Database(location, migrations: [Self.schema])
      let copy = folder.file("copy's.db")
      for number in 1...2 {
        try await database.write { tx in try tx.execute("INSERT INTO t VALUES (\(number))") }
        // The second one replaces the first.
        try await database.backup(to: copy)
        let count = try await Database(.file(copy), migrations: [Self.schema]).read { tx in
          try tx.value("SELECT count(*) FROM t", as: Int.self)
        }
        #expect(count == number)
      }
      try FileManager.default.removeItem(at: copy)
      await #expect(throws: DatabaseError.self) {
        try await database.backup(to: folder.file("no/such/folder/copy.db"))
      }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix(".copy") }
    #expect(left.isEmpty)
  }

  /// Also by another name of the same file.
  @Test func aDatabaseIsNotReplacedByItsCopy() async throws {
    let folder = try TestFolder()
    let (url, link) = (folder.file("a.db"), folder.file("link.db"))
    let database = try Database(.file(url), migrations: [Self.schema])
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES (1)") }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    for place in [url, link, folder.url.appendingPathComponent("./a.db")] {
      await #expect(throws: DatabaseError.self) { try await database.backup(to: place) }
    }
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 1)
    let again = try Database(.file(url), migrations: [Self.schema])
    #expect(try await again.read { tx in try tx.value("SELECT n FROM t") } == 1)
  }

  @Test func vacuumMakesTheFileSmaller() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    let database = try Database(.file(url), migrations: [Self.schema])
    try await database.write { tx in
      for number in 0..<20_000 { try tx.execute("INSERT INTO t VALUES (\(number))") }
    }
    try await database.write { tx in try tx.execute("DELETE FROM t WHERE n > 10") }
    let pages = try await database.read { tx in try tx.value("PRAGMA page_count", as: Int.self) ?? 0 }
    try await database.vacuum()
    let after = try await database.read { tx in try tx.value("PRAGMA page_count", as: Int.self) ?? 0 }
    #expect(after < pages / 4)
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM t") } == 11)
  }
}
