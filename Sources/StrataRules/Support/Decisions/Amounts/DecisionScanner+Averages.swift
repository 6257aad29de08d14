import StrataModel

/// Averages: a sum that is divided by the number of elements.
extension DecisionScanner {
  /// Whether a divisor of a sequence is a number of elements.
  func dividesByCount(_ sequence: Int) -> Bool {
    signs.contains(.length)
      && tree.operators(in: tree.subtree(of: sequence)) { $0 == "/" }.contains { isLength(divisor(of: $0)) }
  }

  /// `sum / Double(exams.count)`, `exams.map(\.score).reduce(0, +) / exams.count`
  func isAverage(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard isLength(divisor(of: use)) else { return false }
    let part = core(lastTerm(before: use).range)
    return isSum(part) && (setting != .data || readsNumbers(resolved(part))) && isResultUsed(use.node)
  }

  /// `bed.plants / bed.area`: a number that the domain has no property for. Sizes, and what is named after a progress,
  /// are only drawn.
  func dividesOfDomain(_ use: OperatorUse, _ right: Operand) -> Bool {
    let (left, right) = (operand(core(lastTerm(before: use).range)), operand(core(use.right)))
    guard setting == .viewModel, isPropertyOfDomain(right), isPropertyOfDomain(left) || isDateDifference(left),
      !isShape(left, right), !isOfMachine(left), !isOfMachine(right), !isLength(right),
      // `Double(course.done) / Double(course.lessons)` is how far something is: a share that is drawn.
      isDateDifference(left) || !isWholeNumber(left) || !isWholeNumber(right)
    else { return false }
    return isResultUsed(use.node) && !resultWords(of: use.node).contains { vocabulary[.appearances].contains($0) }
  }

  /// `exam.points * 5`, `route.grade + 150`: a number of the domain and one that the code knows.
  func changesByConstant(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting != .data else { return false }
    let left = lastTerm(before: use)
    // Of a view, what is subtracted from a limit and products, of which a property is the result.
    if setting == .view {
      let name = tree.name(use.node)
      guard name == "*" || name == "/" || name == "%" || name == "-" && left.number != nil else { return false }
    }
    let value = element(left.number == nil ? left : right)
    // A number that is converted (`Double(tour.places) * 12.5`) may be drawn.
    guard let number = left.number ?? right.number, abs(number) > 1 || setting == .view && number > 0 && number < 1,
      !tree.contains(.call, in: value.range),
      isNumberOfDomain(value), !isOfMachine(value),
      let name = value.names.last, !Words.split(name).contains(where: isMeasure),
      !value.mentions(vocabulary[.unitWords]) || !convertsUnits(number, use.node)
    else { return false }
    if setting == .view { return isResultOfView(use.node, isShown: left.number != nil && tree.isNamed(use.node, "-")) }
    return isResultUsed(use.node) && !resultWords(of: use.node).contains { vocabulary[.appearances].contains($0) }
  }

  /// Whether a number may be the factor between two units, as all that are no whole numbers may; or the result is one in
  /// another unit.
  private func convertsUnits(_ number: Double, _ node: Int) -> Bool {
    number != number.rounded() || Self.wholeUnitFactors.contains(number)
      || resultWords(of: node).contains { vocabulary[.unitWords].contains($0) }
  }

  /// Of lengths, weights, times, temperatures and percentages.
  private static let wholeUnitFactors: Set<Double> = [
    3, 5, 7, 9, 10, 12, 14, 16, 20, 24, 32, 60, 100, 459, 1000, 1760, 3600, 5280, 10_000, 100_000, 1_000_000,
  ]

  private func isWholeNumber(_ operand: Operand) -> Bool {
    isLength(operand) || property(of: operand).map { isWholeNumber($0) } ?? false
  }

  private func divisor(of use: OperatorUse) -> Operand { operand(core(withoutLimit(use.right))) }

  private func isSum(_ part: Range<Int>, depth: Int = 2) -> Bool {
    if tree.calls(in: part).contains(where: { tree.isNamed($0.callee, oneOf: vocabulary[.reduceFunctions].names) }) {
      return !operand(part).isForDisplay
    }
    let value = operand(part)
    guard value.names.count == 1, depth > 0, let local = locals.variable(named: value.names[0], at: part.lowerBound)
    else { return isPropertyOfDomain(value) && !isLength(value) }
    if let initial = local.value, isSum(core(tree.subtree(of: initial)), depth: depth - 1) { return true }
    // A variable to which a loop adds numbers of the domain.
    return tree.operators(in: range) { $0 == "+=" }.contains { addition in
      operand(addition.left).names == value.names && isNumberOfDomain(operand(addition.right))
    }
  }
}
