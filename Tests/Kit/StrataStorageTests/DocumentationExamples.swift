import Foundation
import StrataStorage
import Testing

// The examples of Documentation/Kit/Storage.md, word for word.

extension StorageKey where Value == Bool {
  static var hasSeenTour: Self { StorageKey("has-seen-tour") }
}

@Suite struct DocumentationExamples {
  private struct User: Equatable {
    let id: Int
    let name: String
  }
  private struct LastUser: Error {}

  @Test func database() async throws {
    let folder = try TestFolder()
    let url = folder.file("app.db")
    let name = "Ann'); DROP TABLE users; --"
    var message = ""

    let database = try Database(
      .file(url),
      migrations: [
        Migration(1, "users", "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"),
        Migration(2, "no blanks") { tx in try tx.execute("UPDATE users SET name = trim(name)") },
      ])

    let id = try await database.write { tx in
      try tx.insert("INSERT INTO users (name) VALUES (\(name))")
    }
    let users = try await database.read { tx in
      try tx.rows("SELECT id, name FROM users ORDER BY name") { row in
        User(id: try row["id"], name: try row["name"])
      }
    }
    #expect(users == [User(id: Int(id), name: name)])

    do {
      try await database.write { tx in
        try tx.execute("DELETE FROM users WHERE id = \(id)")
        if try tx.value("SELECT count(*) FROM users") == 0 { throw LastUser() }
      }
    } catch {
      guard error.abortReason is LastUser else { throw error }
      message = "The last user stays."
    }
    #expect(message == "The last user stays.")

    try await database.write { tx in try tx.execute("DELETE FROM users") }
    #expect(try await observed(database) == [0])
  }

  private func observed(_ database: Database) async throws -> [Int] {
    var counts: [Int] = []
    let values = database.observe("users") { tx in
      try tx.value("SELECT count(*) FROM users", as: Int.self) ?? 0
    }
    for try await count in values {
      counts.append(count)
      if count == 0 { break }
    }
    return counts
  }

  @Test func functionsAndDistinctValues() async throws {
    let folder = try TestFolder()
    let url = folder.file("app.db")

    let plain = SQLFunction("plain", arguments: 1) { values in
      guard case .text(let text) = values[0] else { return .null }
      return .text(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
    }

    try await Database(.file(url)).write { tx in
      try tx.execute(script: "CREATE TABLE users (name TEXT); INSERT INTO users VALUES ('Zoé'), ('Émile'), ('eva')")
    }
    try await readNames(url, plain)
  }

  private func readNames(_ url: URL, _ plain: SQLFunction) async throws {
    let database = try Database(.file(url), functions: [plain])
    let names = try await database.read { tx in
      try tx.values("SELECT name FROM users ORDER BY plain(name)", as: String.self)
    }
    #expect(names == ["Émile", "eva", "Zoé"])

    let distinct = database.observeDistinct("users") { tx in
      try tx.value("SELECT count(*) FROM users", as: Int.self) ?? 0
    }
    try await database.write { tx in try tx.execute("UPDATE users SET name = 'Eva' WHERE name = 'eva'") }
    try await database.write { tx in try tx.execute("DELETE FROM users WHERE name = 'Eva'") }
    var counts: [Int] = []
    for try await count in distinct {
      counts.append(count)
      if count == 2 { break }
    }
    #expect(counts == [3, 2])
  }

  /// Full-text search.
  @Test func search() async throws {
    let folder = try TestFolder()
    let url = folder.file("app.db")

    let database = try Database(
      .file(url),
      migrations: [
        Migration(
          1, "notes",
          """
          CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL);
          CREATE VIRTUAL TABLE notes_search USING fts5 (
            title, text, content = 'notes', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
          CREATE TRIGGER notes_insert AFTER INSERT ON notes BEGIN
            INSERT INTO notes_search (rowid, title, text) VALUES (new.id, new.title, new.text);
          END;
          CREATE TRIGGER notes_delete AFTER DELETE ON notes BEGIN
            INSERT INTO notes_search (notes_search, rowid, title, text)
            VALUES ('delete', old.id, old.title, old.text);
          END;
          CREATE TRIGGER notes_update AFTER UPDATE ON notes BEGIN
            INSERT INTO notes_search (notes_search, rowid, title, text)
            VALUES ('delete', old.id, old.title, old.text);
            INSERT INTO notes_search (rowid, title, text) VALUES (new.id, new.title, new.text);
          END
          """)
      ])

    try await database.write { tx in
      for (title, text) in [
        ("Shopping", "Milk, bread and \"Crème fraîche\""), ("Milk", "where it comes from"), ("Nothing", "here"),
      ] {
        try tx.execute("INSERT INTO notes (title, text) VALUES (\(title), \(text))")
      }
    }
    #expect(try await titles("milk", database) == ["Milk", "Shopping"])
    #expect(try await titles("mil bre", database) == ["Shopping"])
    #expect(try await titles("creme", database) == ["Shopping"])
    // What is typed is text, also where it is an operator of the search, or damaged.
    for typed in ["\"", "milk OR", "-milk", "milk*", "NEAR(", "title:milk", "' --", ""] {
      _ = try await titles(typed, database)
    }
    #expect(try await titles("milk OR nothing", database).isEmpty)
    #expect(try await titles(" ", database).isEmpty)

    // The index follows the table.
    try await database.write { tx in
      try tx.execute("UPDATE notes SET text = 'Oats' WHERE title = 'Shopping'")
      try tx.execute("DELETE FROM notes WHERE title = 'Milk'")
    }
    #expect(try await titles("milk", database).isEmpty)
    #expect(try await titles("oat", database) == ["Shopping"])
  }

  @Test func encryption() throws {
    let folder = try TestFolder()
    let url = folder.file("app.db")
    let keyBytes = [UInt8](repeating: 7, count: 32)
    #expect(throws: DatabaseError.self) {
      let key = DatabaseKey(bytes: keyBytes)
      let encrypted = try Database(.file(url), key: key)
      _ = encrypted
    }
  }

  private func titles(_ typed: String, _ database: Database) async throws -> [String] {
    try await database.read { tx in try search(typed, tx) }
  }

  /// The titles of the notes that have words with these beginnings, the best first.
  private func search(_ typed: String, _ tx: ReadTransaction) throws -> [String] {
    // In quotes a word is a word, whatever it contains; the asterisk makes it a beginning.
    let words = typed.split(whereSeparator: \.isWhitespace).map { word in
      "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"*"
    }
    if words.isEmpty { return [] }
    return try tx.rows(
      """
      SELECT notes.title FROM notes_search JOIN notes ON notes.id = notes_search.rowid
      WHERE notes_search MATCH \(words.joined(separator: " ")) ORDER BY bm25(notes_search, 10, 1), notes.id
      """
    ) { row in try row[0] }
  }

  struct Note: Codable, Sendable {
    var id: Int64?
    var title: String
    var tags: [String]
  }

  @Test func codableRows() async throws {
    let database = try Database(.memory)
    let notes = try await database.write { tx in
      try tx.execute(script: "CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT, tags TEXT)")
      try tx.insert(Note(title: "Milk", tags: ["shop"]), into: "notes")
      return try tx.rows("SELECT * FROM notes", as: Note.self)
    }
    #expect(notes.map(\.tags) == [["shop"]] && notes.first?.id == 1)
  }

  @Test func storages() throws {
    let test = try TestFolder()
    let folder = test.file("secrets")
    let token = "t"
    defer { UserDefaults.standard.removePersistentDomain(forName: "com.example.app") }

    let settings: any KeyValueStorage = UserDefaultsStorage(suiteName: "com.example.app")
    try settings.set(true, for: .hasSeenTour)
    #expect(try settings.value(for: .hasSeenTour) == true)

    let searches = RecentValues<[String]>(settings, name: "searches", limit: 20)
    try searches.set(["Ann", "Anna"], for: "an")
    #expect(try searches.keys() == ["an"])

    #if canImport(Security)
      let secrets: any SecureStorage = KeychainStorage(service: "com.example.app")
    #else
      let secrets: any SecureStorage = OwnerOnlyFileStorage(directory: folder)
    #endif
    try secrets.set(token, for: SecretKey<String>("access-token"))
    #expect(try secrets.value(for: SecretKey<String>("access-token")) == token)
  }

  @Test func theDocumentationShowsWhatIsCompiledHere() throws {
    try checkExamples(of: "Storage.md", in: #filePath)
  }
}

/// Every Swift block of a document stands in the given source file, but for indentation.
func checkExamples(of document: String, in source: String) throws {
  func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
  let file = URL(fileURLWithPath: source)
  let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appendingPathComponent("Documentation/Kit/\(document)"), encoding: .utf8)
  let code = lines(try String(contentsOf: file, encoding: .utf8))
  let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
    $0.components(separatedBy: "```").first
  }
  #expect(blocks.count > 3)
  for block in blocks { #expect(code.contains(lines(block)), "not compiled as shown:\n\(block)") }
}
