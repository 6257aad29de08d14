extension ReadTransaction {
  /// All rows of a query as values of a `Decodable` type, whose properties are named like the columns; see
  /// ``Row/decode(_:)``.
  /// - Throws: `DatabaseError`.
  public func rows<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws(DatabaseError) -> [Value] {
    try rows(sql) { row in try row.decode(type) }
  }

  /// The first row of a query as a value of a `Decodable` type, `nil` when there is none.
  /// - Throws: `DatabaseError`.
  public func first<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws(DatabaseError) -> Value? {
    try first(sql) { row in try row.decode(type) }
  }
}

extension WriteTransaction {
  /// Inserts a value: each property, or coding key, into the column of its name. What ``SQLConvertible`` does not know
  /// is stored as JSON; a raw value is stored itself, `nil` as `NULL`.
  ///
  /// An `id` that SQLite is to choose is an optional property that is `nil`.
  /// - Returns: the row id of the new row.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value that is no set of properties;
  ///   `.nothingInserted` for a table `WITHOUT ROWID`: use ``upsert(_:in:key:)`` there.
  @discardableResult
  public func insert(_ value: some Encodable, into table: String) throws(DatabaseError) -> Int64 {
    try insert(try statement("INSERT INTO", value, table))
  }

  /// Inserts a value, in the place of the rows that have its primary key or another of its unique values. These are
  /// deleted first, with the rows that refer to them by `ON DELETE CASCADE`: see ``upsert(_:in:key:)``.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value that is no set of properties.
  public func replace(_ value: some Encodable, in table: String) throws(DatabaseError) {
    try execute(try statement("INSERT OR REPLACE INTO", value, table))
  }

  /// Inserts a value, or changes the row that has its key: that row stays, with what refers to it.
  /// - Parameter key: the column of the primary key, or a unique one.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value that is no set of properties.
  public func upsert(_ value: some Encodable, in table: String, key: String = "id") throws(DatabaseError) {
    let columns = try columns(of: value, table)
    let kept = kept(columns, "UPSERT BY \(key)", table) { names in
      let changes = names.filter { $0 != key }.map { "\(quoted($0)) = excluded.\(quoted($0))" }
      let action = changes.isEmpty ? "NOTHING" : "UPDATE SET " + changes.joined(separator: ", ")
      return "\(insertion("INSERT INTO", names, table)) ON CONFLICT (\(quoted(key))) DO \(action)"
    }
    try execute(SQL(verbatim: kept, columns.map(\.value)))
  }

  /// Writes a value over the row that has its key.
  /// - Parameter key: the column that finds the row.
  /// - Returns: how many rows were changed, those of triggers included: 0 where no row has the key.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value without the key or without
  ///   anything else.
  @discardableResult
  public func update(_ value: some Encodable, in table: String, key: String = "id") throws(DatabaseError) -> Int {
    let columns = try RowEncoder.columns(of: value)
    let changes = columns.filter { $0.name != key }
    guard let found = columns.first(where: { $0.name == key }), !changes.isEmpty else {
      throw .unsupported("an update of \(table) by a value without \(key), or with nothing else")
    }
    let kept = kept(changes, "UPDATE BY \(key)", table) { names in
      let list = names.map { "\(quoted($0)) = ?" }.joined(separator: ", ")
      return "UPDATE \(quoted(table)) SET \(list) WHERE \(quoted(key)) = ?"
    }
    return try execute(SQL(verbatim: kept, changes.map(\.value) + [found.value]))
  }

  private func columns(
    of value: some Encodable, _ table: String
  ) throws(DatabaseError) -> [(name: String, value: SQLValue)] {
    let columns = try RowEncoder.columns(of: value)
    guard !columns.isEmpty else { throw .unsupported("a value without properties as a row of \(table)") }
    return columns
  }

  private func statement(_ verb: String, _ value: some Encodable, _ table: String) throws(DatabaseError) -> SQL {
    let columns = try columns(of: value, table)
    return SQL(
      verbatim: kept(columns, verb, table) { names in insertion(verb, names, table) }, columns.map(\.value))
  }

  /// The text for columns of these names, which is made anew only where the last value was of another kind.
  private func kept(
    _ columns: [(name: String, value: SQLValue)], _ verb: String, _ table: String, make: ([String]) -> String
  ) -> String {
    if let kept = rowStatement, kept.writes(columns, verb, table) { return kept.text }
    let names = columns.map(\.name)
    let text = make(names)
    rowStatement = RowStatement(text: text, verb: verb, table: table, names: names)
    return text
  }
}

/// The text that writes a value as a row, kept for the next value of its kind.
struct RowStatement {
  let text: String
  let verb: String
  let table: String
  let names: [String]

  func writes(_ columns: [(name: String, value: SQLValue)], _ verb: String, _ table: String) -> Bool {
    self.table == table && names.count == columns.count && self.verb == verb
      && zip(names, columns).allSatisfy { $0 == $1.name }
  }
}

private func insertion(_ verb: String, _ names: [String], _ table: String) -> String {
  let places = Array(repeating: "?", count: names.count).joined(separator: ", ")
  return "\(verb) \(quoted(table)) (\(names.map(quoted).joined(separator: ", "))) VALUES (\(places))"
}

/// A name of a table or column as SQL writes it.
private func quoted(_ name: String) -> String { ("\(identifier: name)" as SQL).text }
