import StrataDefinition
import StrataModel

/// Decisions by patterns: ranges of `switch` and `if case`, and regular expressions.
extension DecisionScanner {
  /// `switch amount { case ..<1000: … }`, `if case ..<1000 = amount { … }`
  func scales() -> [Decision] {
    let switches = tree.all(.switch, in: range).compactMap { node -> Decision? in
      guard let value = tree.firstChild(of: node), let subject = scaled(value) else { return nil }
      let patterns = tree.children(of: node).flatMap { tree.children(of: $0) }
      guard patterns.contains(where: isRange) else { return nil }
      return decision(.threshold, at: value, subject: subject.path, text: "switch \(subject.path)")
    }
    let cases = tree.all(.caseBinding, in: range).compactMap { node -> Decision? in
      guard let pattern = tree.firstChild(of: node), isRange(pattern) else { return nil }
      let value = Int(tree[pattern].next)
      guard value < Int(tree[node].next), let subject = scaled(value) else { return nil }
      let fails = outcomes.statement(around: node).map { outcomes.fails($0) } ?? false
      let text = "case \(tree.text(of: tree.inside(pattern))) = \(subject.path)"
      return decision(fails ? .validation : .threshold, at: value, subject: subject.path, text: text)
    }
    return switches + cases
  }

  /// The value that patterns compare, if it is an amount.
  private func scaled(_ value: Int) -> Operand? {
    let subject = operand(tree.subtree(of: value))
    return subject.mentions(vocabulary[.amounts]) && !subject.isForDisplay ? subject : nil
  }

  /// `0..<1000` as a pattern.
  private func isRange(_ pattern: Int) -> Bool {
    tree[pattern].kind == .expressionPattern
      && tree.inside(pattern).contains { Self.ranges.contains(tree.name($0)) }
  }

  // MARK: Patterns

  /// Checks of strings by a regular expression.
  func patterns() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.textChecks].names) else { return nil }
      let name = tree.name(call.callee)
      let arguments = tree.inside(call.suffix)
      let isFormat =
        vocabulary[.formatPredicates].contains(name)
        && arguments.contains { tree.text($0)?.uppercased().hasPrefix("SELF MATCHES") == true }
      let isSearch =
        vocabulary[.regexChecks].contains(name)
        || vocabulary[.textSearches].contains(name)
          && arguments.contains { tree.isNamed($0, oneOf: vocabulary[.regexOptions].names) }
      let isDecided = isCheck || isRefused(at: call.chain) || setting == .viewModel && isAnswer(call.chain)
      let isMatch = isFormat || isSearch && isDecided
      guard isMatch || isAddressCheck(call) else { return nil }
      return decision(
        .validation, at: call.chain, subject: name, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// Whether a condition, also a binding (`guard let _ = text.range(…)`), ends in an error if the call has no result.
  private func isRefused(at chain: Int) -> Bool {
    guard setting != .data else { return false }
    for ancestor in outcomes.parents.ancestors(of: chain) {
      switch tree[ancestor].kind {
      case .if, .guard: return outcomes.fails(ancestor)
      case .block, .closure, .argument, .switchCase: return false
      default: continue
      }
    }
    return false
  }

  /// `email.contains("@")` that selects an error or is part of a check.
  private func isAddressCheck(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names),
      let argument = tree.firstChild(of: call.suffix), let value = tree.firstChild(of: argument),
      tree[value].kind == .stringLiteral
    else { return false }
    let subject = tree.path(of: call.chain)
    guard subject.contains(where: { Words.contains($0, in: vocabulary[.addresses]) }) else { return false }
    if setting == .data, subject.first.map({ !isParameter($0, typed: vocabulary[.textTypes]) }) ?? true { return false }
    return isCheck || outcomes.statement(around: call.chain).map { outcomes.fails($0) } ?? false
  }
}
