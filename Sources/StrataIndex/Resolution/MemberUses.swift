import StrataModel

extension Resolver {
  /// Uses members that a name found: notes the type that declares them, and calls them where a call follows. Takes the
  /// candidates away.
  mutating func useMembers(_ search: MemberSearch, _ base: Ty, _ index: Int, _ site: CallSite?) -> Ty {
    if site != nil, !search.fits, search.isOpenEnded {
      // What is called is a member that an outside type above declares: none of those known here takes the arguments.
      candidates.truncate(to: search.mark)
      countExternal()
      if let site { _ = inferOutsideArguments(site.call) }
      return fluentType(base)
    }
    if site == nil { preferVariables(from: search.mark) }
    let entity = commonEntity(from: search.mark)
    let offset = node(index).offset
    let name = node(index).name
    guard let site else {
      let type = readMembers(from: search.mark, base)
      let declaration = onlyDeclaration(from: search.mark)
      let isType = declaration != noIndex && isStatic(declaration) && isFunctionOrVariable(declaration)
      candidates.truncate(to: search.mark)
      noteUse(entity, isType ? .staticMember : [], offset, name, declaration)
      return type
    }
    let first = candidates[search.mark].declaration
    let isType = isStatic(first) && isFunctionOrVariable(first)
    if let explicit = site.explicit { noteGenericArguments(explicit) }
    let outcome = resolveCall(from: search.mark, site)
    let target = outcome.declaration == noIndex ? entity : owner(of: outcome.declaration)
    noteUse(target, isType ? .staticMember : [], offset, name, outcome.declaration)
    return outcome.type
  }

  /// A name without a call means a variable or case, where functions share the name.
  private mutating func preferVariables(from mark: Int) {
    guard candidates.count > mark + 1 else { return }
    var kept = mark
    for index in mark..<candidates.count where !isFunction(candidates[index].declaration) {
      candidates[kept] = candidates[index]
      kept += 1
    }
    if kept > mark { candidates.truncate(to: kept) }
  }

  private func isFunction(_ declaration: DeclarationNumber) -> Bool {
    table.fact(declaration).pointee.kind == .function
  }

  private func owner(of declaration: DeclarationNumber) -> EntityID {
    let owner = table.owner(of: declaration)
    return owner == noIndex ? noEntity : owner
  }

  private func isFunctionOrVariable(_ declaration: DeclarationNumber) -> Bool {
    let kind = table.fact(declaration).pointee.kind
    return kind == .function || kind == .variable || kind == .subscript
  }

  private func onlyDeclaration(from mark: Int) -> DeclarationNumber {
    candidates.count == mark + 1 ? candidates[mark].declaration : noIndex
  }

  /// Notes the use of a member; `nil` when its candidates stand in several types.
  private mutating func noteUse(
    _ entity: EntityID?, _ context: Reference.Context, _ offset: UInt32, _ name: NameID,
    _ declaration: DeclarationNumber
  ) {
    guard let entity else { return noteAmbiguous(place.file.symbol(name), at: offset) }
    if entity != noEntity { note(entity, .calls, context, at: offset, member: name, declaration: declaration) }
  }

  /// The type of a member that is read, not called; unknown where several differ.
  mutating func readMembers(from mark: Int, _ base: Ty) -> Ty {
    var result = Ty.unknown
    let last = candidates.count
    for index in mark..<last {
      let candidate = candidates[index]
      let declared = valueType(candidate.declaration)
      let type = substitute(
        declared, Substitution(owner: candidate.owner, selfType: selfType(of: base), mark: generics.count))
      if index == mark { result = type } else if type != result { return .unknown }
    }
    return result
  }

  // MARK: After a dot

  /// `.name` after a base of a known or unknown type, with the call that may follow.
  mutating func inferMember(_ base: Ty, _ index: Int, _ cursor: inout Int, _ end: Int, _ expected: Ty) -> Ty {
    let name = node(index).name
    let symbol = place.file.symbol(name)
    cursor = next(index)
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
    let search = findMembers(symbol, of: base, .instance, call: call)
    guard candidates.count > search.mark else {
      return inferUnfound(base, index, symbol, search, call, explicit, wanted)
    }
    if let type = nestedType(from: search.mark) {
      return useNested(type, index, call, explicit, &cursor, end, wanted)
    }
    return useMembers(
      search, base, index, call.map { CallSite(call: $0, base: base, expected: wanted, explicit: explicit) })
  }

  /// The candidates are one type inside the base; takes them away then.
  private mutating func nestedType(from mark: Int) -> EntityID? {
    let declaration = candidates[mark].declaration
    guard table.fact(declaration).pointee.kind.isTypeName else { return nil }
    let entity = table.entityOf[Int(declaration)]
    guard entity != noIndex else { return nil }
    candidates.truncate(to: mark)
    return entity
  }

  private mutating func useNested(
    _ entity: EntityID, _ index: Int, _ call: Int?, _ explicit: Int?, _ cursor: inout Int, _ end: Int, _ expected: Ty
  ) -> Ty {
    // The name takes its suffixes itself, as a type at the beginning of a chain does.
    cursor = next(index)
    return useType(Binding(.entity, entity), index, &cursor, end, expected)
  }

  /// `.self`, `.0`, `.init`, members of a module
  private mutating func inferSpecialMember(
    _ base: Ty, _ index: Int, _ symbol: Symbol, _ call: Int?, _ expected: Ty
  ) -> Ty? {
    if symbol == .selfValue { return base }
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
      return create(arena.operand(base, 0), call, explicit: nil, expected).type
    default: break
    }
    if symbol == .initializer, let call { return inferDelegation(base, index, call, expected) }
    return nil
  }

  /// `self.init(…)`, `super.init(…)`
  private mutating func inferDelegation(_ base: Ty, _ index: Int, _ call: Int, _ expected: Ty) -> Ty {
    let search = findMembers(KnownName.initializer.symbol, of: base, .type, call: call)
    guard candidates.count > search.mark, search.fits else {
      candidates.truncate(to: search.mark)
      inferArguments(call)
      return .unknown
    }
    return useMembers(search, base, index, CallSite(call: call, base: base, expected: expected))
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
    let module = arena[base].payload
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
      countExternal()
      if let call { inferArguments(call) }
      return .unknown
    }
    guard let call else {
      let type = readMembers(from: mark, .unknown)
      candidates.truncate(to: mark)
      return type
    }
    return resolveCall(from: mark, CallSite(call: call, expected: expected)).type
  }

  /// No member of that name is known: a dynamic one, one of an outside type, or a gap.
  private mutating func inferUnfound(
    _ base: Ty, _ index: Int, _ symbol: Symbol, _ search: MemberSearch, _ call: Int?, _ explicit: Int?, _ expected: Ty
  ) -> Ty {
    if let explicit { noteGenericArguments(explicit) }
    if call == nil, let type = inferProjection(index, symbol, of: base) { return type }
    if search.dynamicBase.isKnown, let type = inferDynamic(search.dynamicBase, index, symbol, call, expected) {
      return type
    }
    if let type = synthesized(base, symbol) {
      countExternal()
      if let call { inferArguments(call) }
      return type
    }
    let isOutside = base.isKnown && (search.isOpenEnded || isOutside(base))
    if isOutside { countExternal() } else { noteUnknownMember(symbol, at: node(index).offset) }
    let staysOutside = isOutside && isFreeOfProject(base)
    guard let call else { return staysOutside ? .outside : .unknown }
    let isPlain = inferOutsideArguments(call, isOutside: isOutside)
    let type = fluentType(base)
    return type.isKnown ? type : staysOutside && isPlain ? .outside : .unknown
  }

  /// A type outside the project, whose parts are too: what its members hold or make cannot be the project's.
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

  /// Infers the arguments of a call of something outside the project.
  /// - Returns: whether nothing of the project goes in, so that nothing of it can come out.
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

  /// What an unknown method of a view returns: some view.
  private mutating func fluentType(_ base: Ty) -> Ty {
    guard base.isKnown, arena.kind(base) != .metatype else { return .unknown }
    let found: Ty? = walkSupertypes(of: base) { resolver, level in
      guard let entity = resolver.arena.entity(level) else { return nil }
      return resolver.table.entities[Int(entity)].flags.contains(.fluent) ? level : nil
    }
    return found ?? .unknown
  }

  private func isOutside(_ base: Ty) -> Bool {
    switch arena.kind(selfType(of: base)) {
    case .external, .externalModule, .function, .tuple: return true
    case .nominal: return table.entities[Int(arena[selfType(of: base)].payload)].isExternal
    default: return false
    }
  }

  /// Members that the compiler makes: `rawValue` and `allCases` of enums.
  private mutating func synthesized(_ base: Ty, _ symbol: Symbol) -> Ty? {
    guard symbol == .rawValue || symbol == .everyCase else { return nil }
    let type = selfType(of: base)
    let own = arena.kind(type) == .selfType ? selfNominal(arena[type].payload) : type
    guard let entity = arena.entity(own), table.entities[Int(entity)].kind == .enum else { return nil }
    if symbol == .everyCase { return nominal(known.array, own) }
    guard let clause = table.supertypes(of: entity).first else { return nil }
    return convert(Int(clause.root), table.files[Int(clause.file)])
  }

  /// `@dynamicMemberLookup` through key paths: the member is one of the key path's root.
  private mutating func inferDynamic(
    _ holder: Ty, _ index: Int, _ symbol: Symbol, _ call: Int?, _ expected: Ty
  ) -> Ty? {
    guard let entity = arena.entity(holder), depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    for declaration in table.members[entity, KnownName.subscripting.symbol.id] {
      let home = table.file(of: declaration)
      let fact = home.declarations + Int(declaration - home.declarationBase)
      guard let first = fact.pointee.parameters.range.first,
        home.symbol(home.parameters[first].label) == .dynamicMember
      else { continue }
      let declared = valueType(declaration)
      let open = substitute(
        declared, Substitution(owner: holder, selfType: holder, mark: generics.count))
      let root = arena.operand(arena.operand(open, 0), 0)
      guard root.isKnown else { continue }
      let search = findMembers(symbol, of: root, .instance)
      guard candidates.count > search.mark else { continue }
      let value = useMembers(search, root, index, nil)
      let own = table.genericParameters(ofDeclaration: declaration)
      let bindable = Bindable(first: own.first, count: UInt32(own.count), mark: generics.count)
      defer { generics.truncate(to: bindable.mark) }
      unify(arena.operand(arena.operand(open, 0), 1), value, bindable)
      var closed = Substitution(owner: .unknown, selfType: .unknown, mark: bindable.mark)
      closed.erased = bindable
      let result = substitute(arena.result(open), closed)
      if let call { return callValue(result, CallSite(call: call, expected: expected)) }
      return result
    }
    return nil
  }

  // MARK: Implicit members

  /// `.name` whose type the context gives.
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
    var search = findMembers(symbol, of: arena.metatype(base), .type, call: call)
    if candidates.count == search.mark, arena.kind(expected) == .optional {
      search = findMembers(
        symbol, of: arena.metatype(nominal(known.optional, arena.operand(expected, 0))), .type, call: call)
    }
    guard candidates.count > search.mark else {
      if base.isKnown, search.isOpenEnded || isOutside(base) {
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
    return outcome.type.isKnown ? outcome.type : base
  }
}
