import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Lists by name the members that production code adds to types outside the project for other files: by extensions of
  /// them, and of the project's protocols to which it makes them conform. Names that frameworks are known to have are
  /// left out.
  mutating func mapAddedMembers() {
    var entries = MultiMap.Entries(capacity: 64)
    let isOutside = carriers()
    for index in 0..<table.projectFileCount {
      let file = table.files[index]
      if file.isTest { continue }
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        let parent = fact.pointee.parent
        // What a protocol requires, such a type has itself.
        guard parent != noIndex, file.declarations[Int(parent)].kind == .extension, Self.isMember(fact.pointee.kind)
        else { continue }
        let owner = table.entityOf[Int(file.declarationBase + parent)]
        guard owner != noIndex, isOutside[Int(owner)] else { continue }
        let access = table.accessOf[Int(file.declarationBase) + local]
        if access == .private || access == .fileprivate { continue }
        let symbol = Self.memberSymbol(fact, file)
        if table.uses[Int(symbol.id)].contains(.knownMember) { continue }
        table.uses[Int(symbol.id)].insert(.addedOutside)
        entries.add(0, symbol.id, file.declarationBase + UInt32(local))
      }
    }
    table.added = MultiMap(entries, storage: storage)
  }

  /// By entity: a type outside the project, or one of its supertypes by an extension of the project.
  private func carriers() -> [Bool] {
    var carries = (0..<entities.count).map { entities[$0].isExternal }
    var open = carries.indices.filter { carries[$0] }
    while let next = open.popLast() {
      for clause in table.supertypes(of: EntityID(next)) where Int(clause.file) < table.projectFileCount {
        let binding = table.binding(table.files[Int(clause.file)], Int(clause.root))
        guard let above = binding.entity, !carries[Int(above)] else { continue }
        carries[Int(above)] = true
        open.append(Int(above))
      }
    }
    return carries
  }
}
