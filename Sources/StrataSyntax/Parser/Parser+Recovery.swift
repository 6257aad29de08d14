extension Parser {
  /// Increases the nesting depth, or skips the code if it is too deep. If true, call ``leave()`` afterwards.
  @inline(__always) mutating func enter() -> Bool {
    if depth >= Self.nestingLimit {
      skipOne()
      return false
    }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  /// Skips one token, or a whole bracket, as a `skipped` node.
  @inline(never) mutating func skipOne() {
    if kind == .endOfFile { return }
    noteError()
    let node = open(.skipped, flags: .isBroken)
    skipToken()
    close(node)
  }

  /// Moves past the current token, or past the bracket that it opens.
  @inline(__always) mutating func skipToken() {
    let match = Int(tokens[index].match)
    if match > index {
      previousEnd = tokens[match].end
      index = min(match + 1, tokenCount)
    } else {
      advance()
    }
  }

  /// Consumes the closing token of a bracket, after skipping the rest inside it.
  /// - Parameter opening: index of the opening token.
  mutating func leaveBracket(_ opening: Int, _ closing: TokenKind) {
    let match = Int(tokens[opening].match)
    if match == index, match > 0 {
      advance()
    } else if match > index {
      skipInside(upTo: match)
      advance()
    } else if kind == closing {
      // A bracket for which the lexer found no closing one.
      advance()
    } else {
      noteError()
    }
  }

  /// Skips the rest before a closing token.
  mutating func skipInside(upTo closing: Int) {
    guard closing > index else { return }
    noteError()
    let node = open(.skipped, flags: .isBroken)
    index = closing
    previousEnd = tokens[closing - 1].end
    close(node)
  }

  /// Skips to the end of the line, and over brackets that extend beyond it.
  mutating func skipLine() {
    while kind != .endOfFile, !startsLine { skipToken() }
  }

  /// Skips a conditional compilation block up to its `#endif` without parsing it.
  mutating func skipConditional() {
    var open = 0
    while kind != .endOfFile {
      if kind == .poundIf { open += 1 }
      if kind == .poundEndif {
        open -= 1
        if open == 0 { return advance() }
      }
      advance()
    }
  }
}
