import StrataModel

extension DeclarationOwner {
  /// Marks the names whose uses outside the project are recorded.
  func watch(_ noted: NotedNames) {
    if noted.recordsCalls {
      for id in 0..<symbols.count { declarations.uses[id].insert(.watched) }
      return
    }
    for name in noted.names {
      if let symbol = symbols.symbol(of: name) { declarations.uses[Int(symbol.id)].insert(.watched) }
    }
    if noted.patterns.isEmpty { return }
    for id in 0..<symbols.count {
      let bytes = symbols.bytes(of: Symbol(UInt32(id)))
      if let firstBytes = noted.firstBytes, let first = bytes.first, !firstBytes.contains(first) { continue }
      if noted.patterns.contains(where: { $0(bytes) }) { declarations.uses[id].insert(.watched) }
    }
  }
}

/// Functions and static members of frameworks that the definition names. They are recorded in addition to what the
/// ledger counts.
extension Resolver {
  /// Notes the use of an external function: `print`, `Swift.print`.
  mutating func noteWatchedFunction(_ symbol: Symbol, at offset: UInt32) {
    guard !use(symbol).contains(.capitalized) else { return }
    append(output.external(symbol), .calls, [], .none, offset)
  }

  /// Whether a name refers to an external declaration.
  func isOutsideFunction(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .outside: return true
    case .globals(let mark): return table.file(of: candidates[mark].declaration).isExternal
    default: return false
    }
  }

  /// Notes `.standard`, if it is a member of an external type in its context.
  mutating func noteWatchedMember(of base: Ty, _ index: Int) {
    let type = selfType(of: base)
    let external: UInt32
    switch arena.kind(type) {
    case .external: external = output.external(Symbol(arena[type].payload))
    case .nominal where table.entities[Int(arena[type].payload)].isExternal:
      external = externalName(arena[type].payload)
    default: return
    }
    append(external, .mentions, [.staticMember, .inferred], node(index).name, node(index).offset)
  }

  /// Notes `center.addObserver`, a member of a value whose type the project does not declare. A type that is not known has
  /// no name. The names of types have the static members (``noteExternal(_:_:_:at:member:)``). Without a receiver, only
  /// members of the type that an extension extends are noted: `save()` in `extension NSManagedObjectContext`.
  mutating func noteWatchedInstanceMember(of base: Ty, _ index: Int) {
    guard use(symbol(index)).contains(.watched) else { return }
    let external: UInt32
    switch arena.kind(base) {
    case .metatype, .module, .externalModule: return
    case .selfType where table.entities[Int(arena[base].payload)].isExternal:
      external = externalName(arena[base].payload)
    case _ where node(index).kind != .member: return
    case .external: external = output.external(Symbol(arena[base].payload))
    case .nominal where table.entities[Int(arena[base].payload)].isExternal:
      external = externalName(arena[base].payload)
    default: external = output.external(.none)
    }
    append(external, .calls, [], node(index).name, node(index).offset)
  }

  private mutating func append(
    _ external: UInt32, _ kind: Reference.Kind, _ extra: Reference.Context, _ member: NameID, _ offset: UInt32
  ) {
    if place.isQuiet { return }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: place.source, target: external, isExternal: true, kind: kind.rawValue,
        context: place.context.union(extra).rawValue, declaration: place.declaration, member: member,
        memberDeclaration: noIndex))
  }
}
