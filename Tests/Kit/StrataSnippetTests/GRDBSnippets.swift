import Foundation
import StrataStorage
import StrataTesting
import Testing

// What an app writes with GRDB, in this kit; shown in `Documentation/Kit/ComingFrom.md`.

/// `struct Player: Codable, FetchableRecord, MutablePersistableRecord`
struct Player: Codable, Sendable, Equatable, Identifiable {
  enum Team: String, Codable, SQLConvertible { case red, blue }

  var id: Int64?
  var name: String
  var score: Int
  var team: Team?
}

@Suite(.timeLimit(.minutes(5))) struct GRDBSnippets {
  private let folder: TemporaryFolder
  private let database: Database

  /// `DatabasePool(path: path)`, `DatabaseMigrator`
  init() throws {
    folder = try TemporaryFolder()
    let url = folder.file("app.db")

    let database = try Database(
      .file(url),
      migrations: [
        Migration(
          1, "players",
          """
          CREATE TABLE player (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, score INTEGER NOT NULL DEFAULT 0, team TEXT)
          """),
        Migration(2, "nobody is below zero") { tx in
          try tx.execute("UPDATE player SET score = max(score, 0)")
        },
      ])

    self.database = database
  }

  private func addThree() async throws {
    try await database.write { tx in
      for (name, score, team) in [("Ann", 30, Player.Team.red), ("Bo", 10, .blue), ("Cy", 20, nil)] {
        try tx.insert(Player(name: name, score: score, team: team), into: "player")
      }
    }
  }

  /// `try player.insert(db)`, `Player.fetchOne(db, key: id)`, `Player.fetchAll(db)`, `Player.fetchCount(db)`
  @Test func insertAndFetch() async throws {
    let id = try await database.write { tx in
      try tx.insert(Player(name: "Ann", score: 30, team: .red), into: "player")
    }
    let (one, all, count) = try await database.read { tx in
      (
        try tx.first("SELECT * FROM player WHERE id = \(id)", as: Player.self),
        try tx.rows("SELECT * FROM player", as: Player.self),
        try tx.value("SELECT count(*) FROM player", as: Int.self)
      )
    }

    #expect(one == Player(id: 1, name: "Ann", score: 30, team: .red) && all.count == 1 && count == 1)
  }

  /// `Player.filter(ids.contains(Column("id")) && Column("score") > 5).order(Column("score").desc).limit(10)`
  @Test func filterAndOrder() async throws {
    try await addThree()
    let (ids, minimum, team) = ([1, 2], 5, Player.Team.red as Player.Team?)

    let condition: SQL = team.map { "AND team = \($0)" } ?? ""
    let best = try await database.read { tx in
      try tx.rows(
        """
        SELECT * FROM player WHERE id IN \(list: ids) AND score > \(minimum) \(condition)
        ORDER BY score DESC LIMIT 10
        """, as: Player.self)
    }

    #expect(best.map(\.name) == ["Ann"])
  }

  /// `try player.update(db)`, `try player.upsert(db)`, `try player.delete(db)`
  @Test func change() async throws {
    try await addThree()
    let (anna, bob) = (Player(id: 1, name: "Anna", score: 31), Player(id: 2, name: "Bob", score: 11))
    let lastID = 3
    struct PlayerIsGone: Error {}

    try await database.write { tx in
      if try tx.update(anna, in: "player") == 0 { throw PlayerIsGone() }
      try tx.upsert(bob, in: "player")
      try tx.execute("DELETE FROM player WHERE id = \(lastID)")
    }

    let left = try await database.read { tx in try tx.rows("SELECT * FROM player ORDER BY id", as: Player.self) }
    #expect(left == [anna, bob])
  }

  /// `Player.filter(Column("team") == Team.red).updateAll(db, Column("score") += 10)`
  @Test func changeMany() async throws {
    try await addThree()

    let changed = try await database.write { tx in
      try tx.execute("UPDATE player SET score = score + 10 WHERE team = \(Player.Team.red)")
    }

    #expect(changed == 1)
  }

  /// `Book.including(required: Book.author)`, `Author.including(all: Author.books)`
  @Test func associations() async throws {
    struct Author: Codable, Sendable, Equatable { let id: Int, name: String }
    struct Book: Codable, Sendable, Equatable { let id: Int, authorId: Int, title: String }
    struct BookInfo: Sendable { let book: Book, author: String }
    try await database.write { tx in
      try tx.execute(
        script: """
          CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
          CREATE TABLE book (id INTEGER PRIMARY KEY, authorId INTEGER NOT NULL REFERENCES author (id), title TEXT NOT NULL);
          INSERT INTO author VALUES (1, 'Abdulla Qodiriy'), (2, 'Oybek');
          INSERT INTO book VALUES (1, 1, 'O‘tkan kunlar'), (2, 1, 'Mehrobdan chayon'), (3, 2, 'Navoiy');
          """)
    }

    let infos = try await database.read { tx in
      try tx.rows(
        "SELECT book.*, author.name FROM book JOIN author ON author.id = book.authorId ORDER BY book.id"
      ) { row in BookInfo(book: try row.decode(), author: try row["name"]) }
    }
    let library = try await database.read { tx in
      let books = try tx.rows("SELECT * FROM book ORDER BY title", as: Book.self)
      let byAuthor = Dictionary(grouping: books, by: \.authorId)
      return try tx.rows("SELECT * FROM author ORDER BY id", as: Author.self).map { author in
        (author, byAuthor[author.id] ?? [])
      }
    }

    #expect(infos.map(\.author) == ["Abdulla Qodiriy", "Abdulla Qodiriy", "Oybek"])
    #expect(library.map { $0.1.map(\.title) } == [["Mehrobdan chayon", "O‘tkan kunlar"], ["Navoiy"]])
  }

  /// `ValueObservation.tracking { db in try Player.fetchCount(db) }.removeDuplicates()`
  @Test func observation() async throws {
    var counts: [Int] = []
    let adding = Task { try await addThree() }

    let observed = database.observeDistinct("player") { tx in
      try tx.value("SELECT count(*) FROM player", as: Int.self) ?? 0
    }
    for try await count in observed {
      counts.append(count)
      if count == 3 { break }
    }

    try await adding.value
    #expect(counts.last == 3 && counts.count <= 2)
  }

  /// `try dbQueue.inTransaction { db in … return .rollback }`, `try db.inSavepoint { … }`
  @Test func transactions() async throws {
    struct TooExpensive: Error {}
    let ann = Player(name: "Ann", score: 0)
    try await addThree()
    var message = ""

    do {
      try await database.write { tx in
        try tx.execute("UPDATE player SET score = score - 25 WHERE name = 'Ann'")
        // What fails in a savepoint is undone; the rest goes on.
        _ = try? tx.savepoint { try tx.insert(ann, into: "player") }
        if let score: Int = try tx.value("SELECT min(score) FROM player"), score < 10 { throw TooExpensive() }
      }
    } catch {
      guard error.abortReason is TooExpensive else { throw error }
      message = "Nothing was changed."
    }

    #expect(message == "Nothing was changed.")
    #expect(try await database.read { tx in try tx.value("SELECT sum(score) FROM player") } == 60)
  }

  /// `try player.insertAndFetch(db)`, `Row.fetchCursor(db, sql:)`
  @Test func returningAndCursor() async throws {
    try await addThree()

    let dee = try await database.write { tx in
      try tx.first("INSERT INTO player (name) VALUES (\("Dee")) RETURNING *", as: Player.self)
    }
    let total = try await database.read { tx in
      var total = 0
      try tx.forEach("SELECT score FROM player") { row in total += try row["score"] }
      return total
    }

    #expect(dee == Player(id: 4, name: "Dee", score: 0) && total == 60)
  }
}
