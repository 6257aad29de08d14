import StrataModel

extension Resolver {
  /// `if` and `switch`, as statements or as expressions.
  mutating func inferBranches(_ index: Int, _ expected: Ty) -> Ty {
    node(index).kind == .if ? inferIf(index, expected) : inferSwitch(index, expected)
  }

  private mutating func inferIf(_ index: Int, _ expected: Ty) -> Ty {
    let mark = locals.count
    var result = Ty.unknown
    var child = index + 1
    while child < next(index) {
      switch node(child).kind {
      case .block:
        result = join(result, inferBlock(child, expected))
        locals.truncate(to: mark)
      case .elseBranch:
        locals.truncate(to: mark)
        result = join(result, inferElse(child, expected))
      default: bindCondition(child)
      }
      child = next(child)
    }
    locals.truncate(to: mark)
    return result
  }

  private mutating func inferElse(_ index: Int, _ expected: Ty) -> Ty {
    var result = Ty.unknown
    var child = index + 1
    if child < next(index), node(child).kind != .block, node(child).kind != .if {
      let mark = locals.count
      walkStatements(child, next(index))
      locals.truncate(to: mark)
      return .unknown
    }
    while child < next(index) {
      result = node(child).kind == .block ? inferBlock(child, expected) : infer(child, expected: expected)
      child = next(child)
    }
    return result
  }

  /// The value of a block that is one expression.
  private mutating func inferBlock(_ index: Int, _ expected: Ty) -> Ty {
    let start = index + 1
    if start < next(index), next(start) >= next(index), isExpression(start) { return infer(start, expected: expected) }
    walkBlock(index)
    return .unknown
  }

  private mutating func inferSwitch(_ index: Int, _ expected: Ty) -> Ty {
    let subject = index + 1
    guard subject < next(index) else { return .unknown }
    let type = infer(subject, expected: .unknown)
    var result = Ty.unknown
    var child = next(subject)
    while child < next(index) {
      result = join(result, walkSwitchPart(child, type, expected))
      child = next(child)
    }
    return result
  }

  private mutating func walkSwitchPart(_ index: Int, _ subject: Ty, _ expected: Ty) -> Ty {
    guard node(index).kind == .conditional else { return walkCase(index, subject, expected) }
    var child = index + 1
    while child < next(index) {
      _ = walkSwitchPart(child, subject, expected)
      child = next(child)
    }
    return .unknown
  }

  /// One `case` of a `switch`: patterns, an optional `where`, a block.
  @discardableResult
  mutating func walkCase(_ index: Int, _ subject: Ty, _ expected: Ty) -> Ty {
    guard node(index).kind == .switchCase else {
      walkStatement(index)
      return .unknown
    }
    let mark = locals.count
    var result = Ty.unknown
    var child = index + 1
    while child < next(index) {
      switch node(child).kind {
      case .block: result = inferBlock(child, expected)
      case .whereClause: walkStatement(child)
      default: bindPattern(child, subject)
      }
      child = next(child)
    }
    locals.truncate(to: mark)
    return result
  }

  /// The names that `guard` binds stay in scope for the rest of the block.
  mutating func walkGuard(_ index: Int) {
    var child = index + 1
    while child < next(index) {
      if node(child).kind == .block { walkBlock(child) } else { bindCondition(child) }
      child = next(child)
    }
  }

  mutating func walkWhile(_ index: Int) {
    let mark = locals.count
    var child = index + 1
    while child < next(index) {
      if node(child).kind == .block { walkBlock(child) } else { bindCondition(child) }
      child = next(child)
    }
    locals.truncate(to: mark)
  }

  mutating func walkFor(_ index: Int) {
    let mark = locals.count
    let pattern = index + 1
    guard pattern < next(index) else { return }
    var child = next(pattern)
    let annotated = takeAnnotation(&child, next(index))
    if child < next(index) {
      let sequence = infer(child, expected: .unknown)
      noteIteration(over: sequence, at: node(child).offset)
      if node(index).flags.contains(.throws) { place.thrown.add(.unknown) }
      bindPattern(pattern, annotated.isKnown ? annotated : elementType(of: sequence))
      child = next(child)
    }
    while child < next(index) {
      if node(child).kind == .block { walkBlock(child) } else { walkStatement(child) }
      child = next(child)
    }
    locals.truncate(to: mark)
  }
}
