extension Lexer {
  /// Whether the character before an offset makes an operator there postfix or binary.
  @inline(__always) func isLeftBound(_ offset: Int) -> Bool {
    switch bytes[offset &- 1] {
    case 0x20, 0x0A, 0x0D, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return bytes[offset &- 2] != UInt8(ascii: "*")
    case 0xA0: return bytes[offset &- 2] != 0xC2
    default: return true
    }
  }

  /// Whether the character at an offset makes an operator before it prefix or binary.
  @inline(__always) func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch bytes[offset] {
    case 0x20, 0x0A, 0x0D, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = bytes[offset &+ 1]
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return bytes[offset &+ 1] != 0xA0
    default: return offset < end
    }
  }

  /// `!` or `?`: a suffix directly after an expression, otherwise an operator.
  @inline(__always) mutating func lexMark(_ byte: UInt8) {
    guard isLeftBound(position) else { return lexOperator() }
    let start = position
    position &+= 1
    append(byte == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start)
  }

  mutating func lexOperator() {
    let start = position
    var offset = start
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    var firstSlash = -1
    while true {
      let byte = bytes[offset]
      if classes[Int(byte)].contains(.operatorCharacter) {
        if byte == UInt8(ascii: "."), !startsWithPeriod, offset > start { break }
        if byte == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "#"), offset > start, isPlaceholder(offset) {
          break
        }
        if byte == UInt8(ascii: "/"), firstSlash < 0 { firstSlash = offset }
        offset &+= 1
      } else if byte >= 0x80 {
        let scalar = bytes.scalar(at: offset)
        if scalar.length == 0 || !ScalarClass.continuesOperator(scalar.value) { break }
        offset += scalar.length
      } else {
        break
      }
    }
    if firstSlash >= 0 {
      if lexOperatorAsRegex(from: start, to: offset, slash: firstSlash) { return }
      offset = cutAtComment(start, offset)
    }
    position = offset
    append(operatorKind(start, offset), from: start)
  }

  private func isPlaceholder(_ start: Int) -> Bool {
    var offset = start + 2
    while offset < end, bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: ">") { return true }
      if bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "#") { return false }
      offset += 1
    }
    return false
  }

  private func cutAtComment(_ start: Int, _ offset: Int) -> Int {
    var cut = start + 1
    while cut < offset {
      let next = bytes[cut + 1]
      if bytes[cut] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return cut }
      cut += 1
    }
    return offset
  }

  @inline(__always) func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    let length = end &- start
    if length == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "&"): if !leftBound && isRightBound(end, isLeftBound: false) { return .prefixAmpersand }
      default: break
      }
    } else if length == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return .arrow
    } else if length == 2, bytes[start] == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") {
      return .unknown
    }
    let rightBound = isRightBound(end, isLeftBound: leftBound)
    return leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
  }

  /// A slash may begin a regex literal where no operator is possible. The lexer has to decide, since a literal may
  /// contain brackets.
  private mutating func lexOperatorAsRegex(from start: Int, to end: Int, slash: Int) -> Bool {
    let leftBound = isLeftBound(start)
    if leftBound { return false }
    let previous = count > 0 ? tokens[count - 1] : Token(start: 0, end: 0, kind: .semicolon, word: .none, flags: [])
    if previous.word == .func || previous.word == .operator { return false }
    var mustBeRegex = false
    if leftBound == isRightBound(end, isLeftBound: leftBound) {
      let followsTry =
        (previous.kind == .postfixQuestion || previous.kind == .exclamation) && count > 1
        && tokens[count - 2].word == .try
      if !followsTry && !isAtExpressionStart { return false }
      switch previous.kind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon, .interpolationStart: mustBeRegex = followsTry
      default: mustBeRegex = true
      }
    }
    guard let literal = regexEnd(from: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > start {
      position = slash
      append(operatorKind(start, slash), from: start)
    }
    appendRegex(from: slash, literal)
    return true
  }
}
