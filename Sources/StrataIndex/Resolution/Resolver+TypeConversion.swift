import StrataModel

extension Resolver {
  /// The type that a type expression refers to.
  /// - Parameters:
  ///   - node: its root in the types of `home`.
  ///   - owner: the enclosing type; its name means the type with its own generic parameters.
  mutating func convert(_ node: Int, _ home: FileView, owner: EntityID = noEntity) -> Ty {
    guard enter() else { return .unknown }
    defer { leave() }
    let type = home.types[node]
    switch type.kind {
    case .name, .member: return convertNamed(node, home, owner)
    case .optional: return arena.optional(convert(node + 1, home, owner: owner))
    case .implicitlyUnwrapped, .some, .any, .element, .pack, .attributed:
      return node + 1 < Int(type.next) ? convert(node + 1, home, owner: owner) : .unknown
    case .array:
      return node + 1 < Int(type.next) ? nominal(known.array, convert(node + 1, home, owner: owner)) : .unknown
    case .dictionary:
      guard node + 1 < Int(type.next) else { return .unknown }
      let key = convert(node + 1, home, owner: owner)
      let valueNode = Int(home.types[node + 1].next)
      let value = valueNode < Int(type.next) ? convert(valueNode, home, owner: owner) : .unknown
      guard known.dictionary != noEntity else { return .unknown }
      return arena.make(.nominal, known.dictionary, key, value)
    case .tuple: return convertTuple(node, home, owner)
    case .function, .composition:
      return convertParts(node, home, owner, type.kind == .function ? .function : .composition)
    case .metatype: return arena.metatype(convert(node + 1, home, owner: owner))
    case .suppressed, .placeholder, .invalid: return .unknown
    }
  }

  private mutating func convertTuple(_ node: Int, _ home: FileView, _ owner: EntityID) -> Ty {
    let end = Int(home.types[node].next)
    let mark = arena.scratch.count
    var child = node + 1
    while child < end {
      let part = home.types[child]
      let element = convert(child, home, owner: owner)
      arena.scratch.append(element.id)
      arena.scratch.append(part.kind == .element ? home.symbol(part.name).id : 0)
      child = Int(part.next)
    }
    return arena.close(.tuple, 0, from: mark)
  }

  private mutating func convertParts(_ node: Int, _ home: FileView, _ owner: EntityID, _ kind: TyKind) -> Ty {
    let end = Int(home.types[node].next)
    let mark = arena.scratch.count
    var child = node + 1
    while child < end {
      let part = convert(child, home, owner: owner)
      arena.scratch.append(part.id)
      child = Int(home.types[child].next)
    }
    if arena.scratch.count == mark { return .unknown }
    return arena.close(kind, 0, from: mark)
  }

  private mutating func convertNamed(_ node: Int, _ home: FileView, _ owner: EntityID) -> Ty {
    let type = home.types[node]
    let binding = table.binding(home, node)
    switch binding.tag {
    case .parameter: return arena.make(.parameter, binding.payload)
    case .selfType: return arena.make(.selfType, binding.payload)
    case .associated:
      let symbol = home.symbol(type.name)
      if type.kind == .member {
        let base = convert(node + 1, home, owner: owner)
        return memberType(base, symbol)
      }
      let holder = table.holder(of: binding.payload)
      return holder == noIndex ? .unknown : arena.make(.dependent, symbol.id, arena.make(.selfType, holder))
    case .dependent:
      let base = convert(node + 1, home, owner: owner)
      return memberType(base, home.symbol(type.name))
    // A module is no type: its name alone is a type outside the project, such as `Realm`.
    case .external, .externalModule: return convertArguments(node, home, owner, .external, home.symbol(type.name).id)
    case .entity: return convertEntity(binding.payload, node, home, owner)
    case .module: return arena.make(.module, binding.payload)
    case .ambiguous, .unresolved, .notVisible: return .unknown
    }
  }

  private mutating func convertEntity(_ entity: EntityID, _ node: Int, _ home: FileView, _ owner: EntityID) -> Ty {
    if table.entities[Int(entity)].kind == .typealias {
      let target = aliasTarget(entity)
      guard arena.isOpen(target) else { return target }
      let applied = convertArguments(node, home, owner, .nominal, entity)
      return substitute(target, Substitution(owner: applied, selfType: .unknown, mark: generics.count))
    }
    if entity == owner, !hasArguments(node, home) { return selfNominal(entity) }
    let type = convertArguments(node, home, owner, .nominal, entity)
    if entity == known.optional { return arena.optional(arena.operand(type, 0)) }
    return type
  }

  private func hasArguments(_ node: Int, _ home: FileView) -> Bool {
    let type = home.types[node]
    let first = type.kind == .member ? Int(home.types[node + 1].next) : node + 1
    return first < Int(type.next)
  }

  private mutating func convertArguments(
    _ node: Int, _ home: FileView, _ owner: EntityID, _ kind: TyKind, _ payload: UInt32
  ) -> Ty {
    let type = home.types[node]
    var child = type.kind == .member ? Int(home.types[node + 1].next) : node + 1
    let mark = arena.scratch.count
    while child < Int(type.next) {
      let argument = convert(child, home, owner: owner)
      arena.scratch.append(argument.id)
      child = Int(home.types[child].next)
    }
    if kind == .nominal, isInsideGeneric(payload) {
      if type.kind == .member {
        let outer = convert(node + 1, home, owner: owner)
        appendArguments(of: outer, to: payload, from: mark)
      } else {
        appendMissing(to: payload, from: mark)
        appendOuterParameters(of: payload)
      }
    }
    if kind == .nominal, arena.scratch.count == mark { return nominal(payload) }
    return arena.close(kind, payload, from: mark)
  }

  /// The target of an alias, in terms of its own generic parameters.
  mutating func aliasTarget(_ alias: EntityID) -> Ty {
    let cached = aliasTypes[Int(alias)]
    if cached >= 2 { return Ty(cached - 2) }
    let declaration = table.entities[Int(alias)].declaration
    guard cached == 0, declaration != noIndex else { return .unknown }
    let root = table.fact(declaration).pointee.type
    guard root != noIndex else { return .unknown }
    aliasTypes[Int(alias)] = 1
    let target = convert(Int(root), table.file(of: declaration))
    aliasTypes[Int(alias)] = target.id + 2
    return target
  }

  /// A type with one generic argument.
  mutating func nominal(_ entity: EntityID, _ argument: Ty) -> Ty {
    entity == noEntity ? .unknown : arena.make(.nominal, entity, argument)
  }

  /// A type without generic arguments.
  mutating func nominal(_ entity: EntityID) -> Ty {
    guard entity != noEntity else { return .unknown }
    if plainTypes[Int(entity)] == 0 { plainTypes[Int(entity)] = arena.make(.nominal, entity).id }
    return Ty(plainTypes[Int(entity)])
  }

  /// A type with its own generic parameters as arguments, which is its meaning inside itself.
  mutating func selfNominal(_ entity: EntityID) -> Ty {
    guard entity != noEntity else { return .unknown }
    if selfTypes[Int(entity)] == 0 { selfTypes[Int(entity)] = makeSelfNominal(entity).id }
    return Ty(selfTypes[Int(entity)])
  }

  private mutating func makeSelfNominal(_ entity: EntityID) -> Ty {
    let (first, count) = table.genericParameters(of: entity)
    if count == 0, !isInsideGeneric(entity) { return nominal(entity) }
    let mark = arena.scratch.count
    for number in first..<(first + UInt32(count)) {
      let parameter = arena.make(.parameter, number)
      arena.scratch.append(parameter.id)
    }
    appendOuterParameters(of: entity)
    return arena.close(.nominal, entity, from: mark)
  }
}
