/// A cursor that reads ahead of the parser without consuming tokens, to decide between several ways to parse them.
///
/// It jumps over brackets to the closing ones that the lexer has found, which takes constant time.
struct Lookahead: TokenCursor {
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  var index: Int
  /// The number of consumed bytes of the current token: one `>` of `>>`.
  var consumed: UInt32 = 0
  var depth = 0

  /// The nesting depth of types at which lookahead stops.
  static let nestingLimit = 64
  /// The length of a list of attributes, modifiers and similar at which lookahead stops: otherwise a file that contains
  /// nothing else would take quadratic time.
  static let listLimit = 64

  @inline(__always) var kind: TokenKind {
    if consumed == 0 { return tokens[index].kind }
    return rest.kind
  }

  /// The current token without its consumed bytes.
  var rest: Token {
    var token = tokens[index]
    if consumed > 0 {
      token.start += consumed
      token.kind = Parser.remainder(of: token, bytes)
    }
    return token
  }

  @inline(__always) var startsLine: Bool { consumed == 0 && tokens[index].flags.contains(.startsLine) }

  @inline(__always) mutating func advance() {
    consumed = 0
    if index < tokenCount { index &+= 1 }
  }

  /// Whether the current token starts with this byte.
  @inline(__always) func at(prefix character: UInt8) -> Bool {
    let token = tokens[index]
    return token.start &+ consumed < token.end && bytes[Int(token.start &+ consumed)] == character
      && token.kind != .identifier
  }

  /// Whether the current token is exactly this byte.
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

  /// Moves past the current token, or past the bracket that it opens.
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

  /// A cursor after the bracket that the current token opens.
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
