import StrataModel

extension DecisionScanner {
  /// A bound worth a rule: a number beyond 1, a named bound, or any bound on an amount.
  func isBusinessBound(_ number: Double?, _ subjects: [Operand], _ isAmount: Bool) -> Bool {
    if setting == .data, subjects.contains(where: { $0.names.last == "count" }) {
      return (number ?? 2) >= 2 && subjects.contains { $0.names.first.map(textParameters.contains) ?? false }
    }
    if isAmount { return true }
    if setting == .data { return (number ?? 0) >= 2 && subjects.contains { isBoundedParameter($0) } }
    if let number { return abs(number) >= 2 && !isStatusCode(number, subjects) }
    return subjects.contains { $0.isNamedBound }
  }

  /// `quantity` where that is a parameter: how much of something somebody may have.
  func isBoundedParameter(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first else { return false }
    return numberParameters.contains(name)
      && (operand.mentions(Vocabulary.criteria) || operand.words.contains("sum"))
  }

  func isSteering(_ number: Double?, _ subjects: [Operand]) -> Bool {
    if let number { return abs(number) >= 2 }
    return setting != .view && subjects.contains { $0.isNamedBound }
  }

  /// `user.age`; no `maxAge`, no `cache.age`.
  func isTrait(_ operand: Operand) -> Bool {
    guard operand.names.count > 1, let last = operand.names.last else { return false }
    return Vocabulary.traits.contains(last)
  }

  func isCredentialLength(_ operand: Operand) -> Bool {
    operand.names.last == "count" && operand.mentions(Vocabulary.credentials)
  }

  func isStatusCode(_ number: Double, _ subjects: [Operand]) -> Bool {
    number >= 100 && number < 600 && subjects.contains { $0.words.contains("code") || $0.words.contains("status") }
  }

  func isTechnical(_ operand: Operand) -> Bool {
    if operand.mentions(Vocabulary.technical) { return true }
    return setting == .data && !isTrait(operand) && operand.mentions(Vocabulary.technicalInData)
  }

  /// In an argument of a call: `.disabled(phone.count < 9)`.
  func isInside(_ callee: String, _ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .closure, .block: return false
      case .chain:
        return tree.calls(ofChain: ancestor).contains {
          tree.isNamed($0.callee, callee) && tree.subtree(of: $0.suffix).contains(node)
        }
      default: continue
      }
    }
    return false
  }

  func isEquality(_ use: OperatorUse) -> Bool {
    let text = tree.operatorText(use.node)
    return !(text == "<" || text == "<=" || text == ">" || text == ">=")
  }

  /// Of all that is compared for equality, only lengths are looked at.
  func mentionsLength(_ use: OperatorUse) -> Bool {
    (use.left.lowerBound..<use.right.upperBound).contains { tree.isNamed($0, "count") }
  }

  /// `code.count == 6`
  func isLength(_ number: Double?, _ subjects: [Operand]) -> Bool {
    guard let number, number >= 3, let subject = subjects.first, subjects.count == 1, subject.names.count > 1,
      subject.names.last == "count"
    else { return false }
    return setting != .data || subject.names.first.map(textParameters.contains) ?? false
  }

  /// Of `a > b ? c : d`
  func isCondition(_ use: OperatorUse) -> Bool {
    let next = use.right.upperBound
    return next < Int(tree[use.sequence].next) && tree[next].kind == .ternary
  }
}
