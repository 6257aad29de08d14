import StrataModel

extension DeclarationsBuilder {
  /// Creates an entity for every type and alias, in order of file and position. The branches of an `#if` that declare
  /// the same type share one entity; other types with the same name do not.
  mutating func declareTypes() {
    var atFileLevel: [UInt64: EntityID] = [:]
    var inside: [UInt64: EntityID] = [:]
    for index in 0..<table.fileCount {
      if index == table.projectFileCount { table.projectEntityCount = entities.count }
      let file = table.files[index]
      if !inside.isEmpty { inside.removeAll(keepingCapacity: true) }
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        let kind = fact.pointee.kind
        if kind == .extension { extensions.append(file.declarationBase + UInt32(local)) }
        guard kind.isNominalType || kind == .typealias else { continue }
        let symbol = file.symbol(fact.pointee.name)
        let number = file.declarationBase + UInt32(local)
        if let twin = twin(of: local, symbol, file, atFileLevel, inside) {
          table.entityOf[Int(number)] = twin
          entities[Int(twin)].flags.insert(.conditional)
          continue
        }
        let id = EntityID(entities.count)
        table.entityOf[Int(number)] = id
        if fact.pointee.parent == noIndex, fact.pointee.access != .private, fact.pointee.access != .fileprivate {
          atFileLevel[MultiMap.key(file.module, symbol.id)] = id
        }
        let entity = entity(local, symbol, number, file)
        if entity.flags.contains(.dynamicMember), !entity.isExternal { table.hasDynamicMembers = true }
        if entity.outer != noIndex { inside[MultiMap.key(entity.outer, symbol.id)] = id }
        entities.append(entity)
      }
    }
    if table.projectFileCount == table.fileCount { table.projectEntityCount = entities.count }
  }

  private func entity(_ local: Int, _ symbol: Symbol, _ number: DeclarationNumber, _ file: FileView) -> Entity {
    let fact = file.declarations[local]
    var flags: Entity.Flags = file.isExternal ? [.external] : []
    if fact.isLocal { flags.insert(.local) }
    if fact.condition != 0, !file.isExternal, isSubstitute(fact, file) { flags.insert(.substitute) }
    for attribute in fact.attributes.range {
      let name = file.symbol(file.attributes[attribute].name)
      if name == .dynamicMemberLookup { flags.insert(.dynamicMember) }
      if name == .propertyWrapper { flags.insert(.propertyWrapper) }
      if name == .fluent, file.isExternal { flags.insert(.fluent) }
    }
    var outer = noIndex
    if fact.parent != noIndex, !Self.isInBody(file.declarations + local, file) {
      outer = table.entityOf[Int(file.declarationBase + fact.parent)]
    }
    return Entity(
      symbol: symbol, kind: fact.kind, flags: flags, module: file.module, declaration: number, outer: outer)
  }

  /// The entity of a type with the same name in another branch of an `#if`: the last one before it, at file level or in
  /// the same type of the file.
  private func twin(
    of local: Int, _ symbol: Symbol, _ file: FileView, _ atFileLevel: [UInt64: EntityID], _ inside: [UInt64: EntityID]
  ) -> EntityID? {
    let fact = file.declarations[local]
    if Self.isInBody(file.declarations + local, file) { return nil }
    if fact.parent == noIndex {
      guard fact.access != .private, fact.access != .fileprivate,
        let other = atFileLevel[MultiMap.key(file.module, symbol.id)]
      else { return nil }
      return isConditional(other) || fact.condition != 0 ? other : nil
    }
    guard fact.condition != 0 || file.declarations[Int(fact.parent)].condition != 0 else { return nil }
    // Declarations in the same enclosing type; if that type has several branches itself, it is compared by its entity.
    let parent = table.entityOf[Int(file.declarationBase + fact.parent)]
    guard parent != noIndex else { return nil }
    return inside[MultiMap.key(parent, symbol.id)]
  }

  private func isConditional(_ entity: EntityID) -> Bool {
    table.fact(entities[Int(entity)].declaration).pointee.condition != 0
  }
}
