/// The precedence of an operator, the lowest first.
enum OperatorRank: UInt8 {
  case assignment, ternary, custom, or, and, comparison, nilCoalescing, cast, range, addition, multiplication
}
