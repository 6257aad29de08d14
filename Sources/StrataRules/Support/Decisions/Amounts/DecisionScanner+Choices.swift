import StrataModel

/// Values that a comparison chooses.
extension DecisionScanner {
  /// `weight > 20_000 ? 4.5 : 0`: a bound that selects an amount.
  func isSurcharge(_ comparison: Comparison) -> Bool {
    guard setting != .view, let number = comparison.number, abs(number) >= 2, let subject = comparison.subjects.first
    else { return false }
    if changesAmount(comparison) { return true }
    let values = selectedNumbers(comparison)
    guard !values.isEmpty else { return false }
    if areMoney(values) { return true }
    // `discount`: what the property or function answers is an amount, whatever is compared.
    if areOfAmount(words), areFractions(values) || answersMoney { return true }
    if isLength(subject) || isDateDifference(subject) { return namesOnlyAmounts(around: comparison.node) }
    guard isBoundedParameter(subject) || isPropertyOfValue(subject) else { return false }
    if setting == .data {
      return areFractions(values) && !isOfMachine(words) || namesAmounts(around: comparison.node)
    }
    return namesAmounts(around: comparison.node)
  }

  /// `if seats >= 10 { sum -= 15 }`, if `sum` is an amount by its name or by its value.
  private func changesAmount(_ comparison: Comparison) -> Bool {
    guard let statement = comparison.statement, comparison.subjects.allSatisfy({ !$0.isForDisplay }) else {
      return false
    }
    return outcomes.blocks(of: statement).contains { block in
      guard let only = tree.firstChild(of: block), Int(tree[only].next) == Int(tree[block].next),
        let name = nameOfChanged(by: only)
      else { return false }
      if areOfAmount(Words.split(name)) || vocabulary[.totals].contains(name) || isMoney(name) { return true }
      guard let value = locals.variable(named: name, at: only)?.value else { return false }
      let amount = operand(tree.subtree(of: value))
      return isAmount(amount) && !amount.isForDisplay && amount.number == nil
    }
  }

  /// `sum` of `sum -= 15` and of `sum = sum * 0.9`.
  private func nameOfChanged(by statement: Int) -> String? {
    guard tree[statement].kind == .sequence,
      let use = tree.operators(in: tree.subtree(of: statement), where: { Self.changes.contains($0) || $0 == "=" })
        .first,
      use.sequence == statement, let name = tree.path(of: use.left.lowerBound).last
    else { return nil }
    if tree.operatorText(use.node) != "=" { return isNumber(use.right.lowerBound) ? name : nil }
    let value = operand(use.right)
    guard value.names.last == name, value.number == nil else { return nil }
    return tree.siblings(in: core(use.right)).contains(where: isNumber) ? name : nil
  }

  /// Whether a property of the type is an amount of money by its type.
  private func isMoney(_ name: String) -> Bool {
    guard let property = property(named: name), !isForDisplay(Words.split(name)) else { return false }
    return hasType(property, in: .moneyTypes)
  }

  private static let changes: [OperatorText] = ["+=", "-=", "*=", "/="]

  /// `lines.count >= 3 ? Decimal(0.1) : 0`: money has a type of its own, sizes and opacities do not.
  func choosesMoney(_ comparison: Comparison) -> Bool {
    guard setting != .view, let number = comparison.number, abs(number) >= 2 else { return false }
    return areMoney(selectedNumbers(comparison))
  }

  private func areMoney(_ values: [Int]) -> Bool {
    let types = vocabulary[.moneyTypes]
    if values.contains(where: { tree.initializer(tree.unwrapped($0), of: types) != nil }) { return true }
    return areFractions(values) && answersMoney
  }

  /// Whether the type of the function or property is one for money.
  var answersMoney: Bool { hasType(body.member, in: .moneyTypes) }

  /// The numbers that the comparison selects: the values of a ternary, or what its branches return or assign.
  private func selectedNumbers(_ comparison: Comparison) -> [Int] {
    if let ternary = ternary(of: comparison.node) {
      guard let middle = tree.firstChild(of: ternary), isNumber(middle) else { return [] }
      let other = Int(tree[ternary].next)
      return other < range.upperBound ? [middle, other] : [middle]
    }
    guard let statement = comparison.statement else { return [] }
    return outcomes.blocks(of: statement).compactMap { block in
      guard let only = tree.firstChild(of: block), Int(tree[only].next) == Int(tree[block].next) else { return nil }
      let value: Int?
      switch tree[only].kind {
      case .return: value = tree.firstChild(of: only)
      case .sequence:
        value = tree.operators(in: tree.subtree(of: only)) { Self.assignments.contains($0) }.first?.right.lowerBound
      default: value = only
      }
      return value.flatMap { isNumber($0) ? $0 : nil }
    }
  }

  static let assignments: Set<OperatorText> = ["=", "+=", "-=", "*=", "/="]

  func isNumber(_ node: Int) -> Bool { tree.number(node, orIn: vocabulary[.numberTypes]) != nil }

  /// Amounts of money have cents, limits of machines do not.
  func areFractions(_ values: [Int]) -> Bool {
    values.contains { node in
      tree.number(node, orIn: vocabulary[.numberTypes]).map { $0 != $0.rounded() } ?? false
    }
  }

  private func namesAmounts(around node: Int) -> Bool {
    words.contains { vocabulary[.amounts].contains($0) }
      || operand(tree.subtree(of: statement(of: node))).mentions(vocabulary[.amounts])
      || tree.all(.bindingPattern, in: tree.subtree(of: statement(of: node))).contains {
        Words.contains(tree.name($0), in: vocabulary[.amounts])
      }
  }

  /// The same, and no position, size or text: `discountBadgeHeight`.
  private func namesOnlyAmounts(around node: Int) -> Bool {
    namesAmounts(around: node) && !isForDisplay(words) && !operand(tree.subtree(of: statement(of: node))).isForDisplay
  }

  // MARK: Values of the domain

  /// `viewModel.book(user.age >= 18 ? .adult : .child)`: a bound on a quantity that selects a value for the domain, not
  /// one that is shown.
  func isChoiceForDomain(_ comparison: Comparison) -> Bool {
    guard setting != .data, let ternary = ternary(of: comparison.node), hasBound(comparison),
      let subject = comparison.subjects.first(where: isEvident) ?? comparison.subjects.first,
      let sequence = outcomes.parents[ternary]
    else { return false }
    guard !tree.contains(.stringLiteral, in: ternary..<Int(tree[sequence].next)) else { return false }
    let names = subject.names.filter { !vocabulary[.numberTypes].contains($0) }
    if let target = target(of: sequence, for: ternary) {
      return isOfDomain(target) && (isBoundedParameter(subject) || names.count > 1)
    }
    guard
      isEvident(subject)
        || subject.mentions(vocabulary[.criteria])
          && (isBoundedParameter(subject) || names.count > 1 && !tree.contains(.call, in: subject.range))
    else { return false }
    var child = sequence
    for ancestor in outcomes.parents.ancestors(of: sequence) {
      switch tree[ancestor].kind {
      case .tuple, .effect, .argument, .call: break
      case .chain:
        guard tree[child].kind == .call, let call = call(child, of: ancestor) else { return false }
        return isOfDomain(call.callee)
      case .return: return answersDomainValue
      case .localVariable: return isDomainValue(ancestor)
      default: return false
      }
      child = ancestor
    }
    return body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound && answersDomainValue
  }

  /// Whether an expression ends in a member of a view model or of the domain, and its name is no matter of display.
  func isOfDomain(_ expression: Int) -> Bool {
    var last = expression
    for suffix in tree.suffixes(of: expression) where tree[suffix].kind == .member { last = suffix }
    guard let type = typeUsed(at: last) else { return false }
    let words = Words.split(tree.name(last))
    guard !isForDisplay(words),
      !words.contains(where: { vocabulary[.appearances].contains($0) || vocabulary[.formattingVerbs].contains($0) })
    else { return false }
    switch project.role(of: type) {
    case .viewModel, .baseViewModel: return setting == .view
    case .useCase: return true
    default: return isInDomain(type)
    }
  }

  /// Whether the result of the function or property is an amount of money or a value of the domain.
  var answersDomainValue: Bool {
    let facts = project.graph.facts(of: body.member)
    let isFunction = body.kind == .function || body.kind == .accessor
    return isFunction && isDomainType(project.graph[body.member].type, in: facts, named: words)
  }

  /// `let tariff: Tariff = …`, `let fee = …`
  private func isDomainValue(_ variable: Int) -> Bool {
    guard let pattern = tree.firstChild(of: variable), tree[pattern].kind == .bindingPattern else { return false }
    let type = tree.child(.type, of: variable).map { tree[$0].payload } ?? noIndex
    return isDomainType(type, in: project.graph.facts(of: body.declaration), named: Words.split(tree.name(pattern)))
  }

  private func isDomainType(_ type: UInt32, in facts: FileFacts, named words: [String]) -> Bool {
    if let node = facts.nominalType(of: type) {
      let name = facts.names[facts.types[node].name]
      if vocabulary[.moneyTypes].contains(name) { return true }
      if !vocabulary[.numberTypes].contains(name) {
        return project.graph.references(in: body.file, at: facts.types[node].offset).contains {
          $0.target.typeID.map(isInDomain) ?? false
        }
      }
    }
    return areOfAmount(words)
  }
}
