import StrataModel

/// Numbers that are entered step by step up to a limit: `if guests < 14 { guests += 1 }`.
extension DecisionScanner {
  func limitsSteps(_ comparison: Comparison) -> Bool {
    guard setting != .data, comparison.form == .ordering, let statement = comparison.statement,
      let value = comparison.subjects.first(where: isInputNumber), hasLimit(comparison, for: value),
      !value.mentions(vocabulary[.failures]), !value.mentions(vocabulary[.repetitions]), !value.isForDisplay,
      let name = value.names.last
    else { return false }
    guard let block = tree.block(of: statement) else { return false }
    switch tree[statement].kind {
    case .if: return tree.siblings(in: tree.inside(block)).contains { increases(name, $0) }
    case .guard:
      if let first = tree.firstChild(of: block), restores(name, first) { return true }
      let end = outcomes.parents[statement].map { Int(tree[$0].next) } ?? range.upperBound
      return outcomes.rejectsSilently(statement)
        && tree.siblings(in: Int(tree[statement].next)..<end).contains { increases(name, $0) }
    default: return false
    }
  }

  /// A number above 2, a constant with one, or a number of the domain.
  private func hasLimit(_ comparison: Comparison, for value: Operand) -> Bool {
    if let number = comparison.number ?? constant(among: comparison.subjects) { return number > 2 }
    return comparison.subjects.contains { $0.names != value.names && isNumberOfDomain($0) && !isLength($0) }
  }

  /// `guests += 1`, `guests = guests + 1`
  private func increases(_ name: String, _ statement: Int) -> Bool {
    guard tree[statement].kind == .sequence, let target = tree.firstChild(of: statement),
      tree.path(of: target).last == name
    else { return false }
    return tree.operators(in: tree.subtree(of: statement)) { $0 == "+=" || $0 == "+" }
      .contains { $0.sequence == statement && tree.number($0.right.lowerBound) != nil }
  }

  /// `guests = oldValue`
  private func restores(_ name: String, _ statement: Int) -> Bool {
    guard tree[statement].kind == .sequence, let target = tree.firstChild(of: statement),
      tree.path(of: target).last == name, let assignment = tree.child(.assignment, of: statement)
    else { return false }
    return tree.isNamed(Int(tree[assignment].next), "oldValue")
  }
}
