import StrataModel

/// Whether a comparison is handed over to a call instead of choosing a branch.
extension DecisionScanner {
  /// `useCase.send(isHeavy: parcel.weight > 20)`
  func handsOver(_ node: Int) -> Bool {
    var (child, label) = (node, "")
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence, .tuple, .effect, .prefixOperator: child = ancestor
      case .argument:
        child = ancestor
        if !tree.nameID(ancestor).isNone { label = tree.name(ancestor) }
      case .call:
        if setting == .data { return !label.isEmpty && !namesTechnicalValue(label) }
        return call(around: child).map { isOfDomain($0.callee) } ?? false
      case .localVariable where setting == .data:
        return uses(ofConstant: ancestor).contains { handsOver($0) }
      default: return false
      }
    }
    return false
  }

  /// The statements of `Task { await book() }`.
  func codeOfTask(_ call: CodeCall) -> Range<Int>? {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.taskTypes].names) else { return nil }
    return tree.closures(of: call.suffix).first.map { tree.statements(ofClosure: $0) }
  }

  /// `_ = await book()`
  func discardsCall(_ statement: Int) -> Bool {
    guard tree[statement].kind == .sequence, let first = tree.firstChild(of: statement) else { return false }
    return tree[first].kind == .discard && tree.contains(.call, in: tree.inside(statement))
  }
}
