extension Parser {
  /// argument*, up to the closing bracket
  mutating func parseArguments(until closing: TokenKind, _ context: ExpressionContext) {
    while !kind.isClosing {
      let before = index
      parseArgument(context)
      if !accept(.comma) || index == before { return }
    }
  }

  @inline(__always) private mutating func parseArgument(_ context: ExpressionContext) {
    let node = open(.argument)
    if next.kind == .colon, token.isLabel {
      leaf(.name)
      advance()
    } else if kind == .colon {
      noteError()
      advance()
    }
    if startsOperatorReference() {
      let reference = open(.identifierExpression)
      skipModuleSelector()
      advance()
      close(reference)
    } else if !parseExpression(context) {
      noteError()
      nodes[node].flags = .isBroken
    }
    close(node)
  }

  /// `reduce(0, +)`: an operator as a value.
  @inline(__always) private func startsOperatorReference() -> Bool {
    let place: Int
    if kind == .binaryOperator {
      place = index
    } else if next.kind == .colonColon {
      place = min(index + 2, tokenCount)
    } else {
      return false
    }
    guard tokens[place].kind == .binaryOperator else { return false }
    switch tokens[place + 1].kind {
    case .comma, .rightParen, .rightSquare: return true
    default: return false
    }
  }

  /// `{ … } label: { … }`: arguments
  mutating func parseTrailingClosures() {
    let first = open(.argument, flags: .isTrailing)
    parseClosure()
    close(first)
    while startsLabelledTrailingClosure() {
      let argument = open(.argument, flags: .isTrailing)
      leaf(.name)
      advance()
      if kind == .leftBrace { parseClosure() } else { leaf(.identifierExpression) }
      close(argument)
    }
  }

  private func startsLabelledTrailingClosure() -> Bool {
    guard next.kind == .colon, token.isLabel, word != .default else { return false }
    let third = tokens[index + 2]
    // An editor placeholder may replace the closure.
    return third.kind == .leftBrace || (third.kind == .identifier && bytes[Int(third.start)] == UInt8(ascii: "<"))
  }

  /// Whether the `{` at `position` after an expression begins its trailing closure, and not, for example, the body of a
  /// statement.
  func startsTrailingClosure(_ context: ExpressionContext, at position: Int) -> Bool {
    let inside = tokens[position + 1]
    if inside.word == .case { return false }
    switch inside.word {
    case .didSet, .willSet, .`init`: return false
    default: break
    }
    if inside.kind == .at, startsObservers(at: position) { return false }
    guard context.contains(.condition) else { return true }
    // Where the body of a statement is expected, a closure is accepted only in one line and before a clear
    // continuation.
    guard !inside.flags.contains(.startsLine) else { return false }
    let match = Int(tokens[position].match)
    guard match > position else { return false }
    let behind = tokens[match + 1]
    switch behind.kind {
    case .leftBrace, .comma: return true
    case .keyword where behind.word == .where: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !behind.flags.contains(.startsLine)
    case .keyword: return (behind.word == .is || behind.word == .as) && !behind.flags.contains(.startsLine)
    default: return false
    }
  }
}
