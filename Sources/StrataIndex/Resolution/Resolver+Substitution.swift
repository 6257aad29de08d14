import StrataModel

/// The substitution of generic parameters and `Self` in a declared type at one use.
struct Substitution {
  /// The declaring type with its generic arguments.
  var owner: Ty
  /// The type of `Self`; if unknown, `Self` is kept.
  var selfType: Ty
  /// The first of its bindings in ``Resolver/generics``.
  var mark: Int
  /// Parameters that the use itself binds; those without a binding are unknown.
  var erased = Bindable()
  /// Parameters that only literals determine are kept.
  var skipsWeak = false

  /// For a type to which this substitution was applied already: what is left of the parameters that the use binds is
  /// unknown. `Self` and the parameters of other types came with the arguments, and are kept.
  func closing(_ bindable: Bindable) -> Substitution {
    var closed = self
    closed.owner = .unknown
    closed.selfType = .unknown
    closed.erased = bindable
    return closed
  }
}

/// Generic parameters that a use binds: those of the callee, and in a creation also those of the type.
struct Bindable {
  var first: UInt32 = 0
  var count: UInt32 = 0
  var typeFirst: UInt32 = 0
  var typeCount: UInt32 = 0
  /// The first binding of this use in ``Resolver/generics``.
  var mark = 0
  /// What is bound now is the default type of a literal.
  var isWeak = false

  var isEmpty: Bool { count == 0 && typeCount == 0 }

  @inline(__always) func contains(_ parameter: UInt32) -> Bool {
    (parameter >= first && parameter < first + count) || (parameter >= typeFirst && parameter < typeFirst + typeCount)
  }
}

extension Resolver {
  /// A declared type with the substitution of a use.
  @inline(__always)
  mutating func substitute(_ type: Ty, _ substitution: Substitution) -> Ty {
    arena.isOpen(type) ? substituteParts(of: type, substitution) : type
  }

  private mutating func substituteParts(of type: Ty, _ substitution: Substitution) -> Ty {
    guard enter() else { return type }
    defer { leave() }
    let node = arena[type]
    switch node.kind {
    case .parameter: return substituteParameter(type, node.payload, substitution)
    case .selfType: return substitution.selfType.isKnown ? substitution.selfType : type
    case .dependent:
      let base = substitute(arena.operand(type, 0), substitution)
      return memberType(base, Symbol(node.payload))
    case .optional: return arena.optional(substitute(arena.operand(type, 0), substitution))
    case .metatype: return arena.metatype(substitute(arena.operand(type, 0), substitution))
    default:
      let mark = arena.scratch.count
      for index in 0..<Int(node.count) {
        let raw = arena.operands[Int(node.first) + index]
        let isLabel = node.kind == .tuple && index % 2 == 1
        let part = isLabel ? raw : substitute(Ty(raw), substitution).id
        arena.scratch.append(part)
      }
      return arena.close(node.kind, node.payload, from: mark)
    }
  }

  private func substituteParameter(_ type: Ty, _ parameter: UInt32, _ substitution: Substitution) -> Ty {
    for index in substitution.mark..<generics.count where generics[index].parameter == parameter {
      if substitution.skipsWeak, generics[index].isWeak { break }
      return generics[index].type
    }
    if let entity = arena.entity(substitution.owner) {
      let (first, count) = table.genericParameters(of: entity)
      if parameter >= first, parameter < first + UInt32(count) {
        return arena.operand(substitution.owner, Int(parameter - first))
      }
      if let argument = outerArgument(parameter, of: substitution.owner, entity) { return argument }
    }
    return substitution.erased.contains(parameter) ? .unknown : type
  }

  /// A type with a name in another type: nested, an alias, an associated type, a generic parameter.
  mutating func memberType(_ base: Ty, _ symbol: Symbol) -> Ty {
    guard enter() else { return .unknown }
    defer { leave() }
    let node = arena[base]
    switch node.kind {
    case .parameter, .dependent: return arena.make(.dependent, symbol.id, base)
    case .selfType:
      if table.entities[Int(node.payload)].kind == .protocol { return arena.make(.dependent, symbol.id, base) }
      return memberType(selfNominal(node.payload), symbol)
    case .optional: return memberType(nominal(known.optional, arena.operand(base, 0)), symbol)
    case .nominal: return nominalMemberType(base, symbol)
    case .external: return base == .outside ? .outside : arena.make(.external, symbol.id)
    case .composition:
      for index in 0..<Int(node.count) {
        let found = memberType(arena.operand(base, index), symbol)
        if found.isKnown, arena.kind(found) != .external { return found }
      }
      return .unknown
    default: return .unknown
    }
  }

  /// `any Sequence<Foo>`: the argument of a primary associated type. Known protocols declare theirs in order.
  func primaryArgument(_ type: Ty, _ entity: EntityID, _ symbol: Symbol) -> Ty? {
    let holder = table.entities[Int(entity)]
    guard arena[type].count > 0, holder.kind == .protocol, holder.declaration != noIndex else { return nil }
    let home = table.file(of: holder.declaration)
    guard holder.isExternal else {
      let primary = table.fact(holder.declaration).pointee.parameters.range
      guard let index = primary.first(where: { home.symbol(home.parameters[$0].name) == symbol }) else { return nil }
      return index - primary.lowerBound < Int(arena[type].count) ? arena.operand(type, index - primary.lowerBound) : nil
    }
    var child = Int(holder.declaration - home.declarationBase) + 1
    var position = 0
    while child < Int(table.fact(holder.declaration).pointee.next) {
      let fact = home.declarations + child
      if fact.pointee.kind == .associatedtype {
        if home.symbol(fact.pointee.name) == symbol {
          return position < Int(arena[type].count) ? arena.operand(type, position) : nil
        }
        position += 1
      }
      child = Int(fact.pointee.next)
    }
    return nil
  }

  private mutating func nominalMemberType(_ base: Ty, _ symbol: Symbol) -> Ty {
    var hasAssociated = false
    let found: Ty? = walkSupertypes(of: base) { resolver, type in
      guard let entity = resolver.arena.entity(type) else { return nil }
      if let parameter = resolver.lookup.genericParameter(symbol, of: entity) {
        let (first, _) = resolver.table.genericParameters(of: entity)
        return resolver.arena.operand(type, Int(parameter.payload - first))
      }
      if let argument = resolver.primaryArgument(type, entity, symbol) { return argument }
      for declaration in resolver.table.nested[entity, symbol.id] {
        let own = resolver.table.entityOf[Int(declaration)]
        if own == noIndex {
          hasAssociated = true
          continue
        }
        if resolver.table.entities[Int(own)].kind != .typealias { return resolver.nested(own, in: type) }
        let target = resolver.aliasTarget(own)
        return resolver.substitute(
          target, Substitution(owner: type, selfType: base, mark: resolver.generics.count))
      }
      return nil
    }
    if let found { return found }
    return hasAssociated ? inferAssociated(symbol, of: base) : .unknown
  }

}
