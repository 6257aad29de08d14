import StrataModel

extension Resolver {
  /// Resolves all declarations and code of a file.
  mutating func resolveFile(_ file: FileView) {
    place = ResolutionContext(file: file)
    lookup.enter(file)
    output.counts = Ledger.Counts()
    locals.truncate(to: 0)
    walked.truncate(to: 0)
    walked.append(repeating: false, count: file.declarationCount)
    walkTopLevel(file)
    for local in 0..<file.declarationCount where !isFoundInBody(UInt32(local)) { resolveAlone(UInt32(local)) }
    // Functions in bodies are resolved where they are declared, with the names in scope there; this is for the
    // remaining ones.
    for local in 0..<file.declarationCount where isFoundInBody(UInt32(local)) && !walked[local] {
      resolveAlone(UInt32(local))
    }
    output.counts.cutOff += arena.cutOff
    arena.cutOff = 0
  }

  private mutating func walkTopLevel(_ file: FileView) {
    guard !file.topLevelCode.isEmpty else { return }
    place.context = .body
    walkStatements(Int(file.topLevelCode.start), Int(file.topLevelCode.end))
  }

  /// Marks a declaration in a body as resolved.
  mutating func markWalked(_ local: UInt32) { walked[Int(local)] = true }

  private func isFoundInBody(_ local: UInt32) -> Bool {
    let fact = place.file.declarations + Int(local)
    guard fact.pointee.isLocal, !fact.pointee.kind.isTypeScope, fact.pointee.kind != .typealias else { return false }
    return DeclarationsBuilder.isInBody(fact, place.file) && fact.pointee.kind != .accessor
  }

  private mutating func resolveAlone(_ local: UInt32) {
    locals.truncate(to: 0)
    place = ResolutionContext(file: place.file)
    resolveDeclaration(local, isLocal: false)
  }

  /// Resolves one declaration without its members.
  /// - Parameter isLocal: whether it is declared in the current body, whose names it sees.
  mutating func resolveDeclaration(_ local: UInt32, isLocal: Bool) {
    let fact = place.file.declarations + Int(local)
    enter(local, fact, isLocal)
    noteAttributes(fact.pointee.attributes, of: local)
    noteGenerics(fact.pointee.genericParameters)
    switch fact.pointee.kind {
    case .class, .struct, .enum, .actor, .protocol: noteClauses(fact.pointee.inherited, .inherits)
    case .extension:
      noteType(fact.pointee.type, .mentions)
      noteClauses(fact.pointee.inherited, .inherits)
    case .associatedtype:
      noteClauses(fact.pointee.inherited, .mentions, .constraint)
      noteType(fact.pointee.type, .mentions)
    case .typealias: noteType(fact.pointee.type, .mentions)
    case .variable: resolveVariable(local, fact)
    case .function, .initializer, .deinitializer, .subscript, .macro: resolveFunction(local, fact)
    case .enumCase:
      resolveParameters(fact, .takes, [])
      inferSpan(fact.pointee.initialValue, expected: .unknown)
    case .accessor: resolveAccessor(fact)
    case .operator, .precedencegroup: break
    }
  }

  // MARK: The place

  private mutating func enter(_ local: UInt32, _ fact: UnsafePointer<DeclarationFact>, _ isLocal: Bool) {
    place.declaration = local
    if fact.pointee.marks.contains(.preview) { place.context.insert(.preview) }
    if fact.pointee.marks.contains(.debug) { place.context.insert(.debug) }
    if isLocal { return }
    var isStatic = false
    for (scope, around) in place.file.scopes(from: local) {
      if around.pointee.kind.isTypeScope || (around.pointee.kind == .typealias && scope == local && scope != noIndex) {
        if enterType(scope, around, isOwn: scope == local) { break }
      }
      if around.pointee.isStatic { isStatic = true }
    }
    place.side = isStatic ? .type : .instance
  }

  private mutating func enterType(_ scope: UInt32, _ around: UnsafePointer<DeclarationFact>, isOwn: Bool) -> Bool {
    let entity = table.entityOf[Int(number(scope))]
    if around.pointee.kind == .typealias {
      // An alias in a type is part of that type; an alias at file level is a type of its own.
      guard around.pointee.parent == noIndex, entity != noIndex else { return false }
      place.source = entity
      return true
    }
    if around.pointee.kind == .extension { place.context.insert(.inExtension) }
    guard entity != noIndex else { return true }
    place.selfEntity = entity
    if around.pointee.kind == .extension { enterExtension(scope) }
    if !table.entities[Int(entity)].isExternal { place.source = entity }
    return true
  }

  // MARK: Signatures

  private mutating func noteClauses(_ span: Span, _ kind: Reference.Kind, _ context: Reference.Context = []) {
    for index in span.range { noteType(place.file.typeLists[index], kind, context) }
  }

  private mutating func noteGenerics(_ span: Span) {
    for index in span.range {
      let generic = place.file.generics[index]
      if generic.isRequirement { noteType(generic.subject, .mentions, .constraint) }
      noteType(generic.constraint, .mentions, .constraint)
    }
  }

  private mutating func resolveParameters(
    _ fact: UnsafePointer<DeclarationFact>, _ kind: Reference.Kind, _ context: Reference.Context
  ) {
    for index in fact.pointee.parameters.range {
      let parameter = place.file.parameters[index]
      noteAttributes(parameter.attributes, of: noIndex)
      noteType(parameter.type, kind, context)
      guard !parameter.defaultValue.isEmpty else { continue }
      let saved = place
      place.context.insert(.defaultArgument)
      place.side = .both
      let type = parameterType(parameter, place.file, place.selfEntity)
      inferSpan(parameter.defaultValue, expected: type)
      place = saved
    }
  }

  @discardableResult
  private mutating func inferSpan(_ span: Span, expected: Ty) -> Ty {
    span.isEmpty ? .unknown : infer(Int(span.start), expected: expected)
  }

  // MARK: Bodies

  private mutating func resolveFunction(_ local: UInt32, _ fact: UnsafePointer<DeclarationFact>) {
    let isInitializer = fact.pointee.kind == .initializer
    resolveParameters(fact, .takes, isInitializer ? .initializerParameter : [])
    noteType(fact.pointee.type, .returns)
    noteType(fact.pointee.thrownType, .returns)
    guard !fact.pointee.body.isEmpty else { return }
    bindParameters(fact)
    place.expectedError = errorType(fact)
    let result =
      fact.pointee.type == noIndex ? .void : convert(Int(fact.pointee.type), place.file, owner: place.selfEntity)
    resolveBody(fact.pointee.body, isInitializer || fact.pointee.kind == .deinitializer ? .unknown : result)
  }

  private mutating func bindParameters(_ fact: UnsafePointer<DeclarationFact>) {
    for index in fact.pointee.parameters.range {
      let parameter = place.file.parameters[index]
      bindLocal(parameter.name, parameterType(parameter, place.file, place.selfEntity))
    }
  }

  private mutating func resolveBody(_ span: Span, _ result: Ty) {
    guard !span.isEmpty else { return }
    place.context.insert(.body)
    _ = inferBody(Int(span.start), Int(span.end), result)
  }

  private mutating func resolveVariable(_ local: UInt32, _ fact: UnsafePointer<DeclarationFact>) {
    let number = number(local)
    noteType(fact.pointee.type, .stores)
    noteType(fact.pointee.thrownType, .returns)
    let declared = fact.pointee.type == noIndex ? .unknown : valueType(number)
    if !fact.pointee.initialValue.isEmpty {
      let saved = place
      place.context.insert(.propertyInitializer)
      place.side = .both
      let type = infer(Int(fact.pointee.initialValue.start), expected: declared)
      place = saved
      if fact.pointee.type == noIndex {
        if valueTypes[Int(number)] == 0, fact.pointee.attributes.isEmpty { valueTypes[Int(number)] = type.id + 2 }
        noteInferred(type, fact.pointee.nameOffset, [])
      }
    } else if fact.pointee.type == noIndex {
      noteInferred(valueType(number), fact.pointee.nameOffset, [])
    }
    resolveBody(fact.pointee.body, declared)
  }

  /// Notes the inferred type of a property.
  private mutating func noteInferred(_ type: Ty, _ offset: UInt32, _ context: Reference.Context) {
    guard enter() else { return }
    defer { leave() }
    switch arena.kind(type) {
    case .optional: noteInferred(arena.operand(type, 0), offset, context)
    case .nominal:
      let node = arena[type]
      if !table.entities[Int(node.payload)].isExternal {
        note(node.payload, .stores, context.union(.inferred), at: offset)
      }
      for index in 0..<Int(node.count) { noteInferred(arena.operand(type, index), offset, context.union(.nested)) }
    default: break
    }
  }

  private mutating func resolveAccessor(_ fact: UnsafePointer<DeclarationFact>) {
    guard !fact.pointee.body.isEmpty, fact.pointee.parent != noIndex else { return }
    let holder = place.file.declarations + Int(fact.pointee.parent)
    var type = Ty.unknown
    if holder.pointee.kind == .subscript {
      bindParameters(holder)
      if holder.pointee.type != noIndex {
        type = convert(Int(holder.pointee.type), place.file, owner: place.selfEntity)
      }
    } else {
      type = valueType(number(fact.pointee.parent))
    }
    bindAccessorNames(type)
    for index in fact.pointee.parameters.range { bindLocal(place.file.parameters[index].name, type) }
    place.expectedError = errorType(fact)
    let isGetter = place.file.symbol(fact.pointee.name) == .get
    resolveBody(fact.pointee.body, isGetter ? type : .unknown)
  }
}
