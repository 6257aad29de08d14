import StrataModel

/// Assigns a symbol to every name of every file.
enum Interning {
  /// The symbols of each file's names, by `NameID`.
  static func intern(
    _ facts: [FileFacts], into table: inout SymbolTable, storage: TableMemory, jobs: Int
  ) -> [UnsafePointer<Symbol>] {
    for name in KnownName.allCases {
      let text = Array(name.text.utf8)
      let bytes: UnsafeMutablePointer<UInt8> = storage.list(text.count, filledWith: 0)
      for (index, byte) in text.enumerated() { bytes[index] = byte }
      _ = table.intern(bytes, text.count, hash: SymbolTable.hash(bytes, text.count))
    }
    let total = facts.reduce(0) { $0 + $1.names.count }
    let all = Lists(symbols: storage.list(total, filledWith: .none), facts: facts)
    // Hashing reads every byte and is distributed over the threads; symbols must be assigned in order.
    Workers.forEach(facts.count, jobs: jobs) { _, next in
      while let file = next() { all.hash(file) }
    }
    for file in facts.indices {
      let list = all.symbols + all.starts[file]
      facts[file].names.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for index in 0..<facts[file].names.count {
          let range = facts[file].names.range(of: NameID(UInt32(index)))
          list[index] = table.intern(base + range.lowerBound, range.count, hash: list[index].id)
        }
      }
    }
    return facts.indices.map { UnsafePointer(all.symbols + all.starts[$0]) }
  }

  /// Stores the hash of each name where its symbol will be stored.
  ///
  /// Unchecked: each thread writes the hashes of its own files.
  private struct Lists: @unchecked Sendable {
    let symbols: UnsafeMutablePointer<Symbol>
    let facts: [FileFacts]
    let starts: [Int]

    init(symbols: UnsafeMutablePointer<Symbol>, facts: [FileFacts]) {
      self.symbols = symbols
      self.facts = facts
      var next = 0
      starts = facts.map { file in
        defer { next += file.names.count }
        return next
      }
    }

    func hash(_ file: Int) {
      let names = facts[file].names
      names.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for index in 0..<names.count {
          let range = names.range(of: NameID(UInt32(index)))
          symbols[starts[file] + index] = Symbol(SymbolTable.hash(base + range.lowerBound, range.count))
        }
      }
    }
  }
}
