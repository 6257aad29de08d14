/// The kind of a token. Operators have their fixity, which depends on white space and is decided by the lexer.
enum TokenKind: UInt8 {
  case endOfFile
  case identifier
  /// A reserved word; see ``Token/word``.
  case keyword
  case dollarIdentifier
  case wildcard
  case integer, float
  /// A whole string literal without interpolation.
  case string
  /// The opening quote of a string literal with interpolations; then segments, interpolations, and a `stringEnd`.
  case stringStart, stringSegment, stringEnd
  /// `\(` with its `#`s. The closing parenthesis is a `rightParen`.
  case interpolationStart
  case regex
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, colonColon, semicolon, period, at, backslash, arrow, equal
  case prefixAmpersand, binaryOperator, prefixOperator, postfixOperator
  /// `?` and `!` directly after an expression or type.
  case postfixQuestion, exclamation
  /// The `?` of a ternary operator.
  case infixQuestion
  case pound, poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
  case unknown
}

/// One token: 16 bytes.
struct Token {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// First of its line.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment is before it.
    static let spaceBefore = Flags(rawValue: 2)
    /// In backticks.
    static let isEscaped = Flags(rawValue: 4)
    /// A literal that is not closed.
    static let isBroken = Flags(rawValue: 8)
    /// A `<` that does not begin generic arguments, as a lookahead has found.
    static let opensNoGenerics = Flags(rawValue: 16)
  }

  var start: UInt32
  var end: UInt32
  /// For an opening bracket: index of the token that closes it, 0 for none.
  var match: UInt32 = 0
  var kind: TokenKind
  /// The word, reserved or contextual, of an identifier or keyword.
  var word: Word
  var flags: Flags

  @inline(__always) var length: UInt32 { end &- start }
}
