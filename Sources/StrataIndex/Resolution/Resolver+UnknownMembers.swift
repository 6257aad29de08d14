import StrataModel

extension Resolver {
  /// No member with the name is known: it is a dynamic member, a member of an external type, or a gap.
  mutating func inferUnfound(
    _ base: Ty, _ index: Int, _ symbol: Symbol, _ search: MemberSearch, _ call: Int?, _ explicit: Int?, _ expected: Ty
  ) -> Ty {
    if let explicit { noteGenericArguments(explicit) }
    if call == nil, let type = inferProjection(index, symbol, of: base) { return type }
    if search.dynamicBase.isKnown, let type = inferDynamic(search, index, symbol, call, expected) {
      return type
    }
    if let type = synthesized(base, symbol) {
      if let entity = arena.entity(ownType(base)) {
        note(entity, .calls, at: node(index).offset, member: node(index).name)
      }
      if let call { inferArguments(call) }
      return type
    }
    let isOutside = base.isKnown && (search.isOpenEnded || isOutside(base)) && !mayBeAdded(symbol, to: base, call)
    if isOutside { countExternal() } else { noteUnknownMember(symbol, at: node(index).offset) }
    noteWatchedInstanceMember(of: base, index)
    let staysOutside = isOutside && isFreeOfProject(base)
    guard let call else { return staysOutside ? .outside : .unknown }
    let isPlain = inferUnfoundArguments(call, of: symbol, isOutside: isOutside)
    let type = fluentType(base)
    return type.isKnown ? type : staysOutside && isPlain ? .outside : .unknown
  }

  /// Whether a type and all its parts are external: then its members neither store nor return types of the project.
  func isFreeOfProject(_ type: Ty) -> Bool {
    let node = arena[type]
    switch node.kind {
    case .external: break
    case .nominal:
      let entity = table.entities[Int(node.payload)]
      guard entity.isExternal, table.genericParameters(of: node.payload).count <= Int(node.count) else { return false }
    case .tuple: return (0..<arena.elementCount(type)).allSatisfy { isFreeOfProject(arena.element(type, $0)) }
    case .metatype, .optional: return isFreeOfProject(arena.operand(type, 0))
    default: return false
    }
    return (0..<Int(node.count)).allSatisfy { isFreeOfProject(arena.operand(type, $0)) }
  }

  /// Infers the arguments of a call of an external function.
  /// - Returns: whether no argument contains a type of the project; then the result contains none either.
  mutating func inferOutsideArguments(_ call: Int, isOutside: Bool = true) -> Bool {
    var isPlain = true
    var child = call + 1
    while child < next(call) {
      if node(child).kind == .argument {
        let type = inferArgument(child, expected: isOutside ? .outside : .unknown)
        if !isFreeOfProject(type) { isPlain = false }
      }
      child = next(child)
    }
    return isPlain
  }

  /// The result of an unknown method of a view: another view.
  mutating func fluentType(_ base: Ty) -> Ty {
    guard base.isKnown, arena.kind(base) != .metatype else { return .unknown }
    let found: Ty? = walkSupertypes(of: base) { resolver, level in
      guard let entity = resolver.arena.entity(level) else { return nil }
      return resolver.table.entities[Int(entity)].flags.contains(.fluent) ? level : nil
    }
    return found ?? .unknown
  }

  func isOutside(_ base: Ty) -> Bool {
    switch arena.kind(selfType(of: base)) {
    case .external, .externalModule, .function, .tuple: return true
    case .nominal: return table.entities[Int(arena[selfType(of: base)].payload)].isExternal
    default: return false
    }
  }

  /// The type of the instance before the dot; `Self` is the type in which it is written.
  private mutating func ownType(_ base: Ty) -> Ty {
    let type = selfType(of: base)
    switch arena.kind(type) {
    case .selfType: return selfNominal(arena[type].payload)
    case .parameter, .dependent:
      // `where T.ID == Kind`
      let found: Ty? = walkSupertypes(of: type) { resolver, level in
        guard let entity = resolver.arena.entity(level), resolver.table.entities[Int(entity)].kind == .enum else {
          return nil
        }
        return level
      }
      return found ?? type
    default: return type
    }
  }

  /// Members that the compiler synthesizes: `rawValue` and `allCases` of enums.
  private mutating func synthesized(_ base: Ty, _ symbol: Symbol) -> Ty? {
    guard symbol == .rawValue || symbol == .everyCase else { return nil }
    let own = ownType(base)
    guard let entity = arena.entity(own), table.entities[Int(entity)].kind == .enum else { return nil }
    if symbol == .everyCase { return nominal(known.array, own) }
    guard let clause = table.supertypes(of: entity).first else { return nil }
    return convert(Int(clause.root), table.files[Int(clause.file)])
  }
}
