import StrataModel

extension Resolver {
  /// Whether a member of a base of which little is known may be one that the project adds to some external type: it is
  /// of the same side, takes the arguments, and the base may be of that type. Such a name is not certainly external.
  mutating func mayBeAdded(_ symbol: Symbol, to base: Ty, _ call: Int?) -> Bool {
    guard use(symbol).contains(.addedOutside) else { return false }
    let type = selfType(of: base)
    let isLittleKnown = isLittleKnown(type)
    let side = arena.kind(base) == .metatype
    for declaration in table.added[0, symbol.id] {
      let traits = table.traitsOf[Int(declaration)]
      guard traits.contains(.isStatic) == side || traits.contains(.isTypeName),
        table.isVisible(declaration, from: place.file), table.isAdded(declaration, for: place.file),
        isLittleKnown ? mayHave(type, table.holder(of: declaration)) : extendsProtocol(declaration),
        call.map({ accepts(Candidate(declaration: declaration, owner: .unknown), $0) }) ?? true
      else { continue }
      return true
    }
    return false
  }

  /// Not all types that conform to a protocol of a framework are known, and the project's own types conform to some of
  /// them without saying so: an enum with raw values to `RawRepresentable`.
  private func extendsProtocol(_ declaration: DeclarationNumber) -> Bool {
    let extended = table.entities[Int(table.holder(of: declaration))]
    return extended.isExternal && extended.kind == .protocol
  }

  /// Whether a type is external, and its supertypes are not known.
  private func isLittleKnown(_ type: Ty) -> Bool {
    switch arena.kind(type) {
    case .external: return true
    case .nominal:
      let entity = table.entities[Int(arena[type].payload)]
      return entity.isExternal && entity.declaration == noIndex
    default: return false
    }
  }

  /// Whether a type may inherit from another one. No type with another name inherits from a framework's struct or enum.
  private func mayHave(_ type: Ty, _ supertype: EntityID) -> Bool {
    if type == .outside { return true }
    let above = table.entities[Int(supertype)]
    return !above.isExternal || above.declaration == noIndex || above.kind == .class || above.kind == .protocol
  }
}
