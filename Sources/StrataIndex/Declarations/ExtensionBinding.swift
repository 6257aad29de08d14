import StrataModel

extension DeclarationsBuilder {
  /// Binds every extension to the type that it extends. Extensions may contain types that other extensions extend, so
  /// this is repeated until nothing new is found.
  mutating func bindExtensions() {
    collectNestedTypes()
    prepareForUnboundSupertypes()
    mapNested()
    bindAliases()
    var open: [DeclarationNumber] = (0..<extensions.count).map { extensions[$0] }
    var hasChanged = true
    var isLastRound = false
    while hasChanged || !isLastRound {
      mapNested()
      // Only if nothing else has changed, a type that is still not found is treated as external.
      isLastRound = !hasChanged
      let before = open.count
      open = bindRound(open, takeOutside: isLastRound)
      hasChanged = open.count < before
      if open.isEmpty { break }
    }
    setOuterTypes()
    mapNested()
    addExtendedOutside()
  }

  private mutating func collectNestedTypes() {
    for index in 0..<table.fileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        guard fact.pointee.kind.isTypeName, fact.pointee.parent != noIndex, !Self.isInBody(fact, file) else { continue }
        nestedTypes.append(file.declarationBase + UInt32(local))
      }
    }
  }

  /// Lookups read the lists of supertypes, which are still empty; external types may still be added.
  private mutating func prepareForUnboundSupertypes() {
    entities.reserve(entities.count + extensions.count + 1)
    table.entities = entities.base
    table.superStarts = storage.list(entities.count + extensions.count + 2, filledWith: 0)
  }

  /// Binds the targets of aliases at file level. A member of an alias is found once that alias is bound.
  private mutating func bindAliases() { repeatUntilSettled { $0.bindAliasTargets() } }

  /// - Returns: whether a binding is another than before.
  private func bindAliasTargets() -> Bool {
    guard table.fileCount > 0 else { return false }
    var hasChanged = false
    var lookup = TypeLookup(table, file: table.files[0])
    for index in 0..<entities.count where entities[index].kind == .typealias {
      let declaration = entities[index].declaration
      let fact = table.fact(declaration)
      guard fact.pointee.parent == noIndex, fact.pointee.type != noIndex else { continue }
      let home = table.file(of: declaration)
      if lookup.file.id != home.id { lookup.enter(home) }
      let scope = declaration - home.declarationBase
      if TypeBinder.bind(Int(fact.pointee.type), scope: scope, &lookup) { hasChanged = true }
    }
    return hasChanged
  }

  /// Repeats a round of bindings until it changes nothing: what one round binds, the next one may need.
  mutating func repeatUntilSettled(_ round: (borrowing DeclarationsBuilder) -> Bool) {
    for _ in 0..<Self.maximumRounds where !round(self) { return }
    table.cutOff += 1
  }

  /// Names that lead to each other in a circle may never settle.
  private static var maximumRounds: Int { 64 }

  private mutating func bindRound(_ open: [DeclarationNumber], takeOutside: Bool) -> [DeclarationNumber] {
    guard let first = open.first else { return [] }
    var lookup = TypeLookup(table, file: table.file(of: first))
    return open.filter { number in
      let file = table.file(of: number)
      if lookup.file.id != file.id { lookup.enter(file) }
      let root = table.fact(number).pointee.type
      guard root != noIndex else { return false }
      let entity = extended(Int(root), file, &lookup, takeOutside)
      if let entity { table.entityOf[Int(number)] = entity }
      return entity == nil
    }
  }

  private mutating func extended(
    _ node: Int, _ file: FileView, _ lookup: inout TypeLookup, _ takeOutside: Bool
  ) -> EntityID? {
    let type = file.types[node]
    switch type.kind {
    case .name:
      let binding = lookup.topLevel(type.name, file.symbol(type.name))
      table.bindings[Int(file.typeBase) + node] = binding
      if let entity = lookup.followed(binding, depth: 0) { return entity }
      // The target of an alias may be a type whose own declaration is not bound yet.
      bindAliasTarget(binding, &lookup)
      if let entity = lookup.followed(binding, depth: 0) { return entity }
      guard takeOutside else { return nil }
      if let entity = ofFurtherTarget(node, file, lookup) { return entity }
      return outsideType(file.symbol(type.name), isAlias: binding.tag == .entity)
    case .member:
      let isInModule = isModule(node + 1, file, &lookup)
      let outer = isInModule ? nil : extended(node + 1, file, &lookup, takeOutside)
      guard isInModule || outer != nil || takeOutside else { return nil }
      let binding = lookup.bindMember(node, of: table.binding(file, node + 1))
      table.bindings[Int(file.typeBase) + node] = binding
      if let entity = lookup.followed(binding, depth: 0) { return entity }
      bindAliasTarget(binding, &lookup)
      if let entity = lookup.followed(binding, depth: 0) { return entity }
      guard takeOutside else { return nil }
      if let outer, let entity = inheritedType(file.symbol(type.name), of: outer) { return entity }
      return appendOutside(file.symbol(type.name))
    case .array: return sugar(.array, lookup)
    case .dictionary: return sugar(.dictionary, lookup)
    case .optional, .implicitlyUnwrapped: return sugar(.optional, lookup)
    default: return takeOutside ? appendOutside(.none) : nil
    }
  }

  /// The type that another target of the file declares, if the home target declares none.
  private func ofFurtherTarget(_ node: Int, _ file: FileView, _ lookup: borrowing TypeLookup) -> EntityID? {
    let record = table.files.records + Int(file.id)
    let home = record.pointee.module
    defer { record.pointee.module = home }
    for index in file.otherModules.range {
      record.pointee.module = table.otherModules[index]
      guard let binding = lookup.inModule(file.module, file.symbol(file.types[node].name)),
        let entity = lookup.followed(binding, depth: 0)
      else { continue }
      table.bindings[Int(file.typeBase) + node] = binding
      return entity
    }
    return nil
  }

  /// `extension Module.Type`
  private func isModule(_ node: Int, _ file: FileView, _ lookup: inout TypeLookup) -> Bool {
    guard file.types[node].kind == .name else { return false }
    let binding = lookup.topLevel(file.types[node].name, file.symbol(file.types[node].name))
    table.bindings[Int(file.typeBase) + node] = binding
    return binding.tag == .module || binding.tag == .externalModule
  }

  private func sugar(_ name: KnownName, _ lookup: borrowing TypeLookup) -> EntityID? {
    for declaration in table.outside[Declarations.knownFrameworks, name.rawValue] {
      if table.entityOf[Int(declaration)] != noIndex { return table.entityOf[Int(declaration)] }
    }
    return nil
  }

  /// Binds the target of an alias before the others.
  private func bindAliasTarget(_ binding: Binding, _ lookup: inout TypeLookup) {
    guard let alias = binding.entity, entities[Int(alias)].kind == .typealias else { return }
    let declaration = entities[Int(alias)].declaration
    let home = table.file(of: declaration)
    let root = table.fact(declaration).pointee.type
    guard root != noIndex else { return }
    var other = TypeLookup(table, file: home)
    _ = TypeBinder.bind(Int(root), scope: declaration - home.declarationBase, &other)
  }

  /// `extension Poll.Context`, where a supertype of `Poll` declares the type or the alias `Context`: the lists of
  /// supertypes do not exist yet, so the inheritance clauses are bound here.
  private func inheritedType(_ symbol: Symbol, of entity: EntityID) -> EntityID? {
    var seen = [entity]
    var next = 0
    while next < seen.count {
      let declaration = entities[Int(seen[next])].declaration
      next += 1
      guard declaration != noIndex else { continue }
      let home = table.file(of: declaration)
      var lookup = TypeLookup(table, file: home)
      lookup.skipsOwnMembers = true
      for entry in table.fact(declaration).pointee.inherited.range {
        let root = Int(home.typeLists[entry])
        _ = TypeBinder.bind(root, scope: declaration - home.declarationBase, &lookup)
        guard let above = lookup.followed(table.binding(home, root), depth: 0), !seen.contains(above) else { continue }
        seen.append(above)
        guard let found = lookup.memberType(symbol, of: above) else { continue }
        bindAliasTarget(found, &lookup)
        if let type = lookup.followed(found, depth: 0) { return type }
      }
    }
    return nil
  }

  /// The external type with a name.
  /// - Parameter isAlias: the file sees an alias of that name for it.
  private mutating func outsideType(_ symbol: Symbol, isAlias: Bool) -> EntityID {
    if let entity = extendedOutside[symbol] { return entity }
    let entity = appendOutside(symbol)
    if !isAlias, table.uses[Int(symbol.id)].contains(.sharedType) { entities[Int(entity)].flags.insert(.notVisible) }
    extendedOutside[symbol] = entity
    return entity
  }

  private mutating func appendOutside(_ symbol: Symbol) -> EntityID {
    entities.append(
      Entity(
        symbol: symbol, kind: .struct, flags: [.external, .openEnded], module: noIndex, declaration: noIndex,
        outer: noIndex))
    table.entities = entities.base
    return EntityID(entities.count - 1)
  }

  private mutating func setOuterTypes() {
    for number in nestedTypes {
      let entity = table.entityOf[Int(number)]
      guard entity != noIndex, entities[Int(entity)].declaration == number else { continue }
      let outer = table.owner(of: number)
      // Two extensions, each of the type that the other one declares, must not enclose each other: nothing that follows
      // the enclosing types outward counts its steps.
      if !encloses(entity, outer) { entities[Int(entity)].outer = outer }
    }
    table.entityCount = entities.count
    table.entities = entities.base
  }

  /// Whether a type is another one, or encloses it as far as that is known.
  private func encloses(_ type: EntityID, _ inner: EntityID) -> Bool {
    var current = inner
    while current != noIndex {
      if current == type { return true }
      current = entities[Int(current)].outer
    }
    return false
  }

  private mutating func addExtendedOutside() {
    for (symbol, entity) in extendedOutside.sorted(by: { $0.value < $1.value }) {
      outside.add(Declarations.extendedOutside, symbol.id, entity)
      table.uses[Int(symbol.id)].insert(.extendedOutside)
    }
    table.outside = MultiMap(outside, storage: storage)
  }
}
