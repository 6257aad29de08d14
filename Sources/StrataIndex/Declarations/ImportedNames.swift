import StrataModel

/// The modules that files import. Most files import the same few, so a string is made of each name once only.
enum ImportedNames {
  static func of(_ files: [ReadFile]) -> Set<String> {
    var seen = SymbolTable()
    defer { seen.free() }
    var names: Set<String> = []
    for file in files {
      let table = file.facts.names
      table.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for fact in file.facts.imports {
          let range = table.range(of: fact.module)
          let start = base + range.lowerBound
          let before = seen.count
          _ = seen.intern(start, range.count, hash: SymbolTable.hash(start, range.count))
          if seen.count > before { names.insert(table[fact.module]) }
        }
      }
    }
    return names
  }
}
