extension Parser {
  /// Whether a statement starts here that is not an expression.
  /// - Parameter offset: the number of tokens to skip first.
  func startsStatement(behind offset: Int = 0) -> Bool {
    let token = tokens[min(index + offset, tokenCount)]
    switch token.word {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
      return true
    case .repeat:
      return tokens[min(index + offset + 1, tokenCount)].kind == .leftBrace
    case .yield, .discard:
      return offset == 0 && (startsOperand([]) || (token.word == .yield && startsYieldList()))
    case .then:
      return offset == 0 && startsOperand([])
    default:
      return false
    }
  }

  /// `yield (a, b)` looks like a call; `yield &x` does not.
  private func startsYieldList() -> Bool { next.kind == .prefixAmpersand }

  mutating func parseStatement() {
    guard enter() else { return }
    defer { leave() }
    if kind == .identifier, next.kind == .colon {
      let node = open(.labeledStatement)
      leaf(.name)
      advance()
      parseUnlabeledStatement()
      return close(node)
    }
    parseUnlabeledStatement()
  }

  private mutating func parseUnlabeledStatement() {
    switch word {
    case .return: parseTransfer(.returnStatement, isOptional: true)
    case .throw: parseTransfer(.throwStatement)
    case .yield: parseYield()
    case .discard: parseTransfer(.discardStatement)
    case .then: parseTransfer(.thenStatement)
    case .break: parseJump(.breakStatement)
    case .continue: parseJump(.continueStatement)
    case .fallthrough: leaf(.fallthroughStatement)
    case .if: parseConditionalExpressionStatement()
    case .switch: parseConditionalExpressionStatement()
    case .guard: parseGuard()
    case .while: parseWhile()
    case .repeat: parseRepeat()
    case .for: parseFor()
    case .do: parseDo()
    case .defer:
      let node = open(.deferStatement)
      advance()
      parseCodeBlock()
      close(node)
    default: noteError()
    }
  }

  /// `if` or `switch`, which is an expression if `as` follows.
  private mutating func parseConditionalExpressionStatement() {
    let first = count
    if word == .if { parseIf() } else { parseSwitch() }
    guard word == .as else { return }
    let sequence = wrap(first, as: .sequenceExpression)
    let cast = open(.castOperator)
    advance()
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    if !parseType() { noteError() }
    close(cast)
    close(sequence)
  }

  /// `return x`, `throw x`
  private mutating func parseTransfer(_ kind: SyntaxKind, isOptional: Bool = false) {
    let node = open(kind)
    advance()
    if !isOptional || startsReturnedExpression() {
      if !parseExpression([]), !isOptional { noteError() }
    }
    close(node)
  }

  private func startsReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile: return false
    case .keyword:
      switch word {
      case .case, .default: return false
      case .if, .switch: return true
      default: break
      }
    default: break
    }
    if word != .none || kind == .at {
      if startsStatement() || startsDeclaration() { return false }
    }
    if kind == .at, startsLine { return !isConditionalSwitchCase() }
    return !(kind == .identifier && next.kind == .colon && startsStatement(behind: 2))
  }

  private mutating func parseYield() {
    let node = open(.yieldStatement)
    advance()
    if kind == .leftParen {
      let opening = index
      advance()
      while !kind.isClosing {
        if !parseExpression([]) { noteError() }
        if !accept(.comma) { break }
      }
      leaveBracket(opening, .rightParen)
    } else if !parseExpression([]) {
      noteError()
    }
    close(node)
  }

  private mutating func parseJump(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    if self.kind == .identifier, !startsLine, word == .none || !(startsStatement() || startsDeclaration()) {
      leaf(.name)
    }
    close(node)
  }
}
