import StrataModel

/// Uses of macros that the project declares: `#name(…)` and `@name(…)`. All other macros are outside the project.
extension Resolver {
  /// Notes the use of a freestanding macro.
  /// - Parameter index: the `macro` node, whose children are the arguments.
  /// - Returns: the type of the expression; nil if the macro is not one of the project's.
  mutating func useFreestandingMacro(_ index: Int, _ name: NameID, _ expected: Ty) -> Ty? {
    let symbol = place.file.symbol(name)
    guard use(symbol).contains(.macro) else { return nil }
    let mark = candidates.count
    appendMacros(symbol, .freestanding, call: index)
    guard candidates.count > mark else { return nil }
    var site = CallSite(call: index, expected: expected)
    if index + 1 < next(index), node(index + 1).kind == .genericArguments {
      noteGenericArguments(index + 1)
      site.explicit = index + 1
    }
    return useMacro(from: mark, site, [], at: node(index).offset, name: name)
  }

  /// Notes the use of an attached macro, with its arguments.
  /// - Returns: false if the attribute is something else: a type of the project, or nothing that the project declares.
  mutating func useAttachedMacro(_ attribute: AttributeFact) -> Bool {
    guard attribute.type != noIndex else { return false }
    let root = Int(attribute.type)
    let type = place.file.types[root]
    let symbol = place.file.symbol(type.name)
    guard use(symbol).contains(.macro), !isAttribute(table.binding(place.file, root)) else { return false }
    let base = table.binding(place.file, root + 1)
    let mark = candidates.count
    if type.kind == .member {
      // Only a module can be before the dot.
      guard base.tag == .module else { return false }
      appendMacros(table.macros[base.payload, symbol.id], .attached, call: call(of: attribute), from: mark)
    } else {
      appendMacros(symbol, .attached, call: call(of: attribute))
    }
    guard candidates.count > mark else { return false }
    let saved = place
    place.side = .both
    defer { place = saved }
    noteTypeArguments(of: root)
    _ = useMacro(
      from: mark, call(of: attribute).map { CallSite(call: $0) }, .attribute, at: type.offset, name: type.name)
    return true
  }

  private func call(of attribute: AttributeFact) -> Int? {
    attribute.arguments.isEmpty ? nil : Int(attribute.arguments.start)
  }

  /// Whether a type of the project can be an attribute: a property wrapper, a result builder, a global actor.
  private func isAttribute(_ binding: Binding) -> Bool {
    guard let entity = binding.entity, !table.entities[Int(entity)].isExternal else { return false }
    let declaration = table.entities[Int(entity)].declaration
    return [.propertyWrapper, .resultBuilder, .globalActor].contains { has($0, declaration) }
  }

  /// Resolves the use of one of the candidates from a mark on, and removes them.
  private mutating func useMacro(
    from mark: Int, _ site: CallSite?, _ context: Reference.Context, at offset: UInt32, name: NameID
  ) -> Ty {
    let choice = freeChoice(noEntity, from: mark)
    var outcome = CallOutcome()
    if let site {
      outcome = resolveCall(from: mark, site)
    } else {
      if candidates.count == mark + 1 { outcome.declaration = candidates[mark].declaration }
      candidates.truncate(to: mark)
    }
    // No name of another kind can be meant, so that the arguments need not prove it.
    if let choice { noteFree(choice, outcome.declaration, .yes, context, at: offset, name: name) }
    return outcome.type
  }

  /// `#Predicate<Order> { $0.isOpen }`
  mutating func inferPredicate(_ index: Int, _ expected: Ty) -> Ty {
    var input = arena.entity(expected) == known.predicate ? arena.operand(expected, 0) : .unknown
    var child = index + 1
    while child < next(index) {
      if node(child).kind == .genericArguments {
        noteGenericArguments(child)
        if child + 1 < next(child), node(child + 1).kind == .type {
          input = convert(Int(node(child + 1).payload), place.file, owner: place.selfEntity)
        }
      } else {
        _ = infer(child, expected: arena.make(.function, 0, input, nominal(known.bool)))
      }
      child = next(child)
    }
    return nominal(known.predicate, input)
  }

  // MARK: Lookup

  /// Appends the macros with a name and a role that the file sees: those of its module, otherwise those of its imports.
  private mutating func appendMacros(_ symbol: Symbol, _ role: KnownName, call: Int?) {
    let mark = candidates.count
    appendMacros(table.macros[place.file.module, symbol.id], role, call: call, from: mark)
    if candidates.count > mark { return }
    for index in place.file.imports.range {
      let visible = table.imports[index]
      guard visible.only.isNone || visible.only == symbol else { continue }
      appendMacros(table.macros[visible.module, symbol.id], role, call: call, from: mark)
    }
    guard candidates.count == mark, table.isLoose[Int(place.file.module)] else { return }
    appendMacros(table.macros[UInt32(table.moduleCount), symbol.id], role, call: call, from: mark)
  }

  /// - Parameter role: the attribute with the role: `attached` or `freestanding`.
  private mutating func appendMacros(
    _ declarations: UnsafeBufferPointer<UInt32>, _ role: KnownName, call: Int?, from mark: Int
  ) {
    let own = declarations.filter { has(role, $0) }
    own.withUnsafeBufferPointer { appendVisible($0, call, from: mark) }
  }

  /// Whether a declaration has an attribute of the language.
  private func has(_ attribute: KnownName, _ declaration: DeclarationNumber) -> Bool {
    let home = table.file(of: declaration)
    return table.fact(declaration).pointee.attributes.range.contains {
      home.symbol(home.attributes[$0].name) == attribute
    }
  }
}
