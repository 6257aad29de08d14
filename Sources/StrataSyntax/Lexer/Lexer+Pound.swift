extension Lexer {
  /// `#`: a raw string, an extended regex literal, a directive, or the start of a macro.
  @inline(never) mutating func lexPound() {
    let start = position
    if start < plainPoundsEnd {
      position += 1
      return append(.pound, from: start)
    }
    var offset = start
    while bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    if bytes[offset] == UInt8(ascii: "\"") {
      position = offset
      return lexString(at: start, pounds: offset - start)
    }
    if bytes[offset] == UInt8(ascii: "/"), let literal = regexEnd(from: start, mustBeRegex: true) {
      return appendRegex(from: start, literal)
    }
    if offset > start + 1 { plainPoundsEnd = offset - 1 }
    position = start + 1
    offset = position
    while classes[Int(bytes[offset])].contains(.identifierStart) { offset += 1 }
    let kind = directive(position, length: offset - position)
    if kind != .pound { position = offset }
    append(kind, from: start)
  }

  private func directive(_ start: Int, length: Int) -> TokenKind {
    func spells(_ text: StaticString) -> Bool {
      guard text.utf8CodeUnitCount == length else { return false }
      for step in 0..<length where bytes[start + step] != text.utf8Start[step] { return false }
      return true
    }
    switch length {
    case 2: return spells("if") ? .poundIf : .pound
    case 4: return spells("else") ? .poundElse : .pound
    case 5: return spells("endif") ? .poundEndif : .pound
    case 6: return spells("elseif") ? .poundElseif : .pound
    case 9: return spells("available") ? .poundAvailable : .pound
    case 11: return spells("unavailable") ? .poundUnavailable : .pound
    case 14: return spells("sourceLocation") ? .poundSourceLocation : .pound
    default: return .pound
    }
  }
}
