import StrataModel

/// A message or nothing as the result of a property or function: `var warning: String?`.
extension DecisionScanner {
  /// `air < 50 ? "Too low" : nil`
  func choosesComplaint(_ ternary: Int) -> Bool {
    guard answersComplaint, let sequence = outcomes.parents[ternary], isResult(sequence),
      let middle = tree.firstChild(of: ternary)
    else { return false }
    let other = Int(tree[ternary].next)
    guard other < Int(tree[sequence].next) else { return false }
    return (tree[middle].kind == .nilLiteral) != (tree[other].kind == .nilLiteral)
  }

  /// `if air < 50 { return "Too low" }`
  func complains(_ statement: Int) -> Bool {
    guard answersComplaint, !isInClosure(statement) else { return false }
    return outcomes.blocks(of: statement).contains { block in
      guard let only = tree.onlyChild(of: block), tree[only].kind == .return, let value = tree.firstChild(of: only)
      else { return false }
      return tree[value].kind != .nilLiteral
    }
  }

  /// Whether the result is an optional text or error with the name of one.
  private var answersComplaint: Bool {
    guard setting == .viewModel, body.kind == .function || body.kind == .accessor,
      words.contains(where: { vocabulary[.failures].contains($0) })
    else { return false }
    let (type, facts) = (project.graph[body.member].type, project.graph.facts(of: body.member))
    guard type != noIndex, facts.types[Int(type)].kind == .optional, let name = facts.nominalName(of: type) else {
      return false
    }
    return vocabulary[.textTypes].contains(name) || Words.contains(name, in: vocabulary[.failures])
  }
}
