import Foundation
import StrataStorage
import Testing

@Suite struct CodableRowsTests {
  private enum Kind: String, Codable { case guest, member }
  private enum Level: Int, Codable { case low = 1, high }
  private struct Address: Codable, Equatable { var street: String, numbers: [Int] }

  private struct Person: Codable, Equatable {
    var id: Int?
    var name: String
    var kind: Kind
    var level: Level
    var balance: Decimal
    var born: Date
    var key: UUID
    var photo: Data?
    var isActive: Bool
    var size: UInt16
    var ratio: Float
    var address: Address?
    var tags: [String]

    enum CodingKeys: String, CodingKey {
      case id, name, kind, level, balance, key, photo, size, ratio, address, tags
      case born = "born_at"
      case isActive = "is_active"
    }
  }

  private static let schema = Migration(
    1, "people",
    """
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL, balance TEXT,
      born_at REAL, key TEXT UNIQUE, photo BLOB, is_active INTEGER, size INTEGER, ratio REAL, address TEXT, tags TEXT)
    """)

  private let ann = Person(
    id: nil, name: "Ann ' \" 🎈", kind: .member, level: .high, balance: 31.5,
    born: Date(timeIntervalSince1970: 86_400.5),
    key: UUID(), photo: Data([0, 255]), isActive: true, size: 65_535, ratio: 0.5,
    address: Address(street: "Main", numbers: [1, 2]), tags: [])

  private struct Title: RawRepresentable, Codable { let rawValue: String }

  /// A type of its own for a text is read as it was written, also where the text looks like JSON.
  @Test(arguments: ["Ann", "", "\"Ann\"", "\"", "12", "1.5", "true", "null", "[1]", "{\"a\": 1}", " 12 "])
  func aTextIsReadAsItWasWritten(text: String) async throws {
    struct Item: Codable { let title: Title }
    let database = try Database(.memory, migrations: [Migration(1, "items", "CREATE TABLE items (title TEXT)")])
    let read = try await database.write { tx in
      try tx.insert(Item(title: Title(rawValue: text)), into: "items")
      return try tx.first("SELECT * FROM items", as: Item.self)?.title.rawValue
    }
    #expect(read == text)
  }

  /// An enum of raw values is bound and read without code of its own.
  @Test func rawValuesAreValues() async throws {
    enum Color: String, SQLConvertible { case red, green }
    enum Size: Int, SQLConvertible { case small = 1 }
    let database = try Database(.memory)
    let found = try await database.write { tx in
      try tx.execute(script: "CREATE TABLE t (color TEXT, size INTEGER)")
      try tx.execute("INSERT INTO t VALUES (\(Color.green), \(Size.small))")
      return try tx.first("SELECT * FROM t WHERE color = \(Color.green)") { row in
        (try row["color"] as Color, try row["size"] as Size, row.columnNames)
      }
    }
    #expect(found?.0 == .green && found?.1 == .small && found?.2 == ["color", "size"])
    await #expect(throws: DatabaseError.self) {
      try await database.read { tx in try tx.value("SELECT 'blue'", as: Color.self) }
    }
  }

  /// A column without a type keeps what it is given: numbers are numbers there, too.
  @Test func numbersOfAllSizesAreNumbers() async throws {
    enum Ratio: Double, Codable { case half = 0.5 }
    struct Numbers: Codable, Equatable {
      var a: Int8 = -1, b: Int16 = 2, c: Int32 = 3, d: UInt8 = 255, e: UInt16 = 5, f: UInt32 = .max, g: UInt = 7
      var h: Float = 0.1, i = Ratio.half, j = URL(string: "https://example.com/a?b=c")
    }
    let database = try Database(.memory)
    let (kinds, back) = try await database.write { tx in
      try tx.execute(script: "CREATE TABLE t (a, b, c, d, e, f, g, h, i, j)")
      try tx.insert(Numbers(), into: "t")
      let kinds = try tx.first(
        """
        SELECT typeof(a), typeof(b), typeof(c), typeof(d), typeof(e), typeof(f), typeof(g), typeof(h), typeof(i),
          typeof(j) FROM t
        """
      ) { row in try (0..<10).map { try row[$0] as String } }
      return (kinds, try tx.first("SELECT * FROM t", as: Numbers.self))
    }
    #expect(kinds == Array(repeating: "integer", count: 7) + ["real", "real", "text"])
    #expect(back == Numbers())
    let link = URL(string: "https://example.com/a?b=c")
    let (size, found) = try await database.read { tx in
      (
        try tx.value("SELECT f FROM t", as: UInt32.self),
        try tx.value("SELECT j FROM t WHERE j = \(link)", as: URL.self)
      )
    }
    #expect(size == .max && found == link)
    await #expect(throws: DatabaseError.self) {
      try await database.read { tx in try tx.value("SELECT 300", as: UInt8.self) }
    }
  }

  /// The text of a statement is kept for the next value, which may be of another kind, table or key.
  @Test func textsThatAreKeptBelongToTheirValues() async throws {
    struct Pair: Codable, Equatable { var id: Int, a: String, b: String? }
    struct Single: Codable { var id: Int, b: String }
    let database = try Database(.memory)
    let rows = try await database.write { tx in
      try tx.execute(
        script: "CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT UNIQUE, b TEXT); CREATE TABLE u AS SELECT * FROM t")
      try tx.upsert(Pair(id: 1, a: "x", b: "1"), in: "t")
      try tx.upsert(Pair(id: 2, a: "x", b: "2"), in: "t", key: "a")
      try tx.upsert(Pair(id: 3, a: "y", b: nil), in: "t", key: "a")
      try tx.insert(Pair(id: 2, a: "z", b: nil), into: "u")
      try tx.update(Single(id: 2, b: "3"), in: "u")
      try tx.update(Single(id: 2, b: "4"), in: "t")
      try tx.update(Pair(id: 2, a: "w", b: "5"), in: "t")
      try tx.update(Pair(id: 9, a: "w", b: "6"), in: "t", key: "a")
      return (
        try tx.rows("SELECT * FROM t ORDER BY id", as: Pair.self), try tx.rows("SELECT * FROM u", as: Pair.self)
      )
    }
    #expect(rows.0 == [Pair(id: 3, a: "y", b: nil), Pair(id: 9, a: "w", b: "6")])
    #expect(rows.1 == [Pair(id: 2, a: "z", b: "3")])
  }

  @Test func everyPropertyComesBackAsItWas() async throws {
    let database = try Database(.memory, migrations: [Self.schema])
    var bob = ann
    bob.key = UUID()
    bob.photo = nil
    bob.address = nil
    let ids = try await database.write { [ann, bob] tx in
      [try tx.insert(ann, into: "people"), try tx.insert(bob, into: "people")]
    }
    #expect(ids == [1, 2])
    let people = try await database.read { tx in try tx.rows("SELECT * FROM people ORDER BY id", as: Person.self) }
    var expected = [ann, bob]
    expected[0].id = 1
    expected[1].id = 2
    #expect(people == expected)
    // Values that queries can name.
    let found = try await database.read { tx in
      try tx.value("SELECT count(*) FROM people WHERE kind = 'member' AND level = 2 AND photo IS NULL", as: Int.self)
    }
    #expect(found == 1)
    // In its place: what is nil now does not stay.
    var changed = expected[0]
    changed.name = "Anna"
    changed.address = nil
    try await database.write { [changed] tx in try tx.replace(changed, in: "people") }
    let first = try await database.read { tx in try tx.first("SELECT * FROM people WHERE id = 1", as: Person.self) }
    #expect(first == changed)
    #expect(try await database.read { tx in try tx.first("SELECT * FROM people WHERE id = 9", as: Person.self) } == nil)
  }

  /// `replace` deletes the row first, with what refers to it; `update` and `upsert` keep it.
  @Test func updatesKeepWhatRefersToTheRow() async throws {
    struct Team: Codable, Equatable { var id: Int64, name: String }
    struct Key: Codable { var id: Int64 }
    let database = try Database(
      .memory,
      migrations: [
        Migration(
          1, "teams",
          """
          CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
          CREATE TABLE players (id INTEGER PRIMARY KEY, team INTEGER REFERENCES teams ON DELETE CASCADE);
          INSERT INTO teams VALUES (1, 'Red');
          INSERT INTO players VALUES (1, 1)
          """)
      ])
    try await database.write { tx in
      #expect(try tx.update(Team(id: 1, name: "Blue"), in: "teams") == 1)
      #expect(try tx.update(Team(id: 2, name: "Green"), in: "teams") == 0)
      try tx.upsert(Team(id: 1, name: "Black"), in: "teams")
      try tx.upsert(Team(id: 3, name: "White"), in: "teams")
      #expect(try tx.values("SELECT id FROM players", as: Int.self) == [1])
      var teams: [Team] = []
      try tx.forEach("SELECT * FROM teams ORDER BY id") { row in teams.append(try row.decode()) }
      #expect(teams == [Team(id: 1, name: "Black"), Team(id: 3, name: "White")])
      try tx.replace(Team(id: 1, name: "Red"), in: "teams")
      #expect(try tx.value("SELECT count(*) FROM players") == 0)
      #expect(throws: DatabaseError.self) { try tx.update(Key(id: 1), in: "teams") }
      #expect(throws: DatabaseError.self) { try tx.update(Team(id: 1, name: "Red"), in: "teams", key: "number") }
    }
  }

  @Test func whatDoesNotFitIsAnError() async throws {
    struct Name: Codable { let name: String }
    struct Number: Codable { let name: Int }
    struct Small: Codable { let id: Int8 }
    let database = try Database(.memory, migrations: [Self.schema])
    try await database.write { [ann] tx in
      var large = ann
      large.id = 300
      try tx.insert(large, into: "people")
    }
    func failure<Value: Decodable & Sendable>(_ sql: SQL, as type: Value.Type) async -> String {
      do {
        let found = try await database.read { tx in try tx.first(sql, as: type) }
        return "\(String(describing: found))"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      await failure("SELECT id FROM people", as: Name.self) == "column name: expected String, found no such column")
    #expect(await failure("SELECT name FROM people", as: Number.self) == "column name: expected Int, found text")
    #expect(await failure("SELECT id FROM people", as: Small.self) == "column id: expected Int8, found integer")
    #expect(await failure("SELECT NULL AS name", as: Name.self) == "column name: expected String, found null")
    #expect(await failure("SELECT 'x' AS kind", as: [String: Kind].self).contains("kind"))
    await #expect(throws: DatabaseError.self) { try await database.write { tx in try tx.insert([1], into: "people") } }
    await #expect(throws: DatabaseError.self) { try await database.write { tx in try tx.insert(1, into: "people") } }
    await #expect(throws: DatabaseError.self) {
      try await database.write { tx in try tx.insert(Name(name: "x"), into: "nobody\"; DROP TABLE people; --") }
    }
    #expect(try await database.read { tx in try tx.value("SELECT count(*) FROM people") } == 1)
  }
}
