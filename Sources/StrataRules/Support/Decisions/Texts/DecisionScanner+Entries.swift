import StrataModel

/// What a text field accepts: `textField(_:shouldChangeCharactersIn:replacementString:)` of a view.
extension DecisionScanner {
  /// Whether the function answers if a text may change as it is entered.
  var acceptsEntry: Bool {
    guard setting == .view, answersYesOrNo, body.kind == .function else { return false }
    let facts = project.graph.facts(of: body.declaration)
    return facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range].contains {
      facts.names.isOne(of: vocabulary[.entryLabels].names, $0.label)
    }
  }

  /// `if text.count + string.count > 10 { return false }`, `return updated.count <= 10`
  func limitsEntry(_ comparison: Comparison) -> Bool {
    guard acceptsEntry, let number = comparison.number, number >= 2, isLength(comparison.subject) else { return false }
    return comparison.statement.map(refusesEntry) ?? isAnswer(comparison.node)
  }

  /// Whether a branch only refuses what is entered.
  func refusesEntry(_ statement: Int) -> Bool {
    outcomes.blocks(of: statement).contains { block in
      guard let only = tree.onlyChild(of: block), tree[only].kind == .return, let value = tree.firstChild(of: only)
      else { return false }
      return tree[value].kind == .booleanLiteral && tree.text(of: tree.subtree(of: value)) == "false"
    }
  }
}
