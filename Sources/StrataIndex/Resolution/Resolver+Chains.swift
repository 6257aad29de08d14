import StrataModel

extension Resolver {
  /// The type of a postfix chain: `a.b(c)?.d`.
  mutating func inferChain(_ index: Int, _ expected: Ty) -> Ty {
    let end = next(index)
    let base = index + 1
    guard base < end else { return .unknown }
    var cursor = next(base)
    var type: Ty
    switch node(base).kind {
    case .identifier: type = inferIdentifier(base, &cursor, end, expected)
    case .implicitMember: type = inferImplicitMember(base, &cursor, end, chainExpected(cursor, end, expected))
    case .arrayLiteral where needsContext(base):
      type = infer(base, expected: wantedByContains(cursor, end))
    case .arrayLiteral, .dictionaryLiteral, .type: type = inferTypeBase(base, &cursor, end, expected)
    case .closure where cursor < end && node(cursor).kind == .call:
      type = inferCalledClosure(base, &cursor, end, expected)
    default: type = infer(base, expected: cursor < end && isUnwrapping(cursor, end) ? expected : .unknown)
    }
    var isOptional = false
    var branches: (base: Ty, outer: UInt32)?
    while cursor < end {
      let suffix = cursor
      switch node(suffix).kind {
      case .conditional:
        cursor = next(suffix)
        type = enterBranch(node(suffix).payload, type, &branches)
      case .member: type = inferMember(type, suffix, &cursor, end, expected)
      case .call:
        cursor = next(suffix)
        type = callValue(type, CallSite(call: suffix, base: .unknown, expected: cursor >= end ? expected : .unknown))
      case .subscriptCall:
        cursor = next(suffix)
        type = inferSubscript(type, suffix, cursor >= end ? expected : .unknown)
      case .optionalChaining where arena.kind(type) == .metatype:
        // `Order?.self`
        cursor = next(suffix)
        type = arena.metatype(arena.optional(arena.operand(type, 0)))
      case .optionalChaining:
        isOptional = true
        cursor = next(suffix)
        type = arena.unwrapped(type)
      case .forceUnwrap:
        cursor = next(suffix)
        type = arena.unwrapped(type)
      case .postfixOperator:
        cursor = next(suffix)
        type = noteUnaryOperator(suffix, .postfix, type) ?? openRange(suffix, type) ?? type
      case .genericArguments:
        noteGenericArguments(suffix)
        cursor = next(suffix)
      default: cursor = next(suffix)
      }
    }
    return isOptional ? arena.optional(type) : type
  }

  /// The type to which the suffixes in the next branch of an `#if` are applied; after the last branch, what follows is
  /// applied to its result. Of nested branches, all follow one another.
  private func enterBranch(
    _ condition: UInt32, _ type: Ty, _ branches: inout (base: Ty, outer: UInt32)?
  ) -> Ty {
    let outer = place.file.conditions[Int(condition)].parent
    guard let open = branches else {
      branches = (type, outer)
      return type
    }
    if condition == open.outer { branches = nil }
    return condition != open.outer && outer == open.outer ? open.base : type
  }

  /// Whether only `!` follows.
  private func isUnwrapping(_ cursor: Int, _ end: Int) -> Bool {
    node(cursor).kind == .forceUnwrap && next(cursor) == end
  }

  private func chainExpected(_ cursor: Int, _ end: Int, _ expected: Ty) -> Ty { expected }

  /// `[Foo]()`, `[Key: Value]()`, `(A) -> B`
  private mutating func inferTypeBase(_ base: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let type = infer(base, expected: .unknown)
    guard cursor < end, isTypeSuffix(cursor) else { return type }
    switch node(base).kind {
    case .type where node(cursor).kind == .call:
      let call = cursor
      cursor = next(call)
      return inferLocalWrapper(type, call, before: cursor)
    case .arrayLiteral:
      let element = arena.operand(type, 0)
      guard arena.kind(element) == .metatype else { return type }
      return arena.metatype(nominal(known.array, arena.operand(element, 0)))
    case .dictionaryLiteral:
      let key = arena.operand(type, 0)
      let value = arena.operand(type, 1)
      guard arena.kind(key) == .metatype, arena.kind(value) == .metatype, known.dictionary != noEntity else {
        return type
      }
      return arena.metatype(
        arena.make(.nominal, known.dictionary, arena.operand(key, 0), arena.operand(value, 0)))
    default: return type
    }
  }

  /// `[.open, .held].contains(order.state)`: the argument determines the type of the elements. Only names and their
  /// members are inferred for this, since they are inferred again with the other arguments.
  private mutating func wantedByContains(_ member: Int, _ end: Int) -> Ty {
    guard member < end, node(member).kind == .member, symbol(member) == .contains, next(member) < end else {
      return .unknown
    }
    let call = next(member)
    let argument = call + 1
    guard node(call).kind == .call, argument < next(call), symbol(argument).isNone, isPath(argument + 1) else {
      return .unknown
    }
    let wasQuiet = place.isQuiet
    place.isQuiet = true
    let type = infer(argument + 1, expected: .unknown)
    place.isQuiet = wasQuiet
    return type.isKnown ? nominal(known.array, arena.unwrapped(type)) : .unknown
  }

  /// `a`, `a.b?.c`
  private func isPath(_ index: Int) -> Bool {
    if node(index).kind == .identifier { return true }
    guard node(index).kind == .chain, node(index + 1).kind == .identifier else { return false }
    var suffix = next(index + 1)
    while suffix < next(index) {
      switch node(suffix).kind {
      case .member, .optionalChaining, .forceUnwrap: suffix = next(suffix)
      default: return false
      }
    }
    return true
  }

  /// Whether `()`, `.self` or `.init` follows, so that the part before it is a type. `[Foo.self].count` begins with an
  /// array of types.
  private func isTypeSuffix(_ suffix: Int) -> Bool {
    switch node(suffix).kind {
    case .call: return true
    case .member: return symbol(suffix) == .selfValue || symbol(suffix) == .initializer
    default: return false
    }
  }

  /// `{ … }()`: the closure returns what is expected of the call.
  private mutating func inferCalledClosure(_ base: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let isLast = next(cursor) >= end
    let wanted = isLast && expected.isKnown ? arena.make(.function, 0, expected) : .unknown
    return inferClosure(base, wanted)
  }

  /// Notes the types of a `genericArguments` suffix.
  mutating func noteGenericArguments(_ index: Int) {
    var child = index + 1
    while child < next(index) {
      if node(child).kind == .type { noteType(node(child).payload, .mentions, .nested) }
      child = next(child)
    }
  }

  /// `a[b]`
  mutating func inferSubscript(_ type: Ty, _ call: Int, _ expected: Ty) -> Ty {
    let search = findMembers(KnownName.subscripting.symbol, of: type, .instance, call: call)
    if !search.fits, let value = inferKeyPathSubscript(type, call) ?? inferDynamicSubscript(search.dynamicBase, call) {
      candidates.truncate(to: search.mark)
      return value
    }
    guard candidates.count > search.mark else {
      let isPlain = inferOutsideArguments(call, isOutside: arena.kind(type) == .external)
      return isPlain && type.isKnown && isFreeOfProject(type) ? .outside : .unknown
    }
    let entity = commonEntity(from: search.mark)
    let choice = search.fits ? freeChoice(entity, from: search.mark) : nil
    let isUse = choice == nil && (search.fits || !search.isOpenEnded)
    let outcome = resolveCall(from: search.mark, CallSite(call: call, base: type, expected: expected))
    if isUse, let entity, entity != noEntity {
      note(entity, .calls, at: node(call).offset, declaration: outcome.declaration)
    }
    if let choice {
      noteFree(choice, outcome.declaration, outcome.certainty, at: node(call).offset, name: node(call).name)
    }
    return outcome.type
  }
}
