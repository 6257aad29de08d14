import Foundation
import StrataStorage
import Testing

/// Full disks, damaged files, and others who want the same file.
@Suite struct DatabaseFaultTests {
  private func accounts(_ location: Database.Location = .memory) throws -> Database {
    try Database(
      location,
      migrations: [
        Migration(
          1, "accounts", "CREATE TABLE accounts (name TEXT PRIMARY KEY, balance INTEGER NOT NULL CHECK (balance >= 0))")
      ])
  }

  /// A full disk ends the whole transaction, though the app catches the error: what follows would be committed alone.
  @Test func aTransactionThatSQLiteEndedIsNotGoneOnWith() async throws {
    let database = try accounts()
    try await database.write { tx in
      try tx.execute("INSERT INTO accounts VALUES ('ann', 1)")
      _ = try tx.value("PRAGMA max_page_count = 6", as: Int.self)
    }
    do {
      try await database.write { tx in
        try tx.execute("UPDATE accounts SET balance = 2")
        try? tx.savepoint {
          for number in 0..<1_000 {
            try tx.execute("INSERT INTO accounts VALUES (\(String(repeating: "\(number)", count: 100)), 1)")
          }
        }
        _ = try? tx.execute("UPDATE accounts SET balance = 3")
      }
      Issue.record("the disk is full")
    } catch {
      guard case .sqlite(let failure) = error, failure.primaryCode == 13 else {
        return #expect(Bool(false), "\(error)")
      }
    }
    let balance: Int? = try await database.read { tx in try tx.value("SELECT sum(balance) FROM accounts") }
    #expect(balance == 1)
    try await database.write { tx in try tx.execute("UPDATE accounts SET balance = 4") }
  }

  /// An app and its extension, started together for the first time.
  @Test func aNewFileMayBeOpenedByManyAtOnce() async throws {
    let folder = try TestFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for opener in 0..<48 {
        group.addTask { _ = try accounts(.file(folder.file("\(opener / 4).db"))) }
      }
      try await group.waitForAll()
    }
  }

  @Test func whatIsNoDatabaseIsCorrupt() async throws {
    let folder = try TestFolder()
    let url = folder.file("a.db")
    try Data(repeating: 7, count: 5_000).write(to: url)
    do {
      _ = try Database(.file(url))
      Issue.record("it is no database")
    } catch {
      guard case .sqlite(let failure) = error, failure.isCorruption else {
        return #expect(Bool(false), "\(error)")
      }
    }
  }
}
