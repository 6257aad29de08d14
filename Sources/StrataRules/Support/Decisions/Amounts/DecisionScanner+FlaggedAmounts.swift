import StrataModel

/// Amounts that something that is true or false selects: `fee = isExpress ? 12.5 : 0`, `if giftWrap { total += 3 }`.
extension DecisionScanner {
  func flaggedAmounts() -> [Decision] {
    guard setting == .viewModel || setting == .data else { return [] }
    return flaggedValues() + flaggedBranches()
  }

  private func flaggedValues() -> [Decision] {
    tree.all(.ternary, in: range).compactMap { ternary in
      guard let middle = tree.firstChild(of: ternary), isNumber(middle), let sequence = outcomes.parents[ternary] else {
        return nil
      }
      let parts = tree.siblings(in: tree.inside(sequence))
      guard let position = parts.firstIndex(of: ternary), position > 0, parts.count == position + 2,
        isNumber(parts[position + 1]), position == 1 || tree[parts[position - 2]].kind == .assignment,
        isFlag(parts[position - 1])
      else { return nil }
      return keepsAmount(ternary) ? flag(parts[position - 1]) : nil
    }
  }

  private func flaggedBranches() -> [Decision] {
    tree.all(.if, in: range).compactMap { statement in
      guard let condition = tree.firstChild(of: statement), isFlag(condition), let block = tree.block(of: statement),
        Int(tree[condition].next) == block
      else { return nil }
      let blocks = outcomes.blocks(of: statement)
      guard blocks.contains(where: changesAmount), blocks.allSatisfy({ tree.onlyChild(of: $0) != nil }) else {
        return nil
      }
      return flag(condition)
    }
  }

  private func flag(_ condition: Int) -> Decision? {
    guard !tree[condition].flags.contains(.exempt) else { return nil }
    let part = tree.subtree(of: condition)
    return decision(.tariff, at: condition, subject: operand(part).path, text: tree.text(of: part))
  }

  /// `isExpress`, `!order.isExpress`: a name, and nothing that asks for the state of a screen or a device.
  private func isFlag(_ condition: Int) -> Bool {
    var value = tree.unwrapped(condition)
    if tree[value].kind == .prefixOperator, let inner = tree.firstChild(of: value) { value = inner }
    guard tree[value].kind == .identifier || tree[value].kind == .chain,
      !tree.contains(.call, in: tree.subtree(of: value))
    else { return false }
    let flag = operand(tree.subtree(of: value))
    return !flag.names.isEmpty && !flag.isForDisplay && !flag.mentions(vocabulary[.appearances])
  }

  /// Whether the values of a conditional expression are an amount by the name of what gets them.
  private func keepsAmount(_ ternary: Int) -> Bool {
    var (child, label) = (ternary, [String]())
    for ancestor in outcomes.parents.ancestors(of: ternary) {
      switch tree[ancestor].kind {
      case .sequence:
        if let target = target(of: ancestor, for: child) { return isAmountName(tree.path(of: target).last ?? "") }
        // `subtotal + (isExpress ? 12.5 : 0)`
        if child != ternary, addsToNumber(in: ancestor, child) { return true }
      case .tuple, .effect, .call: break
      case .chain:
        if let call = call(child, of: ancestor), !isMoneyType(call.callee) {
          return !label.isEmpty && (areOfAmount(label) || isQuotaOfModel(ternary, label, call))
        }
      case .argument: if label.isEmpty { label = Words.split(tree.name(ancestor)) }
      case .return: return !isInClosure(ancestor) && answersAmountOrTotal
      case .localVariable:
        guard let pattern = tree.firstChild(of: ancestor), tree[pattern].kind == .bindingPattern else { return false }
        return isAmountName(tree.name(pattern)) || isFactor(ancestor)
      default: return false
      }
      child = ancestor
    }
    return answersAmountOrTotal
  }

  private func addsToNumber(in sequence: Int, _ flag: Int) -> Bool {
    if operand(tree.inside(sequence)).mentions(vocabulary[.amounts]) { return true }
    return tree.siblings(in: tree.inside(sequence)).contains {
      $0 != flag
        && (isNumberOfDomain(operand(tree.subtree(of: $0))) || isResultOfUseCase(operand(tree.subtree(of: $0))))
    }
      && isResultUsed(flag)
  }

  /// `Berth(places: dto.isMember ? 8 : 3)`: in Data, a number of a value of the domain.
  private func isQuotaOfModel(_ ternary: Int, _ label: [String], _ call: CodeCall) -> Bool {
    guard setting == .data, isConstruction(call), isOfDomain(call.callee), !isOfMachine(label),
      let middle = tree.firstChild(of: ternary)
    else { return false }
    return areQuotas([middle, Int(tree[ternary].next)])
  }

  private func isMoneyType(_ callee: Int) -> Bool { tree.isNamed(callee, oneOf: vocabulary[.numberTypes].names) }

  private var answersAmountOrTotal: Bool {
    guard body.kind != .initialValue else { return false }
    return areOfAmount(words) || answersMoney && !isForDisplay(words)
  }

  private func isAmountName(_ name: String) -> Bool {
    if areOfAmount(Words.split(name)) || vocabulary[.totals].contains(name) { return true }
    guard let property = property(named: name), !isForDisplay(Words.split(name)) else { return false }
    return hasType(property, in: .moneyTypes)
  }

  /// `fee = 5`, `total += 3`, `return 12.5`: the only statement of a block. A single 0 is a reset.
  private func changesAmount(_ block: Int) -> Bool {
    guard let only = tree.onlyChild(of: block) else { return false }
    switch tree[only].kind {
    case .return:
      guard let value = tree.firstChild(of: only), isNumber(value), !isInClosure(only) else { return false }
      return tree.number(value, orIn: vocabulary[.numberTypes]) != 0 && answersAmountOrTotal
    case .sequence:
      let change = tree.operators(in: tree.subtree(of: only)) { Self.assignments.contains($0) }
        .first { $0.sequence == only }
      guard let change, let number = operand(change.right).number, number != 0,
        let name = tree.path(of: change.left.lowerBound).last,
        // `total += 1` counts.
        abs(number) != 1 || tree.operatorText(change.node) == "=" || isAmount(operand(change.left))
      else { return false }
      let isRate = number != number.rounded() && isCriterionName(name)
      return isAmountName(name) || isAmountOfLocal(name, at: only) || isRate
        || isChangedValue(name, at: only, by: number)
    default: return false
    }
  }

  /// `rate += 0.1`
  private func isCriterionName(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.contains { vocabulary[.criteria].contains($0) } && !isForDisplay(words)
  }

  /// `var sum = order.price`
  private func isAmountOfLocal(_ name: String, at use: Int) -> Bool {
    guard let value = locals.variable(named: name, at: use)?.value else { return false }
    let amount = operand(tree.subtree(of: value))
    return isAmount(amount) && !amount.isForDisplay && amount.number == nil
  }
}
