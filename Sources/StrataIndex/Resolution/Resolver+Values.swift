import StrataModel

extension Resolver {
  /// The type of a declaration as a value, with the generic parameters in scope: the type of a variable, function or
  /// enum case, the metatype of a type.
  mutating func valueType(_ declaration: DeclarationNumber) -> Ty {
    let cached = valueTypes[Int(declaration)]
    if cached >= 2 { return Ty(cached - 2) }
    // A declaration whose type depends on itself has none.
    if cached == 1 { return .unknown }
    guard depth <= Self.maximumDepth else {
      noteCutOff()
      return .unknown
    }
    valueTypes[Int(declaration)] = 1
    let type = findValueType(declaration)
    valueTypes[Int(declaration)] = type.id + 2
    return type
  }

  private mutating func findValueType(_ declaration: DeclarationNumber) -> Ty {
    let home = table.file(of: declaration)
    let fact = home.declarations + Int(declaration - home.declarationBase)
    let owner = table.holder(of: declaration)
    switch fact.pointee.kind {
    case .variable: return variableType(declaration, fact, home, owner)
    case .function, .subscript, .macro:
      let result = fact.pointee.type == noIndex ? .void : convert(Int(fact.pointee.type), home, owner: owner)
      return functionType(fact, home, owner, result)
    case .initializer:
      guard owner != noIndex else { return .unknown }
      var result = ownSelf(owner)
      if fact.pointee.modifiers.contains(.failable) { result = arena.optional(result) }
      return functionType(fact, home, owner, result)
    case .enumCase:
      guard owner != noIndex else { return .unknown }
      let result = ownSelf(owner)
      return fact.pointee.parameters.isEmpty ? result : functionType(fact, home, owner, result)
    case .class, .struct, .enum, .actor, .protocol:
      return arena.metatype(nominal(table.entityOf[Int(declaration)]))
    case .typealias: return arena.metatype(aliasTarget(table.entityOf[Int(declaration)]))
    case .associatedtype:
      guard owner != noIndex else { return .unknown }
      return arena.metatype(
        arena.make(.dependent, home.symbol(fact.pointee.name).id, arena.make(.selfType, owner)))
    default: return .unknown
    }
  }

  /// The result of an initializer: `Self` if a protocol or class declares it, so that subclasses create themselves.
  private mutating func ownSelf(_ owner: EntityID) -> Ty {
    switch table.entities[Int(owner)].kind {
    case .protocol, .class: return arena.make(.selfType, owner)
    default: return owner == known.optional ? selfOptional(owner) : selfNominal(owner)
    }
  }

  private mutating func selfOptional(_ owner: EntityID) -> Ty {
    let own = selfNominal(owner)
    return arena.optional(arena.operand(own, 0))
  }

  private mutating func functionType(
    _ fact: UnsafePointer<DeclarationFact>, _ home: FileView, _ owner: EntityID, _ result: Ty
  ) -> Ty {
    let mark = arena.scratch.count
    for index in fact.pointee.parameters.range {
      let type = parameterType(home.parameters[index], home, owner)
      arena.scratch.append(type.id)
    }
    arena.scratch.append(result.id)
    return arena.close(.function, 0, from: mark)
  }

  /// The type of a parameter, as a caller sees it.
  mutating func parameterType(_ parameter: ParameterFact, _ home: FileView, _ owner: EntityID) -> Ty {
    guard parameter.type != noIndex else { return .unknown }
    let type = convert(Int(parameter.type), home, owner: owner == noIndex ? noEntity : owner)
    return parameter.isVariadic ? nominal(known.array, type) : type
  }

  private mutating func variableType(
    _ declaration: DeclarationNumber, _ fact: UnsafePointer<DeclarationFact>, _ home: FileView, _ owner: EntityID
  ) -> Ty {
    if fact.pointee.type != noIndex { return convert(Int(fact.pointee.type), home, owner: owner) }
    let saved = enterQuietly(home, declaration - home.declarationBase)
    defer { leave(saved) }
    if let wrapped = wrappedType(fact) { return wrapped }
    guard !fact.pointee.initialValue.isEmpty else { return .unknown }
    return infer(Int(fact.pointee.initialValue.start), expected: .unknown)
  }

  // MARK: Visiting other places

  /// Switches to a declaration of this or another file, to infer types without recording references.
  mutating func enterQuietly(_ home: FileView, _ declaration: UInt32) -> ResolutionContext {
    let saved = place
    place = ResolutionContext(file: home)
    place.isQuiet = true
    place.firstLocal = locals.count
    place.declaration = declaration
    place.selfEntity = enclosingEntity(home, declaration)
    place.side = .both
    if place.selfEntity != noEntity, let scope = enclosingExtension(home, declaration) { enterExtension(scope) }
    lookup.visit(home)
    return saved
  }

  /// Switches back to the context from before.
  mutating func leave(_ saved: ResolutionContext) {
    locals.truncate(to: place.firstLocal)
    place = saved
    lookup.visit(saved.file)
  }

  /// The extension whose members a declaration can use without a base.
  private func enclosingExtension(_ home: FileView, _ declaration: UInt32) -> UInt32? {
    for (scope, fact) in home.scopes(from: declaration) {
      if fact.pointee.kind.isTypeScope { return fact.pointee.kind == .extension ? scope : nil }
    }
    return nil
  }

  /// The type whose members a declaration can use without a base.
  func enclosingEntity(_ home: FileView, _ declaration: UInt32) -> EntityID {
    for (scope, fact) in home.scopes(from: declaration) {
      if fact.pointee.kind.isTypeScope {
        let entity = table.entityOf[Int(home.declarationBase + scope)]
        return entity == noIndex ? noEntity : entity
      }
    }
    return noEntity
  }
}
