/// Turns source bytes into a table of tokens, in one pass without recursion: interpolations and brackets are kept on a
/// stack. Comments and white space produce no tokens, only flags.
struct Lexer: ~Copyable {
  /// The source with readable bytes before and after it, so that no read needs a bounds check.
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let classes: UnsafePointer<ByteClass>
  let words: WordTable

  var position = 0
  /// Flags of the next token.
  var pending: Token.Flags = .startsLine
  var tokens: GrowingBuffer<Token>
  @inline(__always) var count: Int { tokens.count }

  var brackets = BracketStack()
  /// Whether indentation decides about missing braces; see ``closeForgottenBraces()``.
  let trustsIndentation: Bool
  /// Indentation of the line; inside brackets, of the line with the opening one.
  var indentation: Int32 = 0
  /// Whether a closing brace had no opening brace.
  var hasStrayBrace = false
  /// How many interpolations are open, and whether the innermost is in a single-line string.
  var interpolations = 0
  var lineEndsInterpolation = false

  /// Whether a conflict marker of each kind was found to have no end.
  var hasNoConflictEnd = (normal: false, perforce: false)

  /// Up to this offset, each `#` is a token of its own.
  var plainPoundsEnd = 0
  /// The smallest number of `#`s of a multi-line regex literal that was found to have no end.
  var poundsWithoutRegexEnd = Int.max

  var lineStarts: GrowingBuffer<UInt32>
  var directives: [UInt32] = []
  var errors: [UInt32] = []

  /// - Parameter bytes: the source, with ``SourcePadding/size`` bytes before it (zero) and after it (a line feed, then zero).
  /// - Parameter trustsIndentation: true for a second pass over a source whose braces are not balanced.
  init(bytes: UnsafePointer<UInt8>, count end: Int, trustsIndentation: Bool = false) {
    self.trustsIndentation = trustsIndentation
    self.bytes = bytes
    self.end = end
    classes = ByteClass.table
    words = .shared
    tokens = GrowingBuffer(capacity: end / 4 + 64)
    lineStarts = GrowingBuffer(capacity: end / 36 + 8)
    lineStarts.append(0)
  }

  /// Reads all tokens. Several `endOfFile` tokens are at the end, so that lookahead needs no checks.
  mutating func run() {
    if end >= 2, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") {
      position = bytes.lineEnd(from: 0)
    }
    while true {
      // Most tokens follow another one directly or after one space. A line feed is after the last byte.
      if classes[Int(bytes[position])].contains(.mayStartTrivia) {
        if bytes[position] == 0x20, !classes[Int(bytes[position &+ 1])].contains(.mayStartTrivia) {
          position &+= 1
          pending.insert(.spaceBefore)
        } else {
          skipTrivia()
          if position >= end { break }
        }
      }
      if trustsIndentation, pending.contains(.startsLine) { closeForgottenBraces() }
      let byte = bytes[position]
      let byteClass = classes[Int(byte)]
      if byteClass.contains(.identifierStart) {
        lexIdentifier()
        continue
      }
      switch byte {
      case UInt8(ascii: "("): openBracket(.leftParen)
      case UInt8(ascii: ")"): closeParen()
      case UInt8(ascii: "{"): openBracket(.leftBrace)
      case UInt8(ascii: "}"): closeBrace()
      case UInt8(ascii: "["): openBracket(.leftSquare)
      case UInt8(ascii: "]"): closeSquare()
      case UInt8(ascii: ","): single(.comma)
      case UInt8(ascii: ";"): single(.semicolon)
      case UInt8(ascii: "@"): single(.at)
      case UInt8(ascii: "\\"): single(.backslash)
      case UInt8(ascii: ":"):
        if bytes[position + 1] == UInt8(ascii: ":") {
          let start = position
          position += 2
          append(.colonColon, from: start)
        } else {
          single(.colon)
        }
      case UInt8(ascii: "."):
        // A single period is by far the most frequent operator character.
        if classes[Int(bytes[position &+ 1])].contains(.identifierStart) { single(.period) } else { lexOperator() }
      case UInt8(ascii: "\""): lexString(at: position, pounds: 0)
      case UInt8(ascii: "#"): lexPound()
      case UInt8(ascii: "`"): lexEscapedIdentifier()
      case UInt8(ascii: "$"): lexDollarIdentifier()
      case UInt8(ascii: "!"), UInt8(ascii: "?"): lexMark(byte)
      case UInt8(ascii: "<"):
        if bytes[position + 1] != UInt8(ascii: "#") || !lexPlaceholder() { lexOperator() }
      default:
        if byteClass.contains(.operatorCharacter) {
          lexOperator()
        } else if byteClass.contains(.digit) {
          lexNumber()
        } else {
          lexUncommon()
        }
      }
    }
    closeOpenStrings()
    for _ in 0..<4 {
      position = end
      append(.endOfFile, from: end)
    }
  }

  @inline(__always) mutating func append(_ kind: TokenKind, from start: Int, word: Word = .none) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), kind: kind,
        word: word, flags: pending))
    pending = []
  }

  @inline(__always) private mutating func single(_ kind: TokenKind) {
    let start = position
    position &+= 1
    append(kind, from: start)
  }
}
