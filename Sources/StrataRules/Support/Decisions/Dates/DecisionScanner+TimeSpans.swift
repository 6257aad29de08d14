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
      setting != .data
        || !span.names.contains(where: { vocabulary[.currentTimes].contains($0) || vocabulary[.dateTypes].contains($0) }
        )
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
  func changesByShare(_ use: OperatorUse) -> Bool {
    guard setting == .data, tree.isNamed(use.node, "-") || tree.isNamed(use.node, "+") else { return false }
    let (left, parts) = (lastTerm(before: use), tree.siblings(in: use.right))
    guard isNumberOfDomain(left), parts.count == 3, tree.isNamed(parts[1], "/") || tree.isNamed(parts[1], "*"),
      tree.number(parts[2], orIn: vocabulary[.numberTypes]) != nil
    else { return false }
    let share = operand(tree.subtree(of: parts[0]))
    return share.names == left.names && isNumberOfDomain(share) && !isOfMachine(share)
  }
}
