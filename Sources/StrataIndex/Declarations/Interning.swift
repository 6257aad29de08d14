import StrataModel

/// Assigns a symbol to every name of every file.
enum Interning {
  /// The symbols of each file's names, by `NameID`.
  static func intern(
    _ facts: [FileFacts], into table: inout SymbolTable, storage: TableMemory
  ) -> [UnsafePointer<Symbol>] {
    for name in KnownName.allCases {
      let text = Array(name.text.utf8)
      let bytes: UnsafeMutablePointer<UInt8> = storage.list(text.count, filledWith: 0)
      for (index, byte) in text.enumerated() { bytes[index] = byte }
      _ = table.intern(bytes, text.count, hash: NameHash.of(bytes, text.count))
    }
    var lists: [UnsafePointer<Symbol>] = []
    lists.reserveCapacity(facts.count)
    var list: UnsafeMutablePointer<Symbol> = storage.list(facts.reduce(0) { $0 + $1.names.count }, filledWith: .none)
    for file in facts.indices {
      let names = facts[file].names
      lists.append(UnsafePointer(list))
      names.bytes.withUnsafeBufferPointer { bytes in
        // Without any bytes there is only the empty name.
        guard let base = bytes.baseAddress else { return }
        for index in 0..<names.count {
          let range = names.range(of: NameID(UInt32(index)))
          list[index] = table.intern(base + range.lowerBound, range.count, hash: names.hashes[index])
        }
      }
      list += names.count
    }
    return lists
  }
}
