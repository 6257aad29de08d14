extension Lexer {
  @inline(__always) mutating func openBracket(_ kind: TokenKind) {
    let start = position
    position &+= 1
    let bracket: BracketStack.Kind = kind == .leftParen ? .paren : kind == .leftBrace ? .brace : .square
    brackets.push(.init(kind: bracket, token: UInt32(truncatingIfNeeded: count), indentation: indentation))
    append(kind, from: start)
  }

  /// Emits a closing bracket for the entry at `index` of the stack. Brackets that were opened after that one stay
  /// without a closing one.
  @inline(__always) private mutating func close(_ kind: TokenKind, matching index: Int) {
    let start = position
    position &+= 1
    tokens[Int(brackets[index].token)].match = UInt32(truncatingIfNeeded: count)
    append(kind, from: start)
    brackets.cut(to: index)
  }

  private mutating func closeUnmatched(_ kind: TokenKind) {
    let start = position
    position += 1
    append(kind, from: start)
  }

  @inline(__always) mutating func closeParen() {
    let top = brackets.count &- 1
    if top >= 0, brackets[top].kind == .paren { return close(.rightParen, matching: top) }
    closeMisplacedParen()
  }

  /// The end of an interpolation, or a parenthesis after brackets that were not closed.
  private mutating func closeMisplacedParen() {
    var index = brackets.count - 1
    var crossedBrace = false
    // A limit, so that a file with many unmatched parentheses does not take quadratic time.
    let lowest = max(0, index - 32)
    while index >= lowest {
      let entry = brackets[index]
      switch entry.kind {
      case .paren where !crossedBrace:
        return close(.rightParen, matching: index)
      case .interpolation:
        close(.rightParen, matching: index)
        interpolations -= 1
        lineEndsInterpolation = entry.outerLineEnds
        return lexStringBody(from: position, tokenStart: position, entry)
      case .brace:
        if interpolations == 0 { return closeUnmatched(.rightParen) }
        crossedBrace = true
      default:
        break
      }
      index -= 1
    }
    closeUnmatched(.rightParen)
  }

  @inline(__always) mutating func closeSquare() {
    let top = brackets.count &- 1
    if top >= 0, brackets[top].kind == .square { return close(.rightSquare, matching: top) }
    if top >= 1, brackets[top].kind == .paren, brackets[top - 1].kind == .square {
      return close(.rightSquare, matching: top - 1)
    }
    closeUnmatched(.rightSquare)
  }

  /// A brace closes everything up to its opening brace: brackets that are not closed in a block end with the block.
  @inline(__always) mutating func closeBrace() {
    let top = brackets.count &- 1
    if top >= 0, brackets[top].kind == .brace, !trustsIndentation { return close(.rightBrace, matching: top) }
    closeMisplacedBrace()
  }

  private mutating func closeMisplacedBrace() {
    var index = brackets.count - 1
    let lowest = max(0, index - 512)
    while index >= lowest {
      let entry = brackets[index]
      if entry.kind == .brace {
        if trustsIndentation, pending.contains(.startsLine), indentation > entry.indentation { break }
        return close(.rightBrace, matching: index)
      }
      if entry.kind == .interpolation { break }
      index -= 1
    }
    hasStrayBrace = true
    // No brace can close anything below; the entries are removed, so that they are not searched again.
    if index < 0 { brackets.cut(to: 0) }
    closeUnmatched(.rightBrace)
  }

  /// A line end inside an interpolation of a single-line string ends both.
  @inline(never) mutating func breakInterpolation() {
    while lineEndsInterpolation {
      var index = brackets.count - 1
      while index >= 0, brackets[index].kind != .interpolation { index -= 1 }
      guard index >= 0 else {
        lineEndsInterpolation = false
        return
      }
      let entry = brackets[index]
      brackets.cut(to: index)
      interpolations -= 1
      lineEndsInterpolation = entry.outerLineEnds
      errors.append(UInt32(position))
      tokens[Int(entry.token)].match = UInt32(count)
      pending.insert(.isBroken)
      append(.stringEnd, from: position)
    }
  }
}
