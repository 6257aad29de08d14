/// The ranks of the standard operators.
struct OperatorRanks {
  func rank(of symbol: Symbol) -> OperatorRank {
    switch symbol.id {
    case KnownName.addAssign.rawValue...KnownName.shiftRightAssign.rawValue: return .assignment
    case KnownName.logicalOr.rawValue: return .or
    case KnownName.logicalAnd.rawValue: return .and
    case KnownName.equal.rawValue...KnownName.patternMatch.rawValue: return .comparison
    case KnownName.coalesce.rawValue: return .nilCoalescing
    case KnownName.halfOpen.rawValue, KnownName.closed.rawValue: return .range
    case KnownName.plus.rawValue...KnownName.bitOr.rawValue: return .addition
    case KnownName.times.rawValue...KnownName.shiftRight.rawValue: return .multiplication
    default: return .custom
    }
  }

  /// `..<`
  func isHalfOpen(_ symbol: Symbol) -> Bool { symbol == .halfOpen }
}
