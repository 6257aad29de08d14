import StrataModel

/// Arithmetic of a view that only draws.
extension DecisionScanner {
  /// In a view, an amount may be an amount of blur or rotation: the words of the whole statement decide, or those of
  /// the string that shows the amount. `row` in `row.visit.fee` says only where the value is shown.
  func isLayout(_ node: Int, _ sides: [Operand]) -> Bool {
    guard setting == .view else { return false }
    let end = conditionOrStatement(of: node)
    let shown = outcomes.parents.ancestors(of: node).prefix { $0 != end }.first { tree[$0].kind == .stringLiteral }
    let all = operand(shown.map { tree.subtree(of: $0) } ?? withoutShownText(end))
    guard all.mentions(vocabulary[.technical]), !answersAmount || !isComputedFromModel(all) else { return false }
    let receivers = Set(sides.flatMap { isNumberOfDomain($0) ? $0.names.dropLast() : [] })
    return receivers.isEmpty
      || all.names.contains { !receivers.contains($0) && Words.contains($0, in: vocabulary[.technical]) }
  }

  /// The condition of a branch that contains a node, otherwise its statement.
  private func conditionOrStatement(of node: Int) -> Int {
    var current = node
    while let parent = outcomes.parents[current] {
      switch tree[parent].kind {
      case .block, .closure, .switchCase, .if, .guard, .while: return current
      default: current = parent
      }
    }
    return current
  }

  /// Of `label.text = …`, what is assigned.
  private func withoutShownText(_ statement: Int) -> Range<Int> {
    let whole = tree.subtree(of: statement)
    guard tree[statement].kind == .sequence, let target = tree.firstChild(of: statement),
      Int(tree[target].next) < whole.upperBound, tree[Int(tree[target].next)].kind == .assignment,
      let name = tree.path(of: target).last, Words.contains(name, in: vocabulary[.texts])
    else { return whole }
    return Int(tree[target].next)..<whole.upperBound
  }
}
