import StrataDefinition
import StrataModel

/// Decisions by patterns of strings: regular expressions.
extension DecisionScanner {
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
