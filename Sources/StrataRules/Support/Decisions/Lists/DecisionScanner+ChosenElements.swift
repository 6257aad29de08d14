import StrataModel

/// What becomes of elements that a case of the domain chooses.
extension DecisionScanner {
  /// Whether chosen elements, or their number, are kept or returned, or whether there are any decides about more than
  /// what is shown. A number that is compared is a part of that comparison.
  func keepsChosen(_ call: CodeCall) -> Bool {
    if tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
      || tree.isNamed(call.callee, oneOf: vocabulary[.lengths].names)
    {
      return isKept(call.chain)
    }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.listChecks].names) else { return false }
    let value = operand(tree.base(of: call.chain)..<call.callee)
    if outcomes.statement(around: call.chain) == nil { return allows(call.chain) }
    return decides(at: call.chain, value, value)
      || outcomes.statement(around: call.chain).map(outcomes.isRefusedWithText) ?? false
  }

  private func isKept(_ chain: Int) -> Bool {
    guard !tree.isNamed(tree.lastMember(of: chain) ?? chain, "isEmpty") else { return false }
    if resultWords(of: chain).contains(where: {
      vocabulary[.appearances].contains($0) || vocabulary[.texts].contains($0)
    }) {
      return false
    }
    for ancestor in outcomes.parents.ancestors(of: chain) {
      switch tree[ancestor].kind {
      case .sequence:
        guard !isCompared(in: ancestor) else { return false }
      case .stringLiteral, .prefixOperator: return false
      case .localVariable: return !uses(ofConstant: ancestor).contains { isMeasured($0) }
      case .block, .closure: return true
      default: continue
      }
    }
    return true
  }

  private func isCompared(in sequence: Int) -> Bool {
    tree.siblings(in: tree.inside(sequence)).contains { node in
      tree[node].kind == .ternary || tree[node].kind == .binaryOperator && tree.operatorText(node).isComparison
    }
  }

  /// `lost.count < 3`, `lost.isEmpty`
  private func isMeasured(_ use: Int) -> Bool {
    guard let chain = outcomes.parents[use], tree[chain].kind == .chain, let last = tree.lastMember(of: chain) else {
      return false
    }
    return tree.isNamed(last, "isEmpty") || tree.isNamed(last, oneOf: vocabulary[.lengths].names)
  }
}
