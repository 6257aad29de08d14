import StrataModel

/// Codes that somebody enters for a reduction, and that the code itself knows: `couponCode == "SUMMER10"`.
extension DecisionScanner {
  func coupons() -> [Decision] {
    guard setting != .data else { return [] }
    return switchedCoupons()
      + equalities.compactMap { use in
        guard let text = use.right.first, tree[text].kind == .stringLiteral,
          Int(tree[text].next) == use.right.upperBound,
          tree.text(text)?.contains(where: { $0.isUppercase || $0.isNumber }) ?? false,
          !tree[use.node].flags.contains(.exempt)
        else { return nil }
        let code = constantSubject(use.left)
        guard let name = code.names.last, Words.contains(name, in: vocabulary[.coupons]),
          decides(at: use.node, code, operand(use.right))
        else { return nil }
        return decision(.validation, at: use.left.lowerBound, subject: code.path, text: tree.text(of: use))
      }
  }

  /// `switch couponCode { case "SUMMER10": total -= 10; default: break }`
  private func switchedCoupons() -> [Decision] {
    guard signs.contains(.switch) else { return [] }
    return tree.all(.switch, in: range).compactMap { node in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt),
        tree.children(of: node).contains(where: isText)
      else { return nil }
      let code = constantSubject(tree.subtree(of: value))
      guard let name = code.names.last,
        Words.contains(name, in: vocabulary[.coupons]) && acts(node) || isEnteredText(code) && choosesByCode(node)
      else { return nil }
      return decision(.validation, at: value, subject: code.path, text: "switch \(code.path)")
    }
  }

  /// `switch entry { case "SUMMER10": … }`, whatever the entry is called.
  private func choosesByCode(_ node: Int) -> Bool {
    setting == .viewModel
      && tree.children(of: node).contains { child in
        tree[child].kind == .switchCase
          && tree.firstChild(of: child).flatMap { tree.firstChild(of: $0) }.map { isReductionCode($0) } ?? false
      }
  }

  private func isText(_ child: Int) -> Bool {
    tree[child].kind == .switchCase
      && tree.firstChild(of: child).flatMap { tree.firstChild(of: $0) }.map { tree[$0].kind == .stringLiteral } ?? false
  }

  /// Whether the result of an expression refuses something, or chooses between outcomes that are more than displayed.
  func decides(at node: Int, _ left: Operand, _ right: Operand) -> Bool {
    var comparison = Comparison(form: .equality, node: node, start: node, text: "", left: left, right: right)
    comparison.statement =
      outcomes.statement(around: node) ?? (setting == .view ? nil : statement(named: node))
    return comparison.statement.map { outcomes.fails($0) } ?? false || choosesOutcome(comparison)
  }
}
