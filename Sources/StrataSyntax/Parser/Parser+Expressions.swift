extension Parser {
  /// An expression, if there is one. False if nothing was consumed.
  mutating func parseExpression(_ context: ExpressionContext) -> Bool {
    if context.isPattern, startsPatternInExpression {
      let node = open(.patternExpression)
      _ = parseMatchingPattern(.matching)
      close(node)
      return true
    }
    return parseSequence(context)
  }

  /// Operands and operators in sequence.
  mutating func parseSequence(_ context: ExpressionContext) -> Bool {
    let first = count
    guard parseElement(context) else { return false }
    guard startsSequenceOperator(context) else { return true }
    let node = wrap(first, as: .sequenceExpression)
    repeat {
      if !parseSequenceOperator(context), !parseElement(context) {
        noteError()
        break
      }
    } while startsSequenceOperator(context)
    close(node)
    return true
  }

  @inline(__always) private func startsSequenceOperator(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow: return true
    case .equal: return !context.isPattern
    case .keyword: return word == .is || word == .as || word == .throws
    case .identifier: return word == .async && (next.kind == .arrow || next.word == .throws)
    default: return false
    }
  }

  /// True if the right operand was consumed with the operator.
  private mutating func parseSequenceOperator(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .binaryOperator:
      leaf(.binaryOperator)
    case .equal:
      leaf(.assignmentOperator)
    case .infixQuestion:
      guard enter() else { return true }
      defer { leave() }
      let node = open(.ternaryOperator)
      advance()
      if !parseSequence(context) { noteError() }
      let hasColon = accept(.colon)
      if !hasColon { noteError() }
      close(node)
      return !hasColon && startsLine
    case .keyword where word == .is || word == .as:
      let node = open(.castOperator)
      let isAs = word == .as
      advance()
      if isAs, kind == .postfixQuestion || kind == .exclamation { advance() }
      if !parseType() { noteError() }
      close(node)
      return true
    default:
      let node = open(.binaryOperator)
      while word != .none, kind != .arrow {
        let throwsSomething = word == .throws
        advance()
        if throwsSomething, kind == .leftParen { skipToken() }
      }
      if !accept(.arrow) { noteError() }
      close(node)
    }
    return false
  }

  /// An operand, with `try`, `await` and similar before it.
  mutating func parseElement(_ context: ExpressionContext) -> Bool {
    guard depth < Self.nestingLimit else {
      skipOne()
      return true
    }
    depth &+= 1
    defer { depth &-= 1 }
    switch kind {
    case .identifier where word != .none, .keyword:
      if let parsed = parseWordElement(context) { return parsed }
    case .at:
      return parseTypeElement()
    default:
      break
    }
    return parseUnary(context)
  }

  /// An operand that begins with a keyword; nil if the word is not one.
  @inline(__always) private mutating func parseWordElement(_ context: ExpressionContext) -> Bool? {
    switch word {
    case .try:
      return parseEffect(context, mark: next.kind == .postfixQuestion || next.kind == .exclamation)
    case .await:
      return parseEffect(context)
    case .unsafe:
      return startsOperand(context, acceptsClosure: true, prefersSuffix: false) ? parseEffect(context) : nil
    case .consume, .copy, .borrow, .each:
      return startsOperand(context) ? parseEffect(context) : nil
    case .repeat:
      return parsePackExpansion(context)
    case .any:
      let isComposition = next.kind.isOperator && bytes[Int(next.start)] == UInt8(ascii: "~")
      return startsOperand(context) || isComposition ? parseTypeElement() : nil
    case .inout, .nonisolated:
      return startsSpecifiedTypeElement() ? parseTypeElement() : nil
    default:
      return nil
    }
  }

  /// The keyword as a name, then the expression that it covers.
  private mutating func parseEffect(_ context: ExpressionContext, mark: Bool = false) -> Bool {
    let node = open(.effectExpression)
    leaf(.name)
    if mark {
      nodes[count - 1].end = tokens[index].end
      advance()
    }
    if !parseElement(context) { noteError() }
    close(node)
    return true
  }

  private mutating func parsePackExpansion(_ context: ExpressionContext) -> Bool {
    let node = open(.effectExpression)
    leaf(.name)
    if !parseExpression(context) { noteError() }
    close(node)
    return true
  }

  private mutating func parseTypeElement() -> Bool {
    if kind == .at {
      var cursor = lookahead()
      guard cursor.skipType() else { return false }
    }
    let node = open(.typeExpression)
    if !parseType() { noteError() }
    close(node)
    return true
  }

  private func startsSpecifiedTypeElement() -> Bool {
    if word == .nonisolated {
      let second = tokens[min(index + 2, tokenCount)]
      guard next.kind == .leftParen, !next.flags.contains(.startsLine), second.word == .nonsending else { return false }
    }
    var cursor = lookahead()
    return cursor.skipType()
  }
}
