extension Parser {
  /// Prefix operators and their operands.
  mutating func parseUnary(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .prefixOperator, .prefixAmpersand:
      guard enter() else { return true }
      defer { leave() }
      let node = open(.prefixExpression)
      advance()
      if !parseUnary(context) { noteError() }
      close(node)
      return true
    case .backslash:
      return parseKeyPath(context)
    case .keyword where word == .if:
      parseIf()
      return true
    case .keyword where word == .switch:
      parseSwitch()
      return true
    case .keyword where word == .do && next.kind == .leftBrace:
      parseDo()
      return true
    default:
      return parsePostfix(context)
    }
  }

  /// Whether a word that may be a name introduces an operand after it: `copy x`.
  func startsOperand(
    _ context: ExpressionContext, acceptsClosure: Bool = false, prefersSuffix: Bool = true
  ) -> Bool {
    let next = next
    if next.flags.contains(.startsLine) { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string, .stringStart, .regex, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound:
      return tokens[index + 2].kind != .colonColon || next.kind != .colonColon
    case .keyword:
      switch next.word {
      case .Any, .`Self`, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      // Either a suffix of the name or an operand. White space decides, unless a suffix is preferred.
      return !prefersSuffix && next.flags.contains(.spaceBefore)
    case .leftBrace:
      return acceptsClosure && startsTrailingClosure(context, at: index + 1)
    default:
      return false
    }
  }
}
