import StrataModel

extension DecisionScanner {
  /// `transactions.filter { $0.amount > 0 }`
  func filters() -> [Decision] {
    calls.flatMap { call -> [Decision] in
      guard tree.isNamed(call.callee, oneOf: Self.choosers) else { return [] }
      return tree.closures(of: call.suffix).compactMap { criterion(of: $0) } + keyPaths(of: call)
    }
  }

  private static let choosers: NameSet = ["filter", "removeAll", "drop", "prefix"]

  /// `filter(\.isOverdue)`
  private func keyPaths(of call: CodeCall) -> [Decision] {
    tree.children(of: call.suffix).map { tree.value(of: $0) }.filter { node in
      tree[node].kind == .keyPath && tree.inside(node).contains { tree.isNamed($0, oneOf: Vocabulary.standingNames) }
    }.map { node in
      let text = tree.text(of: tree.subtree(of: node))
      return decision(.filter, at: node, subject: text, text: text)
    }
  }

  private func criterion(of closure: Int) -> Decision? {
    for use in tree.orderings(in: tree.statements(ofClosure: closure)) {
      let operands = [Operand(use.left, in: tree), Operand(use.right, in: tree)]
      guard operands.contains(where: { $0.names.count > 1 && $0.mentions(Vocabulary.criteria) }),
        !operands.contains(where: { $0.mentions(Vocabulary.technical) })
      else { continue }
      let subject = operands.first { $0.number == nil }?.path ?? ""
      return decision(.filter, at: use.left.lowerBound, subject: subject, text: tree.text(of: use))
    }
    return standing(in: closure)
  }

  /// `$0.status == .paid`, `$0.isOverdue`: what the business says of an element.
  private func standing(in closure: Int) -> Decision? {
    let statements = tree.statements(ofClosure: closure)
    for use in tree.operators(in: statements, where: { $0 == "==" }) {
      guard tree.contains(.implicitMember, in: use.right) else { continue }
      let operand = Operand(use.left, in: tree)
      guard isProperty(operand, of: closure), operand.words.contains("status") else { continue }
      return decision(.filter, at: use.left.lowerBound, subject: operand.path, text: tree.text(of: use))
    }
    for chain in statements where tree[chain].kind == .chain {
      guard tree.inside(chain).contains(where: { tree.isNamed($0, oneOf: Vocabulary.standingNames) }) else { continue }
      let operand = Operand(tree.subtree(of: chain), in: tree)
      guard isProperty(operand, of: closure), let last = operand.names.last, Vocabulary.standings.contains(last) else {
        continue
      }
      return decision(.filter, at: chain, subject: operand.path, text: tree.text(of: tree.subtree(of: chain)))
    }
    return nil
  }

  /// `$0.name`, one step from the element.
  private func isProperty(_ operand: Operand, of closure: Int) -> Bool {
    guard operand.names.count == 2, !tree.contains(.call, in: operand.range), let first = operand.names.first else {
      return false
    }
    return first == "$0" || tree.parameterNames(ofClosure: closure).contains(first)
  }
}
