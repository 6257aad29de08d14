import Foundation
import StrataStorage
import Testing

@Suite struct SQLFunctionTests {
  private static let plain = SQLFunction("plain", arguments: 1) { values in
    guard case .text(let text) = values[0] else { return values[0] }
    return .text(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
  }

  /// On the writer's connection, on those that read, and on those of observers.
  @Test(arguments: [true, false]) func everyConnectionHasIt(inFile: Bool) async throws {
    let folder = try TestFolder()
    let database = try Database(
      inFile ? .file(folder.file("a.db")) : .memory,
      migrations: [
        Migration(1, "users", "CREATE TABLE users (name TEXT); CREATE INDEX by_name ON users (plain(name))")
      ], functions: [Self.plain])
    try await database.write { tx in
      for name in ["Zoé", "Émile", "eva"] { try tx.execute("INSERT INTO users VALUES (\(name))") }
    }
    let query: @Sendable (ReadTransaction) throws -> [String] = { tx in
      try tx.values("SELECT name FROM users ORDER BY plain(name)")
    }
    let expected = ["Émile", "eva", "Zoé"]
    #expect(try await database.read(query) == expected)
    for try await names in database.observe("users", query: query) {
      #expect(names == expected)
      break
    }
  }

  @Test func valuesOfAllKindsComeAndGo() async throws {
    let same = SQLFunction("same", arguments: 2) { values in values[1] }
    let database = try Database(.memory, functions: [same])
    for value: SQLValue in [
      .null, .integer(.min), .real(0.5), .text(""), .text("a\u{0}ü"), .blob(Data()), .blob(Data([0, 255])),
    ] {
      let back = try await database.read { tx in
        try tx.first(SQL(verbatim: "SELECT same(1, ?)", [value])) { row in try row[0] as SQLValue }
      }
      #expect(back == value)
    }
    await #expect(throws: DatabaseError.self) {
      try await database.read { tx in try tx.value("SELECT same(1)") as Int? }
    }
  }

  @Test func aNameThatSQLiteRefusesIsAnError() {
    let function = SQLFunction(String(repeating: "x", count: 300), arguments: 1) { $0[0] }
    #expect(throws: DatabaseError.self) { try Database(.memory, functions: [function]) }
  }
}
