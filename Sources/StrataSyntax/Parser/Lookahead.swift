/// A cursor that reads ahead of the parser without consuming: it decides between readings of what follows.
///
/// It jumps over brackets by the counterparts that the lexer has found, so looking past one costs nothing.
struct Lookahead {
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  var index: Int
  /// Bytes of the current token that were consumed already: one `>` of `>>`.
  var consumed: UInt32 = 0
  var depth = 0

  /// Types inside types beyond which looking ahead gives up.
  static let nestingLimit = 64
  /// Attributes, modifiers and the like in a row beyond which looking ahead gives up: else a file of nothing but them
  /// would be read over and over.
  static let listLimit = 64

  @inline(__always) var kind: TokenKind {
    if consumed == 0 { return tokens[index].kind }
    return rest.kind
  }

  /// The current token without what was consumed of it.
  var rest: Token {
    var token = tokens[index]
    if consumed > 0 {
      token.start += consumed
      token.kind = Parser.remainder(of: token, bytes)
    }
    return token
  }

  @inline(__always) var word: Word { tokens[index].word }
  @inline(__always) var startsLine: Bool { consumed == 0 && tokens[index].flags.contains(.startsLine) }
  @inline(__always) var next: Token { tokens[index &+ 1] }

  @inline(__always) mutating func advance() {
    consumed = 0
    if index < tokenCount { index &+= 1 }
  }

  @inline(__always) mutating func accept(_ kind: TokenKind) -> Bool {
    if self.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always) mutating func accept(_ word: Word) -> Bool {
    if tokens[index].word != word { return false }
    advance()
    return true
  }

  /// The current token starts with this byte.
  @inline(__always) func at(prefix character: UInt8) -> Bool {
    let token = tokens[index]
    return token.start &+ consumed < token.end && bytes[Int(token.start &+ consumed)] == character
      && token.kind != .identifier
  }

  /// The current token is exactly this byte.
  @inline(__always) func at(operator character: UInt8) -> Bool {
    at(prefix: character) && tokens[index].length == consumed &+ 1
  }

  mutating func acceptPrefix(_ character: UInt8) -> Bool {
    if !at(prefix: character) { return false }
    consumed &+= 1
    if consumed == tokens[index].length { advance() }
    return true
  }

  /// `...`, as an operator of any fixity.
  mutating func acceptEllipsis() -> Bool {
    let token = rest
    guard token.kind.isOperator, token.length == 3 else { return false }
    for step in 0..<3 where bytes[Int(token.start) + step] != UInt8(ascii: ".") { return false }
    advance()
    return true
  }

  /// Moves behind the current token, or behind the bracket that it opens.
  @inline(__always) mutating func skip() {
    let match = Int(tokens[index].match)
    if match > index, consumed == 0 {
      index = min(match &+ 1, tokenCount)
    } else {
      advance()
    }
  }

  mutating func skipLine() {
    while kind != .endOfFile, !startsLine { skip() }
  }

  /// The bracket at the current token ends, and this follows it.
  func behindBracket() -> Lookahead {
    var copy = self
    copy.skip()
    return copy
  }
}

extension Parser {
  @inline(__always) func lookahead() -> Lookahead {
    Lookahead(bytes: bytes, tokens: tokens, tokenCount: tokenCount, index: index)
  }

  @inline(__always) func lookahead(at index: Int) -> Lookahead {
    Lookahead(bytes: bytes, tokens: tokens, tokenCount: tokenCount, index: min(index, tokenCount))
  }
}
