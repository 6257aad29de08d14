import StrataModel

extension Resolver {
  /// Resolves adjacent statements. Local functions are in scope in all of them.
  mutating func walkStatements(_ start: Int, _ end: Int) {
    declareLocalFunctions(start, end)
    var index = start
    while index < end {
      walkStatement(index)
      index = next(index)
    }
  }

  /// Resolves the statements of a node, at whose end their names go out of scope.
  mutating func walkBlock(_ index: Int) {
    let mark = locals.count
    walkStatements(index + 1, next(index))
    locals.truncate(to: mark)
  }

  private mutating func declareLocalFunctions(_ start: Int, _ end: Int) {
    var index = start
    while index < end {
      if node(index).kind == .localDeclaration {
        let local = node(index).payload
        let fact = place.file.declarations + Int(local)
        if fact.pointee.kind == .function {
          locals.append(
            Local(symbol: place.file.symbol(fact.pointee.name), type: .unknown, declaration: number(local)))
        }
      }
      index = next(index)
    }
  }

  /// Resolves one statement.
  mutating func walkStatement(_ index: Int) {
    guard enter() else { return }
    defer { leave() }
    let node = node(index)
    switch node.kind {
    case .block: walkBlock(index)
    case .if, .switch: _ = inferBranches(index, .unknown)
    case .elseBranch: walkChildren(index)
    case .guard: walkGuard(index)
    case .while: walkWhile(index)
    case .repeatWhile: walkChildren(index)
    case .for: walkFor(index)
    case .defer: walkChildren(index)
    case .do: walkDo(index)
    case .catchClause: walkCatch(index, .unknown)
    case .return, .yield, .otherStatement: walkExit(index, node)
    case .throw: walkThrow(index)
    case .localVariable: walkVariable(index)
    case .localDeclaration: walkLocalDeclaration(node.payload)
    case .conditional: walkConditional(index, node)
    case .optionalBinding, .caseBinding: bindCondition(index)
    case .whereClause: if index + 1 < Int(node.next) { _ = infer(index + 1, expected: nominal(known.bool)) }
    case .switchCase: walkCase(index, .unknown, .unknown)
    case .break, .continue, .fallthrough, .availability, .invalid, .wildcardPattern: break
    case .bindingPattern, .tuplePattern, .expressionPattern, .isPattern: bindPattern(index, .unknown)
    case .member, .call, .subscriptCall, .genericArguments, .optionalChaining, .forceUnwrap, .postfixOperator, .capture,
      .closureParameter, .cast, .ternary:
      walkChildren(index)
    case .binaryOperator, .assignment, .discard: break
    default: _ = infer(index, expected: .unknown)
    }
  }

  private mutating func walkChildren(_ index: Int) {
    var child = index + 1
    while child < next(index) {
      walkStatement(child)
      child = next(child)
    }
  }

  private mutating func walkExit(_ index: Int, _ node: CodeNode) {
    guard index + 1 < Int(node.next) else { return }
    let type = infer(index + 1, expected: node.kind == .return ? place.expectedReturn : .unknown)
    guard node.kind == .return else { return }
    let known = place.inferredReturn
    place.inferredReturn = known.isKnown ? withoutLiteral(known, type) ?? known : type
  }

  private mutating func walkConditional(_ index: Int, _ node: CodeNode) {
    let saved = place.context
    if isDebug(node.payload) { place.context.insert(.debug) }
    walkStatements(index + 1, Int(node.next))
    place.context = saved
  }

  private func isDebug(_ condition: UInt32) -> Bool {
    var condition = condition
    while condition != 0 {
      if place.file.conditions[Int(condition)].isDebug { return true }
      // An outer condition comes before those inside it.
      let outer = place.file.conditions[Int(condition)].parent
      guard outer < condition else { return false }
      condition = outer
    }
    return false
  }

  // MARK: Variables

  private mutating func walkVariable(_ index: Int) {
    let end = next(index)
    let pattern = index + 1
    guard pattern < end else { return }
    var child = next(pattern)
    var type = takeAnnotation(&child, end)
    while child < end {
      if node(child).kind == .block {
        walkAccessorBlock(child, type)
      } else {
        let value = infer(child, expected: type)
        if !type.isKnown || (isMissingArguments(type) && arena.entity(type) == arena.entity(value)) { type = value }
      }
      child = next(child)
    }
    bindPattern(pattern, type)
  }

  private mutating func walkAccessorBlock(_ index: Int, _ type: Ty) {
    let saved = (place.expectedReturn, place.inferredReturn)
    let mark = locals.count
    bindAccessorNames(type)
    let start = index + 1
    _ = inferBody(start, next(index), type)
    locals.truncate(to: mark)
    (place.expectedReturn, place.inferredReturn) = saved
  }

  /// `newValue` and `oldValue`
  mutating func bindAccessorNames(_ type: Ty) {
    locals.append(Local(symbol: KnownName.newValue.symbol, type: type))
    locals.append(Local(symbol: KnownName.oldValue.symbol, type: type))
  }

  /// A function or other declaration in a body. Types in bodies are resolved separately.
  private mutating func walkLocalDeclaration(_ local: UInt32) {
    let fact = place.file.declarations + Int(local)
    guard !fact.pointee.kind.isTypeScope, fact.pointee.kind != .typealias else { return }
    markWalked(local)
    let saved = place
    let mark = locals.count
    resolveDeclaration(local, isLocal: true)
    locals.truncate(to: mark)
    place = saved
  }
}
