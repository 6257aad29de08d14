import Foundation
import StrataLock
import StrataStorage
import Testing

@Suite struct DatabaseTests {
  private struct OutOfMoney: Error, Equatable {}

  private func accounts(_ location: Database.Location = .memory) throws -> Database {
    try Database(
      location,
      migrations: [
        Migration(1, "accounts", "CREATE TABLE accounts (name TEXT PRIMARY KEY, balance INTEGER NOT NULL)")
      ])
  }

  @Test func everyTypeComesBackAsItWas() async throws {
    let database = try Database(.memory)
    let date = Date(timeIntervalSince1970: 1_700_000_000.123)
    let id = UUID()
    let money = try #require(Decimal(string: "50000000.01"))
    let texts = ["", "plain", "nul \0 inside", "quote ' and \" and ?", "ünïcödé 🎈"]
    let blobs = [Data(), Data([0, 1, 255])]
    let found = try await database.write { tx in
      try tx.execute("CREATE TABLE t (a, b, c, d, e, f, g)")
      for text in texts {
        let none: String? = nil
        try tx.execute(
          "INSERT INTO t VALUES (\(Int.min), \(true), \(0.1), \(text), \(blobs[0]), \(none), \(date))")
        let back: String? = try tx.value("SELECT d FROM t WHERE d = \(text)")
        #expect(back == text)
      }
      #expect(try tx.value("SELECT count(*) FROM t WHERE typeof(e) = 'blob' AND f IS NULL") == texts.count)
      try tx.execute("INSERT INTO t VALUES (\(Int.max), \(false), \(id), \(money), \(blobs[1]), \(7 as Int?), \(date))")
      return try tx.first("SELECT * FROM t WHERE a > 0") { row in
        let shared: (Int, Bool, UUID) = (try row["a"], try row["b"], try row["c"])
        let rest: (Decimal, Data, Int?, Date) = (try row[3], try row["e"], try row["f"], try row["g"])
        return (shared, rest)
      }
    }
    let row = try #require(found)
    #expect(row.0 == (Int.max, false, id))
    #expect(row.1.0 == money && row.1.1 == blobs[1] && row.1.2 == 7)
    #expect(abs(row.1.3.timeIntervalSince(date)) < 0.000_001)
  }

  @Test func readingIsStrict() async throws {
    let database = try Database(.memory)
    await #expect(throws: DatabaseError.self) {
      let _: Int? = try await database.read { tx in try tx.value("SELECT 'seven'") }
    }
    do {
      let _: Int? = try await database.read { tx in try tx.value("SELECT NULL") }
      Issue.record("NULL is no Int")
    } catch {
      guard case .column("0", "Int", "null") = error else { return #expect(Bool(false), "\(error)") }
    }
    do {
      let _: [Int] = try await database.read { tx in try tx.rows("SELECT 1 AS a") { row in try row["b"] } }
      Issue.record("there is no b")
    } catch {
      guard case .column("b", _, "no such column") = error else { return #expect(Bool(false), "\(error)") }
    }
  }

  @Test func moneyIsReadWholeOrNotAtAll() {
    for text in ["0", "-12.50", "+3", "1e3", "123456789012345678901234567890.12"] {
      #expect(Decimal(sqlValue: .text(text)) == Decimal(string: text))
    }
    for text in ["", "12 apples", "1,5", "1.", ".5", "1.2.3", "0x10", " 5", "5 ", "NaN", "1e", "٣"] {
      #expect(Decimal(sqlValue: .text(text)) == nil, "\(text)")
    }
  }

  @Test func valuesAreNeverSQL() async throws {
    let database = try accounts()
    let name = "x'); DROP TABLE accounts; --"
    try await database.write { tx in try tx.execute("INSERT INTO accounts VALUES (\(name), 1)") }
    let names = [name, "another"]
    let column = "na\"me"
    let count: Int? = try await database.read { tx in
      try tx.value("SELECT count(*) AS \(identifier: column) FROM accounts WHERE name IN \(list: names)")
    }
    #expect(count == 1)
  }

  @Test func anErrorUndoesEverythingAndSaysWhy() async throws {
    let database = try accounts()
    try await database.write { tx in try tx.execute("INSERT INTO accounts VALUES ('ann', 10)") }
    do {
      try await database.write { tx in
        try tx.execute("UPDATE accounts SET balance = balance - 20")
        if let balance: Int = try tx.value("SELECT balance FROM accounts"), balance < 0 { throw OutOfMoney() }
      }
      Issue.record("it should have thrown")
    } catch {
      guard case .aborted(let reason) = error else { return #expect(Bool(false), "\(error)") }
      #expect(reason is OutOfMoney)
    }
    let balance: Int? = try await database.read { tx in try tx.value("SELECT balance FROM accounts") }
    #expect(balance == 10)
  }

  @Test func savepointsUndoTheirOwnPart() async throws {
    let database = try accounts()
    let log = Locked<[String]>([])
    try await database.write { tx in
      try tx.execute("INSERT INTO accounts VALUES ('ann', 1)")
      tx.afterCommit { log.withLock { $0.append("ann") } }
      try? tx.savepoint {
        try tx.execute("INSERT INTO accounts VALUES ('bob', 1)")
        tx.afterCommit { log.withLock { $0.append("bob") } }
        try tx.savepoint { try tx.execute("INSERT INTO accounts VALUES ('cid', 1)") }
        throw OutOfMoney()
      }
      try tx.savepoint { try tx.execute("INSERT INTO accounts VALUES ('dan', 1)") }
      tx.afterCommit { log.withLock { $0.append("dan") } }
    }
    let names = try await database.read { tx in
      try tx.rows("SELECT name FROM accounts ORDER BY name") { row in try row[0] as String }
    }
    #expect(names == ["ann", "dan"])
    #expect(log.withLock { $0 } == ["ann", "dan"])
  }

  @Test func transactionsAreTheDatabasesOwn() async throws {
    let database = try accounts()
    for sql in ["COMMIT", "ROLLBACK", "BEGIN", "SAVEPOINT a"] {
      await #expect(throws: DatabaseError.self) {
        try await database.write { tx in try tx.execute(SQL(verbatim: sql)) }
      }
      await #expect(throws: DatabaseError.self) { try await database.write { tx in try tx.execute(script: sql) } }
    }
    // A file's reader refuses to write, and a kept transaction is useless.
    let folder = try TestFolder()
    let file = try accounts(.file(folder.file("a.db")))
    await #expect(throws: DatabaseError.self) {
      try await file.read { tx in try tx.value("INSERT INTO accounts VALUES ('eve', 1) RETURNING 1", as: Int.self) }
    }
    nonisolated(unsafe) var kept: WriteTransaction?
    try await database.write { tx in kept = tx }
    #expect(throws: DatabaseError.self) { try kept?.execute("DELETE FROM accounts") }
  }

  @Test func aQueryMayRunInsideItsOwnRows() async throws {
    let database = try accounts()
    let sums = try await database.write { tx in
      for number in 1...3 { try tx.execute("INSERT INTO accounts VALUES (\("\(number)"), \(number))") }
      return try tx.rows("SELECT balance FROM accounts ORDER BY balance") { row in
        let own: Int = try row[0]
        let inner = try tx.rows("SELECT balance FROM accounts ORDER BY balance") { row in try row[0] as Int }
        return own * 100 + inner.reduce(0, +)
      }
    }
    #expect(sums == [106, 206, 306])
  }

  @Test func readersDoNotWaitForAWriter() async throws {
    let folder = try TestFolder()
    let database = try accounts(.file(folder.file("a.db")))
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let release = DispatchSemaphore(value: 0)
    let writing = Task {
      try await database.write { tx in
        try tx.execute("INSERT INTO accounts VALUES ('ann', 1)")
        begin.yield()
        // Bounded: a reader that waits for this writer makes the test fail, not hang.
        #expect(release.wait(timeout: .now() + 300) == .success)
      }
    }
    for await _ in begun { break }
    let before: Int? = try await database.read { tx in try tx.value("SELECT count(*) FROM accounts") }
    #expect(before == 0)
    release.signal()
    try await writing.value
    let after: Int? = try await database.read { tx in try tx.value("SELECT count(*) FROM accounts") }
    #expect(after == 1)
  }

  @Test func aLockedDatabaseIsWaitedForAndThenBusy() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    let database = try accounts(.file(url))
    let hasty = try Database(
      .file(url), migrations: [Migration(1, "accounts", "")], busyTimeout: .milliseconds(30))
    let patient = try Database(.file(url), migrations: [Migration(1, "accounts", "")], busyTimeout: .seconds(300))
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let release = DispatchSemaphore(value: 0)
    let holder = Task {
      try await database.write { tx in
        begin.yield()
        _ = release.wait(timeout: .now() + 300)
      }
    }
    for await _ in begun { break }
    do {
      try await hasty.write { tx in try tx.execute("DELETE FROM accounts") }
      Issue.record("the database is locked")
    } catch {
      guard case .busy = error else { return #expect(Bool(false), "\(error)") }
    }
    async let waiting: Int = patient.write { tx in try tx.execute("INSERT INTO accounts VALUES ('ann', 1)") }
    release.signal()
    #expect(try await waiting == 1)
    try await holder.value
  }
}
