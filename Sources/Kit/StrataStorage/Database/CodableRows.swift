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
  /// Inserts a value: each property, or coding key, into the column of its name. What ``SQLConvertible`` does not know is
  /// stored as JSON; a raw value is stored itself, `nil` as `NULL`.
  ///
  /// An `id` that SQLite is to choose is an optional property that is `nil`.
  /// - Returns: the row id of the new row.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value that is no set of properties.
  @discardableResult
  public func insert(_ value: some Encodable, into table: String) throws(DatabaseError) -> Int64 {
    try insert(try statement("INSERT INTO", value, table))
  }

  /// Inserts a value, in the place of the rows that have its primary key or another of its unique values.
  /// - Throws: `DatabaseError`, a broken constraint also; `.unsupported` for a value that is no set of properties.
  public func replace(_ value: some Encodable, in table: String) throws(DatabaseError) {
    try execute(try statement("INSERT OR REPLACE INTO", value, table))
  }

  private func statement(_ verb: String, _ value: some Encodable, _ table: String) throws(DatabaseError) -> SQL {
    let columns = try RowEncoder.columns(of: value)
    guard !columns.isEmpty else { throw .unsupported("a value without properties as a row of \(table)") }
    let values = columns.map(\.value)
    if let kept = rowStatement, kept.writes(columns, verb, table) { return SQL(verbatim: kept.text, values) }
    let statement = RowStatement(columns, verb, table)
    rowStatement = statement
    return SQL(verbatim: statement.text, values)
  }
}

/// The text that writes a value as a row, kept for the next value of its kind.
struct RowStatement {
  let text: String
  private let verb: String
  private let table: String
  private let names: [String]

  init(_ columns: [(name: String, value: SQLValue)], _ verb: String, _ table: String) {
    self.verb = verb
    self.table = table
    names = columns.map(\.name)
    let quoted = names.map { name in ("\(identifier: name)" as SQL).text }.joined(separator: ", ")
    let places = Array(repeating: "?", count: names.count).joined(separator: ", ")
    text = "\(verb) \(("\(identifier: table)" as SQL).text) (\(quoted)) VALUES (\(places))"
  }

  func writes(_ columns: [(name: String, value: SQLValue)], _ verb: String, _ table: String) -> Bool {
    self.table == table && names.count == columns.count && self.verb == verb
      && zip(names, columns).allSatisfy { $0 == $1.name }
  }
}
