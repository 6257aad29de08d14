import Foundation
import StrataStorage
import Testing

@Suite struct MigrationTests {
  private static let users = Migration(1, "users", "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT); ")
  private static let notes = Migration(2, "notes") { tx in
    try tx.execute(
      script: """
        CREATE TABLE notes (user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, text TEXT);
        -- a comment; with a semicolon
        INSERT INTO users (name) VALUES ('first; of all');
        """)
  }

  @Test func eachRunsOnce() async throws {
    let folder = try TestFolder()
    let url = folder.file("deep/inside/a.db")
    for list in [[Self.users], [Self.users, Self.notes], [Self.users, Self.notes]] {
      let database = try Database(.file(url), migrations: list)
      let version: Int? = try await database.read { tx in try tx.value("PRAGMA user_version") }
      #expect(version == list.count)
    }
    let database = try Database(.file(url), migrations: [Self.users, Self.notes])
    let names = try await database.read { tx in try tx.rows("SELECT name FROM users") { row in try row[0] as String } }
    #expect(names == ["first; of all"])
  }

  @Test func aNewerFileIsRefused() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    _ = try Database(.file(url), migrations: [Self.users, Self.notes])
    do {
      _ = try Database(.file(url), migrations: [Self.users])
      Issue.record("it should be refused")
    } catch {
      guard case .newerVersion(found: 2, known: 1) = error else { return #expect(Bool(false), "\(error)") }
      #expect("\(error)".contains("newer version of the app"))
    }
  }

  @Test func aFailureLeavesTheOneBefore() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    let broken = Migration(2, "broken", "CREATE TABLE half (a); CREATE TABLE users (a);")
    let dangling = Migration(2, "dangling") { tx in
      try tx.execute(script: "CREATE TABLE n (u REFERENCES users (id)); INSERT INTO n VALUES (77);")
    }
    for migration in [broken, dangling] {
      do {
        _ = try Database(.file(url), migrations: [Self.users, migration])
        Issue.record("\(migration.name) should fail")
      } catch {
        guard case .migration(number: 2, let name, let cause) = error else { return #expect(Bool(false), "\(error)") }
        #expect(name == migration.name)
        if name == "dangling" {
          guard case .brokenReference(table: "n") = cause else { return #expect(Bool(false), "\(cause)") }
        }
      }
    }
    let database = try Database(.file(url), migrations: [Self.users])
    let tables: Int? = try await database.read { tx in
      try tx.value("SELECT count(*) FROM sqlite_master WHERE type = 'table'")
    }
    #expect(tables == 1)
  }

  @Test func gapsAreRefused() {
    #expect(throws: DatabaseError.self) { try Database(.memory, migrations: [Self.notes, Self.users]) }
  }

  @Test func referencesHoldAfterwards() async throws {
    let database = try Database(.memory, migrations: [Self.users, Self.notes])
    do {
      try await database.write { tx in try tx.execute("INSERT INTO notes VALUES (99, 'secret text')") }
      Issue.record("there is no user 99")
    } catch {
      guard case .sqlite(let failure) = error else { return #expect(Bool(false), "\(error)") }
      #expect(failure.isConstraintViolation && failure.code == 787)
    }
  }
}
