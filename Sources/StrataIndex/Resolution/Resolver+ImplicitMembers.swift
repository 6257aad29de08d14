import StrataModel

extension Resolver {
  /// `.name`, a member of the type that the context expects.
  mutating func inferImplicitMember(_ index: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let symbol = symbol(index)
    let base = implicitBase(expected)
    var explicit: Int?
    if cursor < end, node(cursor).kind == .genericArguments {
      explicit = cursor
      noteGenericArguments(cursor)
      cursor = next(cursor)
    }
    var call: Int?
    if cursor < end, node(cursor).kind == .call {
      call = cursor
      cursor = next(cursor)
    }
    if symbol == .initializer {
      guard let call else { return base }
      return createImplicit(base, index, call, explicit, expected)
    }
    if use(symbol).contains(.watched) { noteWatchedMember(of: base, index) }
    var search = findMembers(symbol, of: arena.metatype(base), .type, call: call)
    if candidates.count == search.mark, arena.kind(expected) == .optional {
      search = findMembers(
        symbol, of: arena.metatype(nominal(known.optional, arena.operand(expected, 0))), .type, call: call)
    }
    guard candidates.count > search.mark else {
      if base.isKnown, search.isOpenEnded || isOutside(base), !mayBeAdded(symbol, to: arena.metatype(base), call) {
        countExternal()
      } else {
        noteUnknownMember(symbol, at: node(index).offset)
      }
      if let call { inferArguments(call) }
      return base
    }
    let site = call.map { CallSite(call: $0, base: base, expected: expected, explicit: explicit) }
    let type = useMembers(search, base, index, site)
    return type.isKnown ? type : cursor >= end ? base : .unknown
  }

  private func implicitBase(_ expected: Ty) -> Ty { arena.unwrapped(expected) }

  private mutating func createImplicit(_ base: Ty, _ index: Int, _ call: Int, _ explicit: Int?, _ expected: Ty) -> Ty {
    guard base.isKnown else {
      noteUnknownMember(symbol(index), at: node(index).offset)
      inferArguments(call)
      return .unknown
    }
    let outcome = create(base, call, explicit: explicit, expected)
    let type = arena.kind(base) == .selfType ? arena[base].payload : arena.entity(base)
    if let type {
      note(type, .creates, .inferred, at: node(index).offset, declaration: outcome.declaration)
    } else {
      countExternal()
    }
    noteAddedInitializer(outcome, at: node(index).offset)
    return outcome.type.isKnown ? outcome.type : base
  }
}
