extension Lexer {
  /// A string literal; the position is at its quote, after the `pounds` that start at `start`.
  @inline(__always) mutating func lexString(at start: Int, pounds: Int) {
    let quote = start &+ pounds
    if pounds == 0, bytes[quote &+ 1] != UInt8(ascii: "\"") || bytes[quote &+ 2] != UInt8(ascii: "\"") {
      // The common case: a short literal in one line without escapes.
      var offset = quote &+ 1
      while !classes[Int(bytes[offset])].contains(.endsStringRun) { offset &+= 1 }
      if bytes[offset] == UInt8(ascii: "\"") {
        position = offset &+ 1
        return append(.string, from: start)
      }
      return lexStringBody(
        from: offset, tokenStart: start, .init(kind: .interpolation, token: 0), contentStart: quote + 1)
    }
    lexSpecialString(at: start, pounds: pounds)
  }

  @inline(never) private mutating func lexSpecialString(at start: Int, pounds: Int) {
    let quote = start + pounds
    let isMultiline =
      bytes[quote + 1] == UInt8(ascii: "\"") && bytes[quote + 2] == UInt8(ascii: "\"")
      && !(pounds > 0 && endsInLine(quote + 2, pounds: pounds))
    let content = quote + (isMultiline ? 3 : 1)
    let entry = BracketStack.Entry(
      kind: .interpolation, token: 0, isMultiline: isMultiline, pounds: UInt32(pounds))
    lexStringBody(from: content, tokenStart: start, entry, contentStart: content)
  }

  /// `#"""#` is a single-line literal, like every raw literal that ends in its first line.
  private func endsInLine(_ start: Int, pounds: Int) -> Bool {
    let lineEnd = bytes.lineEnd(from: start)
    var offset = start
    while offset < lineEnd {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  @inline(__always) private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    for step in 0..<pounds where bytes[offset &+ step] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads the text of a string from `offset` to its end or to its next interpolation.
  /// - Parameters:
  ///   - tokenStart: the start of the next token: the literal itself, or a segment after an interpolation.
  ///   - contentStart: the start of the text, if there is no token for the opening quote yet.
  mutating func lexStringBody(
    from offset: Int, tokenStart: Int, _ string: BracketStack.Entry, contentStart: Int? = nil
  ) {
    var offset = offset
    let pounds = Int(string.pounds)
    while true {
      while !classes[Int(bytes[offset])].contains(.endsStringRun) { offset &+= 1 }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let quotes = string.isMultiline ? 3 : 1
        if string.isMultiline, bytes[offset + 1] != UInt8(ascii: "\"") || bytes[offset + 2] != UInt8(ascii: "\"") {
          offset += 1
        } else if hasPounds(pounds, at: offset + quotes) {
          return endString(at: offset, length: quotes + pounds, tokenStart, isWhole: contentStart != nil)
        } else {
          offset += 1
        }
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: offset + 1) else {
          offset += 1
          continue
        }
        let escaped = offset + 1 + pounds
        if bytes[escaped] == UInt8(ascii: "(") {
          return beginInterpolation(at: offset, tokenStart, string, contentStart: contentStart)
        }
        offset = classes[Int(bytes[escaped])].contains(.newline) ? escaped : escaped + 1
      default:
        // A line end, or the byte after the end of the source.
        if offset >= end || !string.isMultiline {
          errors.append(UInt32(tokenStart))
          pending.insert(.isBroken)
          return endString(at: min(offset, end), length: 0, tokenStart, isWhole: contentStart != nil)
        }
        noteLineEnd(at: offset)
        offset += 1
      }
    }
  }

  private mutating func endString(at offset: Int, length: Int, _ tokenStart: Int, isWhole: Bool) {
    if isWhole {
      position = offset + length
      append(.string, from: tokenStart)
      return
    }
    let isBroken = pending.contains(.isBroken)
    if offset > tokenStart {
      position = offset
      append(.stringSegment, from: tokenStart)
    }
    position = offset + length
    if isBroken { pending.insert(.isBroken) }
    append(.stringEnd, from: offset)
  }

  private mutating func beginInterpolation(
    at offset: Int, _ tokenStart: Int, _ string: BracketStack.Entry, contentStart: Int?
  ) {
    if let contentStart {
      position = contentStart
      append(.stringStart, from: tokenStart)
    }
    let segment = contentStart ?? tokenStart
    if offset > segment {
      position = offset
      append(.stringSegment, from: segment)
    }
    position = offset + 2 + Int(string.pounds)
    var entry = string
    entry.token = UInt32(count)
    entry.outerLineEnds = lineEndsInterpolation
    brackets.push(entry)
    interpolations += 1
    lineEndsInterpolation = !string.isMultiline
    append(.interpolationStart, from: offset)
  }

  /// Closes literals that are open at the end of the file.
  mutating func closeOpenStrings() {
    if interpolations > 0 { errors.append(UInt32(end)) }
  }
}
