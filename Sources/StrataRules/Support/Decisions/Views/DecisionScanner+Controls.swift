import StrataModel

/// Bounds that say when a control can be used.
extension DecisionScanner {
  /// Whether the result says when a control can be used: `.disabled(phone.count < 9)`, `button.isEnabled = seats >= 2`.
  func disables(_ comparison: Comparison) -> Bool {
    guard setting == .view else { return false }
    if isInside(vocabulary[.disablingModifiers].names, comparison.node) { return true }
    return assignedTarget(of: comparison.node).flatMap { tree.path(of: $0).last }
      .map { vocabulary[.enablingProperties].contains($0) } ?? false
  }

  /// Whether a bound for a control is one on an amount, on a value of the domain, or on the length of what is entered.
  func isLimitOfControl(_ comparison: Comparison) -> Bool {
    let subjects = comparison.subjects
    let number = comparison.number ?? constant(among: subjects)
    if isLength(number, subjects) { return true }
    if number.map(Comparison.isTrivial) ?? false {
      return subjects.contains { isComputedOfDomain($0) && !isOfMachine($0) }
    }
    let isValue = subjects.contains { subject in
      isAmount(subject) || isEvident(subject) || isInput(subject)
        || subject.mentions(vocabulary[.criteria]) && !isNamedBound(subject) && !isLength(subject)
    }
    return isValue && (number != nil || hasOwnLimit(subjects) || subjects.allSatisfy(isDomainValue))
      || number == nil && isLimitOfInput(subjects)
  }

  /// `people > visit.seats`, `visit.guestCount + people > visit.seats`: a number of the domain limits what is entered.
  private func isLimitOfInput(_ subjects: [Operand]) -> Bool {
    subjects.count == 2 && subjects[0].names.last != subjects[1].names.last
      && subjects.contains { isNumberOfDomain($0) && !isLength($0) }
      && !subjects.contains { $0.isForDisplay && !isNumberOfDomain($0) && !isInput($0) }
  }
}
