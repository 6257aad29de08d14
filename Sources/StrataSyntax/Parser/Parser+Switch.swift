extension Parser {
  /// expression, switchCase* or conditional*
  mutating func parseSwitch() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.switchStatement)
    advance()
    if kind == .leftBrace || !parseExpression(.condition) { noteError() }
    if kind == .leftBrace {
      let opening = index
      advance()
      parseSwitchCases()
      leaveBracket(opening, .rightBrace)
    } else {
      noteError()
    }
    close(node)
  }

  mutating func parseSwitchCases() {
    while !kind.isClosing
      || ((kind == .poundElse || kind == .poundElseif || kind == .poundEndif) && openConditionals == 0)
    {
      switch kind {
      case .keyword where word == .case || word == .default:
        parseSwitchCase()
      case .at:
        if isConditionalSwitchCase() { parseSwitchCase() } else { skipOne() }
      case .poundIf:
        parseConditional(.switchCases)
      case .pound where next.word == .warning || next.word == .error:
        let macro = open(.macroExpansionDeclaration)
        parseMacroUse([])
        close(macro)
      case .semicolon:
        advance()
      default:
        skipStrayStatement()
      }
    }
  }

  /// A statement before the first `case`.
  private mutating func skipStrayStatement() {
    noteError()
    let node = open(.skipped, flags: .isBroken)
    repeat { skipToken() } while !startsLine && !kind.isClosing && word != .case && word != .default
    close(node)
  }

  private mutating func parseSwitchCase() {
    let node = open(.switchCase)
    while kind == .at { parseAttribute() }
    if accept(.default) {
      if !accept(.colon) { noteError() }
    } else if accept(.case) {
      repeat {
        _ = accept(.case)
        let item = open(.casePattern)
        if !parseMatchingPattern(.matching) { noteError() }
        parseWhereGuard([])
        close(item)
      } while accept(.comma)
      if !accept(.colon) { noteError() }
    } else {
      noteError()
    }
    parseItems(until: .switchCase)
    close(node)
  }

  /// Whether further cases of the switch follow after an attribute or an `#if`.
  func isConditionalSwitchCase() -> Bool {
    var cursor = lookahead()
    if cursor.kind == .poundIf {
      repeat {
        cursor.advance()
        cursor.skipLine()
      } while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse
    }
    let hasAttribute = cursor.skipAttributes()
    if hasAttribute, cursor.kind == .rightBrace { return true }
    return cursor.word == .case || cursor.word == .default
  }
}
