extension Parser {
  /// An expression without operators and suffixes, if there is one.
  @inline(__always) mutating func parsePrimary(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .identifier:
      parseIdentifier(context)
    case .period:
      parseImplicitMember()
    case .string, .stringStart:
      parseString()
    case .integer:
      leaf(.integerLiteral)
    case .keyword:
      return parseKeywordPrimary(context)
    case .leftParen:
      parseTuple(context)
    case .leftSquare:
      parseCollection()
    case .leftBrace:
      parseClosure()
    case .dollarIdentifier:
      leaf(.identifierExpression)
    case .float:
      leaf(.floatLiteral)
    case .wildcard:
      if next.kind == .colonColon { parseReferenceName(.identifierExpression) } else { leaf(.discardExpression) }
    case .regex:
      leaf(.regexLiteral)
    case .pound:
      let node = open(.macroExpression)
      parseMacroUse(context)
      close(node)
    case .poundAvailable, .poundUnavailable:
      parseAvailability()
    default:
      return false
    }
    return true
  }

  private mutating func parseKeywordPrimary(_ context: ExpressionContext) -> Bool {
    if next.kind == .colonColon {
      parseReferenceName(.identifierExpression)
      return true
    }
    switch word {
    case .`self`, .`init`:
      parseIdentifier(context)
    case .`Self`:
      parseReferenceName(.identifierExpression)
    case .super:
      leaf(.identifierExpression)
    case .true, .false:
      leaf(.booleanLiteral)
    case .nil:
      leaf(.nilLiteral)
    case .Any:
      let node = open(.typeExpression)
      parseIdentifierType()
      close(node)
    case .deinit, .subscript:
      guard context.contains(.attribute) else { return false }
      parseReferenceName(.identifierExpression)
    default:
      return false
    }
    return true
  }

  @inline(__always) private mutating func parseIdentifier(_ context: ExpressionContext) {
    if context.contains(.binding), isBindingPosition() {
      let node = open(.patternExpression)
      leaf(.identifierPattern)
      close(node)
    } else {
      parseReferenceName(.identifierExpression)
    }
  }

  /// In a pattern after `let`: whether the name at the current token is bound, and does not begin an expression.
  func isBindingPosition() -> Bool {
    switch next.kind {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard next.length == 1, bytes[Int(next.start)] == UInt8(ascii: "<") else { return true }
      var cursor = lookahead(at: index + 1)
      return !cursor.skipGenericArguments()
    default: return true
    }
  }

  /// A name, with argument labels if it is written as `f(a:b:)`: one node, with the labels in its range.
  @inline(__always) mutating func parseReferenceName(_ kind: SyntaxKind) {
    if next.kind == .colonColon { return parseQualifiedName(kind) }
    leaf(kind)
    if self.kind == .leftParen, next.isLabel || next.kind == .colon { parseArgumentLabels() }
  }

  /// The node begins at the name: nothing that reads it has to look for the module.
  private mutating func parseQualifiedName(_ kind: SyntaxKind) {
    skipModuleSelector()
    let node = open(kind)
    if self.kind == .identifier || self.kind == .keyword || self.kind == .wildcard { advance() }
    close(node)
    if self.kind == .leftParen, next.isLabel || next.kind == .colon { parseArgumentLabels() }
  }

  /// `(a:b:)` after a name, if it is not a call: the last node is extended by it.
  private mutating func parseArgumentLabels() {
    if startsLine { return }
    var end = index + 1
    while tokens[end].isLabel, tokens[end + 1].kind == .colon { end += 2 }
    // The tokens of `f(a::)` contain a double colon.
    guard tokens[end].kind == .rightParen, end > index + 1 else { return }
    index = end
    advance()
    nodes[count - 1].end = previousEnd
  }

  private mutating func parseImplicitMember() {
    let node = open(.implicitMemberExpression)
    advance()
    switch kind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      parseReferenceName(.name)
    case .integer:
      // `.5`, which is invalid.
      noteError()
      leaf(.name)
    default:
      noteError()
      nodes[node].flags = .isBroken
    }
    close(node)
  }

  /// name, genericArguments?, callSuffix?
  mutating func parseMacroUse(_ context: ExpressionContext) {
    advance()
    guard !startsLine, kind == .identifier || kind == .keyword || kind == .wildcard else { return noteError() }
    skipModuleSelector()
    leaf(.name)
    if startsGenericArguments() { parseGenericArguments() }
    let hasArguments = kind == .leftParen && !startsLine
    guard hasArguments || (kind == .leftBrace && startsTrailingClosure(context, at: index)) else { return }
    let call = open(.callSuffix)
    if hasArguments {
      let opening = index
      advance()
      parseArguments(until: .rightParen, context.intersection(.pattern))
      leaveBracket(opening, .rightParen)
    }
    if kind == .leftBrace, !context.contains(.condition), startsTrailingClosure(context, at: index) {
      parseTrailingClosures()
    }
    close(call)
  }
}
