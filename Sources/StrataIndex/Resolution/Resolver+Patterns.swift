import StrataModel

extension Resolver {
  /// Binds the names in a pattern to the parts of a value, and notes the references in it.
  mutating func bindPattern(_ index: Int, _ type: Ty) {
    guard enter() else { return }
    defer { leave() }
    let node = node(index)
    switch node.kind {
    case .bindingPattern: bindLocal(node.name, type)
    case .wildcardPattern, .discard: break
    case .tuplePattern: bindElements(index, type)
    case .tuple: bindElements(index, type)
    case .argument, .expressionPattern:
      var child = index + 1
      while child < Int(node.next) {
        bindPattern(child, type)
        child = next(child)
      }
    case .isPattern: if index + 1 < Int(node.next) { _ = infer(index + 1, expected: .unknown) }
    case .chain: bindChain(index, type)
    case .implicitMember: bindCase(index, call: nil, type)
    case .sequence: bindSequence(index, type)
    case .optionalBinding, .caseBinding: bindCondition(index)
    default: matchPattern(index, type)
    }
  }

  /// An expression as a pattern is compared with the value by `~=`.
  private mutating func matchPattern(_ index: Int, _ type: Ty) {
    let pattern = infer(index, expected: type)
    notePatternMatch(index, pattern, type)
  }

  private mutating func bindElements(_ index: Int, _ type: Ty) {
    let isTuple = arena.kind(type) == .tuple
    let end = next(index)
    var child = index + 1
    // One pair of parentheses around a pattern is not a tuple.
    if child < end, next(child) == end, !(isTuple && arena.elementCount(type) == 1) { return bindPattern(child, type) }
    var position = 0
    while child < end {
      let element = isTuple && position < arena.elementCount(type) ? arena.element(type, position) : .unknown
      bindPattern(child, element)
      position += 1
      child = next(child)
    }
  }

  /// `.case(let x)`, `Type.case(let x)`, `x?`
  private mutating func bindChain(_ index: Int, _ type: Ty) {
    let base = index + 1
    let end = next(index)
    guard base < end else { return }
    let suffix = next(base)
    if suffix >= end { return bindPattern(base, type) }
    switch node(base).kind {
    case .implicitMember where node(suffix).kind == .call && next(suffix) >= end: bindCase(base, call: suffix, type)
    case .bindingPattern, .tuplePattern, .wildcardPattern, .discard:
      bindPattern(base, arena.unwrapped(type))
    default: bindQualified(index, type)
    }
  }

  /// A chain whose last suffix is a call with patterns in it: the part before it is the case.
  private mutating func bindQualified(_ index: Int, _ type: Ty) {
    let end = next(index)
    var member = -1
    var isOptional = false
    // `.case(let x)?`: the call of the case is before the question mark.
    var call: Int?
    var cursor = next(index + 1)
    while cursor < end {
      switch node(cursor).kind {
      case .optionalChaining: isOptional = true
      case .member: (member, call) = (cursor, nil)
      case .call: call = cursor
      default: call = nil
      }
      cursor = next(cursor)
    }
    if node(index + 1).kind == .implicitMember, member < 0, isOptional {
      return bindCase(index + 1, call: call, arena.unwrapped(type))
    }
    guard member >= 0, isOptional || call.map({ holdsBinding($0) }) ?? false else {
      return matchPattern(index, type)
    }
    cursor = next(index + 1)
    var base = inferIdentifierBase(index + 1, &cursor, member)
    while cursor < member {
      base = inferMember(base, cursor, &cursor, member, .unknown)
    }
    bindCase(member, call: call, selfType(of: base))
  }

  private mutating func inferIdentifierBase(_ base: Int, _ cursor: inout Int, _ end: Int) -> Ty {
    guard node(base).kind == .identifier else { return infer(base, expected: .unknown) }
    // The suffixes before the name of the case belong to the type.
    return inferIdentifier(base, &cursor, next(end), .unknown)
  }

  private func holdsBinding(_ index: Int) -> Bool {
    for inner in (index + 1)..<max(next(index), index + 1) {
      switch node(inner).kind {
      case .bindingPattern, .wildcardPattern, .tuplePattern, .discard: return true
      default: continue
      }
    }
    return false
  }

  /// Notes an enum case and binds its associated values.
  private mutating func bindCase(_ index: Int, call: Int?, _ type: Ty) {
    let symbol = symbol(index)
    let name = node(index).name
    var base = type
    var search = findMembers(symbol, of: arena.metatype(base), .type)
    if candidates.count == search.mark, arena.kind(type) == .optional {
      base = arena.unwrapped(type)
      search = findMembers(symbol, of: arena.metatype(base), .type)
    }
    defer { candidates.truncate(to: search.mark) }
    guard candidates.count > search.mark else {
      // `any Error` has no cases: the type of the error is one that is not known here.
      if base.isKnown, search.isOpenEnded, arena.entity(base) != known.error {
        countExternal()
      } else {
        noteUnknownMember(symbol, at: node(index).offset)
      }
      if let call { bindArguments(call, .unknown) }
      return
    }
    let candidate = candidates[search.mark]
    let entity = commonEntity(from: search.mark)
    if let choice = freeChoice(entity, from: search.mark) {
      let declaration = candidates.count == search.mark + 1 ? candidate.declaration : noIndex
      noteFree(choice, declaration, .yes, .staticMember, at: node(index).offset, name: name)
    } else if let entity, entity != noEntity {
      note(entity, .calls, at: node(index).offset, member: name, declaration: candidate.declaration)
    }
    guard let call else { return }
    let declared = substitute(
      valueType(candidate.declaration),
      Substitution(owner: candidate.owner, selfType: base, mark: generics.count))
    bindArguments(call, declared)
  }

  private mutating func bindArguments(_ call: Int, _ declared: Ty) {
    let isFunction = arena.kind(declared) == .function
    let count = isFunction ? arena.parameterCount(declared) : 0
    var child = call + 1
    let end = next(call)
    // `case .pair(let both)` binds all associated values as one tuple.
    if child < end, next(child) == end, count > 1, node(child).kind == .argument, symbol(child).isNone {
      let mark = arena.scratch.count
      for position in 0..<count {
        arena.scratch.append(arena.operand(declared, position).id)
        arena.scratch.append(0)
      }
      return bindPattern(child, arena.close(.tuple, 0, from: mark))
    }
    var position = 0
    while child < end {
      bindPattern(child, position < count ? arena.operand(declared, position) : .unknown)
      position += 1
      child = next(child)
    }
  }

  /// `let error as NetworkError`
  private mutating func bindSequence(_ index: Int, _ type: Ty) {
    let first = index + 1
    let cast = next(first)
    guard cast < next(index), node(cast).kind == .cast, cast + 1 < next(cast), node(cast + 1).kind == .type else {
      return matchPattern(index, type)
    }
    noteType(node(cast + 1).payload, .mentions)
    bindPattern(first, convert(Int(node(cast + 1).payload), place.file, owner: place.selfEntity))
  }

  // MARK: Conditions

  /// `let x = y`, `case .a(let b) = c`, or any expression, as a condition.
  mutating func bindCondition(_ index: Int) {
    switch node(index).kind {
    case .optionalBinding: bindOptional(index)
    case .caseBinding: bindCaseCondition(index)
    case .availability: break
    default: _ = infer(index, expected: nominal(known.bool))
    }
  }

  /// The type that is written after a pattern, unknown if none is; `child` moves past it.
  mutating func takeAnnotation(_ child: inout Int, _ end: Int) -> Ty {
    guard child < end, node(child).kind == .type else { return .unknown }
    let root = node(child).payload
    child = next(child)
    noteType(root, .mentions)
    return convert(Int(root), place.file, owner: place.selfEntity)
  }

  private mutating func bindOptional(_ index: Int) {
    let end = next(index)
    let pattern = index + 1
    guard pattern < end else { return }
    var child = next(pattern)
    let annotated = takeAnnotation(&child, end)
    let value: Ty
    if child < end {
      value = infer(child, expected: arena.optional(annotated))
    } else {
      // `if let x` is `if let x = x`.
      var cursor = next(pattern)
      value = inferIdentifier(pattern, &cursor, cursor, .unknown)
    }
    bindPattern(pattern, annotated.isKnown ? annotated : arena.unwrapped(value))
  }

  private mutating func bindCaseCondition(_ index: Int) {
    let pattern = index + 1
    guard pattern < next(index) else { return }
    var child = next(pattern)
    var last = -1
    while child < next(index) {
      last = child
      child = next(child)
    }
    let value = last >= 0 ? infer(last, expected: .unknown) : .unknown
    bindPattern(pattern, value)
  }
}
