import StrataModel

extension Resolver {
  /// The type of a name and of the call that may follow it; `cursor` moves past the suffixes that belong to them.
  mutating func inferIdentifier(_ index: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let name = node(index).name
    let symbol = place.file.symbol(name)
    if let special = inferSpecial(index, symbol, &cursor, end, expected) { return special }
    if use(symbol).contains(.operator), let type = inferOperatorValue(index, expected) { return type }
    var call: Int?
    var explicit: Int?
    var peek = cursor
    if peek < end, node(peek).kind == .genericArguments {
      explicit = peek
      peek = next(peek)
    }
    if peek < end, node(peek).kind == .call { call = peek }
    let meaning = meaning(of: name, symbol, call: call)
    if use(symbol).contains(.watched), isOutsideFunction(meaning) {
      noteWatchedFunction(symbol, at: node(index).offset)
    }
    switch meaning {
    case .value(let type):
      guard let call else { return type }
      cursor = next(call)
      return callValue(type, site(call, .unknown, explicit, cursor >= end ? expected : .unknown))
    case .localFunction(let declaration):
      if output.recordsCalls { noteLocal(declaration, index) }
      guard let call else { return valueType(declaration) }
      cursor = next(call)
      let mark = candidates.count
      candidates.append(Candidate(declaration: declaration, owner: .unknown))
      return resolveCall(from: mark, site(call, .unknown, explicit, cursor >= end ? expected : .unknown)).type
    case .members(let search, let base):
      if let call { cursor = next(call) }
      let wanted = cursor >= end ? expected : .unknown
      let called = call.map { CallSite(call: $0, base: base, expected: wanted, explicit: explicit) }
      return useMembers(search, base, index, called)
    case .globals(let mark):
      if let call {
        if let explicit { noteGenericArguments(explicit) }
        cursor = next(call)
      }
      let wanted = cursor >= end ? expected : .unknown
      return useGlobals(from: mark, index, call.map { site($0, .unknown, explicit, wanted) })
    case .type(let binding):
      if use(symbol).contains(.module), let type = inferModule(behind: binding, &cursor, end) { return type }
      return useType(preferred(binding, symbol, cursor, end), index, &cursor, end, expected)
    case .module(let type): return type
    case .ambiguous:
      if let type = onlyFitting(symbol, cursor, end) { return useType(type, index, &cursor, end, expected) }
      noteAmbiguous(symbol, at: node(index).offset)
      return .unknown
    case .outside:
      if call == nil, let type = inferProjection(index, symbol) { return type }
      return useOutside(index, symbol, &cursor, end)
    }
  }

  /// Uses functions or variables at file level. Takes the candidates away.
  mutating func useGlobals(from mark: Int, _ index: Int, _ site: CallSite?) -> Ty {
    if site == nil, candidates.count > mark + 1 { keepLabelled(index, from: mark) }
    let choice = freeChoice(noEntity, from: mark)
    let outcome: CallOutcome
    if let site {
      outcome = resolveCall(from: mark, site)
    } else {
      let declaration = candidates.count == mark + 1 ? candidates[mark].declaration : noIndex
      let type = declaration == noIndex ? .unknown : valueType(declaration)
      let branches = declaration == noIndex ? branches(from: mark) : []
      candidates.truncate(to: mark)
      outcome = CallOutcome(type: type, declaration: declaration, branches: branches)
    }
    if let choice {
      noteFree(
        choice, outcome.declaration, outcome.certainty, [], outcome.branches, at: node(index).offset,
        name: node(index).name)
    }
    return outcome.type
  }

  private func site(_ call: Int, _ base: Ty, _ explicit: Int?, _ expected: Ty) -> CallSite {
    CallSite(call: call, base: base, expected: expected, explicit: explicit)
  }

  /// `self`, `Self`, `super`
  private mutating func inferSpecial(
    _ index: Int, _ symbol: Symbol, _ cursor: inout Int, _ end: Int, _ expected: Ty
  ) -> Ty? {
    switch symbol {
    case KnownName.selfValue.symbol:
      if let local = findLocal(symbol) { return local.type }
      guard place.selfEntity != noEntity else { return .unknown }
      let type = instanceType()
      return place.side == .type ? arena.metatype(type) : type
    case KnownName.selfType.symbol:
      guard place.selfEntity != noEntity else { return .unknown }
      let type = arena.make(.selfType, place.selfEntity)
      guard cursor < end, node(cursor).kind == .call else { return arena.metatype(type) }
      let call = cursor
      cursor = next(call)
      let outcome = create(type, call, explicit: nil, expected)
      note(place.selfEntity, .calls, at: node(index).offset, declaration: outcome.declaration)
      noteAddedInitializer(outcome, at: node(index).offset)
      return outcome.type
    case KnownName.closed.symbol: return nominal(known.range, .unknown)
    case KnownName.superclass.symbol: return superclass(of: place.selfEntity)
    default: return nil
    }
  }

  /// The superclass of a class; the type itself if none is known.
  private mutating func superclass(of entity: EntityID) -> Ty {
    guard entity != noEntity else { return .unknown }
    for clause in table.supertypes(of: entity) {
      let type = convert(Int(clause.root), table.files[Int(clause.file)])
      if arena.kind(type) == .external { return type }
      if let above = arena.entity(type), table.entities[Int(above)].kind != .protocol {
        return place.side == .type ? arena.metatype(type) : type
      }
    }
    return .unknown
  }

  /// A name that the project does not declare: a type if it begins with a capital letter, otherwise a function or a
  /// value.
  mutating func useOutside(_ index: Int, _ symbol: Symbol, _ cursor: inout Int, _ end: Int) -> Ty {
    let isType = use(symbol).contains(.capitalized)
    let isDeclared =
      use(symbol).contains(isType ? .sharedType : .sharedFunction) && !use(symbol).contains(.knownTopLevel)
    guard isType else {
      let isCalled = cursor < end && node(cursor).kind == .call
      if use(symbol).contains(.objectiveC) {
        noteExternal(output.external(symbol), isCalled ? .calls : .mentions, [], at: node(index).offset, member: .none)
      } else if isDeclared, isCalled {
        noteNotVisible(symbol, at: node(index).offset)
      } else {
        countExternal()
      }
      guard cursor < end, node(cursor).kind == .call else { return .unknown }
      let call = cursor
      cursor = next(call)
      let isCertain = use(symbol).isDisjoint(with: [.projectMember, .topLevel, .local])
      return inferOutsideArguments(call, isOutside: isCertain) && isCertain ? .outside : .unknown
    }
    let type = arena.make(.external, symbol.id)
    var kind = Reference.Kind.mentions
    var context = Reference.Context.metatype
    var used = NameID.none
    if cursor < end, node(cursor).kind == .genericArguments {
      noteGenericArguments(cursor)
      cursor = next(cursor)
    }
    var result = arena.metatype(type)
    if cursor < end {
      switch node(cursor).kind {
      case .call:
        kind = .creates
        context = []
        let call = cursor
        cursor = next(call)
        let saved = place.isInCreation
        place.isInCreation = true
        _ = inferOutsideArguments(call)
        place.isInCreation = saved
        result = type
      case .member:
        let member = self.symbol(cursor)
        context = member == .selfValue ? .metatype : .staticMember
        if member != .selfValue { used = node(cursor).name }
        if member == .initializer {
          used = .none
          kind = .creates
          context = []
        }
      default: context = []
      }
    }
    if isDeclared {
      noteNotVisible(symbol, at: node(index).offset)
      return .unknown
    }
    noteExternal(output.external(symbol), kind, context, at: node(index).offset, member: used)
    // Members of the project's own classes in Objective-C may have types of the project.
    return use(symbol).contains(.objectiveC) ? .unknown : result
  }
}
