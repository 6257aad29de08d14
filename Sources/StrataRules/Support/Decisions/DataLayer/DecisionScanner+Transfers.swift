import StrataModel

/// Bounds on values of DTOs that choose a value, and the code of DTOs themselves.
extension DecisionScanner {
  /// `req.total > 400 ? "orders/large" : "orders"`, `dto.floors > 4 ? .tall : .low`: a bound on a number of a DTO, or on
  /// a quantity of an endpoint, selects a constant.
  func isChoiceByTransfer(_ comparison: Comparison) -> Bool {
    if setting == .data, comparison.form == .ordering, comparison.number == nil, comparison.subjects.count == 2,
      comparison.subjects.allSatisfy(isNumberOfTransfer), !isOrder(comparison.subjects),
      !comparison.subjects.contains(where: { $0.mentions(vocabulary[.technicalInData]) })
    {
      return selectsConstant(comparison, comparison.subjects[0])
    }
    guard setting == .data, comparison.form == .ordering || comparison.form == .range,
      let number = comparison.number ?? constant(among: comparison.subjects),
      abs(number) >= 2 || number != number.rounded(),
      let subject = comparison.subjects.first, !isStatusCode(number, comparison.subjects),
      !subject.mentions(vocabulary[.technicalInData]) || subject.mentions(vocabulary[.ages]) || isLength(subject),
      isNumberOfTransfer(subject) || isQuantityOfRoute(subject) || isCountForModel(subject, at: comparison.node),
      !isLength(subject) || isArgumentOfModel(comparison.node)
    else { return false }
    return selectsConstant(comparison, subject)
  }

  /// Whether a comparison selects a constant, or the value that it is about or another one.
  private func selectsConstant(_ comparison: Comparison, _ subject: Operand) -> Bool {
    if let ternary = ternary(of: comparison.node) {
      guard let middle = tree.firstChild(of: ternary) else { return false }
      let other = Int(tree[ternary].next)
      // `row.depth > 40 ? SoundingDto(depth: 40) : row`
      let isValue = { [tree] (value: Int) in subject.names.count > 1 && tree.isNamed(value, subject.names[0]) }
      return isConstantValue(middle) || isValue(middle)
        || other < range.upperBound && (isConstantValue(other) || isValue(other))
    }
    if isAnswer(comparison.node) || isArgumentOfModel(comparison.node) { return true }
    guard let statement = comparison.statement else { return false }
    return outcomes.blocks(of: statement).contains { block in
      onlyValue(in: block).map { isConstantValue(sentValue($0) ?? $0) } ?? false
    }
  }

  /// `Player(isNew: games.count < 12)`: how many parts a DTO has says what a model of the domain is.
  private func isCountForModel(_ operand: Operand, at node: Int) -> Bool {
    guard let counted = countedProperty(of: operand), let owner = project.graph.enclosingType(of: counted) else {
      return false
    }
    return project.role(of: owner) == .dto && isArgumentOfModel(node)
  }

  private func isNumberOfTransfer(_ operand: Operand) -> Bool {
    guard isNumberOfDomain(operand), let property = property(of: operand),
      let owner = project.graph.enclosingType(of: property), project.role(of: owner) == .dto
    else { return false }
    return !vocabulary.isTechnicalType(project.graph.types[owner.index].simpleName)
  }

  /// `total` in the path of a network route.
  private func isQuantityOfRoute(_ operand: Operand) -> Bool {
    guard isCodeOfRoute, operand.names.count <= 2, operand.mentions(vocabulary[.criteria]) else { return false }
    return !operand.mentions(vocabulary[.technical]) && !isNamedBound(operand)
  }

  /// `0` of `continuation.yield(0)`
  private func sentValue(_ statement: Int) -> Int? {
    guard tree[statement].kind == .chain, let call = tree.calls(ofChain: statement).last,
      Int(tree[call.suffix].next) == Int(tree[statement].next),
      tree.isNamed(call.callee, oneOf: vocabulary[.sendingFunctions].names)
        || tree.isNamed(call.callee, oneOf: vocabulary[.valueFunctions].names)
    else { return nil }
    return tree.onlyChild(of: call.suffix).map { tree.value(of: $0) }
  }

  private func isConstantValue(_ value: Int) -> Bool {
    if isNumber(value) { return true }
    if tree[value].kind == .arrayLiteral { return tree.children(of: value).allSatisfy { tree.isConstant($0) } }
    return tree[value].kind == .stringLiteral || tree[value].kind == .nilLiteral || isCaseOrTruth(value)
  }

  /// `Bag(isHeavy: flagged || kilos > 8.5)`: the comparison is a value that a model of the domain gets.
  private func isArgumentOfModel(_ node: Int) -> Bool {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence, .tuple, .prefixOperator, .call, .argument: child = ancestor
      case .chain: return call(child, of: ancestor).map { isConstruction($0) && isOfDomain($0.callee) } ?? false
      default: return false
      }
    }
    return false
  }
}
