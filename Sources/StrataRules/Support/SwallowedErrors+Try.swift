import StrataDefinition
import StrataModel

/// `try?` whose result nobody uses.
extension SwallowedErrors {
  func item(forTry node: Int) -> Item? {
    if isDeinit || isHarmless(node) { return nil }
    guard isIgnored(node) else { return item(forReplacementOf: node) }
    guard !isInBackground(node) else { return nil }
    return Item(
      offset: tree[node].offset, message: "`try?` discards the error, and the result is not used",
      remedy: "use `do`/`catch` and handle the error, or declare the function `throws`")
  }

  /// Whether a node is a statement of its own, or the value of `_ = …`.
  func isIgnored(_ node: Int) -> Bool {
    guard let parent = parents[node] else { return !isValueOfBody(node) }
    switch tree[parent].kind {
    case .block: return !isValueOfBranch(parent)
    case .switchCase, .conditional: return true
    case .closure: return tree.statements(ofClosure: parent).contains(node) && !isValue(of: parent, node)
    case .effect: return isIgnored(parent)
    case .argument: return parentheses(around: parent).map { isIgnored($0) } ?? false
    case .sequence: return isDiscarded(node, in: parent)
    case .localVariable: return tree.child(.wildcardPattern, of: parent) != nil
    default: return false
    }
  }

  /// The parentheses around a single value, which change nothing about it: `(try? load())`.
  func parentheses(around argument: Int) -> Int? {
    guard let tuple = parents[argument], tree[tuple].kind == .tuple, Int(tree[argument].next) == Int(tree[tuple].next),
      tree.firstChild(of: tuple) == argument
    else { return nil }
    return tuple
  }

  func isDiscarded(_ node: Int, in sequence: Int) -> Bool {
    let children = Array(tree.children(of: sequence))
    return children.count == 3 && tree[children[0]].kind == .discard && tree[children[1]].kind == .assignment
      && children[2] == node
  }

  /// Whether a node is the only statement of a function with a result.
  func isValueOfBody(_ node: Int) -> Bool {
    hasResult && body.range.lowerBound == node && Int(tree[node].next) == body.range.upperBound
  }

  /// Whether a block is a branch with one statement in an `if` or `switch` that is itself a value.
  private func isValueOfBranch(_ block: Int) -> Bool {
    guard let statement = parents.ancestors(of: block).first(where: { [.if, .switch].contains(tree[$0].kind) }) else {
      return false
    }
    guard let above = parents[statement] else { return isValueOfBody(statement) }
    return [.localVariable, .return, .assignment, .sequence].contains(tree[above].kind)
  }

  /// Whether a node is the only statement of a closure whose value may be used.
  private func isValue(of closure: Int, _ node: Int) -> Bool {
    let statements = tree.statements(ofClosure: closure)
    guard statements.lowerBound == node, Int(tree[node].next) == statements.upperBound else { return false }
    guard let call = call(ofClosure: closure) else { return true }
    if vocabulary[.resultClosures].contains(call.callee), !isIgnored(call.chain) { return true }
    return !vocabulary[.effectClosures].contains(call.callee)
  }

  /// The name of the function that takes a closure: `Task`, `async`, `onAppear`.
  func calleeName(ofClosure closure: Int) -> String? { call(ofClosure: closure)?.callee }

  private func call(ofClosure closure: Int) -> (callee: String, chain: Int)? {
    guard let argument = parents[closure], tree[argument].kind == .argument, let suffix = parents[argument],
      let chain = parents[suffix], tree[chain].kind == .chain
    else { return nil }
    return tree.calls(ofChain: chain).first { $0.suffix == suffix }.map { (tree.name($0.callee), chain) }
  }

  private func isHarmless(_ node: Int) -> Bool {
    tree.inside(node).contains { isHarmlessCall($0) }
      || parents.ancestors(of: node).contains { tree[$0].kind == .defer }
  }

  /// Whether code is in the closure of an `AsyncStream`, whose values come from elsewhere: a refresh in the background.
  func isInBackground(_ node: Int) -> Bool {
    parents.ancestors(of: node).contains { ancestor in
      tree[ancestor].kind == .closure
        && calleeName(ofClosure: ancestor).map { vocabulary[.streamBuilders].contains($0) } ?? false
    }
  }

  func isHarmlessCall(_ node: Int) -> Bool {
    guard tree[node].kind == .member || tree[node].kind == .identifier else { return false }
    if tree.isNamed(node, oneOf: vocabulary[.expectedFailures].names) { return true }
    let next = Int(tree[node].next)
    return tree.isNamed(node, oneOf: vocabulary[.subjectReads].names) && next < body.range.upperBound
      && tree[next].kind == .call && tree.firstChild(of: next) == nil
  }
}
