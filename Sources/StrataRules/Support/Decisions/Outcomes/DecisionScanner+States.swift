import StrataModel

/// Results of comparisons that become a part of what a screen shows: `setState(OrderState(canSend: order.lines > 3))`.
extension DecisionScanner {
  /// Whether a comparison is an argument with a label of a value that is sent, returned or assigned.
  func entersState(_ node: Int) -> Bool {
    guard setting == .viewModel else { return false }
    var (child, label) = (node, String?.none)
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        guard let target = target(of: ancestor, for: child) else { break }
        return label != nil || changesLocalState(target)
      case .tuple, .effect, .prefixOperator, .call: break
      case .argument:
        guard label == nil, !tree.nameID(ancestor).isNone else { break }
        label = tree.name(ancestor)
        if isForScreen(Words.split(tree.name(ancestor))) { return false }
      case .chain:
        guard tree[child].kind == .call, let call = call(child, of: ancestor) else { return false }
        if isConstruction(call) {
          // `.ready(order.lines > 3)`
          if label == nil { label = "" }
          break
        }
        let name = tree.name(call.callee)
        return label != nil
          && (vocabulary[.sendingFunctions].contains(name) || vocabulary[.stateFunctions].contains(name))
      case .return: return label != nil
      case .closure:
        return label != nil && isElementOfStream(ancestor) && tree.statements(ofClosure: ancestor).lowerBound == child
      case .localVariable: return label != nil || uses(ofConstant: ancestor).contains { entersState($0) }
      default: return false
      }
      child = ancestor
    }
    return label != nil && body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound
  }

  /// `order.lines > 3 ? OrderState(canSend: true) : OrderState()`
  func choosesState(_ ternary: Int) -> Bool {
    guard setting == .viewModel, let sequence = outcomes.parents[ternary] else { return false }
    return (ternary..<Int(tree[sequence].next)).contains { node in
      tree[node].kind == .argument && !tree.nameID(node).isNone
        && tree.firstChild(of: node).map { tree[$0].kind == .booleanLiteral } ?? false
        && !isForScreen(Words.split(tree.name(node)))
    }
  }

  /// `OrderState(…)`, `.init(…)`, `.ready(…)`, `OrderState.ready(…)`
  func isConstruction(_ call: CodeCall) -> Bool {
    switch tree[call.callee].kind {
    case .implicitMember: return true
    case .identifier: return tree.name(call.callee).first?.isUppercase == true
    case .member: return tree.name(tree.base(of: call.chain)).first?.isUppercase == true
    default: return false
    }
  }

  /// `state.canSend = …`, if `state` is a local variable.
  private func changesLocalState(_ target: Int) -> Bool {
    let path = tree.path(of: target)
    guard path.count == 2, locals.variable(named: path[0], at: target) != nil else { return false }
    return !isForScreen(Words.split(path[1])) && isHandedOver(target)
  }

  /// Whether a local variable is an argument or a result later on: `setState(state)`.
  private func isHandedOver(_ target: Int) -> Bool {
    let name = tree.nameID(tree.base(of: target))
    return (Int(tree[target].next)..<range.upperBound).contains { node in
      guard tree[node].kind == .identifier, tree.nameID(node) == name, let parent = outcomes.parents[node] else {
        return false
      }
      return tree[parent].kind == .argument || tree[parent].kind == .return
    }
  }

  private func isForScreen(_ words: [String]) -> Bool {
    isForDisplay(words) || words.contains { vocabulary[.appearances].contains($0) }
  }
}
