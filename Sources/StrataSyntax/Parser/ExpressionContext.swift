/// Where an expression stands, as far as that changes how it reads.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8
  /// In the head of a statement, whose `{` follows: a `{` is hardly a trailing closure.
  static let condition = ExpressionContext(rawValue: 1)
  /// Among the arguments of a macro role, where `deinit` and `subscript` are names.
  static let attribute = ExpressionContext(rawValue: 2)
  /// In a pattern: `let x` may stand inside.
  static let matching = ExpressionContext(rawValue: 4)
  /// In a pattern behind `let` or `var`: a lone identifier is bound.
  static let binding = ExpressionContext(rawValue: 8)

  static let pattern: ExpressionContext = [.matching, .binding]

  /// What holds inside the parentheses of a call.
  var ofArguments: ExpressionContext { subtracting(.condition) }

  @inline(__always) var isPattern: Bool { !isDisjoint(with: .pattern) }
}
