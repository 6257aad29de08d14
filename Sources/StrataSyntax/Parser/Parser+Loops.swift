extension Parser {
  /// `repeat { } while x`
  mutating func parseRepeat() {
    let node = open(.repeatStatement)
    advance()
    parseCodeBlock()
    if accept(.while) {
      if !parseExpression([]) { noteError() }
    } else {
      noteError()
    }
    close(node)
  }

  /// `for try await case let x? in xs where x > 1 { }`
  mutating func parseFor() {
    let node = open(.forStatement)
    advance()
    if word == .try { leaf(.effect) }
    if word == .await { leaf(.effect) }
    if word == .unsafe, next.word != .in, next.kind != .colon { leaf(.effect) }
    if accept(.case) {
      if !parseMatchingPattern(.matching) { noteError() }
    } else if !parsePattern() {
      noteError()
    }
    parseTypeAnnotation()
    if accept(.in) {
      if kind == .leftBrace || !parseExpression(.condition) { noteError() }
    } else {
      noteError()
    }
    parseWhereGuard(.condition)
    parseCodeBlock()
    close(node)
  }

  /// `where x`; optional
  @inline(__always) mutating func parseWhereGuard(_ context: ExpressionContext) {
    if word != .where { return }
    let node = open(.whereGuard)
    advance()
    if !parseExpression(context) { noteError() }
    close(node)
  }

  /// `do throws(E) { } catch let e as F where g { }`
  mutating func parseDo() {
    let node = open(.doStatement)
    advance()
    if word == .throws {
      leaf(.effect)
      if kind == .leftParen { parseThrownType() }
    }
    parseCodeBlock()
    while word == .catch { parseCatch() }
    close(node)
  }

  private mutating func parseCatch() {
    let node = open(.catchClause)
    advance()
    while kind != .leftBrace, kind != .endOfFile {
      let before = index
      let item = open(.casePattern)
      if word != .where, !parseMatchingPattern(.matching) { noteError() }
      parseWhereGuard(.condition)
      close(item)
      if !accept(.comma) || index == before { break }
    }
    parseCodeBlock()
    close(node)
  }
}
