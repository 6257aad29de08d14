extension Lexer {
  /// Offset after the regex literal that starts at `start` (with its `#`s or its slash); nil if there is none.
  /// - Parameter mustBeRegex: nothing else is possible here; a literal that is not closed then extends to the end of
  ///   the line.
  mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> (offset: Int, isBroken: Bool)? {
    var offset = start
    while bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    let pounds = offset - start
    guard bytes[offset] == UInt8(ascii: "/") else { return nil }
    offset += 1
    if pounds == 0 {
      let next = bytes[offset]
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
      if !mustBeRegex, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { return nil }
    }
    var scan = RegexScan(pounds: pounds, mustBeRegex: mustBeRegex)
    if pounds > 0 {
      var blank = offset
      while bytes[blank] == UInt8(ascii: " ") || bytes[blank] == UInt8(ascii: "\t") { blank += 1 }
      if classes[Int(bytes[blank])].contains(.newline), blank < end {
        if pounds >= poundsWithoutRegexEnd { return (blank, true) }
        scan.firstLineEnd = blank
        offset = blank
      }
    }
    return finishRegex(&scan, from: offset)
  }

  private struct RegexScan {
    let pounds: Int
    let mustBeRegex: Bool
    var firstLineEnd: Int?
    var groups = 0
    var customClasses = 0
    var lastBlank = -1
  }

  private mutating func finishRegex(_ scan: inout RegexScan, from start: Int) -> (offset: Int, isBroken: Bool)? {
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/"):
        var close = offset + 1
        while scan.pounds > 0, bytes[close] == UInt8(ascii: "#") { close += 1 }
        if close - offset - 1 >= scan.pounds {
          if scan.pounds == 0 {
            let next = bytes[close]
            if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
              return scan.mustBeRegex ? (offset, true) : nil
            }
            if scan.lastBlank == offset - 1, !scan.mustBeRegex { return nil }
          }
          return (close, false)
        }
      case UInt8(ascii: "\\"):
        offset += 1
        if classes[Int(bytes[offset])].contains(.newline) { continue }
      case 0x0A, 0x0D:
        if scan.firstLineEnd == nil { return scan.mustBeRegex ? (offset, true) : nil }
      case UInt8(ascii: "(") where scan.customClasses == 0:
        scan.groups += 1
      case UInt8(ascii: ")") where scan.customClasses == 0:
        if scan.groups > 0 { scan.groups -= 1 } else if !scan.mustBeRegex { return nil }
      case UInt8(ascii: "["):
        scan.customClasses += 1
      case UInt8(ascii: "]"):
        if scan.customClasses > 0 { scan.customClasses -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        scan.lastBlank = offset
      default:
        break
      }
      offset += 1
    }
    if let firstLineEnd = scan.firstLineEnd {
      poundsWithoutRegexEnd = min(poundsWithoutRegexEnd, scan.pounds)
      return (firstLineEnd, true)
    }
    return scan.mustBeRegex ? (end, true) : nil
  }

  mutating func appendRegex(from start: Int, _ literal: (offset: Int, isBroken: Bool)) {
    position = literal.offset
    noteLineEnds(from: start)
    if literal.isBroken {
      pending.insert(.isBroken)
      errors.append(UInt32(start))
    }
    append(.regex, from: start)
  }

  /// Whether an expression may begin after the last token, so that a slash may begin a regex literal.
  var isAtExpressionStart: Bool {
    guard count > 0 else { return true }
    switch tokens[count - 1].kind {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestion, .interpolationStart, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch tokens[count - 1].word {
      case .true, .false, .Any, .nil, .`self`, .`Self`, .super: return false
      default: return true
      }
    default:
      return false
    }
  }
}
