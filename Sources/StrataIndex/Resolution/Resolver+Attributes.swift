import StrataModel

extension Resolver {
  /// Notes attributes and their arguments.
  /// - Parameter local: the declaration with the attributes; ``noIndex`` for a parameter.
  mutating func noteAttributes(_ span: Span, of local: UInt32) {
    for index in span.range {
      let attribute = place.file.attributes[index]
      if useAttachedMacro(attribute) { continue }
      if attribute.type != noIndex, isTypeAttribute(attribute) { noteType(attribute.type, .mentions, .attribute) }
      if !attribute.arguments.isEmpty, !isBuiltIn(attribute) { inferAttributeArguments(attribute, of: local) }
    }
  }

  /// Whether the arguments of an attribute of the language are its own names, selectors, versions or platforms. False
  /// for attributes that can name types (`@_implements(P, f)`, `@attached(peer, conformances: P)`) and for macros.
  private func isBuiltIn(_ attribute: AttributeFact) -> Bool {
    let name = place.file.symbol(attribute.name)
    guard KnownName.builtInAttributes.contains(name.id) else { return false }
    return attribute.type == noIndex || table.binding(place.file, Int(attribute.type)).tag != .entity
  }

  /// Whether an attribute is not one of the language, whose names begin with a lowercase letter.
  private func isTypeAttribute(_ attribute: AttributeFact) -> Bool {
    if table.binding(place.file, Int(attribute.type)).tag == .entity { return true }
    return use(place.file.symbol(attribute.name)).contains(.capitalized)
  }

  private mutating func inferAttributeArguments(_ attribute: AttributeFact, of local: UInt32) {
    let saved = place
    place.side = .both
    defer { place = saved }
    let call = Int(attribute.arguments.start)
    var wanted = Ty.unknown
    if attribute.type != noIndex, let wrapper = wrapperEntity(attribute) {
      if local != noIndex, createWrapper(wrapper, attribute, of: local) { return }
      wanted = wrapperArgument(wrapper)
    }
    var argument = call + 1
    while argument < next(call) {
      _ = infer(argument, expected: argument == call + 1 ? wanted : .unknown)
      argument = next(argument)
    }
  }

  /// Calls the initializer of a property wrapper with the arguments and the initial value of the property.
  private mutating func createWrapper(_ wrapper: EntityID, _ attribute: AttributeFact, of local: UInt32) -> Bool {
    let call = Int(attribute.arguments.start)
    let written = convert(Int(attribute.type), place.file, owner: place.selfEntity)
    var type = wrapperType(wrapper, written, valueType(number(local)))
    if arena[type].count > 0, !(0..<Int(arena[type].count)).contains(where: { arena.operand(type, $0).isKnown }) {
      type = written
    }
    place.wrapperCall = call
    place.wrapsValue = !place.file.declarations[Int(local)].initialValue.isEmpty
    let search = findMembers(KnownName.initializer.symbol, of: arena.metatype(type), .type, call: call)
    guard search.fits, candidates.count > search.mark else {
      candidates.truncate(to: search.mark)
      return false
    }
    _ = resolveCall(from: search.mark, CallSite(call: call, base: type, creating: type))
    return true
  }

  /// The arguments of the property wrapper of a local variable.
  /// - Parameter variable: the node of the variable.
  mutating func inferLocalWrapper(_ wrapper: Ty, _ call: Int, before variable: Int) -> Ty {
    let saved = place
    defer { place = saved }
    place.wrapperCall = call
    place.wrapsValue = hasValue(variable)
    return create(selfType(of: wrapper), call, explicit: nil, .unknown).type
  }

  /// The node is a local variable with an initial value.
  private func hasValue(_ index: Int) -> Bool {
    guard index < place.file.codeCount, node(index).kind == .localVariable, index + 1 < next(index) else {
      return false
    }
    var child = next(index + 1)
    while child < next(index) {
      if node(child).kind != .type, node(child).kind != .block { return true }
      child = next(child)
    }
    return false
  }

  // MARK: Property wrappers

  /// The type of a property that follows only from its wrapper's arguments: `@Environment(\.store) var store`.
  mutating func wrappedType(_ fact: UnsafePointer<DeclarationFact>) -> Ty? {
    for index in fact.pointee.attributes.range {
      let attribute = place.file.attributes[index]
      guard attribute.type != noIndex, let wrapper = wrapperEntity(attribute) else { continue }
      let written = convert(Int(attribute.type), place.file)
      let mark = generics.count
      defer { generics.truncate(to: mark) }
      if !attribute.arguments.isEmpty { bindWrapper(wrapper, attribute.arguments, mark) }
      let search = findMembers(KnownName.wrappedValue.symbol, of: written, .instance)
      defer { candidates.truncate(to: search.mark) }
      guard search.mark < candidates.count else { return nil }
      let declared = valueType(candidates[search.mark].declaration)
      let type = substitute(declared, Substitution(owner: written, selfType: written, mark: mark))
      if type.isKnown, !arena.isOpen(type) { return type }
      if let created = createdValue(written, attribute, declared, wrapsValue: !fact.pointee.initialValue.isEmpty) {
        return created
      }
    }
    return nil
  }

  /// The wrapped value of the wrapper that the attribute creates: `@Lazy(Order()) var order`.
  private mutating func createdValue(
    _ wrapper: Ty, _ attribute: AttributeFact, _ declared: Ty, wrapsValue: Bool
  ) -> Ty? {
    guard !attribute.arguments.isEmpty, !wrapsValue, let entity = arena.entity(wrapper),
      table.genericParameters(of: entity).count > 0, isMissingArguments(wrapper)
    else { return nil }
    let saved = place
    defer { place = saved }
    place.wrapperCall = Int(attribute.arguments.start)
    place.wrapsValue = false
    let created = create(wrapper, place.wrapperCall, explicit: nil, .unknown).type
    let type = substitute(declared, Substitution(owner: created, selfType: created, mark: generics.count))
    return type.isKnown && !arena.isOpen(type) ? type : nil
  }

  private func wrapperEntity(_ attribute: AttributeFact) -> EntityID? {
    guard let entity = lookup.followed(table.binding(place.file, Int(attribute.type)), depth: 0) else { return nil }
    return table.entities[Int(entity)].flags.contains(.propertyWrapper) ? entity : nil
  }

  /// The type of a property wrapper's first argument: mostly a key path.
  private mutating func wrapperArgument(_ wrapper: EntityID) -> Ty {
    for declaration in table.members[wrapper, KnownName.initializer.symbol.id] {
      let function = valueType(declaration)
      let first = arena.operand(function, 0)
      if arena.entity(first) == known.keyPath || arena.entity(first) == known.writableKeyPath { return first }
    }
    return .unknown
  }

  /// Infers the wrapper's generic arguments from the arguments of its attribute.
  private mutating func bindWrapper(_ wrapper: EntityID, _ span: Span, _ mark: Int) {
    for declaration in table.members[wrapper, KnownName.initializer.symbol.id] {
      let type = valueType(declaration)
      let expected = arena.operand(type, 0)
      // The call, its first argument, the value.
      let first = Int(span.start) + 2
      guard first < Int(span.end), namesType(first) || node(first).kind == .keyPath else { continue }
      let argument = infer(first, expected: expected)
      let (own, count) = table.genericParameters(of: wrapper)
      unify(expected, argument, Bindable(first: own, count: UInt32(count), mark: mark))
    }
  }

  /// Whether an argument is a type: `[Item].self`, `Store.self`.
  private func namesType(_ index: Int) -> Bool {
    guard node(index).kind == .chain else { return node(index).kind == .type }
    var suffix = next(index + 1)
    while suffix < next(index) {
      if next(suffix) == next(index) { return node(suffix).kind == .member && symbol(suffix) == .selfValue }
      suffix = next(suffix)
    }
    return false
  }
}
