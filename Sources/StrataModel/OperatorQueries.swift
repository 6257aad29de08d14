/// One use of a binary operator with its operands, by the precedence of the standard operators.
public struct OperatorUse: Sendable, Hashable {
  /// The `sequence` that contains it.
  public var sequence: Int
  /// The operator's node.
  public var node: Int
  /// The nodes of the left operand: a range of the arena, which may contain further operands, and operators of higher
  /// precedence.
  public var left: Range<Int>
  /// The nodes of the right operand.
  public var right: Range<Int>
}

extension CodeTree {
  /// The uses of binary operators and assignments in a range, in source order. The time is linear in the size of the
  /// range, also for long sequences of operators.
  public func operators(in range: Range<Int>, where isWanted: (OperatorText) -> Bool) -> [OperatorUse] {
    var result: [OperatorUse] = []
    for sequence in range where nodes[sequence].kind == .sequence {
      guard holdsOperator(sequence, where: isWanted) else { continue }
      appendUses(in: sequence, to: &result, where: isWanted)
    }
    return result
  }

  /// `<`, `<=`, `>`, `>=`, `==`, `!=` in a range.
  public func comparisons(in range: Range<Int>) -> [OperatorUse] {
    operators(in: range) { $0.isComparison }
  }

  /// `<`, `<=`, `>`, `>=` in a range.
  public func orderings(in range: Range<Int>) -> [OperatorUse] {
    operators(in: range) { $0.isOrdering }
  }

  /// `==`, `!=` in a range.
  public func equalities(in range: Range<Int>) -> [OperatorUse] {
    operators(in: range) { $0.isEquality }
  }

  /// The operator's text; `=` for an assignment.
  public func operatorText(_ node: Int) -> OperatorText {
    nodes[node].kind == .assignment ? "=" : OperatorText(nodes[node].name, in: names)
  }

  /// Whether a node is a binary operator or an assignment, not a ternary operator or a cast.
  private func isBinary(_ node: Int) -> Bool {
    nodes[node].kind == .binaryOperator || nodes[node].kind == .assignment
  }

  private func holdsOperator(_ sequence: Int, where isWanted: (OperatorText) -> Bool) -> Bool {
    var node = sequence + 1
    let end = Int(nodes[sequence].next)
    while node < end {
      if isBinary(node), isWanted(operatorText(node)) { return true }
      node = Int(nodes[node].next)
    }
    return false
  }

  /// An operand extends to the left up to the nearest operator of lower precedence, and to the right up to the nearest
  /// operator that does not bind more closely. Operators whose right end is not known yet are on a stack, by ascending
  /// precedence.
  private func appendUses(
    in sequence: Int, to result: inout [OperatorUse], where isWanted: (OperatorText) -> Bool
  ) {
    var open: [(rank: Int, node: Int, use: Int?)] = []
    open.reserveCapacity(8)
    let end = Int(nodes[sequence].next)
    var node = sequence + 1
    while node < end {
      let next = Int(nodes[node].next)
      defer { node = next }
      guard let rank = rank(of: node) else { continue }
      while let last = open.last, last.rank >= rank {
        if let use = last.use { result[use].right = result[use].right.lowerBound..<node }
        open.removeLast()
      }
      var use: Int?
      if isBinary(node), isWanted(operatorText(node)) {
        use = result.count
        let start = open.last.map { Int(nodes[$0.node].next) } ?? sequence + 1
        result.append(OperatorUse(sequence: sequence, node: node, left: start..<node, right: next..<end))
      }
      // A cast ends at its type: operators after it have its result as their left operand.
      if nodes[node].kind != .cast { open.append((rank, node, use)) }
    }
  }

  /// The precedence of an operator; nil for an operand.
  private func rank(of node: Int) -> Int? {
    switch nodes[node].kind {
    case .assignment: return 1
    case .ternary: return 2
    case .cast: return 7
    case .binaryOperator: return operatorText(node).rank
    default: return nil
    }
  }
}
