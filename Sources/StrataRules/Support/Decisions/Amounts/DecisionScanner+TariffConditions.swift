import StrataModel

/// Amounts that the comparison with a case of the domain selects: `fee = member.tier == .gold ? 2 : 5`,
/// `if case .gold = member.tier { fee = 2 } else { fee = 5 }`.
extension DecisionScanner {
  func comparedAmounts() -> [Decision] {
    let comparisons = equalities.compactMap { use -> Decision? in
      guard !tree[use.node].flags.contains(.exempt), let value = valueComparedWithCase(use), selectsAmount(use) else {
        return nil
      }
      return decision(.tariff, at: use.left.lowerBound, subject: operand(value).path, text: tree.text(of: use))
    }
    return comparisons + matchedAmounts()
  }

  /// `if case .gold = member.tier { … }`
  private func matchedAmounts() -> [Decision] {
    tree.all(.caseBinding, in: range).compactMap { binding in
      guard !tree[binding].flags.contains(.exempt), let pattern = tree.firstChild(of: binding),
        tree[pattern].kind == .expressionPattern, let constant = tree.firstChild(of: pattern), isDomainCase(constant),
        let statement = outcomes.parents[binding], branchesSelectAmount(statement)
      else { return nil }
      let value = Int(tree[pattern].next)
      guard value < Int(tree[binding].next) else { return nil }
      let part = tree.subtree(of: value)
      return decision(.tariff, at: value, subject: operand(part).path, text: tree.text(of: part))
    }
  }

  /// `member.tier` of `member.tier == .gold` and of `.gold == member.tier`
  private func valueComparedWithCase(_ use: OperatorUse) -> Range<Int>? {
    if let constant = use.right.first, Int(tree[constant].next) == use.right.upperBound, isDomainCase(constant) {
      return use.left
    }
    guard let constant = use.left.first, Int(tree[constant].next) == use.left.upperBound, tree.isConstant(constant)
    else { return nil }
    // The type of an implicit member before the operator is that of the property after it.
    let isCase = isDomainCase(constant) || tree[constant].kind == .implicitMember && holdsDomainCase(use.right)
    return isCase ? use.right : nil
  }

  func holdsDomainCase(_ part: Range<Int>) -> Bool {
    part.first.map { Int(tree[$0].next) == part.upperBound && holdsDomainCase($0) } ?? false
  }

  private func selectsAmount(_ use: OperatorUse) -> Bool {
    guard let ternary = ternary(of: use.node) else {
      return outcomes.statement(around: use.node).map(branchesSelectAmount) ?? false
    }
    guard let middle = tree.firstChild(of: ternary) else { return false }
    let values = [middle, Int(tree[ternary].next)].filter { $0 < range.upperBound }
    return values.allSatisfy(isNumber) && isAmount(values, keptBy: keeper(of: ternary), byName: true)
  }

  /// Whether the branches of an `if` or `guard` return, assign or are numbers. A single 0 is a reset.
  private func branchesSelectAmount(_ statement: Int) -> Bool {
    guard tree[statement].kind == .if || tree[statement].kind == .guard else { return false }
    let blocks = outcomes.blocks(of: statement)
    let numbers = blocks.compactMap { onlyNumber(in: $0) }
    guard let first = numbers.first, numbers.count == blocks.count,
      numbers.count > 1 || tree.number(first, orIn: vocabulary[.numberTypes]) != 0
    else { return false }
    return isAmount(numbers, keptBy: assignedName(in: blocks[0]) ?? keeper(ofBranches: statement), byName: true)
  }

  /// Branches that return give their numbers to the function.
  private func keeper(ofBranches statement: Int) -> [String]? {
    let returns = outcomes.blocks(of: statement).contains { block in
      tree.onlyChild(of: block).map { tree[$0].kind == .return } ?? false
    }
    guard returns else { return keeper(of: statement) }
    return isInClosure(statement) ? nil : words
  }
}
