extension Parser {
  /// A pattern of a declaration or a `for`: names, `_`, tuples. False if nothing was consumed.
  mutating func parsePattern() -> Bool {
    switch kind {
    case .identifier where word != ._borrowing && !startsBorrowing:
      leaf(.identifierPattern)
    case .wildcard:
      leaf(.wildcardPattern)
    case .leftParen:
      parseTuplePattern()
    case .dollarIdentifier:
      noteError()
      leaf(.identifierPattern)
    default:
      return parseKeywordPattern()
    }
    return true
  }

  private mutating func parseKeywordPattern() -> Bool {
    switch word {
    case .let, .var, .inout, ._borrowing, .borrowing:
      guard enter() else { return true }
      defer { leave() }
      let node = open(.valueBindingPattern, flags: word == .let ? .isLet : [])
      advance()
      if !parsePattern() { noteError() }
      close(node)
      return true
    default:
      guard kind == .keyword, !startsLine else { return false }
      noteError()
      leaf(.identifierPattern)
      return true
    }
  }

  private var startsBorrowing: Bool {
    word == .borrowing && !next.flags.contains(.startsLine) && (next.kind == .identifier || next.kind == .wildcard)
  }

  /// `(a, label: b)`
  private mutating func parseTuplePattern() {
    guard enter() else { return }
    defer { leave() }
    let node = open(.tuplePattern)
    let opening = index
    advance()
    while kind != .rightParen, !kind.isClosing {
      let element = open(.tuplePatternElement)
      if kind == .identifier, next.kind == .colon {
        leaf(.name)
        advance()
      }
      let isPattern = parsePattern()
      if !isPattern { noteError() }
      close(element)
      if !accept(.comma) || !isPattern { break }
    }
    leaveBracket(opening, .rightParen)
    close(node)
  }

  /// Whether a pattern follows inside an expression that is a pattern: `let x`, `is T`.
  @inline(__always) var startsPatternInExpression: Bool {
    switch word {
    case .is, .let, .var, .inout: return true
    case ._borrowing, .borrowing: return startsBinding
    default: return false
    }
  }

  private var startsBinding: Bool {
    !next.flags.contains(.startsLine) && (next.kind == .identifier || next.kind == .wildcard)
  }

  /// A pattern of a `case`. False if nothing was consumed.
  mutating func parseMatchingPattern(_ context: ExpressionContext) -> Bool {
    guard enter() else { return true }
    defer { leave() }
    if startsPatternInExpression {
      let isTest = word == .is
      let node = open(isTest ? .isPattern : .valueBindingPattern, flags: word == .let ? .isLet : [])
      advance()
      if isTest {
        if !parseType() { noteError() }
      } else if !parseMatchingPattern(.binding) {
        noteError()
      }
      close(node)
      return true
    }
    let node = open(.expressionPattern)
    guard parseSequence(context.union(.condition)) else {
      nodes.truncate(to: node)
      return false
    }
    if nodes[node + 1].kind == .patternExpression, count == node + 3 {
      // A single name that is bound is not an expression.
      nodes[node] = nodes[node + 2]
      nodes[node].next = UInt32(node + 1)
      nodes.truncate(to: node + 1)
    } else {
      close(node)
    }
    return true
  }
}
