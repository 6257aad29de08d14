extension Parser {
  /// `\Root.path[0]?.name`: type? (root), suffixes
  mutating func parseKeyPath(_ context: ExpressionContext) -> Bool {
    guard enter() else { return true }
    defer { leave() }
    let node = open(.keyPathExpression)
    advance()
    if !at(prefix: UInt8(ascii: ".")) { _ = parseSimpleType(allowMembers: false) }
    while parseKeyPathSuffix(context) {}
    close(node)
    return true
  }

  private mutating func parseKeyPathSuffix(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .leftSquare where !startsLine:
      parseKeyPathSubscript(context)
    case .period where next.kind == .leftSquare:
      advance()
      parseKeyPathSubscript(context)
    case .postfixQuestion:
      leaf(.optionalChainingSuffix)
    case .exclamation:
      leaf(.forceUnwrapSuffix)
    case .prefixOperator, .binaryOperator, .postfixOperator:
      return parseKeyPathMarks()
    case .period:
      if parseMember() { return false }
      if startsGenericArguments() { parseGenericArguments() }
    default:
      return false
    }
    return true
  }

  private mutating func parseKeyPathSubscript(_ context: ExpressionContext) {
    let suffix = open(.subscriptSuffix)
    let opening = index
    advance()
    parseArguments(until: .rightSquare, context.intersection(.pattern))
    leaveBracket(opening, .rightSquare)
    close(suffix)
  }

  /// `.?`, `??` and similar, which are one operator token: only marks and single periods are valid.
  private mutating func parseKeyPathMarks() -> Bool {
    let token = token
    var wasPeriod = false
    for offset in token.start..<token.end {
      let byte = bytes[Int(offset)]
      switch byte {
      case UInt8(ascii: "."):
        if wasPeriod { return false }
        wasPeriod = true
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        wasPeriod = false
      default:
        return false
      }
    }
    // `.?.name`: the last period belongs to the next member.
    let endsInPeriod = wasPeriod
    guard !endsInPeriod || token.length > 1 else { return false }
    for offset in token.start..<token.end where bytes[Int(offset)] != UInt8(ascii: ".") {
      let isQuestion = bytes[Int(offset)] == UInt8(ascii: "?")
      leaf(isQuestion ? .optionalChainingSuffix : .forceUnwrapSuffix, from: offset, to: offset + 1)
    }
    if endsInPeriod { split(token.length - 1) } else { advance() }
    return true
  }
}
