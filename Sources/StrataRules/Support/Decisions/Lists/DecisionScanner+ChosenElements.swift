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

  /// `kilns.contains { $0.heat == .high && !$0.isRetired }`: a criterion of several values of the domain, as in a filter.
  func keepsCriterion(_ call: CodeCall, _ closure: Int) -> Bool {
    let lists = [vocabulary[.listChecks], vocabulary[.lookupMembers]]
    guard lists.contains(where: { tree.isNamed(call.callee, oneOf: $0.names) }), isKept(call.chain) else {
      return false
    }
    let statements = tree.statements(ofClosure: closure)
    let elements = ["$0"] + tree.parameterNames(ofClosure: closure)
    guard statements.contains(where: { tree.isNamed($0, "&&") || tree.isNamed($0, "||") }) else { return false }
    let read = statements.filter { tree[$0].kind == .chain }.compactMap { chain -> DeclarationID? in
      let value = operand(tree.subtree(of: chain))
      guard isProperty(value, of: elements), let name = value.names.last,
        !Words.contains(name, in: vocabulary[.identities]), !Words.contains(name, in: vocabulary[.discriminators]),
        let property = trailingMembers(of: value.range).last.flatMap({ propertyRead(at: $0) })
      else { return nil }
      return project.graph.enclosingType(of: property).map(isModel) ?? false ? property : nil
    }
    return Set(read).count > 1
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
