import StrataModel

/// Types of closures, also behind aliases.
extension Graph {
  /// Aliases of aliases are followed up to this number; they may name each other.
  static let aliasLimit = 8

  /// The node of the function type that a type is, and the file that writes it: that of an alias for
  /// `@escaping Completion`. An optional closure is escaping.
  func functionType(of root: UInt32, in file: FileID) -> (file: FileID, node: Int, isEscaping: Bool)? {
    guard root != noIndex else { return nil }
    var (home, node, isEscaping, aliases) = (file, Int(root), false, 0)
    while true {
      let facts = self[home].facts
      guard node < facts.types.count else { return nil }
      if facts.types[node].flags.contains(.escaping) { isEscaping = true }
      switch facts.types[node].kind {
      case .optional, .implicitlyUnwrapped:
        isEscaping = true
        node += 1
      case .attributed: node += 1
      case .function: return (home, node, isEscaping)
      case .name, .member:
        guard aliases < Self.aliasLimit, let target = aliasedType(of: node, in: home) else { return nil }
        (home, node) = target
        aliases += 1
      default: return nil
      }
    }
  }

  /// The type that an alias stands for. What the alias itself names has references at the same location.
  func aliasedType(of node: Int, in file: FileID) -> (file: FileID, node: Int)? {
    let facts = self[file].facts
    for reference in references(in: file, at: facts.types[node].offset) {
      guard let alias = reference.target.typeID, types[alias.index].kind == .typealias,
        facts.names.equals(facts.types[node].name, types[alias.index].simpleName)
      else { continue }
      let declaration = self[alias].declaration
      let root = self[declaration].type
      return root == noIndex ? nil : (declaration.file, Int(root))
    }
    return nil
  }
}
