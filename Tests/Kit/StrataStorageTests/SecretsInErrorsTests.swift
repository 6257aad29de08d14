import Foundation
import StrataStorage
import Testing

/// Whatever fails, no value shows in what an error says of itself.
@Suite struct SecretsInErrorsTests {
  private let secret = "hunter2-🗝"

  @Test func bindingsStayOutOfDatabaseErrors() async throws {
    let database = try Database(
      .memory,
      migrations: [
        Migration(
          1, "schema",
          """
          CREATE TABLE t (token TEXT UNIQUE CHECK (length(token) < 12), number INTEGER) STRICT;
          CREATE TABLE n (token TEXT NOT NULL);
          CREATE TABLE p (id INTEGER PRIMARY KEY);
          CREATE TRIGGER picky BEFORE INSERT ON n WHEN new.token = 'no' BEGIN SELECT raise(ABORT, 'picky'); END;
          """)
      ])
    try await database.write { tx in try tx.execute("INSERT INTO t VALUES (\(secret), 1)") }
    let failing: [SQL] = [
      "INSERT INTO t VALUES (\(secret), 1)",
      "INSERT INTO t VALUES (\(secret + secret), 1)",
      "INSERT INTO t VALUES ('a', \(secret))",
      "INSERT INTO p VALUES (\(secret))",
      "INSERT INTO n VALUES (\("no"))",
      "SELECT json(\(secret))",
      "SELECT json_extract('{}', \(secret))",
      "SELECT \(secret) FROM nowhere",
      "SELECT \(secret) LIKE 'a' ESCAPE \(secret)",
      SQL(verbatim: "SELECT ?, ?", [.text(secret)]),
    ]
    for sql in failing {
      do {
        try await database.write { tx in try tx.execute(sql) }
        Issue.record("it should have failed: \(sql.text)")
      } catch {
        check(error)
      }
    }
    do {
      let _: Int? = try await database.read { tx in try tx.value("SELECT token FROM t") }
      Issue.record("a token is no Int")
    } catch {
      check(error)
    }
  }

  @Test func aStatementShowsItsTextOnly() {
    let sql: SQL = "SELECT \(secret), \(list: [secret])"
    #expect("\(sql)" == "SELECT ?, (?)")
    check(sql)
  }

  @Test func storagesNameKeysOnly() throws {
    let folder = try TestFolder()
    let file = OwnerOnlyFileStorage(directory: folder.file("secrets"))
    let memory = InMemoryStorage()
    // Its bytes would be shown as numbers.
    #expect(Mirror(reflecting: memory).children.isEmpty)
    for storage in [file, memory] as [any SecureStorage] {
      try storage.set(secret, for: SecretKey("token"))
      #expect(try storage.value(for: SecretKey<String>("token")) == secret)
      do {
        _ = try storage.value(for: SecretKey<[Int]>("token"))
        Issue.record("a token is no list")
      } catch {
        check(error)
        #expect(error == .undecodable(name: "token"))
      }
      check(storage)
    }
    let path = folder.file("secrets/secrets.json").path
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    try handle.truncate(atOffset: 20)
    do {
      _ = try file.value(for: SecretKey<String>("token"))
      Issue.record("the file is damaged")
    } catch {
      check(error)
      #expect(error == .damaged(path: path))
    }
  }

  private func check(_ value: Any, _ location: SourceLocation = #_sourceLocation) {
    var dumped = ""
    dump(value, to: &dumped)
    for text in ["\(value)", String(reflecting: value), dumped, (value as? any Error)?.localizedDescription ?? ""] {
      #expect(!text.contains("hunter2"), sourceLocation: location)
    }
  }
}
