extension Resolver {
  /// `a + b`: a sequence of operands with operators of one precedence.
  mutating func inferArithmetic(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    var result = Ty.unknown
    var isFirst = true
    var start = low
    var isMixed = false
    let context = arithmeticContext(low, high, rank, expected)
    while start <= high, start < high || isFirst {
      let end = find(rank, start, high) ?? high
      let wanted = isFirst ? context.wanted : operandType(start - 1, of: .right, beside: result) ?? result
      let type = start == context.operand ? context.type : inferItems(start, end, wanted)
      if isFirst {
        result = type
      } else if let own = noteOperator(start - 1, result, type) {
        result = own
      } else if !result.isKnown {
        result = type
      } else if type.isKnown, type != result {
        // The left operand decides with pointers and dates, which are combined with numbers; of numbers and literals,
        // the numbers decide.
        if isNumber(result) { result = type } else if !isNumber(type) { isMixed = true }
      }
      isFirst = false
      start = end + 1
    }
    return isMixed || rank == OperatorRank.custom.rawValue + 1 ? .unknown : result
  }

  /// `[.first] + rest`: the expected type for an operand that has none of its own is that of the sum, otherwise the
  /// type of the next operand, which is then inferred first.
  private mutating func arithmeticContext(
    _ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty
  ) -> (wanted: Ty, type: Ty, operand: Int?) {
    guard let split = find(rank, low, high), split == low + 1, needsContext(Int(items[low].node)) else {
      return (.unknown, .unknown, nil)
    }
    if split + 1 >= high || needsContext(Int(items[split + 1].node)) || expected.isKnown && !isProjectOperator(split) {
      return (expected, .unknown, nil)
    }
    let type = inferItems(split + 1, find(rank, split + 1, high) ?? high, .unknown)
    return (operandType(split, of: .left, beside: type) ?? (expected.isKnown ? expected : type), type, split + 1)
  }
}
