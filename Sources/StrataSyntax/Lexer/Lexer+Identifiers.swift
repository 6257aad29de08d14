extension Lexer {
  /// An identifier or a reserved word. Transparent, because the optimizer does not inline it otherwise, and nearly half
  /// of all tokens are identifiers.
  @_transparent mutating func lexIdentifier() {
    let start = position
    let offset = bytes.identifierEnd(from: start &+ 1, classes)
    position = offset
    if bytes[offset] >= 0x80, skipIdentifierScalars() {
      append(.identifier, from: start)
      return
    }
    let length = offset &- start
    if length == 1 && bytes[start] == UInt8(ascii: "_") {
      append(.wildcard, from: start)
      return
    }
    let word = words.word(at: bytes + start, length: length)
    append(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  /// Moves past the rest of an identifier, including non-ASCII scalars. False if nothing follows.
  @discardableResult
  @inline(never) mutating func skipIdentifierScalars() -> Bool {
    let start = position
    while true {
      if classes[Int(bytes[position])].contains(.identifier) {
        position += 1
      } else if bytes[position] >= 0x80 {
        let scalar = bytes.scalar(at: position)
        if scalar.length == 0 || !ScalarClass.continuesIdentifier(scalar.value) { break }
        position += scalar.length
      } else {
        break
      }
    }
    return position > start
  }

  /// `` `name` ``, which may contain everything but a line end.
  @inline(never) mutating func lexEscapedIdentifier() {
    let start = position
    var offset = start + 1
    while bytes[offset] != UInt8(ascii: "`") {
      if classes[Int(bytes[offset])].contains(.newline) {
        position = start + 1
        append(.unknown, from: start)
        return
      }
      offset += 1
    }
    position = offset + 1
    pending.insert(.isEscaped)
    append(.identifier, from: start)
  }

  /// `$0`, `$name`.
  @inline(never) mutating func lexDollarIdentifier() {
    let start = position
    position += 1
    while classes[Int(bytes[position])].contains(.digit) { position += 1 }
    let isNumbered = position > start + 1
    let hasMore = skipIdentifierScalars()
    append(isNumbered && !hasMore ? .dollarIdentifier : .identifier, from: start)
  }

  /// An editor placeholder, `<#…#>` within one line, counts as an identifier.
  @inline(never) mutating func lexPlaceholder() -> Bool {
    var offset = position + 2
    while offset < end {
      switch bytes[offset] {
      case 0x0A: return false
      case UInt8(ascii: "<") where bytes[offset + 1] == UInt8(ascii: "#"): return false
      case UInt8(ascii: "#") where bytes[offset + 1] == UInt8(ascii: ">"):
        let start = position
        position = offset + 2
        noteLineEnds(from: start)
        append(.identifier, from: start)
        return true
      default: offset += 1
      }
    }
    return false
  }

  /// A token that begins with a non-ASCII byte, or with one that has no meaning in Swift.
  @inline(never) mutating func lexUncommon() {
    let start = position
    guard bytes[start] >= 0x80 else {
      position += 1
      if bytes[start] == UInt8(ascii: "'") { return lexSingleQuoted(from: start) }
      errors.append(UInt32(start))
      append(.unknown, from: start)
      return
    }
    let scalar = bytes.scalar(at: start)
    if scalar.length > 0, ScalarClass.continuesIdentifier(scalar.value) {
      skipIdentifierScalars()
      append(.identifier, from: start)
    } else if scalar.length > 0, ScalarClass.startsOperator(scalar.value) {
      lexOperator()
    } else {
      // Curly quotes, non-breaking spaces and invalid UTF-8 are treated as white space.
      position += max(scalar.length, 1)
      pending.insert(.spaceBefore)
      if errors.last != UInt32(start) { errors.append(UInt32(start)) }
    }
  }

  /// `'text'` is not valid Swift; as a single unknown token it does the least damage.
  private mutating func lexSingleQuoted(from start: Int) {
    var offset = position
    while bytes[offset] != UInt8(ascii: "'"), !classes[Int(bytes[offset])].contains(.newline) {
      offset += bytes[offset] == UInt8(ascii: "\\") && !classes[Int(bytes[offset + 1])].contains(.newline) ? 2 : 1
    }
    if bytes[offset] == UInt8(ascii: "'") { offset += 1 }
    position = min(offset, end)
    errors.append(UInt32(start))
    pending.insert(.isBroken)
    append(.string, from: start)
  }
}
