import StrataModel

extension DeclarationsBuilder {
  /// Lists and binds the entries of all inheritance clauses.
  mutating func bindSupertypes() {
    listSupertypes()
    // Types nested in a supertype are found through it, so one round finds more than the one before.
    repeatUntilSettled { $0.bindClauses() }
    markOpenEnded()
  }

  private mutating func listSupertypes() {
    let starts: UnsafeMutablePointer<UInt32> = storage.list(table.entityCount + 1, filledWith: 0)
    forEachClause { entity, _, _ in starts[Int(entity) + 1] += 1 }
    for entity in 0..<table.entityCount { starts[entity + 1] += starts[entity] }
    let total = Int(starts[table.entityCount])
    let list: UnsafeMutablePointer<Declarations.Supertype> = storage.list(
      total, filledWith: Declarations.Supertype(file: 0, root: 0, declaration: 0))
    let filled: UnsafeMutablePointer<UInt32> = storage.list(table.entityCount, filledWith: 0)
    forEachClause { entity, number, root in
      let place = Int(starts[Int(entity)] + filled[Int(entity)])
      list[place] = Declarations.Supertype(file: table.fileOf[Int(number)], root: root, declaration: number)
      filled[Int(entity)] += 1
    }
    table.supertypes = list
    table.superStarts = starts
  }

  private func forEachClause(_ body: (EntityID, DeclarationNumber, UInt32) -> Void) {
    for index in 0..<table.fileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        guard fact.pointee.kind.isTypeScope, !fact.pointee.inherited.isEmpty else { continue }
        let number = file.declarationBase + UInt32(local)
        let entity = table.entityOf[Int(number)]
        guard entity != noIndex else { continue }
        let others = file.otherModules.isEmpty ? [] : furtherEntities[number] ?? []
        for entry in fact.pointee.inherited.range {
          body(entity, number, file.typeLists[entry])
          for other in others { body(other, number, file.typeLists[entry]) }
        }
      }
    }
  }

  /// - Returns: whether a binding is another than before.
  private func bindClauses() -> Bool {
    guard table.fileCount > 0 else { return false }
    var hasChanged = false
    var lookup = TypeLookup(table, file: table.files[0])
    for index in 0..<table.fileCount {
      let file = table.files[index]
      var isEntered = false
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        let kind = fact.pointee.kind
        if kind == .typealias, fact.pointee.type != noIndex {
          if !isEntered { lookup.enter(file) }
          isEntered = true
          if TypeBinder.bind(Int(fact.pointee.type), scope: UInt32(local), &lookup) { hasChanged = true }
        }
        guard kind.isTypeScope, !fact.pointee.inherited.isEmpty else { continue }
        if !isEntered { lookup.enter(file) }
        isEntered = true
        lookup.skipsOwnMembers = kind != .extension
        for entry in fact.pointee.inherited.range {
          if TypeBinder.bind(Int(file.typeLists[entry]), scope: UInt32(local), &lookup) { hasChanged = true }
        }
        lookup.skipsOwnMembers = false
      }
    }
    return hasChanged
  }

  /// Marks the types that have an external supertype, direct or indirect.
  private func markOpenEnded() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for entity in 0..<table.entityCount where !table.entities[entity].flags.contains(.openEnded) {
        guard hasOpenEnd(EntityID(entity)) else { continue }
        table.entities[entity].flags.insert(.openEnded)
        hasChanged = true
      }
    }
  }

  private func hasOpenEnd(_ entity: EntityID) -> Bool {
    for supertype in table.supertypes(of: entity) {
      let binding = table.binding(table.files[Int(supertype.file)], Int(supertype.root))
      guard let above = binding.entity else { return true }
      let flags = table.entities[Int(above)].flags
      if flags.contains(.external) || flags.contains(.openEnded) { return true }
    }
    return false
  }
}
