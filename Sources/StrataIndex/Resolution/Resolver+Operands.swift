import StrataModel

/// A side of a binary operator.
enum OperandSide { case left, right }

/// Operands of operators of the project that are literals, or have no type of their own.
extension Resolver {
  /// Whether an operator is declared by the project, and is not one of the standard library's.
  func isProjectOperator(_ item: Int) -> Bool {
    let symbol = symbol(Int(items[item].node))
    return use(symbol).contains(.operator) && isOwnInvention(symbol)
  }

  /// The type that an operator of the project takes on one side, where the operand there is a literal or has no type of
  /// its own: that of the operator that the other operand fits. Unknown if that leaves several of a literal; nil of all
  /// other operands, for which the type on the other side is a good guess.
  mutating func operandType(_ item: Int, of side: OperandSide, beside other: Ty) -> Ty? {
    guard isProjectOperator(item) else { return nil }
    let operand = Int(items[side == .left ? item - 1 : item + 1].node)
    let isLiteral = literal(node: operand) != nil
    guard isLiteral || needsContext(operand) else { return nil }
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    let (left, right) = side == .left ? (Ty.unknown, other) : (other, Ty.unknown)
    appendOperators(
      symbol(Int(items[item].node)), left, right, from: mark, literals: (literal(before: item), literal(after: item)))
    guard candidates.count == mark + 1, let taken = operandTypes(of: candidates[mark], count: 2) else {
      return isLiteral ? .unknown : nil
    }
    let wanted = side == .left ? taken.0 : taken.1
    return arena.isOpen(wanted) ? isLiteral ? .unknown : nil : wanted
  }

  /// The operand before or after an operator, if it is a single literal.
  func literal(before item: Int) -> Int? {
    guard item > 0 else { return nil }
    return item > 1 && items[item - 2].rank > items[item].rank ? nil : literal(at: item - 1)
  }

  func literal(after item: Int) -> Int? {
    guard item + 1 < items.count else { return nil }
    return item + 2 < items.count && items[item + 2].rank > items[item].rank ? nil : literal(at: item + 1)
  }

  private func literal(at item: Int) -> Int? { literal(node: Int(items[item].node)) }

  func literal(node index: Int) -> Int? {
    switch node(index).kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .arrayLiteral,
      .dictionaryLiteral:
      return index
    case .tuple, .argument:
      return index + 1 < next(index) && next(index + 1) == next(index) ? literal(node: index + 1) : nil
    default: return nil
    }
  }

  /// How well an operand, which may be a literal, fits where a type is expected.
  mutating func fit(_ operand: Ty, _ literal: Int?, _ wanted: Ty) -> Int {
    guard let literal else { return fit(operand, wanted) }
    let own = fitLiteral(literal, wanted)
    return node(literal).kind == .nilLiteral && !operand.isKnown ? own : max(own, fit(operand, wanted))
  }
}
