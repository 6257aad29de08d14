/// The context of an expression, as far as it changes how the expression is parsed.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8
  /// In the head of a statement, before its `{`: a `{` is rarely a trailing closure.
  static let condition = ExpressionContext(rawValue: 1)
  /// Among the arguments of a macro role, where `deinit` and `subscript` are names.
  static let attribute = ExpressionContext(rawValue: 2)
  /// In a pattern: may contain `let x`.
  static let matching = ExpressionContext(rawValue: 4)
  /// In a pattern after `let` or `var`: a plain identifier is bound.
  static let binding = ExpressionContext(rawValue: 8)

  static let pattern: ExpressionContext = [.matching, .binding]

  /// The context inside the parentheses of a call.
  var ofArguments: ExpressionContext { subtracting(.condition) }

  @inline(__always) var isPattern: Bool { !isDisjoint(with: .pattern) }
}
