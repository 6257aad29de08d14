import StrataDefinition
import StrataModel

/// What becomes of the result of a comparison.
extension DecisionScanner {
  /// Whether it is the result of the function or property, assigned to a property, sent into a stream, or the result of
  /// an element of a stream.
  func isAnswer(_ node: Int) -> Bool {
    // The value of a `switch` is that of its cases.
    if tree[node].kind == .switch, !choosesTruth(node) { return false }
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        if isCondition(child, of: ancestor), !isTruthInWords(ancestor) { return false }
        if let target = target(of: ancestor, for: child) { return isProperty(target, at: ancestor) }
      case .tuple, .effect, .prefixOperator, .argument: break
      case .call, .chain:
        guard tree[ancestor].kind == .chain else { break }
        guard tree[child].kind == .call, let call = call(child, of: ancestor) else { break }
        return tree.isNamed(call.callee, oneOf: vocabulary[.sendingFunctions].names)
      case .return: return answersYesOrNo && !isInClosure(ancestor)
      case .localVariable: return uses(ofConstant: ancestor).contains { isAnswer($0) }
      case .closure:
        return isOnlyStatement(child, of: ancestor) && (isElementOfStream(ancestor) || isPredicate(ancestor))
      default: return false
      }
      child = ancestor
    }
    return answersYesOrNo && body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound
  }

  /// `state.canOrder = orders.count < 6`, also of the parameter of a closure: how many there are decides what is allowed.
  /// Whether more can be loaded is a matter of pages.
  func allowsByCount(_ comparison: Comparison) -> Bool {
    guard let target = assignedTarget(of: comparison.node), let name = tree.path(of: target).last,
      let value = comparison.subjects.first, value.names.count > 1, !isLengthOfText(value), !value.isForDisplay
    else { return false }
    let words = Words.split(name)
    guard words.count > 1, vocabulary[.permissions].contains(words[0]), !isForDisplay(words) else { return false }
    return ![Vocabulary.List.appearances, .keptTimes, .repetitions].contains { vocabulary[$0].containsAny(of: words) }
  }

  private func choosesTruth(_ statement: Int) -> Bool {
    outcomes.blocks(of: statement).contains { block in
      tree.firstChild(of: block).map { tree[$0].kind == .booleanLiteral } ?? false
    }
  }

  /// The `if` or `guard` whose condition is a local constant with the comparison as its value:
  /// `let isTooMuch = volume > limit * 2`, then `if isTooMuch { … }`.
  func statement(named node: Int) -> Int? {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence, .tuple, .argument, .prefixOperator: continue
      case .localVariable:
        return uses(ofConstant: ancestor).lazy
          .compactMap { self.outcomes.statement(around: $0) ?? self.outcomes.switchOver($0) }.first
      default: return nil
      }
    }
    return nil
  }

  /// Where the name of a local constant is used after its declaration.
  func uses(ofConstant variable: Int) -> [Int] {
    guard let pattern = tree.firstChild(of: variable), tree[pattern].kind == .bindingPattern else { return [] }
    return (Int(tree[variable].next)..<body.range.upperBound).filter {
      tree[$0].kind == .identifier && tree.nameID($0) == tree.nameID(pattern)
    }
  }

  /// Of `a > b ? c : d`, in an enclosing sequence.
  private func isCondition(_ child: Int, of sequence: Int) -> Bool {
    var node = Int(tree[child].next)
    while node < Int(tree[sequence].next) {
      if tree[node].kind == .ternary { return true }
      node = Int(tree[node].next)
    }
    return false
  }

  /// `count < 9 ? false : true`
  private func isTruthInWords(_ sequence: Int) -> Bool {
    guard let ternary = tree.child(.ternary, of: sequence), let middle = tree.firstChild(of: ternary) else {
      return false
    }
    let other = Int(tree[ternary].next)
    return other < Int(tree[sequence].next) && [middle, other].allSatisfy { tree[$0].kind == .booleanLiteral }
  }

  /// The left side of the assignment whose value a node is part of.
  func target(of sequence: Int, for child: Int) -> Int? {
    guard let first = tree.firstChild(of: sequence), first != child, Int(tree[first].next) < Int(tree[sequence].next),
      tree[Int(tree[first].next)].kind == .assignment
    else { return nil }
    return first
  }

  /// Whether an assignment sets a property, also one of a property (`state.canSend`), and not a local variable.
  private func isProperty(_ target: Int, at use: Int) -> Bool {
    let path = tree.path(of: target)
    guard let first = path.first, path.count <= 3 else { return false }
    return first == "self" || locals.variable(named: first, at: use) == nil && !isParameter(first)
  }

  func isInClosure(_ node: Int) -> Bool {
    outcomes.parents.ancestors(of: node).contains { tree[$0].kind == .closure }
  }

  /// `let isHeavy: (Parcel) -> Bool = { $0.weight > 20 }`, also in a list or a table of such conditions.
  func isPredicate(_ closure: Int) -> Bool {
    var owner = outcomes.parents[closure]
    while let node = owner, tree[node].kind == .arrayLiteral || tree[node].kind == .dictionaryLiteral {
      owner = outcomes.parents[node]
    }
    guard let owner else { return body.kind == .initialValue }
    return tree[owner].kind == .localVariable
  }
}
