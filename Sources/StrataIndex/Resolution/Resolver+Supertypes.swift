import StrataModel

extension Resolver {
  /// Visits a type and all its supertypes; see ``walkSupertypes(of:_:)``.
  mutating func climb<Result>(from base: Ty, _ body: (inout Resolver, Ty) -> Result?) -> Result? {
    let seenMark = seen.count
    let openMark = open.count
    defer {
      seen.truncate(to: seenMark)
      open.truncate(to: openMark)
    }
    open.append(base)
    while open.count > openMark {
      let type = open[open.count - 1]
      open.truncate(to: open.count - 1)
      if isSeen(type, from: seenMark) { continue }
      if seen.count - seenMark > Self.maximumSupertypes {
        noteCutOff()
        return nil
      }
      seen.append(type)
      if let result = body(&self, type) { return result }
      pushSupertypes(of: type, selfType: base)
    }
    return nil
  }

  private func isSeen(_ type: Ty, from mark: Int) -> Bool {
    let entity = arena.entity(type)
    for index in mark..<seen.count {
      if seen[index] == type { return true }
      if let entity, arena.entity(seen[index]) == entity { return true }
    }
    return false
  }

  /// Pushes the direct supertypes of a type on the stack of types to visit, the first one on top.
  private mutating func pushSupertypes(of type: Ty, selfType: Ty) {
    let node = arena[type]
    switch node.kind {
    case .nominal:
      let start = directSupertypes(of: node.payload)
      let count = table.supertypes(of: node.payload).count
      if count > 0, table.entities[Int(node.payload)].kind == .enum { pushRawRepresentable(node.payload, start) }
      var index = count - 1
      while index >= 0 {
        let declared = supertypeList[start + index]
        let above = substitute(declared, Substitution(owner: type, selfType: selfType, mark: generics.count))
        if above.isKnown { open.append(above) }
        index -= 1
      }
    case .composition:
      var index = Int(node.count) - 1
      while index >= 0 {
        open.append(arena.operand(type, index))
        index -= 1
      }
    case .optional:
      if known.optional != noEntity { open.append(nominal(known.optional, arena.operand(type, 0))) }
    case .parameter, .selfType, .dependent: pushConstraints(of: type)
    default: break
    }
  }

  /// Pushes the protocols to which an enum with raw values conforms without naming them.
  private mutating func pushRawRepresentable(_ entity: EntityID, _ start: Int) {
    guard !table.entities[Int(entity)].isExternal, let raw = arena.entity(supertypeList[start]) else { return }
    let kind = table.entities[Int(raw)].kind
    guard kind == .struct || kind == .class, known.hashable != noEntity, known.rawRepresentable != noEntity else {
      return
    }
    open.append(nominal(known.hashable))
    open.append(nominal(known.rawRepresentable))
  }

  /// Index in ``supertypeList`` of the first of an entity's direct supertypes.
  mutating func directSupertypes(of entity: EntityID) -> Int {
    let cached = supertypeStarts[Int(entity)]
    if cached != 0 { return Int(cached) - 1 }
    let clauses = table.supertypes(of: entity)
    let start = supertypeList.count
    // Reserved first, so that a cycle of supertypes finds unknown types instead of endless recursion.
    supertypeList.append(repeating: .unknown, count: clauses.count)
    supertypeStarts[Int(entity)] = UInt32(start) + 1
    openClauses += 1
    for (index, clause) in clauses.enumerated() {
      let type = convert(Int(clause.root), table.files[Int(clause.file)])
      supertypeList[start + index] = type
    }
    openClauses -= 1
    return start
  }

  /// The supertype of `type` of a given entity, or `type` itself.
  mutating func asSupertype(_ type: Ty, _ entity: EntityID) -> Ty? {
    walkSupertypes(of: type) { resolver, above in resolver.arena.entity(above) == entity ? above : nil }
  }

  // MARK: Constraints

  /// Pushes the constraints of a generic parameter, `Self` or an associated type on the stack of types to visit.
  private mutating func pushConstraints(of type: Ty) {
    let node = arena[type]
    switch node.kind {
    case .parameter: pushDeclaredConstraint(ofParameter: node.payload)
    case .selfType: open.append(selfNominal(node.payload))
    case .dependent: pushAssociatedConstraints(of: type, Symbol(node.payload))
    default: return
    }
    pushRequirements(on: type)
  }

  private mutating func pushDeclaredConstraint(ofParameter parameter: UInt32) {
    let argument = argument(ofParameter: parameter)
    if argument.isKnown, arena.kind(argument) != .parameter { open.append(argument) }
    let home = fileOfGeneric(parameter)
    let fact = home.generics[Int(parameter - home.genericBase)]
    guard fact.constraint != noIndex else { return }
    let constraint = convert(Int(fact.constraint), home)
    if constraint.isKnown { open.append(constraint) }
  }

  /// The file that declares a generic parameter.
  func fileOfGeneric(_ parameter: UInt32) -> FileView {
    let base = place.file.genericBase
    if parameter >= base, parameter < base + UInt32(place.file.genericCount) { return place.file }
    var low = 0
    var high = table.fileCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if table.files[middle].genericBase <= parameter { low = middle } else { high = middle }
    }
    return table.files[low]
  }

  /// Pushes the constraints of where clauses in scope; for an extension, also those of the extended type.
  private mutating func pushRequirements(on type: Ty) {
    for (scope, fact) in place.file.scopes(from: place.declaration) {
      pushRequirements(on: type, fact.pointee.genericParameters, place.file)
      if fact.pointee.kind == .extension, arena.kind(type) == .parameter || arena.kind(type) == .dependent {
        let entity = table.entityOf[Int(number(scope))]
        let extended = entity == noIndex ? noIndex : table.entities[Int(entity)].declaration
        if extended != noIndex {
          let home = table.file(of: extended)
          pushRequirements(on: type, table.fact(extended).pointee.genericParameters, home)
        }
      }
    }
  }

  private mutating func pushRequirements(on type: Ty, _ generics: Span, _ home: FileView) {
    for index in generics.range {
      let requirement = home.generics[index]
      guard requirement.isRequirement, requirement.subject != noIndex, requirement.constraint != noIndex,
        isSame(convert(Int(requirement.subject), home), type)
      else { continue }
      let constraint = convert(Int(requirement.constraint), home)
      if constraint.isKnown, constraint != type { open.append(constraint) }
    }
  }

  /// Whether two types are the same in this scope. Associated types of `Self` with one name are: protocols redeclare
  /// those that they inherit.
  private func isSame(_ first: Ty, _ second: Ty) -> Bool {
    if first == second { return true }
    let (left, right) = (arena[first], arena[second])
    return left.kind == .dependent && right.kind == .dependent && left.payload == right.payload
      && arena.kind(arena.operand(first, 0)) == .selfType && arena.kind(arena.operand(second, 0)) == .selfType
  }

  /// The associated type with a name that a protocol among the supertypes of a type declares.
  mutating func associatedType(_ symbol: Symbol, of base: Ty) -> DeclarationNumber? {
    let mark = open.count
    defer { open.truncate(to: mark) }
    return walkSupertypes(of: base) { resolver, above in resolver.associatedType(symbol, in: above) }
  }

  /// Of several declarations of one associated type, the first one whose protocol inherits from no other protocol that
  /// declares it.
  mutating func rootOfAssociatedType(_ symbol: Symbol, of base: Ty) -> DeclarationNumber? {
    guard var found = associatedType(symbol, of: base) else { return nil }
    for _ in 0..<8 {
      let mark = open.count
      defer { open.truncate(to: mark) }
      let holder = nominal(table.holder(of: found))
      let above: DeclarationNumber? = walkSupertypes(of: holder) { resolver, type in
        type == holder ? nil : resolver.associatedType(symbol, in: type)
      }
      guard let above else { return found }
      found = above
    }
    noteCutOff()
    return found
  }

  private func associatedType(_ symbol: Symbol, in type: Ty) -> DeclarationNumber? {
    guard let entity = arena.entity(type) else { return nil }
    return table.nested[entity, symbol.id].first { table.entityOf[Int($0)] == noIndex }
  }

  private mutating func pushAssociatedConstraints(of type: Ty, _ symbol: Symbol) {
    // In `where T == T.X`, the constraints of each of the two lead to the other one.
    for index in 0..<openAssociated.count where openAssociated[index] == type { return }
    guard openAssociated.count < Self.maximumAssociatedDepth else { return noteCutOff() }
    let mark = openAssociated.count
    openAssociated.append(type)
    defer { openAssociated.truncate(to: mark) }
    let base = arena.operand(type, 0)
    // Inside a type that conforms to the protocol, the associated type is the one that the type declares.
    if place.selfEntity != noEntity, arena.kind(base) == .selfType,
      table.entities[Int(place.selfEntity)].kind != .protocol
    {
      let concrete = memberType(selfNominal(place.selfEntity), symbol)
      if concrete.isKnown, concrete != type { return open.append(concrete) }
    }
    let argument: Ty? = walkSupertypes(of: base) { resolver, level in
      resolver.arena.entity(level).flatMap { resolver.primaryArgument(level, $0, symbol) }
    }
    if let argument { open.append(argument) }
    guard let found = associatedType(symbol, of: base) else { return }
    let home = table.file(of: found)
    for entry in table.fact(found).pointee.inherited.range {
      let constraint = convert(Int(home.typeLists[entry]), home)
      let above = substitute(constraint, Substitution(owner: .unknown, selfType: base, mark: generics.count))
      if above.isKnown { open.append(above) }
    }
  }
}
