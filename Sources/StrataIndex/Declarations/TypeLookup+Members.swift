import StrataModel

extension TypeLookup {
  /// A type nested in another one, in its extensions or in its supertypes; nil if there is none.
  mutating func memberType(_ symbol: Symbol, of entity: EntityID) -> Binding? {
    visited.truncate(to: 0)
    visited.append(entity)
    var next = 0
    while next < visited.count {
      let current = visited[next]
      next += 1
      if let found = ownType(symbol, of: current) { return found }
      for supertype in table.supertypes(of: current) {
        let home = table.files[Int(supertype.file)]
        guard let above = followed(table.binding(home, Int(supertype.root)), depth: 0) else { continue }
        var seen = false
        for index in 0..<visited.count where visited[index] == above { seen = true }
        if !seen { visited.append(above) }
      }
    }
    return nil
  }

  /// A type nested in the type itself or in its extensions.
  private func ownType(_ symbol: Symbol, of entity: EntityID) -> Binding? {
    var found: Binding?
    for declaration in table.nested[entity, symbol.id]
    where table.isVisible(declaration, from: file) && table.isFound(declaration, of: entity, for: file) {
      let own = table.entityOf[Int(declaration)]
      let binding = own == noIndex ? Binding(.associated, declaration) : Binding(.entity, own)
      if let found, found != binding {
        if found.tag == .associated && binding.tag == .associated { continue }
        return Binding(.ambiguous)
      }
      found = binding
    }
    return found
  }

  /// A longer chain of aliases is a cycle.
  static let longestAliasChain = 256

  /// The nominal type of a binding; aliases are replaced by their targets.
  func followed(_ binding: Binding, depth: Int) -> EntityID? {
    guard let entity = binding.entity else { return nil }
    let target = table.entities[Int(entity)]
    guard target.kind == .typealias else { return entity }
    guard depth < Self.longestAliasChain, target.declaration != noIndex else { return nil }
    let home = table.file(of: target.declaration)
    let root = table.fact(target.declaration).pointee.type
    guard root != noIndex else { return nil }
    return followed(table.binding(home, Int(root)), depth: depth + 1)
  }

  /// The target of `base.name`.
  mutating func member(_ symbol: Symbol, of base: Binding) -> Binding {
    switch base.tag {
    case .entity, .selfType:
      if base.tag == .entity, table.entities[Int(base.payload)].kind == .typealias,
        followed(base, depth: 0) == nil
      {
        return aliasMember(base)
      }
      guard let entity = base.tag == .selfType ? base.payload : followed(base, depth: 0) else { return .unresolved }
      if let found = memberType(symbol, of: entity) { return found }
      if genericParameter(symbol, of: entity) != nil { return Binding(.dependent) }
      let flags = table.entities[Int(entity)].flags
      return flags.contains(.external) || flags.contains(.openEnded) ? Binding(.external) : .unresolved
    case .parameter, .associated, .dependent: return Binding(.dependent)
    case .external, .externalModule: return Binding(.external)
    case .notVisible: return Binding(.notVisible)
    case .module: return inModule(table.declaring(symbol, in: base.payload), symbol) ?? Binding(.external)
    case .ambiguous: return Binding(.ambiguous)
    case .unresolved: return .unresolved
    }
  }

  private func aliasMember(_ alias: Binding) -> Binding {
    // An alias of something other than one nominal type of the project: external types have unknown members.
    let target = table.entities[Int(alias.payload)]
    let root = target.declaration == noIndex ? noIndex : table.fact(target.declaration).pointee.type
    guard root != noIndex else { return .unresolved }
    switch table.binding(table.file(of: target.declaration), Int(root)).tag {
    case .parameter, .associated, .dependent: return Binding(.dependent)
    default: return Binding(.external)
    }
  }
}
