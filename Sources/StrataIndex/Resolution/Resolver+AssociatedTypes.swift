import StrataModel

/// An associated type of a type, and the depth of the search for it.
struct Association: Hashable {
  var base: Ty
  var symbol: Symbol
  var depth: Int
}

extension Resolver {
  /// The associated type with a name, if a type does not define it: searched in every protocol to which it conforms.
  mutating func inferAssociated(_ symbol: Symbol, of base: Ty) -> Ty {
    if associationDepth == 0, !associations.isEmpty { associations.removeAll(keepingCapacity: true) }
    let association = Association(base: base, symbol: symbol, depth: associationDepth)
    if let known = associations[association] { return known }
    guard associationDepth < Self.maximumAssociationDepth else {
      // A type that leads back to itself would be found no deeper either.
      if !openAssociations.contains(where: { $0.base == base && $0.symbol == symbol }) { noteCutOff() }
      associations[association] = .unknown
      return .unknown
    }
    openAssociations.append(association)
    defer { openAssociations.removeLast() }
    let found: Ty? = walkSupertypes(of: base) { resolver, type in
      guard let entity = resolver.arena.entity(type) else { return nil }
      for declaration in resolver.table.nested[entity, symbol.id]
      where resolver.table.entityOf[Int(declaration)] == noIndex {
        let inferred = resolver.inferAssociated(declaration, symbol, in: type, for: base)
        if inferred.isKnown { return inferred }
      }
      return nil
    }
    var inferred = found ?? .unknown
    if found == nil, symbol == .element {
      associationDepth += 1
      inferred = iteratedElement(of: base)
      associationDepth -= 1
    }
    associations[association] = inferred
    return inferred
  }

  /// An associated type that a type does not declare: inferred from the members that fulfil the protocol's
  /// requirements, otherwise its default, otherwise its constraint for an existential.
  private mutating func inferAssociated(
    _ associated: DeclarationNumber, _ symbol: Symbol, in holder: Ty, for base: Ty
  ) -> Ty {
    guard let proto = arena.entity(holder), let entity = arena.entity(base) else { return .unknown }
    associationDepth += 1
    defer { associationDepth -= 1 }
    if table.entities[Int(entity)].kind == .protocol { return upperBound(associated, base) }
    let target = arena.make(.dependent, symbol.id, arena.make(.selfType, proto))
    let home = table.file(of: associated)
    var child = table.localIndex(table.parent(of: associated)) + 1
    let end = Int(home.declarations[child - 1].next)
    while child < end {
      let fact = home.declarations + child
      let requirement = home.declarationBase + UInt32(child)
      child = Int(fact.pointee.next)
      guard fact.pointee.kind == .function || fact.pointee.kind == .variable || fact.pointee.kind == .subscript else {
        continue
      }
      let wanted = valueType(requirement)
      guard holds(wanted, target) else { continue }
      for witness in table.members[entity, DeclarationsBuilder.memberSymbol(fact, home).id]
      where isWitness(witness, of: fact, home, wanted, base) {
        let type = substitute(valueType(witness), Substitution(owner: base, selfType: base, mark: generics.count))
        if let found = part(of: type, at: target, in: wanted), found.isKnown, !holds(found, target) {
          return found
        }
      }
    }
    let root = table.fact(associated).pointee.type
    return root == noIndex
      ? .unknown
      : substitute(convert(Int(root), home), Substitution(owner: .unknown, selfType: base, mark: generics.count))
  }

  /// Whether a member may fulfil a requirement: by kind, labels, and the other types in the requirement.
  private mutating func isWitness(
    _ witness: DeclarationNumber, of requirement: UnsafePointer<DeclarationFact>, _ home: FileView, _ wanted: Ty,
    _ base: Ty
  ) -> Bool {
    let own = table.fact(witness)
    let file = table.file(of: witness)
    guard own.pointee.kind == requirement.pointee.kind,
      own.pointee.parameters.range.count == requirement.pointee.parameters.range.count
    else { return false }
    let type = substitute(valueType(witness), Substitution(owner: base, selfType: base, mark: generics.count))
    for (position, index) in requirement.pointee.parameters.range.enumerated() {
      let parameter = file.parameters[Int(own.pointee.parameters.start) + position]
      if home.symbol(home.parameters[index].label) != file.symbol(parameter.label) { return false }
      let named = arena.operand(wanted, position)
      guard arena.kind(named) == .dependent, associationDepth < 2 else { continue }
      let expected = memberType(base, Symbol(arena[named].payload))
      let actual = arena.operand(type, position)
      guard expected.isKnown, actual.isKnown, !arena.isOpen(expected), expected != actual else { continue }
      // A generic parameter of the type itself is not certain.
      if !arena.isOpen(actual) || arena.kind(actual) == .parameter { return false }
    }
    return true
  }

  private mutating func upperBound(_ associated: DeclarationNumber, _ base: Ty) -> Ty {
    let home = table.file(of: associated)
    guard let first = table.fact(associated).pointee.inherited.range.first else { return .unknown }
    let bound = convert(Int(home.typeLists[first]), home)
    return arena.isOpen(bound) ? .unknown : bound
  }

  private func holds(_ type: Ty, _ target: Ty) -> Bool {
    if type == target { return true }
    let node = arena[type]
    guard node.isOpen else { return false }
    for index in 0..<Int(node.count) where !(node.kind == .tuple && index % 2 == 1) {
      if holds(arena.operand(type, index), target) { return true }
    }
    return false
  }

  /// The part of `actual` that is at the position of the target in `pattern`.
  private mutating func part(of actual: Ty, at target: Ty, in pattern: Ty) -> Ty? {
    if pattern == target { return actual }
    let node = arena[pattern]
    guard node.isOpen else { return nil }
    if node.kind == .optional {
      if arena.kind(actual) == .function { return nil }
      return part(of: arena.unwrapped(actual), at: target, in: arena.operand(pattern, 0))
    }
    guard arena.kind(actual) == node.kind, arena[actual].count == node.count else { return nil }
    if node.kind == .nominal, arena[actual].payload != node.payload { return nil }
    for index in 0..<Int(node.count) where !(node.kind == .tuple && index % 2 == 1) {
      if let found = part(of: arena.operand(actual, index), at: target, in: arena.operand(pattern, index)) {
        return found
      }
    }
    return nil
  }
}
