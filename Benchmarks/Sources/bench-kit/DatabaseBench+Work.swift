import StrataStorage

/// The kit's sides.
extension DatabaseBenchmark {
  /// The key of a read: all over the table.
  static func key(_ number: Int) -> Int { number &* 7919 % count + 1 }

  func readOneByOne(_ database: Database) async throws {
    for number in 0..<Self.count / 10 {
      let id = Self.key(number)
      let found = try await database.read { tx in
        try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.id
      }
      require(found == id, "the read must have been done")
    }
  }

  func readByKey(_ database: Database) async throws {
    let sum = try await database.read { tx in
      var sum = 0
      for number in 0..<Self.reads {
        let id = Self.key(number)
        sum &+= try tx.first("SELECT id, name, score FROM users WHERE id = \(id)", Self.user)?.name.utf8.count ?? 0
      }
      return sum
    }
    require(sum > Self.reads, "the reads must have been done")
  }

  func valueByKey(_ database: Database) async throws {
    let sum = try await database.read { tx in
      var sum = 0
      for number in 0..<Self.reads {
        let name: String? = try tx.value("SELECT name FROM users WHERE id = \(Self.key(number))")
        sum &+= name?.utf8.count ?? 0
      }
      return sum
    }
    require(sum > Self.reads, "the reads must have been done")
  }

  func readAll(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", Self.user).count }
    require(users == Self.count, "the reads must have been done")
  }

  func readEach(_ database: Database) async throws {
    let sum = try await database.read { tx in
      var sum = 0
      try tx.forEach("SELECT id, name, score FROM users") { row in sum &+= try Self.user(row).name.utf8.count }
      return sum
    }
    require(sum > Self.count, "the reads must have been done")
  }

  func readNames(_ database: Database) async throws {
    let names = try await database.read { tx in try tx.values("SELECT name FROM users", as: String.self).count }
    require(names == Self.count, "the reads must have been done")
  }

  func readAllByName(_ database: Database) async throws {
    let users = try await database.read { tx in
      try tx.rows("SELECT id, name, score FROM users") { row in
        User(id: try row["id"], name: try row["name"], score: try row["score"])
      }.count
    }
    require(users == Self.count, "the reads must have been done")
  }

  func readValues(_ database: Database) async throws {
    let users = try await database.read { tx in try tx.rows("SELECT id, name, score FROM users", as: User.self).count }
    require(users == Self.count, "the reads must have been done")
  }

  func insert(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.execute("INSERT INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
  }

  func insertForIDs(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        let id = try tx.insert(
          "INSERT INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
        require(id == number)
      }
    }
  }

  func insertAbsent(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.insertIfAbsent(
          "INSERT OR IGNORE INTO users (id, name, score) VALUES (\(number), \("user \(number)"), \(Double(number)))")
      }
    }
  }

  func insertValues(_ database: Database) async throws {
    try await database.write { tx in
      try tx.execute("DELETE FROM users")
      for number in 1...Self.count {
        try tx.insert(User(id: number, name: "user \(number)", score: Double(number)), into: "users")
      }
    }
  }

  func replaceValues(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.replace(User(id: number, name: "user \(number)", score: Double(number)), in: "users")
      }
    }
  }

  func updateValues(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.update(User(id: number, name: "user \(number)", score: Double.random(in: 0...1)), in: "users")
      }
    }
  }

  func upsertValues(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.upsert(User(id: number, name: "user \(number)", score: Double.random(in: 0...1)), in: "users")
      }
    }
  }

  func update(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)")
      }
    }
  }

  func savepoints(_ database: Database) async throws {
    try await database.write { tx in
      for number in 1...Self.count {
        try tx.savepoint { try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)") }
      }
    }
  }

  func update(_ database: Database, _ number: Int) async throws {
    try await database.write { tx in
      try tx.execute("UPDATE users SET score = score + 1 WHERE id = \(number)")
    }
  }
}
