import StrataModel

extension Resolver {
  /// The type of a closure. Parameters without a written type get the expected one.
  mutating func inferClosure(_ index: Int, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    let hasContext = arena.kind(wanted) == .function
    let saved = place
    let localMark = locals.count
    place.context.insert(.body)
    place.isInCreation = false
    place.expectedError = .unknown
    var statements = index + 1
    var written = Ty.unknown
    var named = 0
    let end = next(index)
    countParameters(index, &named)
    let typeMark = arena.scratch.count
    var position = 0
    header: while statements < end {
      switch node(statements).kind {
      case .capture: bindCapture(statements)
      case .closureParameter:
        let type = closureParameterType(statements, hasContext ? wanted : .unknown, position, of: named)
        bindLocal(node(statements).name, type)
        if use(symbol(statements)).contains(.projection) { bindWrapped(symbol(statements), type) }
        arena.scratch.append(type.id)
        position += 1
      case .type where node(statements).flags.contains([.result, .throws]):
        noteType(node(statements).payload, .mentions)
        place.expectedError = convert(Int(node(statements).payload), place.file, owner: place.selfEntity)
      case .type where node(statements).flags.contains([.result, .async]):
        noteType(node(statements).payload, .mentions, .attribute)
      case .type where node(statements).flags.contains(.result):
        noteType(node(statements).payload, .mentions)
        written = convert(Int(node(statements).payload), place.file, owner: place.selfEntity)
      default: break header
      }
      statements = next(statements)
    }
    if named == 0, hasContext {
      bindAnonymous(wanted, index)
      for parameter in 0..<arena.parameterCount(wanted) { arena.scratch.append(arena.operand(wanted, parameter).id) }
    }
    let wantedResult = written.isKnown ? written : hasContext ? arena.result(wanted) : .unknown
    let refinements = locals.refinements
    let result = inferBody(statements, end, wantedResult)
    if locals.refinements != refinements { readParameters(index, named, localMark, typeMark) }
    locals.truncate(to: localMark)
    place = saved
    arena.scratch.append((written.isKnown ? written : result).id)
    return arena.close(.function, 0, from: typeMark)
  }

  /// Reads the types of the parameters again, which the body changed.
  private mutating func readParameters(_ index: Int, _ named: Int, _ localMark: Int, _ typeMark: Int) {
    var position = typeMark
    func read(_ resolver: inout Resolver, _ symbol: Symbol) {
      guard position < resolver.arena.scratch.count else { return }
      if let local = resolver.locals.newest(symbol, from: localMark) {
        resolver.arena.scratch.base[position] = local.type.id
      }
      position += 1
    }
    // The elements of a tuple that is destructured are no parameters.
    let isTuple = arena.scratch.count == typeMark + 1 && arena.kind(Ty(arena.scratch[typeMark])) == .tuple
    if named == 0, !isTuple {
      for parameter in 0..<(arena.scratch.count - typeMark) {
        if let symbol = KnownDigits.closureParameter(parameter) { read(&self, symbol) }
      }
    }
    var child = index + 1
    while child < next(index), named > 0 {
      if node(child).kind == .closureParameter { read(&self, symbol(child)) }
      child = next(child)
    }
  }

  private func countParameters(_ index: Int, _ count: inout Int) {
    var child = index + 1
    while child < next(index) {
      switch node(child).kind {
      case .closureParameter: count += 1
      case .capture: break
      case .type where node(child).flags.contains([.result, .async]): break
      default: return
      }
      child = next(child)
    }
  }

  private mutating func bindCapture(_ index: Int) {
    let name = node(index).name
    if index + 1 < next(index) {
      let type = infer(index + 1, expected: .unknown)
      bindLocal(name, node(index).flags.contains(.weak) ? arena.optional(type) : type)
      return
    }
    let symbol = place.file.symbol(name)
    if symbol == .selfValue {
      var type = findLocal(symbol)?.type ?? .unknown
      if !type.isKnown, place.selfEntity != noEntity, place.side != .type {
        type = instanceType()
      }
      bindLocal(name, type)
    } else if findLocal(symbol) == nil {
      var cursor = next(index)
      let type = inferIdentifier(index, &cursor, cursor, .unknown)
      bindLocal(name, type)
    }
  }

  private mutating func closureParameterType(_ index: Int, _ wanted: Ty, _ position: Int, of count: Int) -> Ty {
    if index + 1 < next(index), node(index + 1).kind == .type {
      noteType(node(index + 1).payload, .mentions)
      var wrapper = next(index + 1)
      while wrapper < next(index) {
        noteType(node(wrapper).payload, .mentions, .attribute)
        wrapper = next(wrapper)
      }
      return convert(Int(node(index + 1).payload), place.file, owner: place.selfEntity)
    }
    guard wanted.isKnown else { return .unknown }
    let parameters = arena.parameterCount(wanted)
    if parameters == 1, count > 1 {
      // A tuple is destructured: `dictionary.map { key, value in … }`.
      let tuple = arena.operand(wanted, 0)
      guard arena.kind(tuple) == .tuple, arena.elementCount(tuple) == count else { return .unknown }
      return arena.element(tuple, position)
    }
    return position < parameters ? arena.operand(wanted, position) : .unknown
  }

  /// `$0`, `$1` …
  private mutating func bindAnonymous(_ wanted: Ty, _ index: Int) {
    let count = arena.parameterCount(wanted)
    if count == 1, arena.kind(arena.operand(wanted, 0)) == .tuple, mentions(.dollar1, index) {
      let tuple = arena.operand(wanted, 0)
      for position in 0..<arena.elementCount(tuple) { bindAnonymous(position, arena.element(tuple, position)) }
      return
    }
    for position in 0..<count { bindAnonymous(position, arena.operand(wanted, position)) }
  }

  private mutating func bindAnonymous(_ position: Int, _ type: Ty) {
    guard let symbol = KnownDigits.closureParameter(position) else { return }
    locals.append(Local(symbol: symbol, type: type))
  }

  private func mentions(_ name: KnownName, _ index: Int) -> Bool {
    for inner in (index + 1)..<max(next(index), index + 1) where node(inner).kind == .identifier {
      if symbol(inner) == name { return true }
    }
    return false
  }

  /// The type of a body: that of its only expression, or of the value that it returns.
  mutating func inferBody(_ start: Int, _ end: Int, _ wanted: Ty) -> Ty {
    guard start < end else { return .void }
    place.expectedReturn = wanted
    place.inferredReturn = .unknown
    if next(start) >= end, isExpression(start) {
      let type = infer(start, expected: wanted)
      return type
    }
    walkStatements(start, end)
    return place.inferredReturn.isKnown ? place.inferredReturn : wanted.isKnown ? wanted : .unknown
  }

  /// Whether a node has a value if it is the only one in a body.
  func isExpression(_ index: Int) -> Bool {
    switch node(index).kind {
    case .chain, .identifier, .implicitMember, .sequence, .effect, .closure, .tuple, .integerLiteral, .floatLiteral,
      .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .arrayLiteral, .dictionaryLiteral, .type, .keyPath,
      .macro, .prefixOperator, .if, .switch:
      return true
    default: return false
    }
  }
}
