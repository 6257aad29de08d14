extension Lookahead {
  /// Skips `<A, B>`. Where none follow, the token `<` is marked, so that they are looked for only once.
  mutating func skipGenericArguments() -> Bool {
    let opening = index
    let isWhole = consumed == 0
    if isWhole, tokens[opening].flags.contains(.opensNoGenerics) { return false }
    if skipGenericArgumentList() { return true }
    if isWhole { tokens[opening].flags.insert(.opensNoGenerics) }
    return false
  }

  private mutating func skipGenericArgumentList() -> Bool {
    guard depth < Self.nestingLimit, acceptPrefix(UInt8(ascii: "<")) else { return false }
    depth += 1
    defer { depth -= 1 }
    if !at(prefix: UInt8(ascii: ">")) {
      repeat {
        guard skipInteger() || skipType() else { return false }
      } while accept(.comma) && !at(prefix: UInt8(ascii: ">"))
    }
    return acceptPrefix(UInt8(ascii: ">"))
  }
}

extension Parser {
  /// Whether generic arguments follow at a `<` after a name in an expression; otherwise it is an operator.
  func startsGenericArguments() -> Bool {
    guard at(prefix: UInt8(ascii: "<")) else { return false }
    if token.flags.contains(.opensNoGenerics) { return false }
    if token.length > 1, bytes[Int(token.start) + 1] == UInt8(ascii: ">") { return false }
    var cursor = lookahead()
    guard cursor.skipGenericArguments() else { return false }
    switch cursor.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon, .stringEnd:
      return true
    case .binaryOperator:
      return cursor.at(operator: UInt8(ascii: "&"))
    case .leftParen, .leftSquare:
      return !cursor.startsLine
    default:
      return false
    }
  }
}
