import Foundation
import StrataStorage
import StrataTesting

/// What is done to a whole database, and its observation, against SQLite's C API.
struct DatabaseUpkeepBenchmark: KitBenchmark {
  let title = "Upkeep and observation of Database, against SQLite's C API"

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    let database = try Database(
      .file(folder.file("kit.db")), migrations: [Migration(1, "users", DatabaseBenchmark.schema)])
    let bare = BareSQLite(folder.file("bare.db").path, schema: DatabaseBenchmark.schema)
    try await database.write { tx in
      for number in 1...DatabaseBenchmark.count {
        try tx.execute("INSERT INTO users VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
    bare.insert(DatabaseBenchmark.count)
    return [
      Row(
        "opening with one migration", operations: 5,
        kit: { for _ in 0..<5 { _ = try Self.opened(in: folder) } },
        bare: { for _ in 0..<5 { Self.openedBare(in: folder) } }),
      Row(
        "script of two statements", operations: 5,
        kit: { for _ in 0..<5 { try await database.write { tx in try tx.execute(script: Self.script) } } },
        bare: { for _ in 0..<5 { bare.run("BEGIN IMMEDIATE; \(Self.script); COMMIT") } }),
      Row(
        "copy of the file", operations: 1,
        kit: {
          let copy = folder.file("kit-copy.db")
          try? FileManager.default.removeItem(at: copy)
          try await database.backup(to: copy)
        },
        bare: {
          let copy = folder.file("bare-copy.db")
          try? FileManager.default.removeItem(at: copy)
          bare.run("VACUUM INTO '\(copy.path)'")
        }),
      Row("vacuum", operations: 1, kit: { try await database.vacuum() }, bare: { bare.run("VACUUM") }),
      Row(
        "commit, and the value that its observer gets", operations: 20,
        kit: { try await Self.observe(database, 20) }, bare: { bare.updateAndRead(20) }),
      Row(
        "commit, and the note of it that its observer gets", operations: 20,
        kit: { try await Self.note(database, 20) }, bare: { bare.updateOneByOne(20) }),
    ]
  }

  private static let script = "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); DROP TABLE notes"

  private static func opened(in folder: TemporaryFolder) throws -> Database {
    let file = folder.file("kit-\(UUID().uuidString).db")
    return try Database(.file(file), migrations: [Migration(1, "users", DatabaseBenchmark.schema)])
  }

  private static func openedBare(in folder: TemporaryFolder) {
    _ = BareSQLite(folder.file("bare-\(UUID().uuidString).db").path, schema: DatabaseBenchmark.schema)
  }

  private static func observe(_ database: Database, _ count: Int) async throws {
    var values = database.observe("users") { tx in
      try tx.value("SELECT score FROM users WHERE id = 1", as: Double.self)
    }.makeAsyncIterator()
    _ = try await values.next()
    for number in 1...count {
      try await database.write { tx in try tx.execute("UPDATE users SET score = \(Double(number)) WHERE id = 1") }
      let score = try await values.next()
      require(score == .some(Double(number)))
    }
  }

  private static func note(_ database: Database, _ count: Int) async throws {
    var changes = database.changes(in: "users").makeAsyncIterator()
    for number in 1...count {
      try await database.write { tx in try tx.execute("UPDATE users SET score = \(Double(number)) WHERE id = 1") }
      let change = try await changes.next()
      require(change != nil)
    }
  }
}
