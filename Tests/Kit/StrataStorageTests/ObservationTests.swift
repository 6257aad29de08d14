import Foundation
import StrataStorage
import Testing

@Suite struct ObservationTests {
  private static let schema = Migration(
    1, "schema",
    """
    CREATE TABLE counter (value INTEGER NOT NULL);
    INSERT INTO counter VALUES (0);
    CREATE TABLE other (value INTEGER);
    CREATE TABLE log (value INTEGER);
    CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE children (parent INTEGER REFERENCES parents (id) ON DELETE CASCADE);
    CREATE TABLE plain (key TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TRIGGER logging AFTER INSERT ON other BEGIN INSERT INTO log VALUES (new.value); END;
    """)
  private struct Undo: Error {}

  @Test(arguments: [true, false])
  func equalValuesAreLeftOutOnRequest(inFile: Bool) async throws {
    let folder = try TestFolder()
    let database = try Database(inFile ? .file(folder.file("a.db")) : .memory, migrations: [Self.schema])
    let halves: @Sendable (ReadTransaction) throws -> Int? = { tx in try tx.value("SELECT max(value) / 2 FROM counter")
    }
    let all = database.observe("counter", query: halves)
    let distinct = database.observeDistinct("counter", query: halves)
    for number in [1, 2, 3, 1, 9] {
      try await database.write { tx in try tx.execute("UPDATE counter SET value = \(number)") }
    }
    func values(_ stream: AsyncThrowingStream<Int?, any Error>) async throws -> [Int?] {
      var values: [Int?] = []
      for try await value in stream {
        values.append(value)
        if value == 4 { break }
      }
      return values
    }
    #expect(try await values(all) == [0, 0, 1, 1, 0, 4])
    #expect(try await values(distinct) == [0, 1, 0, 4])
  }

  @Test(arguments: [true, false])
  func everyCommitOnceAndInOrder(inFile: Bool) async throws {
    let folder = try TestFolder()
    let database = try Database(inFile ? .file(folder.file("a.db")) : .memory, migrations: [Self.schema])
    let values = database.observe("counter") { tx in try tx.value("SELECT value FROM counter", as: Int.self) }
    let changes = database.changes(in: "counter")
    let rounds = 200
    // Eight writers at once; a third of the transactions is undone, a third touches another table.
    let committed = try await withThrowingTaskGroup(of: Int.self) { group in
      for writer in 0..<8 {
        group.addTask {
          var committed = 0
          for round in 0..<rounds {
            let kind = (writer + round) % 3
            let step = try? await database.write { tx in
              if kind == 2 {
                try tx.execute("INSERT INTO other VALUES (\(round))")
                return 0
              }
              try tx.execute("UPDATE counter SET value = value + 1")
              if kind == 1 { throw Undo() }
              return 1
            }
            committed += step ?? 0
          }
          return committed
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(committed > rounds)
    try await database.write { tx in try tx.execute("UPDATE counter SET value = -1") }
    var seen: [Int] = []
    for try await value in values {
      seen.append(value ?? 0)
      if value == -1 { break }
    }
    #expect(seen == Array(0...committed) + [-1])
    var numbers: [UInt64] = []
    for try await change in changes {
      numbers.append(change.number)
      #expect(change.tables == ["counter"])
      if numbers.count == committed + 1 { break }
    }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
  }

  @Test func whatChangesCounts() async throws {
    let database = try Database(.memory, migrations: [Self.schema])
    let changes = database.changes()
    let steps: [(String, Set<String>)] = [
      ("INSERT INTO other VALUES (1)", ["other", "log"]),
      ("INSERT INTO parents VALUES (1)", ["parents"]),
      ("INSERT INTO children VALUES (1)", ["children"]),
      ("DELETE FROM parents", ["parents", "children"]),
      ("INSERT INTO plain VALUES ('a')", ["plain"]),
      ("DELETE FROM plain", ["plain"]),
      ("DELETE FROM other", ["other"]),
      ("INSERT INTO other VALUES (2) RETURNING value", ["other", "log"]),
    ]
    for (sql, _) in steps {
      try await database.write { tx in
        try tx.execute(SQL(verbatim: sql))
        // Neither a look nor a statement that finds nothing is a change.
        try tx.execute("UPDATE counter SET value = 9 WHERE value = 1234")
        _ = try tx.value("SELECT 1", as: Int.self)
      }
      try await database.write { tx in try tx.execute("DELETE FROM counter WHERE value = 1234") }
    }
    var seen: [Set<String>] = []
    for try await change in changes {
      seen.append(change.tables)
      if seen.count == steps.count { break }
    }
    #expect(seen == steps.map(\.1))
  }

  @Test func streamsEndWithTheDatabase() async throws {
    var database: Database? = try Database(.memory, migrations: [Self.schema])
    let changes = try #require(database?.changes(in: "counter"))
    let failing = try #require(
      database?.observe("counter") { tx in try tx.value("SELECT nothing FROM counter", as: Int.self) })
    await #expect(throws: DatabaseError.self) { for try await _ in failing {} }
    database = nil
    for try await _ in changes {}
  }
}
