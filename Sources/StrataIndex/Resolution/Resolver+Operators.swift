import StrataModel

/// One operand or operator of a sequence.
struct SequenceItem: BitwiseCopyable {
  var node: UInt32
  /// Raw value of ``OperatorRank`` plus one; zero for an operand.
  var rank: UInt8
}

extension Resolver {
  /// The type of a sequence of operands and operators.
  mutating func inferSequence(_ index: Int, _ expected: Ty) -> Ty {
    let mark = items.count
    var child = index + 1
    let end = next(index)
    while child < end {
      items.append(SequenceItem(node: UInt32(child), rank: rank(of: child)))
      child = next(child)
    }
    let type = inferItems(mark, items.count, expected)
    items.truncate(to: mark)
    return type
  }

  private func rank(of index: Int) -> UInt8 {
    let rank: OperatorRank
    switch node(index).kind {
    case .assignment: rank = .assignment
    case .ternary: rank = .ternary
    case .cast: rank = .cast
    case .binaryOperator:
      let standard = operatorRanks.rank(of: symbol(index))
      rank = standard == .custom ? use(symbol(index)).operatorRank ?? standard : standard
    default: return 0
    }
    return rank.rawValue + 1
  }

  /// The type of a range of items: split at the operator with the lowest precedence.
  mutating func inferItems(_ low: Int, _ high: Int, _ expected: Ty) -> Ty {
    guard low < high else { return .unknown }
    if high == low + 1 { return infer(Int(items[low].node), expected: expected) }
    guard enter() else { return .unknown }
    defer { leave() }
    var loosest = UInt8.max
    for index in low..<high where items[index].rank != 0 { loosest = min(loosest, items[index].rank) }
    guard loosest != UInt8.max, let rank = OperatorRank(rawValue: loosest - 1) else {
      for index in low..<high { _ = infer(Int(items[index].node), expected: .unknown) }
      return .unknown
    }
    switch rank {
    case .assignment: return inferAssignment(low, high, loosest)
    case .ternary: return inferTernary(low, high, loosest, expected)
    case .nilCoalescing: return inferCoalescing(low, high, loosest, expected)
    case .cast: return inferCasts(low, high, loosest, expected)
    case .comparison: return inferComparison(low, high, loosest, expected)
    case .or, .and:
      inferOperands(low, high, loosest, nominal(known.bool))
      return nominal(known.bool)
    case .range: return inferRange(low, high, loosest, expected)
    case .addition, .multiplication, .custom: return inferArithmetic(low, high, loosest, expected)
    }
  }

  func find(_ rank: UInt8, _ low: Int, _ high: Int) -> Int? {
    for index in low..<high where items[index].rank == rank { return index }
    return nil
  }

  private mutating func inferOperands(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) {
    var start = low
    while start < high {
      let end = find(rank, start, high) ?? high
      _ = inferItems(start, end, expected)
      start = end + 1
    }
  }

  private mutating func inferAssignment(_ low: Int, _ high: Int, _ rank: UInt8) -> Ty {
    guard let split = find(rank, low, high) else { return .unknown }
    let left = inferItems(low, split, .unknown)
    let isPlain = node(Int(items[split].node)).kind == .assignment
    if !isPlain, noteOperator(split, left, .unknown) != nil {
      _ = inferItems(split + 1, high, .unknown)
      return .void
    }
    let right = inferItems(split + 1, high, left)
    // `reduce(into: 0) { $0 += $1.price }`: the literal has the type of what is added to it.
    if !isPlain, split == low + 1, arena.entity(left) == known.int, withoutLiteral(left, right) == right {
      refineLocal(Int(items[low].node), to: right)
    }
    return .void
  }

  private mutating func refineLocal(_ index: Int, to type: Ty) {
    if node(index).kind == .identifier, type.isKnown { locals.refine(symbol(index), to: type, from: place.firstLocal) }
  }

  private mutating func inferTernary(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    guard let split = find(rank, low, high) else { return .unknown }
    _ = inferItems(low, split, nominal(known.bool))
    let middle = Int(items[split].node) + 1
    guard middle < next(Int(items[split].node)) else { return .unknown }
    if !expected.isKnown, needsContext(middle) || isOfLiterals(middle) && !isOfLiterals(split + 1, high) {
      let right = inferItems(split + 1, high, .unknown)
      _ = infer(middle, expected: right)
      return right
    }
    let left = infer(middle, expected: expected)
    let right = inferItems(split + 1, high, expected.isKnown ? expected : left)
    // A number that is expected may itself be the default type of a literal.
    if expected.isKnown, !isNumber(expected) { return expected }
    let joined = join(left, right)
    return joined.isKnown ? joined : expected
  }

  /// Whether some items are one operand, which is a literal or has no type of its own.
  private func isOfLiterals(_ low: Int, _ high: Int) -> Bool {
    high == low + 1 && (isOfLiterals(Int(items[low].node)) || needsContext(Int(items[low].node)))
  }

  /// The common type of two values.
  mutating func join(_ left: Ty, _ right: Ty) -> Ty {
    if !left.isKnown { return right }
    if !right.isKnown || left == right { return left }
    if arena.kind(left) == .optional { return arena.unwrapped(left) == arena.unwrapped(right) ? left : .unknown }
    if arena.kind(right) == .optional { return arena.unwrapped(right) == left ? right : .unknown }
    if let type = withoutLiteral(left, right) { return type }
    if let entity = arena.entity(left), asSupertype(right, entity) != nil { return left }
    if let entity = arena.entity(right), asSupertype(left, entity) != nil { return right }
    return .unknown
  }

  private mutating func inferCoalescing(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    guard let split = find(rank, low, high) else { return .unknown }
    let wanted = arena.optional(expected)
    let left = inferItems(low, split, wanted)
    let inner = arena.unwrapped(left)
    let right = inferItems(split + 1, high, expected.isKnown ? expected : inner)
    if !left.isKnown { return right }
    return arena.kind(right) == .optional ? left : inner
  }

  /// A cast ends at its type: operators after it, even those of higher precedence, take its result as their left operand.
  private mutating func inferCasts(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    guard let split = (low..<high).last(where: { items[$0].rank == rank }) else { return .unknown }
    let cast = Int(items[split].node)
    _ = inferItems(low, split, symbol(cast) == .castAs ? castTarget(cast) : .unknown)
    items[split].rank = 0
    return inferItems(split, high, expected)
  }

  /// The type of a cast whose operand is inferred already.
  mutating func inferCast(_ cast: Int) -> Ty {
    if let child = typeChild(cast) { noteType(node(child).payload, .mentions) }
    switch symbol(cast) {
    case KnownName.castIs.symbol: return nominal(known.bool)
    case KnownName.castOptional.symbol: return arena.optional(castTarget(cast))
    default: return castTarget(cast)
    }
  }

  private func typeChild(_ cast: Int) -> Int? {
    var child = cast + 1
    while child < next(cast) {
      if node(child).kind == .type { return child }
      child = next(child)
    }
    return nil
  }

  private mutating func castTarget(_ cast: Int) -> Ty {
    guard let child = typeChild(cast) else { return .unknown }
    return convert(Int(node(child).payload), place.file, owner: place.selfEntity)
  }

  private mutating func inferComparison(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    guard let split = find(rank, low, high) else { return .unknown }
    let end = find(rank, split + 1, high) ?? high
    var left = Ty.unknown
    let right: Ty
    if needsContext(Int(items[low].node)), split == low + 1 {
      right = inferItems(split + 1, end, .unknown)
      left = inferItems(low, split, right)
    } else {
      left = inferItems(low, split, .unknown)
      right = inferItems(split + 1, end, wantedRight(split, end, left))
    }
    if split == low + 1, end == split + 2,
      isNil(low) && arena.kind(right) == .optional
        || isNil(split + 1) && arena.kind(left) == .optional
    {
      // The standard library compares optionals with nil.
      return nominal(known.bool)
    }
    if let result = noteOperator(split, left, right, expected: expected) { return result }
    if end < high { _ = inferItems(end + 1, high, .unknown) }
    return nominal(known.bool)
  }

  private func isNil(_ item: Int) -> Bool { node(Int(items[item].node)).kind == .nilLiteral }

  /// The type that is expected of the right operand of a comparison: that of the left one, unless an operator of the
  /// project compares it with another type that has the member.
  private mutating func wantedRight(_ split: Int, _ end: Int, _ left: Ty) -> Ty {
    let right = Int(items[split + 1].node)
    let symbol = symbol(Int(items[split].node))
    guard end == split + 2, use(symbol).contains(.operator), needsContext(right), left.isKnown else { return left }
    let name = node(right).kind == .chain ? self.symbol(right + 1) : self.symbol(right)
    if let own = arena.entity(arena.unwrapped(left)), !table.members[own, name.id].isEmpty { return left }
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    appendOperators(symbol, left, .unknown, from: mark)
    for index in mark..<candidates.count {
      let function = valueType(candidates[index].declaration)
      let wanted = arena.operand(function, 1)
      if let entity = arena.entity(wanted), !table.members[entity, name.id].isEmpty { return wanted }
    }
    return left
  }

  private mutating func inferRange(_ low: Int, _ high: Int, _ rank: UInt8, _ expected: Ty) -> Ty {
    guard let split = find(rank, low, high) else { return .unknown }
    var (left, right) = (Ty.unknown, Ty.unknown)
    if isOfLiterals(low, split), !isOfLiterals(split + 1, high) {
      right = inferItems(split + 1, high, .unknown)
      left = inferItems(low, split, right)
    } else {
      left = inferItems(low, split, .unknown)
      right = inferItems(split + 1, high, left)
    }
    if let result = noteOperator(split, left, right) { return result }
    let bound = left.isKnown ? withoutLiteral(left, right) ?? left : right
    return nominal(operatorRanks.isHalfOpen(symbol(Int(items[split].node))) ? known.range : known.closedRange, bound)
  }

  /// `x...`, `...x`, `..<x`
  mutating func openRange(_ index: Int, _ bound: Ty) -> Ty? {
    operatorRanks.rank(of: symbol(index)) == .range ? nominal(known.range, bound) : nil
  }
}
