#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// The columns of a statement by name.
struct ColumnNames {
  private var names: [String] = []
  private var indexes: [Int32] = []
  /// Columns are mostly read in their order: the search begins behind the last one found.
  private var next = 0

  init(_ statement: OpaquePointer, count: Int) {
    for index in 0..<Int32(count) {
      guard let name = sqlite3_column_name(statement, index).map({ String(cString: $0) }) else { continue }
      // The first of two columns of one name wins, as in SQLite's own shell.
      guard !names.contains(name) else { continue }
      names.append(name)
      indexes.append(index)
    }
  }

  mutating func index(of name: String) -> Int32? {
    guard let place = names[next...].firstIndex(of: name) ?? names[..<next].firstIndex(of: name) else { return nil }
    next = place + 1
    return indexes[place]
  }
}
