import StrataModel

/// What declarations mean for the names that are dirty.
extension DirtySymbols {
  /// Members that Swift calls without their names in the code.
  static let implicitMembers: Set<String> = [
    "callAsFunction", "wrappedValue", "projectedValue", "makeIterator", "makeAsyncIterator", "next", "startIndex",
    "subscript", "rawValue", "allCases",
  ]

  static func isOperator(_ name: String) -> Bool {
    name.unicodeScalars.first.map { !$0.properties.isAlphabetic && $0 != "_" } ?? false
  }

  /// Whether no other file sees a declaration, nor anything through it: it is private at file level, or inside of what is, or in a
  /// private extension. A private member may still change the implicit initializer of its type.
  static func isHidden(_ fact: DeclarationFact, in facts: FileFacts) -> Bool {
    var (outer, member): (DeclarationFact, DeclarationFact?) = (fact, nil)
    while outer.parent != noIndex {
      member = outer
      outer = facts.declarations[Int(outer.parent)]
    }
    guard outer.isPrivate else { return false }
    if outer.kind != .extension { return true }
    return member.map { $0.isPrivate || $0.access == .unspecified } ?? false
  }

  /// Whether an associated type may be inferred from a member with a name. That of a type without any declaration never is.
  func isWitness(
    _ name: Symbol?, in holder: DeclarationFact, _ facts: FileFacts, _ symbols: borrowing SymbolTable
  ) -> Bool {
    guard let name, witnesses[Int(name.id)] else { return false }
    guard holder.kind == .extension, let type = symbols.symbol(of: facts.names[holder.name]) else { return true }
    return isDeclaredType[Int(type.id)]
  }

  /// Whether a declaration is inside of a new type, or of an extension of one.
  func isInNewType(_ fact: DeclarationFact, _ facts: FileFacts, _ symbols: borrowing SymbolTable) -> Bool {
    var parent = fact.parent
    while parent != noIndex {
      let outer = facts.declarations[Int(parent)]
      if outer.kind.isNominalType || outer.kind == .extension,
        symbols.symbol(of: facts.names[outer.name]).map({ isNewType[Int($0.id)] }) == true
      {
        return true
      }
      parent = outer.parent
    }
    return false
  }

  /// Whether a declaration inherits the initializers of a type where they have changed, or is an alias of it.
  func isConstructedLike(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> Bool {
    if fact.pointee.kind == .typealias { return file.mentions(type: fact.pointee.type, oneOf: constructed) }
    guard fact.pointee.kind.isNominalType || fact.pointee.kind == .extension else { return false }
    return fact.pointee.inherited.range.contains { file.mentions(type: file.typeLists[$0], oneOf: constructed) }
  }
}
