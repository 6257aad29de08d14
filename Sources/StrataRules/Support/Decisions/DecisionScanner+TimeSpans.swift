import StrataDefinition
import StrataModel

/// Calculations with the time between dates of the domain, and with shares of a number.
extension DecisionScanner {
  /// `72 - hours` after `let hours = calendar.dateComponents([.hour], from: sample.takenAt, to: Date()).hour ?? 0`,
  /// `shift.end.timeIntervalSince(shift.start) - 8 * 3600`. In Data not until now: such times are those of caches.
  func changesTimeSpan(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting != .view, tree.isNamed(use.node, "-") else { return false }
    let left = lastTerm(before: use)
    guard let number = left.number ?? right.number, abs(number) > 1 else { return false }
    let span = left.number == nil ? left : right
    guard isTimeSpan(span) || hasTimeSpan(span), let date = dateOfDomain(in: span.range), !isKept(date),
      setting != .data || !readsTime
    else { return false }
    return isResultUsed(use.node)
  }

  /// Whether a part of a sequence is such a difference.
  func changesTimeSpan(in sequence: Int) -> Bool {
    setting != .view && !signs.isDisjoint(with: [.now, .dateShift])
      && tree.operators(in: tree.subtree(of: sequence)) { $0 == "-" }.contains {
        changesTimeSpan($0, operand($0.right))
      }
  }

  private func hasTimeSpan(_ operand: Operand) -> Bool { setting != .data && isDateDifference(operand) }

  /// `dto.slots - dto.slots / 10`: a number of a DTO less or more a share of it.
  func changesByShare(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting == .data, tree.isNamed(use.node, "-") || tree.isNamed(use.node, "+") else { return false }
    let (left, factor) = (lastTerm(before: use), use.right.upperBound)
    guard isNumberOfDomain(left), left.names == right.names, isNumberOfDomain(right), !isOfMachine(right),
      factor < Int(tree[use.sequence].next), tree[factor].kind == .binaryOperator,
      tree.isNamed(factor, "/") || tree.isNamed(factor, "*")
    else { return false }
    return tree.number(Int(tree[factor].next), orIn: vocabulary[.numberTypes]) != nil
  }
}
