/// A position in the token table: of the ``Parser``, or of a ``Lookahead``.
protocol TokenCursor: ~Copyable {
  var tokens: UnsafeMutablePointer<Token> { get }
  var index: Int { get }
  var kind: TokenKind { get }

  /// Moves past the current token.
  mutating func advance()
}

extension TokenCursor where Self: ~Copyable {
  @inline(__always) var word: Word { tokens[index].word }
  @inline(__always) var next: Token { tokens[index &+ 1] }

  @inline(__always) mutating func accept(_ kind: TokenKind) -> Bool {
    if self.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always) mutating func accept(_ word: Word) -> Bool {
    if self.word != word { return false }
    advance()
    return true
  }
}

extension Parser: TokenCursor {
  @inline(__always) var token: Token { tokens[index] }
  @inline(__always) var kind: TokenKind { tokens[index].kind }
  @inline(__always) var startsLine: Bool { tokens[index].flags.contains(.startsLine) }

  @inline(__always) mutating func advance() {
    previousEnd = tokens[index].end
    if index < tokenCount { index &+= 1 }
  }

  /// Whether the current token is an operator of any fixity that consists of this byte.
  @inline(__always) func at(operator character: UInt8) -> Bool {
    let token = tokens[index]
    return token.length == 1 && token.kind.isOperator && bytes[Int(token.start)] == character
  }

  /// Whether the current token is an operator of any fixity with this text.
  func at(operator text: StaticString) -> Bool {
    let token = tokens[index]
    guard token.kind.isOperator, token.length == text.utf8CodeUnitCount else { return false }
    for step in 0..<text.utf8CodeUnitCount where bytes[Int(token.start) + step] != text.utf8Start[step] {
      return false
    }
    return true
  }

  /// Whether the current token starts with this byte, as the operator `>>` starts with `>`.
  @inline(__always) func at(prefix character: UInt8) -> Bool {
    let token = tokens[index]
    return bytes[Int(token.start)] == character && token.length > 0 && token.kind != .identifier
  }

  /// Consumes the first byte of the current token; the rest becomes a token of its own.
  mutating func acceptPrefix(_ character: UInt8) -> Bool {
    if !at(prefix: character) { return false }
    if tokens[index].length == 1 {
      advance()
    } else {
      split(1)
    }
    return true
  }

  /// Consumes a `?` or `!` after a type, which may be the start of an operator token: `?>` of `>?>`.
  mutating func advanceOverMark() {
    if tokens[index].length == 1 { advance() } else { split(1) }
  }

  /// Removes `length` bytes from the front of the current token.
  mutating func split(_ length: UInt32) {
    tokens[index].start += length
    previousEnd = tokens[index].start
    tokens[index].flags.subtract([.startsLine, .spaceBefore])
    tokens[index].kind = Self.remainder(of: tokens[index], bytes)
  }

  /// The rest of an operator after its front was removed; the characters before it are on its left now.
  static func remainder(of token: Token, _ bytes: UnsafePointer<UInt8>) -> TokenKind {
    switch bytes[Int(token.start)] {
    case UInt8(ascii: "?"): return .postfixQuestion
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: "=") where token.length == 1: return .equal
    case UInt8(ascii: ".") where token.length == 1: return .period
    case UInt8(ascii: ":") where token.length == 1: return .colon
    default: break
    }
    return token.kind.isOperator ? token.kind : .binaryOperator
  }

  /// Consumes a token of this kind; otherwise records an error and consumes nothing.
  @discardableResult
  @inline(__always) mutating func expect(_ kind: TokenKind) -> Bool {
    if tokens[index].kind == kind {
      advance()
      return true
    }
    noteError()
    return false
  }

  @inline(never) mutating func noteError() {
    let offset = tokens[index].start
    if errors.last != offset { errors.append(offset) }
  }

  /// A `name` node for an identifier, and for a keyword where only a name is possible.
  @discardableResult
  mutating func parseName() -> Bool {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier:
      leaf(.name)
      return true
    case .keyword where !startsLine || word == .`self` || word == .`Self`:
      noteError()
      leaf(.name)
      return true
    default:
      noteError()
      return false
    }
  }
}

extension TokenKind {
  @inline(__always) var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// Whether the token closes a bracket.
  @inline(__always) var isClosing: Bool {
    switch self {
    case .rightParen, .rightBrace, .rightSquare, .poundEndif, .poundElse, .poundElseif, .stringEnd, .endOfFile: true
    default: false
    }
  }
}

extension Token {
  /// Whether the token may be the label of an argument or the name of a parameter.
  @inline(__always) var isLabel: Bool {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: word != .inout
    default: false
    }
  }
}
