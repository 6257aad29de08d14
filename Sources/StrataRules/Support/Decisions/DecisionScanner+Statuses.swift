import StrataModel

extension DecisionScanner {
  /// Decisions by an equality: a status whose branch leads to an error, a password in the code.
  func equality(_ use: OperatorUse) -> Decision? {
    guard !signs.isDisjoint(with: [.standing, .secret]) else { return nil }
    let left = operand(use.left)
    let right = operand(use.right)
    if signs.contains(.secret), isSecret(left, right) {
      return decision(.validation, at: use.left.lowerBound, subject: left.path, text: tree.text(of: use))
    }
    guard signs.contains(.standing), setting != .view, isStatus(left), isCase(use.right, right),
      !isInsideFilter(use.node), let statement = outcomes.statement(around: use.node),
      outcomes.reportsError(statement)
    else { return nil }
    return decision(.status, at: use.left.lowerBound, subject: left.path, text: tree.text(of: use))
  }

  /// `password == "secret"`
  private func isSecret(_ left: Operand, _ right: Operand) -> Bool {
    guard left.mentions(vocabulary[.credentials]), left.names.count <= 2, right.names.isEmpty,
      let node = right.range.first
    else { return false }
    return tree.text(node).map { !$0.isEmpty } ?? false
  }

  /// `order.status`, in Data only of a parameter: the status of a response is one of the protocol.
  private func isStatus(_ operand: Operand) -> Bool {
    guard isPropertyOfValue(operand), isStatusName(operand.names[1]), !operand.mentions(vocabulary[.technical]),
      !Words.contains(operand.names[0], in: vocabulary[.technicalInData])
    else { return false }
    return setting != .data || isParameter(operand.names[0])
  }

  func isStatusName(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.contains { vocabulary[.statusWords].contains($0) }
      && !words.contains { vocabulary[.technical].contains($0) }
  }

  /// `.paid`, `Order.Status.paid`; `"paid"`
  func isCase(_ range: Range<Int>, _ operand: Operand) -> Bool {
    guard let first = range.first else { return false }
    if tree.contains(.implicitMember, in: range) { return true }
    if let text = tree.text(first) { return !text.isEmpty }
    return operand.names.count > 1 && operand.names[0].first?.isUppercase == true && !tree.contains(.call, in: range)
  }

  // MARK: Limits of a value, surcharges

  /// `event.guests.count >= event.maxGuests`: a value has a limit of its own, and beyond it is an error.
  func isFull(_ use: OperatorUse, _ left: Operand, _ right: Operand) -> Bool {
    guard setting == .data, left.names.count > 1, right.names.count > 1, left.names[0] == right.names[0],
      left.names[0] != "self", left.names[0].first?.isLowercase == true,
      isNamedBound(left) != isNamedBound(right),
      !left.mentions(vocabulary[.technical]), !right.mentions(vocabulary[.technical]),
      !Words.contains(left.names[0], in: vocabulary[.technicalInData]), !isEquality(use),
      let statement = outcomes.statement(around: use.node)
    else { return false }
    return outcomes.reportsError(statement)
  }

  /// `weight > 20_000 ? 4.5 : 0`: a bound that selects an amount.
  func isSurcharge(_ comparison: Comparison) -> Bool {
    guard setting != .view, let number = comparison.number, abs(number) >= 2, let subject = comparison.subjects.first,
      !isLength(subject), isBoundedParameter(subject) || isPropertyOfValue(subject)
    else { return false }
    guard let node = selectedNumber(comparison) else { return false }
    if setting == .data { return isFraction(comparison, node) || namesAmounts(around: comparison.use.node) }
    return namesAmounts(around: comparison.use.node)
  }

  /// The number that the comparison selects: the middle of a ternary, or what the branch returns.
  private func selectedNumber(_ comparison: Comparison) -> Int? {
    if isCondition(comparison.use) {
      let ternary = comparison.use.right.upperBound
      guard let middle = tree.firstChild(of: ternary), tree.number(tree.unwrapped(middle)) != nil else { return nil }
      return middle
    }
    guard let statement = comparison.statement, tree[statement].kind == .if, let block = tree.block(of: statement),
      let only = tree.firstChild(of: block), Int(tree[only].next) == Int(tree[block].next)
    else { return nil }
    let value: Int?
    switch tree[only].kind {
    case .return: value = tree.firstChild(of: only)
    case .sequence:
      value = tree.operators(in: tree.subtree(of: only)) { $0 == "+=" || $0 == "=" }.first?.right.lowerBound
    default: value = nil
    }
    return value.flatMap { tree.number(tree.unwrapped($0)) == nil ? nil : $0 }
  }

  /// Amounts of money have cents, limits of machines do not.
  private func isFraction(_ comparison: Comparison, _ node: Int) -> Bool {
    let other = isCondition(comparison.use) ? Int(tree[comparison.use.right.upperBound].next) : node
    return [node, other].contains { node in
      node < range.upperBound && tree.number(tree.unwrapped(node)).map { $0 != $0.rounded() } ?? false
    }
  }

  private func namesAmounts(around node: Int) -> Bool {
    words.contains { vocabulary[.amounts].contains($0) }
      || operand(tree.subtree(of: statement(of: node))).mentions(vocabulary[.amounts])
      || tree.all(.bindingPattern, in: tree.subtree(of: statement(of: node))).contains {
        Words.contains(tree.name($0), in: vocabulary[.amounts])
      }
  }
}
