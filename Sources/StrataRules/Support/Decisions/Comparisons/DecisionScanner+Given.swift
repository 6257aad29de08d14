import StrataModel

/// Decisions about what somebody enters or hands over, and about lists of the type itself.
extension DecisionScanner {
  /// `liters = persons * 20 > 120 ? 240 : 120`: a bound on a number that is handed over, also computed, chooses a number
  /// or a case that is more than displayed.
  func isChoiceByGiven(_ comparison: Comparison) -> Bool {
    guard setting == .viewModel, let number = comparison.number, abs(number) >= 2,
      let ternary = ternary(of: comparison.node), let subject = comparison.subjects.first,
      isGiven(subject) || isComputedFromGiven(subject)
    else { return false }
    return choosesOutcome(comparison) && !isOwnBound(ternary, number, subject)
  }

  /// `if seats >= 10 { … }` and `seats >= 10 ? bookGroup : book` in Data, where a caller passes the number: it chooses what
  /// is done. Pages, sizes and attempts are numbers of a machine, and so are those of functions that are named after them.
  func isChoiceByPassedNumber(_ comparison: Comparison) -> Bool {
    guard setting == .data, comparison.form == .ordering || comparison.form == .range,
      let role, [.gateway, .repository, .dataSource, .apiService].contains(role),
      let number = comparison.number ?? constant(among: comparison.subjects), abs(number) >= 2,
      let subject = comparison.subjects.first(where: isBoundedParameter), let name = subject.names.first,
      !isOfMachine(Words.split(name)), !isOfMachine(words), !isStatusCode(number, comparison.subjects),
      !comparison.subjects.contains(where: { isNamedBound($0) && $0.isForDisplay })
    else { return false }
    if let ternary = ternary(of: comparison.node) { return choosesOperation(ternary) }
    // `ReservationRequest(isGroup: seats >= 10)`
    if comparison.form == .ordering, handsOver(comparison.node) { return true }
    return comparison.statement.map(choosesOperation(inBranchesOf:)) ?? false
  }

  /// `isGroup ? "tours/group" : "tours"`, `isGroup ? api.bookGroup(id) : api.book(id)`
  private func choosesOperation(_ ternary: Int) -> Bool {
    guard !outcomes.isLogging(ternary), let middle = tree.firstChild(of: ternary),
      case let other = Int(tree[ternary].next), other < range.upperBound
    else { return false }
    return [middle, other].allSatisfy { value in
      tree[value].kind == .stringLiteral || tree.contains(.call, in: tree.subtree(of: value))
    } && !returnsText
  }

  private func choosesOperation(inBranchesOf statement: Int) -> Bool {
    let blocks = outcomes.blocks(of: statement)
    return blocks.contains { block in
      tree.children(of: block).contains { node in
        let first = tree[node].kind == .return ? tree.firstChild(of: node) ?? node : node
        return tree[first].kind == .effect && tree.contains(.call, in: tree.subtree(of: first))
      }
    }
  }

  /// `persons * 20`, `adults + children`
  private func isComputedFromGiven(_ operand: Operand) -> Bool {
    let parts = tree.siblings(in: core(operand.range))
    guard parts.count > 2, parts.count % 2 == 1 else { return false }
    var hasGiven = false
    for (position, node) in parts.enumerated() {
      if position % 2 == 1 {
        guard tree[node].kind == .binaryOperator, Self.arithmetic.contains(tree.operatorText(node)) else {
          return false
        }
      } else if !isNumber(node) {
        guard isGiven(self.operand(tree.subtree(of: node))) else { return false }
        hasGiven = true
      }
    }
    return hasGiven
  }

  /// `value > 100 ? 100 : value`: a value is kept in its range.
  func isOwnBound(_ ternary: Int, _ number: Double, _ subject: Operand) -> Bool {
    guard let sequence = outcomes.parents[ternary] else { return false }
    let values = tree.siblings(in: (ternary + 1)..<Int(tree[sequence].next))
    return values.contains { tree.number($0, orIn: vocabulary[.numberTypes]) == number }
      && values.contains { operand(tree.subtree(of: $0)).names == subject.names }
  }

  // MARK: Limits

  /// `if grams > 500 { grams = 500 }`, `if amount > policy.insuredSum { amount = policy.insuredSum }`,
  /// `if adults + children > 9 { adults = oldValue }`
  func isCap(_ comparison: Comparison) -> Bool {
    guard comparison.form == .ordering, let statement = comparison.statement,
      tree[statement].kind == .if, let only = tree.block(of: statement).flatMap(tree.onlyChild),
      tree[only].kind == .sequence, let target = tree.firstChild(of: only)
    else { return false }
    let assignment = Int(tree[target].next)
    let value = Int(tree[assignment].next)
    guard assignment < Int(tree[only].next), tree[assignment].kind == .assignment, value < Int(tree[only].next),
      let name = tree.path(of: target).last, !isForDisplay(Words.split(name))
    else { return false }
    if let number = comparison.number {
      guard abs(number) >= 2, setting != .view, let subject = comparison.subjects.first, !subject.isForDisplay
      else { return false }
      if tree.isNamed(value, "oldValue") { return subject.names.contains(name) }
      return tree.path(of: target).filter { $0 != "self" } == subject.names
        && tree.number(value, orIn: vocabulary[.numberTypes]) == number
    }
    let assigned = operand(tree.subtree(of: value)).names
    return comparison.subjects.contains { $0.names == assigned && isNumberOfDomain($0) }
  }

  // MARK: Lists

  /// `guard guests.count < 8 else { return }`, then `guests.append(guest)`: how many elements a list may have.
  func limitsOwnList(_ comparison: Comparison) -> Bool {
    guard setting == .viewModel, comparison.form == .ordering,
      let number = comparison.number ?? constant(among: comparison.subjects), number >= 2,
      let count = comparison.subjects.first(where: { isLength($0) && $0.names.count > 1 }),
      let list = count.names.dropLast().last, let statement = comparison.statement,
      !Words.contains(list, in: vocabulary[.searchWords]), !Words.contains(list, in: vocabulary[.ownTimes]),
      !isForDisplay(Words.split(list))
    else { return false }
    let part: Range<Int>
    if tree[statement].kind == .guard || outcomes.rejectsSilently(statement) {
      part = Int(tree[statement].next)..<(outcomes.parents[statement].map { Int(tree[$0].next) } ?? range.upperBound)
    } else {
      part = tree.block(of: statement).map { tree.inside($0) } ?? 0..<0
    }
    return tree.calls(in: part).contains { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.addingFunctions].names) else { return false }
      return tree.path(of: call.chain).dropLast().last == list
    }
  }
}
