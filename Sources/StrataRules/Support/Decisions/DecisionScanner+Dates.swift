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
    guard let value = locals[first] else { return false }
    return value.contains { tree.isNamed($0, oneOf: vocabulary[.timeSpans].names) }
  }

  /// The computations of time spans that a later check uses.
  func dateDifferences(among comparisons: [Decision]) -> [Decision] {
    let checked = comparisons.filter { $0.kind == .dateRange }.map(\.subject)
    if checked.isEmpty { return [] }
    return locals.compactMap { name, value in
      guard checked.contains(where: { $0.split(separator: ".").first.map(String.init) == name }),
        value.contains(where: { tree.isNamed($0, oneOf: vocabulary[.calendarDifferences].names) })
      else { return nil }
      return decision(.dateDifference, at: value.lowerBound, subject: name, text: "\(name) = \(tree.text(of: value))")
    }
  }
}
