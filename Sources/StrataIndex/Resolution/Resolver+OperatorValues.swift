import StrataModel

extension Resolver {
  /// Notes the use of an operator as a value, which the project defines: `sorted(by: >)`, `map(^^)`.
  /// - Parameter expected: the type of the function that it must be.
  /// - Returns: its type; nil if the name is not an operator of the project.
  mutating func inferOperatorValue(_ index: Int, _ expected: Ty) -> Ty? {
    let symbol = symbol(index)
    guard use(symbol).contains(.operator) else { return nil }
    let wanted = arena.unwrapped(expected)
    let count = arena.kind(wanted) == .function ? arena.parameterCount(wanted) : 0
    guard count == 1 || count == 2 else {
      if arena.kind(wanted) != .external { noteAmbiguous(symbol, at: node(index).offset) } else { countExternal() }
      return .unknown
    }
    let left = arena.operand(wanted, 0)
    let right = count == 2 ? arena.operand(wanted, 1) : .unknown
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    if count == 2 {
      appendOperators(symbol, left, right, from: mark)
    } else {
      appendUnaryOperators(symbol, [.prefix, .postfix], left, from: mark)
    }
    if arena.entity(arena.result(wanted)) == known.bool { keepConditions(from: mark) }
    guard candidates.count > mark, let entity = commonEntity(from: mark) else {
      // Both operands of an operator outside the project are known to be outside it.
      if candidates.count > mark || !left.isKnown && !right.isKnown {
        noteAmbiguous(symbol, at: node(index).offset)
      } else {
        countExternal()
      }
      return wanted
    }
    let certainty = certainty(ofOperator: index, from: mark) { resolver, candidate in
      guard let taken = resolver.operandTypes(of: candidate, count: count) else { return .no }
      let first = resolver.certainty(of: left, nil, taken.0)
      return count == 2 ? min(first, resolver.certainty(of: right, nil, taken.1)) : first
    }
    noteOperator(entity, index, from: mark, certainty)
    let type = readMembers(from: mark, candidates[mark].owner)
    return arena.isOpen(type) || !type.isKnown ? wanted : type
  }
}
