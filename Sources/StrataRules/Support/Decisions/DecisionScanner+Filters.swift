import StrataModel

extension DecisionScanner {
  /// `transactions.filter { $0.amount > 0 }`
  func filters() -> [Decision] {
    calls.flatMap { call -> [Decision] in
      guard tree.isNamed(call.callee, oneOf: Self.choosers) else { return [] }
      return tree.closures(of: call.suffix).compactMap { criterion(of: $0) } + keyPaths(of: call)
    } + loops()
  }

  /// `for order in orders where order.amount > 0`
  private func loops() -> [Decision] {
    tree.all(.for, in: range).compactMap { loop in
      guard let clause = tree.child(.whereClause, of: loop), let pattern = tree.firstChild(of: loop),
        tree[pattern].kind == .bindingPattern
      else { return nil }
      return criterion(in: tree.inside(clause)) ?? standing(in: tree.inside(clause), of: [tree.name(pattern)])
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
    let statements = tree.statements(ofClosure: closure)
    return criterion(in: statements) ?? standing(in: statements, of: ["$0"] + tree.parameterNames(ofClosure: closure))
  }

  private func criterion(in statements: Range<Int>) -> Decision? {
    for use in tree.orderings(in: statements) {
      let operands = [Operand(use.left, in: tree), Operand(use.right, in: tree)]
      guard operands.contains(where: { $0.names.count > 1 && $0.mentions(Vocabulary.criteria) }),
        !operands.contains(where: { $0.mentions(Vocabulary.technical) })
      else { continue }
      let subject = operands.first { $0.number == nil }?.path ?? ""
      return decision(.filter, at: use.left.lowerBound, subject: subject, text: tree.text(of: use))
    }
    return nil
  }

  /// `$0.status == .paid`, `$0.isOverdue`: what the business says of an element.
  private func standing(in statements: Range<Int>, of elements: [String]) -> Decision? {
    for use in tree.operators(in: statements, where: { $0 == "==" }) {
      guard tree.contains(.implicitMember, in: use.right) else { continue }
      let operand = Operand(use.left, in: tree)
      guard isProperty(operand, of: elements), operand.words.contains("status") else { continue }
      return decision(.filter, at: use.left.lowerBound, subject: operand.path, text: tree.text(of: use))
    }
    for chain in statements where tree[chain].kind == .chain {
      guard tree.inside(chain).contains(where: { tree.isNamed($0, oneOf: Vocabulary.standingNames) }) else { continue }
      let operand = Operand(tree.subtree(of: chain), in: tree)
      guard isProperty(operand, of: elements), let last = operand.names.last, Vocabulary.standings.contains(last) else {
        continue
      }
      return decision(.filter, at: chain, subject: operand.path, text: tree.text(of: tree.subtree(of: chain)))
    }
    return nil
  }

  /// `$0.name`, one step from the element.
  private func isProperty(_ operand: Operand, of elements: [String]) -> Bool {
    guard operand.names.count == 2, !tree.contains(.call, in: operand.range), let first = operand.names.first else {
      return false
    }
    return elements.contains(first)
  }
}
