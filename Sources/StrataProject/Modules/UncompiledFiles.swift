import StrataModel

/// Which of the files that no target lists are left over. A file with a name that compiled code has and only this file
/// declares is in use: a target may compile it in a way that was not read. So is what such a file needs.
struct UncompiledFiles {
  private(set) var found: Set<Int> = []
  /// By path, the names of each file that no target lists: what other files do with them decides.
  private(set) var namesThatDecide: [String: NameSet] = [:]

  /// - Parameter unlisted: indices of the files that no target lists.
  init(among unlisted: [Int], in files: [ReadFile]) {
    let names = Dictionary(uniqueKeysWithValues: unlisted.map { ($0, Set(files[$0].facts.namesAtFileLevel)) })
    for file in unlisted { namesThatDecide[files[file].path] = NameSet(names[file] ?? []) }
    let wanted = NameSet(names.values.reduce(into: Set<String>()) { $0.formUnion($1) })
    var mentioned: Set<String> = []
    var declared: Set<String> = []
    for (index, file) in files.enumerated() where names[index] == nil && file.facts.names.mentions(oneOf: wanted) {
      declared.formUnion(file.facts.namesAtFileLevel)
      mentioned.formUnion(file.facts.names.all(of: wanted))
    }
    found = Set(unlisted)
    while true {
      let needed = mentioned.subtracting(declared)
      let used = found.filter { names[$0].map { !$0.isDisjoint(with: needed) } ?? false }
      if used.isEmpty { return }
      found.subtract(used)
      for file in used { mentioned.formUnion(files[file].facts.names.all(of: wanted)) }
    }
  }
}

extension NameTable {
  fileprivate func all(of wanted: NameSet) -> [String] {
    (0..<count).map { NameID(UInt32($0)) }.filter { isOne(of: wanted, $0) }.map { self[$0] }
  }
}

extension FileFacts {
  /// The names of the types, functions and variables that a file declares outside of types and that others can use.
  fileprivate var namesAtFileLevel: [String] {
    declarations.filter { fact in
      fact.parent == noIndex && fact.access != .private && fact.access != .fileprivate
        && [.class, .struct, .enum, .actor, .protocol, .typealias, .function, .variable].contains(fact.kind)
    }.map { names[$0.name] }
  }
}
