import StrataModel

extension DecisionScanner {
  func isDateRange(_ left: Operand, _ right: Operand) -> Bool {
    guard !isTechnical(left), !isTechnical(right) else { return false }
    if isDate(left), isDate(right) { return true }
    return [left, right].contains { isDateDifference($0) }
  }

  private func isDate(_ operand: Operand) -> Bool {
    operand.mentions(vocabulary[.dates])
      || operand.names.contains { vocabulary[.dateTypes].contains($0) || vocabulary[.dates].contains($0.lowercased()) }
      || (!operand.names.isEmpty && vocabulary[.dateRoles].isSuperset(of: operand.words))
  }

  /// A local variable with the result of `dateComponents(_:from:to:)`.
  func isDateDifference(_ operand: Operand) -> Bool {
    guard let first = operand.names.first else { return false }
    if operand.names.contains(where: { vocabulary[.calendarDifferences].contains($0) }) { return true }
    guard let value = localValue(first, at: operand.range.lowerBound) else { return false }
    return value.contains { tree.isNamed($0, oneOf: vocabulary[.timeSpans].names) }
  }

  /// The computations of time spans that a later check uses.
  func dateDifferences(among comparisons: [Decision]) -> [Decision] {
    var seen: Set<Int> = []
    return comparisons.compactMap { check in
      guard check.kind == .dateRange, let name = check.subject.split(separator: ".").first.map(String.init),
        let value = localValue(name, at: check.node),
        value.contains(where: { tree.isNamed($0, oneOf: vocabulary[.calendarDifferences].names) }),
        seen.insert(value.lowerBound).inserted
      else { return nil }
      return decision(.dateDifference, at: value.lowerBound, subject: name, text: "\(name) = \(tree.text(of: value))")
    }
  }
}
