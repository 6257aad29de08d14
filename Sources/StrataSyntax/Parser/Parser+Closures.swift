extension Parser {
  /// closureSignature?, statement*
  mutating func parseClosure() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.closure)
    let opening = index
    advance()
    if startsClosureSignature() { parseClosureSignature() }
    parseItems(until: .brace)
    leaveBracket(opening, .rightBrace)
    close(node)
  }

  /// Whether attributes, captures and parameters up to an `in` follow after the `{` of a closure.
  private func startsClosureSignature() -> Bool {
    switch kind {
    case .identifier, .wildcard:
      // For the most frequent bodies one token is enough to decide.
      switch next.kind {
      case .comma, .colon, .arrow, .rightParen: break
      case .keyword where next.word == .in || next.word == .throws || next.word == .rethrows: break
      case .identifier where next.word == .async || next.word == .reasync: break
      default: return false
      }
    case .at, .leftParen, .leftSquare: break
    default: return false
    }
    var cursor = lookahead()
    return cursor.skipClosureSignature()
  }

  private mutating func parseClosureSignature() {
    let node = open(.closureSignature)
    parseAttributes()
    if kind == .leftSquare { parseCaptures() }
    if word != .in {
      if kind == .leftParen {
        parseParameters(.closure)
      } else {
        parseShorthandParameters()
      }
      parseEffects()
      if kind == .arrow { parseReturnType() }
    }
    if !accept(.in) { noteError() }
    close(node)
  }

  private mutating func parseShorthandParameters() {
    while kind == .identifier || kind == .wildcard {
      leaf(.closureParameterName)
      if accept(.colon) {
        noteError()
        parseType()
      }
      if !accept(.comma) { return }
    }
  }

  /// `[weak self, x = y]`
  private mutating func parseCaptures() {
    let list = open(.captureList)
    let opening = index
    advance()
    while kind != .rightSquare, !kind.isClosing {
      let capture = open(.capture)
      if word == .weak || word == .unowned, next.kind != .comma, next.kind != .rightSquare, next.kind != .equal {
        let modifier = open(.modifier)
        advance()
        if kind == .leftParen { skipToken() }
        close(modifier)
      }
      if kind == .identifier || word == .`self` { leaf(.name) } else { noteError() }
      if accept(.equal), !parseExpression([]) { noteError() }
      close(capture)
      if !accept(.comma) { break }
    }
    leaveBracket(opening, .rightSquare)
    close(list)
  }
}

extension Lookahead {
  /// Skips a closure's signature with its `in`; returns whether there was one.
  mutating func skipClosureSignature() -> Bool {
    while kind == .at {
      guard next.kind == .identifier else { return false }
      skipAttribute()
    }
    if kind == .leftSquare {
      guard tokens[index].match > 0 else { return false }
      skip()
    }
    if kind == .leftParen {
      // Only up to its end: the `in` of a loop that follows `($0 as? T)?.run()` belongs to no signature.
      guard tokens[index].match > 0 else { return false }
      skip()
    } else if kind == .identifier || kind == .wildcard {
      guard skipShorthandParameters() else { return false }
    }
    skipEffects()
    if accept(.arrow) { return skipType() }
    return word == .in
  }

  private mutating func skipShorthandParameters() -> Bool {
    while true {
      advance()
      if accept(.colon), !skipType() { return true }
      if !accept(.comma) { return true }
      guard kind == .identifier || kind == .wildcard else { return false }
    }
  }
}
