import StrataDefinition
import StrataModel

/// The consequences of a comparison: whether one of its branches leads to an error.
struct Outcomes {
  let tree: CodeTree
  let parents: CodeParents
  /// The code.
  let range: Range<Int>
  let setting: DecisionSetting
  let vocabulary: Vocabulary

  /// The `if`, `guard` or `while` whose condition contains a node, with only operators between.
  func statement(around node: Int) -> Int? {
    var child = node
    for ancestor in parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .if, .guard, .while:
        // Conditions come first, then the block, then the other branch.
        return tree[child].kind == .block || tree[child].kind == .elseBranch ? nil : ancestor
      case .switchCase: return tree[child].kind == .block ? nil : ancestor
      // `!(a < b)`: a value in parentheses.
      case .argument where parents[ancestor].map({ tree[$0].kind == .tuple }) ?? false: child = ancestor
      case .closure, .block, .argument: return nil
      default: child = ancestor
      }
    }
    return nil
  }

  /// The `switch` over a value or a tuple with it: `switch (isDry, isHot) { … }`.
  func switchOver(_ node: Int) -> Int? {
    var child = node
    for ancestor in parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .switch: return tree.firstChild(of: ancestor) == child ? ancestor : nil
      case .tuple, .argument: child = ancestor
      default: return nil
      }
    }
    return nil
  }

  /// Whether the branch for a false condition ends in an error.
  func fails(_ statement: Int) -> Bool {
    blocks(of: statement).contains { isFailure($0) } || refuses(statement, with: .text)
  }

  /// Whether a branch throws or names an error: in Data, a result without a value is none.
  func reportsError(_ statement: Int) -> Bool {
    blocks(of: statement).contains { block in
      let statements = Array(tree.children(of: block))
      return statements.count <= 4 && statements.contains { isFailing($0) && !returnsNothing($0) }
    }
  }

  /// Whether a branch returns `nil` or an empty list.
  func returnsNone(_ statement: Int) -> Bool {
    blocks(of: statement).contains { block in
      guard let only = tree.firstChild(of: block), tree[only].kind == .return,
        Int(tree[only].next) == Int(tree[block].next), let value = tree.firstChild(of: only)
      else { return false }
      return tree[value].kind != .booleanLiteral && isNothing(value)
    }
  }

  /// Whether a branch only returns, without a value: `guard text.count < 500 else { return }`.
  func rejectsSilently(_ statement: Int) -> Bool {
    guard let block = tree.block(of: statement), let only = tree.firstChild(of: block) else { return false }
    return tree.isEmptyReturn(only)
  }

  /// The block of a statement and, of an `if`, that of its `else`; the blocks of all cases of a `switch`.
  func blocks(of statement: Int) -> [Int] {
    if tree[statement].kind == .switch {
      return tree.children(of: statement).compactMap { tree[$0].kind == .switchCase ? tree.block(of: $0) : nil }
    }
    guard let block = tree.block(of: statement) else { return [] }
    guard tree[statement].kind == .if, let other = tree.elseBranch(of: statement),
      let otherBlock = tree.child(.block, of: other)
    else { return [block] }
    return [block, otherBlock]
  }

  /// Whether the statements of a block report an error; closures and nested branches are not examined.
  func isFailure(_ block: Int) -> Bool {
    let statements = Array(tree.children(of: block))
    guard statements.count <= 4 else { return false }
    return statements.contains { isFailing($0) }
  }

  /// Whether the only statement of a block throws.
  func throwsError(_ block: Int) -> Bool {
    guard let only = tree.firstChild(of: block) else { return false }
    return tree[only].kind == .throw
  }

  private func returnsNothing(_ statement: Int) -> Bool {
    guard tree[statement].kind == .return, let value = tree.firstChild(of: statement) else { return false }
    return isNothing(value)
  }

  private func isFailing(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .throw: return true
    case .return:
      guard let value = tree.firstChild(of: statement) else { return false }
      if setting == .data, isNothing(value) { return true }
      return namesFailure(tree.subtree(of: value))
    case .if, .guard, .switch, .do, .for, .while, .closure, .localVariable, .defer: return false
    default: return !isReset(statement) && namesFailure(tree.subtree(of: statement))
    }
  }

  /// Results of data access for invalid input: `nil`, `false`, `[]`, an empty stream.
  private func isNothing(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .nilLiteral: return true
    case .arrayLiteral, .dictionaryLiteral: return tree.firstChild(of: value) == nil
    case .chain: return tree.inside(value).contains { tree.isNamed($0, oneOf: vocabulary[.emptyResults].names) }
    default: return tree.isNamed(value, "false")
    }
  }

  /// `errorMessage = nil`, `showsError = false`: removes an error.
  private func isReset(_ statement: Int) -> Bool {
    guard tree[statement].kind == .sequence, let assignment = tree.child(.assignment, of: statement) else {
      return false
    }
    let value = Int(tree[assignment].next)
    return value < Int(tree[statement].next) && clears(value)
  }

  /// `nil`, `false`, `""`
  func clears(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .nilLiteral: return true
    case .booleanLiteral: return tree.isNamed(value, "false")
    case .stringLiteral: return tree.text(value)?.isEmpty == true
    default: return false
    }
  }

  /// `.showError("…")`, `errorMessage = "…"`, `.failure(…)`, but not a log or an assertion.
  func namesFailure(_ range: Range<Int>) -> Bool {
    var found = false
    tree.walk(range) { node in
      switch tree[node].kind {
      case .closure: return false
      case .argument:
        if setting != .data, labelsFailure(node), !isLogging(node) { found = true }
        return true
      case .identifier, .implicitMember, .member:
        let name = tree.name(node)
        if vocabulary[.assertions].contains(name) { return true }
        let words = Words.split(name)
        if words.contains(where: { vocabulary[.logging].contains($0) }) { return true }
        let isDrawn = words.last.map { vocabulary[.drawnWords].contains($0) } ?? false
        if words.contains(where: { vocabulary[.failures].contains($0) }), !isDrawn, !isLogging(node) { found = true }
        return true
      case .stringLiteral:
        if let text = tree.text(node), isComplaint(text), !isLogging(node) { found = true }
        return true
      default: return true
      }
    }
    return found
  }

  /// `setState(OrderState(error: "Order one"))`
  private func labelsFailure(_ argument: Int) -> Bool {
    guard !tree.nameID(argument).isNone, let value = tree.firstChild(of: argument), tree[value].kind != .closure,
      !clears(value)
    else { return false }
    return Words.contains(tree.name(argument), in: vocabulary[.failures])
  }

  /// `"Amount too high"`
  private func isComplaint(_ text: String) -> Bool {
    text.contains(" ") && Words.contains(text, in: vocabulary[.complaints])
  }

  func isLogging(_ node: Int) -> Bool {
    for ancestor in parents.ancestors(of: node) where tree[ancestor].kind == .chain {
      if tree.path(of: ancestor).contains(where: { Words.contains($0, in: vocabulary[.logging]) }) { return true }
    }
    return false
  }
}
