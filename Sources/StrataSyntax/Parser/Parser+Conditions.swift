extension Parser {
  /// `if … { } else …`: condition*, codeBlock, (codeBlock or ifStatement)?
  mutating func parseIf() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.ifStatement)
    advance()
    if kind != .leftBrace { parseConditions() } else { noteError() }
    parseCodeBlock()
    if accept(.else) {
      if word == .if { parseIf() } else { parseCodeBlock() }
    }
    close(node)
  }

  mutating func parseGuard() {
    let node = open(.guardStatement)
    advance()
    parseConditions()
    if !accept(.else) { noteError() }
    parseCodeBlock()
    close(node)
  }

  mutating func parseWhile() {
    let node = open(.whileStatement)
    advance()
    if kind != .leftBrace { parseConditions() } else { noteError() }
    parseCodeBlock()
    close(node)
  }

  /// condition*
  private mutating func parseConditions() {
    while true {
      let before = index
      parseCondition()
      if index == before { return }
      if accept(.comma) { continue }
      // `&&` and `where`, which Swift 2 used in place of a comma.
      if at(operator: "&&") || word == .where {
        noteError()
        advance()
        continue
      }
      return
    }
  }

  private mutating func parseCondition() {
    switch word {
    case .let, .var, .inout: return parseOptionalBinding()
    case .case: return parseMatchingCondition()
    default: break
    }
    if kind == .poundAvailable || kind == .poundUnavailable { return parseAvailability() }
    if !parseExpression(.condition) { noteError() }
  }

  /// `let x: T = y`, `let x`
  private mutating func parseOptionalBinding() {
    let node = open(.optionalBindingCondition, flags: word == .let ? .isLet : [])
    advance()
    if !parseMatchingPattern(.binding) { noteError() }
    parseTypeAnnotation()
    if kind == .equal { parseConditionValue() }
    close(node)
  }

  /// `case p = v`
  private mutating func parseMatchingCondition() {
    let node = open(.matchingCondition)
    advance()
    if !parseMatchingPattern(.matching) { noteError() }
    parseTypeAnnotation()
    if kind == .equal { parseConditionValue() } else { noteError() }
    close(node)
  }

  private mutating func parseConditionValue() {
    let value = open(.initializerValue)
    advance()
    if !parseExpression(.condition) { noteError() }
    close(value)
  }

  /// `#available(iOS 17, *)`
  mutating func parseAvailability() {
    let node = open(.availabilityCondition)
    advance()
    if kind == .leftParen { skipToken() } else { noteError() }
    close(node)
  }
}
