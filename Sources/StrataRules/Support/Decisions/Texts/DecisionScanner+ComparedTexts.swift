import StrataModel

/// Strings of the domain that a function compares with one of the code: `device.firmware.compare("4.2", options:
/// .numeric) == .orderedAscending`.
extension DecisionScanner {
  func comparedTexts() -> [Decision] {
    guard setting != .data else { return [] }
    return tree.operators(in: range) { $0.isEquality || $0.isOrdering }.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), let value = comparedText(use) else { return nil }
      return textCheck(value, at: use.node, from: use.left.lowerBound) { [tree] in tree.text(of: use) }
    }
  }

  private func comparedText(_ use: OperatorUse) -> Operand? {
    if tree.operatorText(use.node).isOrdering {
      // `device.firmware < "4.2"`
      guard let text = use.right.first, Int(tree[text].next) == use.right.upperBound, isContent(text) else {
        return nil
      }
      return constantSubject(use.left)
    }
    guard let compared = calledComparison(use), let text = tree.firstChild(of: compared.suffix),
      isContent(tree.value(of: text)), tree[compared.callee].kind == .member
    else { return nil }
    return constantSubject(tree.base(of: compared.chain)..<compared.callee)
  }

  /// The call of which the result is compared with `.orderedSame` or the like, also by a local constant.
  private func calledComparison(_ use: OperatorUse) -> CodeCall? {
    guard use.right.contains(where: { tree.isNamed($0, oneOf: vocabulary[.comparisonResults].names) }),
      let first = use.left.first, Int(tree[first].next) == use.left.upperBound
    else { return nil }
    guard let value = valueOfLocal(first), tree[value].kind == .chain, let call = tree.calls(ofChain: value).last,
      Int(tree[call.suffix].next) == Int(tree[value].next)
    else { return nil }
    return tree.isNamed(call.callee, oneOf: vocabulary[.comparingFunctions].names)
      || tree.isNamed(call.callee, oneOf: vocabulary[.textComparisons].names) ? call : nil
  }
}
