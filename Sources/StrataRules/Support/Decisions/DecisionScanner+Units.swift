import StrataModel

/// The pieces of code that state one rule each.
extension DecisionScanner {
  /// The statement that a node is part of.
  func statement(of node: Int) -> Int {
    var current = node
    while let parent = outcomes.parents[current] {
      switch tree[parent].kind {
      case .block, .closure, .switchCase: return current
      default: current = parent
      }
    }
    return current
  }

  /// The part of a new value or else the statement that a node is part of: each part of a new value has a rule of its own.
  func unit(of node: Int) -> Int {
    var current = node
    while let parent = outcomes.parents[current] {
      switch tree[parent].kind {
      case .block, .closure, .switchCase: return current
      case .argument where setting != .view && isPartOfNewValue(parent): return parent
      default: current = parent
      }
    }
    return current
  }

  /// `fee: dto.price * 0.1` in `Offer(id: dto.id, fee: dto.price * 0.1)`
  private func isPartOfNewValue(_ argument: Int) -> Bool {
    guard !tree.nameID(argument).isNone, let call = call(around: argument) else { return false }
    return tree.onlyChild(of: call.suffix) == nil && isConstruction(call)
  }
}
