import StrataModel

extension Resolver {
  /// A name that refers to a type: the type is created, or a static member of it is used, or it is used as a value.
  mutating func useType(
    _ binding: Binding, _ index: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty, in outer: Ty = .unknown
  ) -> Ty {
    var type = typeMeant(by: binding, in: outer)
    var explicit: Int?
    if cursor < end, node(cursor).kind == .genericArguments {
      explicit = cursor
      noteGenericArguments(cursor)
      type = applied(binding, type, cursor)
      cursor = next(cursor)
    }
    guard cursor < end else {
      noteMeant(binding, .mentions, .metatype, index)
      return arena.metatype(type)
    }
    switch node(cursor).kind {
    case .call:
      let call = cursor
      cursor = next(call)
      return useCreation(binding, type, index, call, explicit, cursor >= end ? expected : .unknown)
    case .member:
      let member = symbol(cursor)
      if member == .selfValue || member == .type || member == .proto {
        cursor = next(cursor)
        noteMeant(binding, .mentions, .metatype, index)
        return arena.metatype(type)
      }
      if member == .initializer {
        let following = next(cursor)
        if following < end, node(following).kind == .call {
          cursor = next(following)
          return useCreation(binding, type, index, following, explicit, cursor >= end ? expected : .unknown)
        }
        let initializer = cursor
        cursor = following
        return useInitializer(binding, type, index, initializer, cursor >= end ? expected : .unknown)
      }
      noteMeant(binding, .mentions, .staticMember, index, member: node(cursor).name)
      return arena.metatype(type)
    default:
      noteMeant(binding, .mentions, [], index)
      return arena.metatype(type)
    }
  }

  /// The type that a name in an expression refers to.
  /// - Parameter outer: the type before the dot.
  private mutating func typeMeant(by binding: Binding, in outer: Ty) -> Ty {
    switch binding.tag {
    case .entity:
      if table.entities[Int(binding.payload)].kind == .typealias {
        let target = aliasTarget(binding.payload)
        // The generic parameters of the alias are not known yet.
        let own = Substitution(owner: nominal(binding.payload), selfType: .unknown, mark: generics.count)
        let applied = substitute(target, own)
        guard arena.isOpen(applied), outer.isKnown else { return applied }
        return substitute(applied, Substitution(owner: outer, selfType: .unknown, mark: generics.count))
      }
      return arena[outer].count > 0 ? nested(binding.payload, in: outer) : nominal(binding.payload)
    case .parameter: return arena.make(.parameter, binding.payload)
    case .associated:
      let holder = table.holder(of: binding.payload)
      guard holder != noIndex else { return .unknown }
      let symbol = table.file(of: binding.payload).symbol(table.fact(binding.payload).pointee.name)
      return arena.make(.dependent, symbol.id, arena.make(.selfType, holder))
    default: return .unknown
    }
  }

  /// A type with written generic arguments.
  private mutating func applied(_ binding: Binding, _ type: Ty, _ arguments: Int) -> Ty {
    let alias = binding.entity.flatMap { table.entities[Int($0)].kind == .typealias ? $0 : nil }
    guard let entity = alias ?? arena.entity(type) else { return type }
    let mark = arena.scratch.count
    var child = arguments + 1
    while child < next(arguments) {
      let argument = node(child).kind == .type ? convert(Int(node(child).payload), place.file) : .unknown
      arena.scratch.append(argument.id)
      child = next(child)
    }
    if entity == known.optional {
      let wrapped = Ty(arena.scratch[mark])
      arena.scratch.truncate(to: mark)
      return arena.optional(wrapped)
    }
    // Those of the enclosing types follow.
    for index in (arena.scratch.count - mark)..<max(Int(arena[type].count), arena.scratch.count - mark)
    where alias == nil && isInsideGeneric(entity) {
      arena.scratch.append(arena.operand(type, index).id)
    }
    let applied = arena.close(.nominal, entity, from: mark)
    guard let alias else { return applied }
    return substitute(
      aliasTarget(alias), Substitution(owner: applied, selfType: .unknown, mark: generics.count))
  }

  mutating func noteMeant(
    _ binding: Binding, _ kind: Reference.Kind, _ context: Reference.Context, _ index: Int,
    declaration: DeclarationNumber = noIndex, member: NameID = .none
  ) {
    guard let entity = binding.entity else { return }
    noteEntity(entity, kind, context, at: node(index).offset, declaration: declaration, member: member)
  }

  private mutating func useCreation(
    _ binding: Binding, _ type: Ty, _ index: Int, _ call: Int, _ explicit: Int?, _ expected: Ty
  ) -> Ty {
    let outcome = create(type, call, explicit: explicit, expected)
    noteMeant(binding, .creates, [], index, declaration: outcome.declaration)
    noteInherited(outcome.declaration, type, index)
    noteAddedInitializer(outcome, at: node(index).offset)
    return outcome.type
  }

  /// An initializer that an extension of the project adds to a type outside it.
  mutating func noteAddedInitializer(_ outcome: CallOutcome, at offset: UInt32) {
    guard outcome.declaration != noIndex, isFree(outcome.declaration) else { return }
    noteFree(outcome.declaration, outcome.certainty, at: offset, name: .none)
  }

  /// Whether subclasses or conforming types have an initializer as their own: designated initializers that they
  /// inherit, and requirements of a protocol. All other initializers belong to the type that declares them.
  func comesDown(_ initializer: DeclarationNumber) -> Bool {
    let owner = table.holder(of: initializer)
    guard owner != noIndex else { return false }
    switch table.entities[Int(owner)].kind {
    case .class: return !table.fact(initializer).pointee.modifiers.contains(.convenience)
    case .protocol: return table.fact(table.parent(of: initializer)).pointee.kind == .protocol
    default: return false
    }
  }

  /// An initializer that a supertype declares is also a use of that supertype.
  private mutating func noteInherited(_ declaration: DeclarationNumber, _ type: Ty, _ index: Int) {
    guard declaration != noIndex, let entity = arena.entity(type) else { return }
    let owner = table.holder(of: declaration)
    guard owner != noIndex, owner != entity, !table.entities[Int(owner)].isExternal, !comesDown(declaration) else {
      return
    }
    note(owner, .calls, at: node(index).offset, member: .none, declaration: declaration)
  }

  /// The creation of a type: `T(…)`, `T.init(…)`, `.init(…)`.
  mutating func create(_ type: Ty, _ call: Int, explicit: Int?, _ expected: Ty) -> CallOutcome {
    let saved = place.isInCreation
    place.isInCreation = true
    defer { place.isInCreation = saved }
    guard type.isKnown else {
      inferArguments(call)
      return CallOutcome()
    }
    let search = findMembers(KnownName.initializer.symbol, of: arena.metatype(type), .type, call: call)
    guard search.fits, candidates.count > search.mark else {
      candidates.truncate(to: search.mark)
      return CallOutcome(type: createMemberwise(type, call, expected))
    }
    let site = CallSite(call: call, base: type, expected: expected, creating: type)
    var outcome = resolveCall(from: search.mark, site)
    if arena.kind(type) != .nominal { outcome.type = arena.unwrapped(outcome.type).isKnown ? type : .unknown }
    return outcome
  }

  /// The implicit initializer: its labels are the names of stored properties.
  private mutating func createMemberwise(_ type: Ty, _ call: Int, _ expected: Ty) -> Ty {
    guard let entity = arena.entity(type), !table.entities[Int(entity)].isExternal else {
      // An initializer of a framework that is not in its interface takes types of the framework.
      _ = inferOutsideArguments(call, isOutside: arena.entity(type) != nil)
      return type
    }
    let parameters = table.genericParameters(of: entity)
    let isGeneric = parameters.count > 0 && isMissingArguments(type)
    let bindable = Bindable(typeFirst: parameters.first, typeCount: UInt32(parameters.count), mark: generics.count)
    defer { generics.truncate(to: bindable.mark) }
    if isGeneric {
      bindArguments(of: type, parameters)
      unify(selfNominal(entity), arena.unwrapped(expected), bindable)
    }
    var child = call + 1
    while child < next(call) {
      if node(child).kind == .argument {
        let declared = memberwiseType(entity, child)
        let open =
          isGeneric ? declared : substitute(declared, Substitution(owner: type, selfType: type, mark: bindable.mark))
        var closed = Substitution(owner: .unknown, selfType: type, mark: bindable.mark)
        closed.erased = bindable
        let actual = inferArgument(child, expected: substitute(open, closed))
        if isGeneric { unify(open, actual, bindable) }
      }
      child = next(child)
    }
    guard isGeneric else { return type }
    let result = substitute(selfNominal(entity), Substitution(owner: .unknown, selfType: type, mark: bindable.mark))
    return arena.isOpen(result) ? type : result
  }

  private mutating func memberwiseType(_ entity: EntityID, _ argument: Int) -> Ty {
    let label = symbol(argument)
    if label.isNone { return node(argument).flags.contains(.trailing) ? lastClosureType(entity) : .unknown }
    for declaration in table.members[entity, label.id] {
      if table.fact(declaration).pointee.kind == .variable, !isStatic(declaration) { return valueType(declaration) }
    }
    return .unknown
  }

  /// A trailing closure is passed to the last stored property with a function type.
  private mutating func lastClosureType(_ entity: EntityID) -> Ty {
    let declaration = table.entities[Int(entity)].declaration
    guard declaration != noIndex else { return .unknown }
    let home = table.file(of: declaration)
    var child = declaration - home.declarationBase + 1
    let end = table.fact(declaration).pointee.next
    var found = Ty.unknown
    while child < end {
      let fact = home.declarations + Int(child)
      if fact.pointee.kind == .variable, !fact.pointee.modifiers.contains(.computed) {
        let type = valueType(home.declarationBase + child)
        if arena.kind(arena.unwrapped(type)) == .function { found = type }
      }
      child = fact.pointee.next
    }
    return found
  }
}
