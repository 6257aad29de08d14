import StrataModel

/// Strings and numbers that code of Data compares with constants to choose what it returns or accepts.
extension DecisionScanner {
  /// `switch row.grade { case "a", "b": return row; default: return nil }`: values of some kind are no results. A switch
  /// that returns something else than the value only maps it.
  func selectingSwitches() -> [Decision] {
    guard signs.contains(.switch) else { return [] }
    return tree.all(.switch, in: range).compactMap { node in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt), outcomes.returnsNone(node)
      else { return nil }
      let operand = constantSubject(tree.subtree(of: value))
      guard let root = operand.names.first, isDecidedByConstant(operand),
        outcomes.blocks(of: node).contains(where: { block in
          onlyValue(in: block).map { tree[$0].kind == .identifier && tree.isNamed($0, root) } ?? false
        })
      else { return nil }
      var result = decision(.status, at: value, subject: operand.path, text: "switch \(operand.path)")
      result.isAboutValue = !operand.names.contains(where: isStatusName)
      return result
    }
  }

  // MARK: Beginnings of strings

  /// `switch plate.prefix(2) { case "AB", "CD": …; default: throw … }`, `guard plate.prefix(2) == "AB" else { throw … }`
  func comparedEnds() -> [Decision] {
    guard signs.contains(.refusal) else { return [] }
    let switches = tree.all(.switch, in: range).compactMap { node -> Decision? in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt), let text = textWithEnd(value),
        refusesOthers(node)
      else { return nil }
      return decision(.validation, at: value, subject: text, text: "switch \(tree.text(of: tree.subtree(of: value)))")
    }
    return switches
      + equalities.compactMap { use in
        guard !tree[use.node].flags.contains(.exempt), let value = use.left.first, let text = textWithEnd(value),
          let constant = use.right.first, Int(tree[constant].next) == use.right.upperBound, isKnownCode(constant),
          refusing(use.node) != nil
        else { return nil }
        return decision(.validation, at: value, subject: text, text: tree.text(of: use))
      }
  }

  /// The name of a string parameter of which an expression is the beginning or the end.
  private func textWithEnd(_ value: Int) -> String? {
    let chain = tree.unwrapped(value)
    guard tree[chain].kind == .chain, let call = tree.calls(ofChain: chain).first,
      tree.isNamed(call.callee, oneOf: vocabulary[.textEnds].names)
    else { return nil }
    let text = operand(tree.base(of: chain)..<call.callee)
    guard let name = text.names.first, text.names.count == 1, isParameter(name, typed: vocabulary[.textTypes]),
      !isForDisplay(Words.split(name)),
      !text.mentions(vocabulary[.technicalInData]) || text.mentions(vocabulary[.codes])
    else { return nil }
    return name
  }

  /// Whether the cases of a switch are codes, and only the default throws.
  private func refusesOthers(_ node: Int) -> Bool {
    tree.children(of: node).allSatisfy { child in
      guard tree[child].kind == .switchCase, let block = tree.block(of: child) else { return true }
      if tree[child].flags.contains(.isDefault) { return outcomes.throwsError(block) && !isUnreadable(block) }
      let patterns = tree.children(of: child).filter { tree[$0].kind == .expressionPattern }
      return !patterns.isEmpty && patterns.allSatisfy { tree.onlyChild(of: $0).map(isKnownCode) ?? false }
        && !(onlyValue(in: block).map { tree.isConstant($0) } ?? false)
    } && tree.children(of: node).contains { tree[$0].flags.contains(.isDefault) }
  }

  /// `"AB"`: upper-case letters and digits.
  private func isKnownCode(_ node: Int) -> Bool {
    guard let text = tree.text(node), !text.isEmpty else { return false }
    return text.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  // MARK: Parameters

  /// `body.crates` as a number of a parameter.
  func isNumberOfParameter(_ operand: Operand) -> Bool {
    guard operand.names.count == 2, let first = operand.names.first, isParameter(first), isNumberOfDomain(operand)
    else { return false }
    return !isOfMachine(operand)
  }

  /// `period.duration / 86_400 <= 14`, `to.timeIntervalSince(from) < 3600`, also by a local constant: how long a period
  /// that a caller passes may be, if the branch throws.
  func limitsPeriod(_ comparison: Comparison) -> Bool {
    guard setting == .data, let number = comparison.number, number > 1,
      comparison.statement.map(outcomes.reportsError) ?? false
    else { return false }
    return comparison.subjects.contains { subject in
      guard let first = subject.range.first, Int(tree[first].next) == subject.range.upperBound else {
        return isPeriodOfParameter(subject.range)
      }
      return valueOfLocal(tree.unwrapped(first)).map { isPeriodOfParameter(tree.subtree(of: $0)) } ?? false
    }
  }

  private func isPeriodOfParameter(_ part: Range<Int>) -> Bool {
    let value = operand(part)
    guard let name = value.names.first, !value.mentions(vocabulary[.keptTimes]) else { return false }
    if value.names.contains(where: vocabulary[.intervalLengths].contains) {
      return isParameter(name, typed: vocabulary[.intervalTypes])
    }
    let dates = value.names.filter { isParameter($0, typed: vocabulary[.dateTypes]) }
    return Set(dates).count == 2 && value.names.contains { vocabulary[.timeSpans].contains($0) }
  }
}
