extension Parser {
  /// stringSegment*, interpolation*
  mutating func parseString() {
    let node = open(.stringLiteral)
    if kind == .string {
      parsePlainString(node)
    } else {
      advance()
      parseStringParts()
    }
    close(node)
  }

  /// A literal without interpolation is one token: its segment is the range between its quotes.
  private mutating func parsePlainString(_ node: Int) {
    let token = token
    var start = token.start
    while bytes[Int(start)] == UInt8(ascii: "#") { start += 1 }
    let pounds = start - token.start
    var quotes: UInt32 = 1
    if bytes[Int(start) + 1] == UInt8(ascii: "\""), bytes[Int(start) + 2] == UInt8(ascii: "\""),
      token.length >= 2 * pounds + 6 || (token.flags.contains(.isBroken) && token.length >= pounds + 3)
    {
      quotes = 3
      // `#"""#` is a literal with the content of one quote.
      if pounds > 0, !isMultiline(token, behindQuotes: start + 3) { quotes = 1 }
    }
    let contentStart = start + quotes
    let contentEnd = token.flags.contains(.isBroken) ? token.end : token.end - quotes - pounds
    advance()
    if contentEnd > contentStart { leaf(.stringSegment, from: contentStart, to: contentEnd) }
    if token.flags.contains(.isBroken) { nodes[node].flags = .isBroken }
  }

  /// Whether only a line end follows the opening quotes, as in every multi-line literal.
  private func isMultiline(_ token: Token, behindQuotes offset: UInt32) -> Bool {
    let lineEnd = bytes.lineEnd(from: Int(offset))
    return lineEnd < Int(token.end)
  }

  private mutating func parseStringParts() {
    while true {
      switch kind {
      case .stringSegment:
        leaf(.stringSegment)
      case .interpolationStart:
        let node = open(.interpolation)
        let opening = index
        advance()
        if kind != .rightParen { parseArguments(until: .rightParen, []) }
        if tokens[Int(tokens[opening].match)].kind == .stringEnd {
          // A line end has ended it, and the literal with it.
          skipInside(upTo: Int(tokens[opening].match))
        } else {
          leaveBracket(opening, .rightParen)
        }
        close(node)
      case .stringEnd:
        return advance()
      default:
        return noteError()
      }
    }
  }

  /// `(a, b: c)`
  mutating func parseTuple(_ context: ExpressionContext) {
    let node = open(.tupleExpression)
    let opening = index
    advance()
    parseArguments(until: .rightParen, context.intersection(.pattern))
    leaveBracket(opening, .rightParen)
    close(node)
  }

  /// `[a, b]`, `[k: v]`, `[:]`; also `[n of T]`
  mutating func parseCollection() {
    let first = count
    if lookahead(at: index + 1).opensInlineArray {
      let node = open(.typeExpression)
      parseCollectionType()
      return close(node)
    }
    let node = open(.arrayLiteral)
    let opening = index
    advance()
    if kind == .colon, next.kind == .rightSquare {
      nodes[first].kind = .dictionaryLiteral
      advance()
    } else {
      parseElements(node)
    }
    leaveBracket(opening, .rightSquare)
    close(node)
  }

  private mutating func parseElements(_ node: Int) {
    var isDictionary = false
    var isFirst = true
    while !kind.isClosing {
      guard parseExpression([]) else { return noteError() }
      if isFirst, kind == .colon {
        isDictionary = true
        nodes[node].kind = .dictionaryLiteral
      }
      if isDictionary {
        if !accept(.colon) { noteError() }
        if !parseExpression([]) { noteError() }
      }
      isFirst = false
      if !accept(.comma) { return }
    }
  }
}
