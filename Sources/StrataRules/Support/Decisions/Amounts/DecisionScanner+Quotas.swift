import StrataDefinition
import StrataModel

/// Whole numbers that a case of the domain selects, whatever they are called: how many days a loan has, how many
/// visits a pass allows. Consecutive numbers are an order, 0 and 1 are a number of parts.
extension DecisionScanner {
  func quotas() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return (signs.contains(.switch) ? switchedQuotas() : []) + (signs.contains(.constant) ? comparedQuotas() : [])
  }

  private func switchedQuotas() -> [Decision] {
    tree.all(.switch, in: range).compactMap { node in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt), isOfDomain(subject: value)
      else {
        return nil
      }
      var numbers: [Int] = []
      for child in tree.children(of: node) where tree[child].kind == .switchCase {
        guard let block = tree.block(of: child), let number = onlyNumber(in: block) else { return nil }
        numbers.append(number)
      }
      guard areQuotas(numbers), keepsQuota(assignedName(in: node) ?? quotaKeeper(of: node)) else { return nil }
      let path = operand(tree.subtree(of: value)).path
      return decision(.tariff, at: value, subject: path, text: "switch \(path)")
    }
  }

  /// `book.kind == .novel ? 28 : 14`, `dog.vaccine == "rabies" ? 3 : 1`
  private func comparedQuotas() -> [Decision] {
    equalities.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), let constant = use.right.first,
        Int(tree[constant].next) == use.right.upperBound, tree.isConstant(constant), !isNumber(constant),
        let ternary = ternary(of: use.node), let sequence = outcomes.parents[ternary]
      else { return nil }
      let values = tree.siblings(in: (ternary + 1)..<Int(tree[sequence].next))
      guard values.count == 2, values.allSatisfy(isNumber), areQuotas(values),
        isDomainCase(constant) || isDomainValue(constantSubject(use.left)), keepsQuota(quotaKeeper(of: ternary))
      else { return nil }
      return decision(
        .tariff, at: use.left.lowerBound, subject: operand(use.left).path, text: tree.text(of: use))
    }
  }

  private func isOfDomain(subject value: Int) -> Bool {
    switched(value).contains { part in
      let value = constantSubject(part)
      return isDomainValue(value) && !value.mentions(vocabulary[.stateWords])
    }
  }

  /// 14 and 28, but not 0, 1 and 2, or 2 and 1.
  func areQuotas(_ nodes: [Int]) -> Bool {
    let numbers = Set(nodes.compactMap { tree.number($0, orIn: vocabulary[.numberTypes]) })
    guard numbers.count > 1, let least = numbers.min(), let most = numbers.max(), most >= 3 else { return false }
    return !(least <= 1 && numbers.count == Int(most - least) + 1)
  }

  private func keepsQuota(_ words: [String]?) -> Bool {
    guard let words, !words.isEmpty else { return false }
    return !isForDisplay(words)
      && ![Vocabulary.List.appearances, .screenChoices, .repetitions, .technicalTypes, .viewParts, .layout]
        .contains { vocabulary[$0].containsAny(of: words) }
  }

  /// The words of what gets a number: a function, a variable, or what gets the result of a calendar.
  func quotaKeeper(of node: Int) -> [String]? {
    keeper(of: node) { child, chain in
      guard let call = call(child, of: chain) else { return false }
      return tree.isNamed(call.callee, oneOf: vocabulary[.calendarFunctions].names)
        || tree.isNamed(call.callee, oneOf: vocabulary[.numberTypes].names)
    }
  }
}
