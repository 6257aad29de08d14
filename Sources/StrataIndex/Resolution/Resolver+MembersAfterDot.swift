import StrataModel

extension Resolver {
  /// `.name` after a base of a known or unknown type, with the call that may follow.
  mutating func inferMember(_ base: Ty, _ index: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let name = node(index).name
    let symbol = place.file.symbol(name)
    cursor = next(index)
    if isOutsideModule(base, symbol) {
      if use(symbol).contains(.capitalized) { return useOutside(index, symbol, &cursor, end) }
      if use(symbol).contains(.watched) { noteWatchedFunction(symbol, at: node(index).offset) }
    }
    var explicit: Int?
    if cursor < end, node(cursor).kind == .genericArguments {
      explicit = cursor
      cursor = next(cursor)
    }
    var call: Int?
    if cursor < end, node(cursor).kind == .call {
      call = cursor
      cursor = next(cursor)
    }
    let wanted = cursor >= end ? expected : .unknown
    if let special = inferSpecialMember(base, index, symbol, call, wanted) { return special }
    let isValue = call == nil && !isCompound(index) && arena.kind(arena.unwrapped(wanted)) != .function
    let search = findMembers(symbol, of: base, .instance, call: call, isValue: isValue)
    if call == nil { keepLabelled(index, from: search.mark) }
    guard candidates.count > search.mark else {
      if call == nil, let type = inferUnapplied(base, index) { return type }
      return inferUnfound(base, index, symbol, search, call, explicit, wanted)
    }
    if let type = nestedType(from: search.mark) {
      return useNested(type, in: selfType(of: base), index, call, explicit, &cursor, end, wanted)
    }
    return useMembers(
      search, base, index, call.map { CallSite(call: $0, base: base, expected: wanted, explicit: explicit) })
  }

  /// `Foundation` in `Foundation.UserDefaults`, if nothing more is known of the members; also a module of the project that
  /// re-exports it.
  private func isOutsideModule(_ base: Ty, _ symbol: Symbol) -> Bool {
    switch arena.kind(base) {
    case .externalModule: return true
    case .module:
      let module = table.declaring(symbol, in: arena[base].payload)
      let isUnknown = table.topLevel[module, symbol.id].isEmpty
      guard Int(module) >= table.projectModuleCount else { return isUnknown && table.exportsOutside[Int(module)] }
      return isUnknown || !use(symbol).contains(.capitalized)
    default: return false
    }
  }

  /// The type, if the candidates are one nested type of the base; removes them in that case.
  private mutating func nestedType(from mark: Int) -> EntityID? {
    let declaration = candidates[mark].declaration
    guard table.fact(declaration).pointee.kind.isTypeName else { return nil }
    let entity = table.entityOf[Int(declaration)]
    guard entity != noIndex else { return nil }
    candidates.truncate(to: mark)
    return entity
  }

  private mutating func useNested(
    _ entity: EntityID, in outer: Ty, _ index: Int, _ call: Int?, _ explicit: Int?, _ cursor: inout Int, _ end: Int,
    _ expected: Ty
  ) -> Ty {
    // The lookup of the name consumes its suffixes, as for a type at the start of a chain.
    cursor = next(index)
    return useType(Binding(.entity, entity), index, &cursor, end, expected, in: outer)
  }

  /// `.self`, `.0`, `.init`, members of a module
  private mutating func inferSpecialMember(
    _ base: Ty, _ index: Int, _ symbol: Symbol, _ call: Int?, _ expected: Ty
  ) -> Ty? {
    if symbol == .selfValue { return metatypeOfTuple(base) ?? base }
    switch arena.kind(base) {
    case .tuple:
      if let type = tupleElement(base, index, symbol) {
        guard let call else { return type }
        return callValue(type, CallSite(call: call, expected: expected))
      }
      return nil
    case .module: return inferModuleMember(base, index, symbol, call, expected)
    case .metatype where symbol == .initializer:
      guard let call else { return nil }
      let type = arena.operand(base, 0)
      let outcome = create(type, call, explicit: nil, expected)
      if let entity = arena.entity(type) {
        note(entity, .creates, .inferred, at: node(index).offset, declaration: outcome.declaration)
      }
      noteAddedInitializer(outcome, at: node(index).offset)
      return outcome.type
    default: break
    }
    if symbol == .initializer, let call { return inferDelegation(base, index, call, expected) }
    return nil
  }

  /// `(Int, Order).self`
  private mutating func metatypeOfTuple(_ tuple: Ty) -> Ty? {
    guard arena.kind(tuple) == .tuple, arena.elementCount(tuple) > 0 else { return nil }
    let count = arena.elementCount(tuple)
    guard (0..<count).allSatisfy({ arena.kind(arena.element(tuple, $0)) == .metatype }) else { return nil }
    let mark = arena.scratch.count
    for element in 0..<count {
      arena.scratch.append(arena.operand(arena.element(tuple, element), 0).id)
      arena.scratch.append(arena.label(tuple, element).id)
    }
    let type = arena.close(.tuple, 0, from: mark)
    return arena.metatype(type)
  }

  /// `self.init(…)`, `super.init(…)`
  private mutating func inferDelegation(_ base: Ty, _ index: Int, _ call: Int, _ expected: Ty) -> Ty {
    let search = findMembers(KnownName.initializer.symbol, of: base, .type, call: call)
    guard candidates.count > search.mark, search.fits else {
      candidates.truncate(to: search.mark)
      inferArguments(call)
      return .unknown
    }
    let site = CallSite(call: call, base: base, expected: expected)
    if let above = commonEntity(from: search.mark), above != arena.entity(base),
      comesDown(candidates[search.mark].declaration)
    {
      return resolveCall(from: search.mark, site).type
    }
    return useMembers(search, base, index, site)
  }

  private func tupleElement(_ tuple: Ty, _ index: Int, _ symbol: Symbol) -> Ty? {
    let count = arena.elementCount(tuple)
    for element in 0..<count where arena.label(tuple, element) == symbol && !symbol.isNone {
      return arena.element(tuple, element)
    }
    guard let position = KnownDigits.value(of: symbol), position < count else { return nil }
    return arena.element(tuple, position)
  }

  private mutating func inferModuleMember(
    _ base: Ty, _ index: Int, _ symbol: Symbol, _ call: Int?, _ expected: Ty
  ) -> Ty {
    let module = table.declaring(symbol, in: arena[base].payload)
    let mark = candidates.count
    for declaration in table.topLevel[module, symbol.id] {
      let entity = table.entityOf[Int(declaration)]
      guard entity != noIndex, table.isVisible(declaration, from: place.file) else { continue }
      var cursor = next(index)
      let end = call.map { next($0) } ?? cursor
      return useType(Binding(.entity, entity), index, &cursor, end, expected)
    }
    appendModuleMembers(symbol, module, call)
    guard candidates.count > mark else {
      noteMissing(symbol, at: node(index).offset)
      if let call { inferArguments(call) }
      return .unknown
    }
    return useGlobals(from: mark, index, call.map { CallSite(call: $0, expected: expected) })
  }
}
