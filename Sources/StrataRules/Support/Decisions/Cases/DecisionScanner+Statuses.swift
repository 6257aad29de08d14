import StrataModel

extension DecisionScanner {
  /// Decisions by an equality: a status whose branch leads to an error or refuses with a text, a password in the code.
  func equality(_ use: Comparison) -> Decision? {
    guard !signs.isDisjoint(with: [.standing, .secret]) else { return nil }
    let (left, right) = (use.left, use.right)
    if signs.contains(.secret), isSecret(left, right) || repeatsSecret(use) {
      return decision(.validation, at: use.start, subject: left.path, text: use.text)
    }
    guard signs.contains(.standing), setting != .view, isStatus(left), isCase(right.range, right),
      !isInsideFilter(use.node), let statement = outcomes.statement(around: use.node),
      outcomes.reportsError(statement) || outcomes.isRefusedWithText(statement)
    else { return nil }
    return decision(.status, at: use.start, subject: left.path, text: use.text)
  }

  /// `password == "secret"`
  private func isSecret(_ left: Operand, _ right: Operand) -> Bool {
    guard left.names.count <= 2, right.names.isEmpty, namesSecret(left), let node = right.range.first else {
      return false
    }
    return tree.text(node).map { !$0.isEmpty } ?? false
  }

  /// `password == passwordAgain`, as an answer or where the input is refused
  private func repeatsSecret(_ use: Comparison) -> Bool {
    let (left, right) = (use.left, use.right)
    guard setting == .viewModel, namesSecret(left), namesSecret(right), left.names != right.names,
      !tree.contains(.call, in: left.range), !tree.contains(.call, in: right.range)
    else { return false }
    // `password != oldPassword` as an answer says that something has changed.
    let isAsked = isAnswer(use.node) && !use.text.contains("!=")
    return isCheck || isAsked || outcomes.statement(around: use.node).map { outcomes.fails($0) } ?? false
  }

  private func namesSecret(_ operand: Operand) -> Bool {
    operand.mentions(vocabulary[.credentials]) || operand.names.last.map(vocabulary[.secrets].contains) ?? false
  }

  /// `["secret", "letmein"].contains(password)`
  func secretLists() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names) else { return nil }
      let list = tree.base(of: call.chain)
      guard tree[list].kind == .arrayLiteral, tree.firstChild(of: list) != nil,
        tree.children(of: list).allSatisfy({ tree[$0].kind == .stringLiteral }),
        let argument = tree.firstChild(of: call.suffix), let value = tree.firstChild(of: argument)
      else { return nil }
      let operand = operand(tree.subtree(of: value))
      guard operand.names.count <= 2, namesSecret(operand) else { return nil }
      return decision(
        .validation, at: call.chain, subject: operand.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// `order.status`, in Data only of a parameter: the status of a response is one of the protocol.
  private func isStatus(_ operand: Operand) -> Bool {
    guard isPropertyOfValue(operand), isStatusName(operand.names[1]), !operand.mentions(vocabulary[.technical]),
      !Words.contains(operand.names[0], in: vocabulary[.technicalInData])
    else { return false }
    return setting != .data || isParameter(operand.names[0])
  }

  func isStatusName(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.contains { vocabulary[.statusWords].contains($0) }
      && !words.contains { vocabulary[.technical].contains($0) }
  }

  /// `.paid`, `Order.Status.paid`; `"paid"`
  func isCase(_ range: Range<Int>, _ operand: Operand) -> Bool {
    guard let first = range.first else { return false }
    if tree.contains(.implicitMember, in: range) { return true }
    if let text = tree.text(first) { return !text.isEmpty }
    return operand.names.count > 1 && operand.names[0].first?.isUppercase == true && !tree.contains(.call, in: range)
  }
}
