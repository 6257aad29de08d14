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
      if isForFrameworkProtocol(base) {
        // A member that the framework adds to its protocol.
        countExternal()
        if let call { _ = inferOutsideArguments(call) }
        return .outside
      }
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

  /// Whether a type is the generic parameter of a framework's function, with a protocol of a framework as its constraint:
  /// such a member is one of the protocol. To those of the standard library, such as `Equatable`, any type may conform.
  private mutating func isForFrameworkProtocol(_ base: Ty) -> Bool {
    guard arena.kind(base) == .parameter else { return false }
    let home = fileOfGeneric(arena[base].payload)
    let constraint = home.generics[Int(arena[base].payload - home.genericBase)].constraint
    guard home.isExternal, constraint != noIndex, let entity = arena.entity(convert(Int(constraint), home)) else {
      return false
    }
    let type = table.entities[Int(entity)]
    return type.isExternal && Int(type.module) < table.moduleCount
      && table.moduleNames[Int(type.module)] != KnownName.swift.symbol
  }

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
