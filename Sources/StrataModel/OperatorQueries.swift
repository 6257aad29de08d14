/// One use of a binary operator with the extent of its operands, by the precedence of the standard operators.
public struct OperatorUse: Sendable, Hashable {
  /// The `sequence` that it stands in.
  public var sequence: Int
  /// The operator's node.
  public var node: Int
  /// The nodes of the operands: ranges of the arena, which may hold several operands and operators of higher rank.
  public var left: Range<Int>
  /// The right operand, likewise.
  public var right: Range<Int>
}

extension CodeTree {
  /// The uses of binary operators and assignments in a range, in source order.
  public func operators(in range: Range<Int>, where isWanted: (String) -> Bool) -> [OperatorUse] {
    var result: [OperatorUse] = []
    for sequence in range where nodes[sequence].kind == .sequence {
      for node in children(of: sequence) {
        guard nodes[node].kind == .binaryOperator || nodes[node].kind == .assignment else { continue }
        guard isWanted(operatorName(node)) else { continue }
        result.append(use(of: node, in: sequence))
      }
    }
    return result
  }

  /// The operator's text; `=` for an assignment.
  public func operatorName(_ node: Int) -> String { nodes[node].kind == .assignment ? "=" : name(node) }

  /// `<`, `<=`, `>`, `>=`, `==`, `!=` in a range.
  public func comparisons(in range: Range<Int>) -> [OperatorUse] {
    operators(in: range) { Self.precedence(of: $0) == Self.comparison }
  }

  /// `<`, `<=`, `>`, `>=` in a range.
  public func orderings(in range: Range<Int>) -> [OperatorUse] {
    operators(in: range) { $0 == "<" || $0 == "<=" || $0 == ">" || $0 == ">=" }
  }

  private func use(of node: Int, in sequence: Int) -> OperatorUse {
    let rank = precedence(of: node) ?? Self.unknown
    var left = sequence + 1
    var right = Int(nodes[sequence].next)
    for child in children(of: sequence) where child != node {
      guard let other = precedence(of: child) else { continue }
      if child < node {
        if other < rank { left = Int(nodes[child].next) }
      } else if other <= rank {
        right = child
        break
      }
    }
    return OperatorUse(sequence: sequence, node: node, left: left..<node, right: Int(nodes[node].next)..<right)
  }

  /// Rank of a node that is an operator; nil for an operand.
  private func precedence(of node: Int) -> Int? {
    switch nodes[node].kind {
    case .assignment: return 1
    case .ternary: return 2
    case .cast: return 7
    case .binaryOperator: return Self.precedence(of: name(node))
    default: return nil
    }
  }

  private static let comparison = 5
  private static let unknown = 8

  private static func precedence(of name: String) -> Int {
    switch name {
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=": return 1
    case "||": return 3
    case "&&": return 4
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": return comparison
    case "??": return 6
    case "...", "..<": return 8
    case "+", "-", "|", "^", "&+", "&-": return 9
    case "*", "/", "%", "&", "&*": return 10
    case "<<", ">>": return 11
    default: return unknown
    }
  }
}
