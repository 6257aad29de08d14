extension Parser {
  /// A primary expression with its suffixes.
  @inline(__always) mutating func parsePostfix(_ context: ExpressionContext) -> Bool {
    let first = count
    guard parsePrimary(context) else { return false }
    parseSuffixes(of: first, context)
    return true
  }

  /// Whether the current token may continue a postfix expression, by its kind alone.
  @inline(__always) private var mayBeSuffix: Bool {
    switch kind {
    case .period, .leftParen, .leftSquare, .leftBrace, .postfixQuestion, .exclamation, .postfixOperator, .poundIf:
      true
    case .binaryOperator, .prefixOperator: bytes[Int(token.start)] == UInt8(ascii: "<")
    default: false
    }
  }

  /// Suffixes of the primary expression at `first`, or, in a branch of a postfix `#if`, suffixes without one.
  mutating func parseSuffixes(of first: Int?, _ context: ExpressionContext) {
    guard mayBeSuffix else { return }
    var wrapper: NodeHandle?
    // Only names have generic arguments, not calls or literals.
    var allowsGenerics = first.map { nodes[$0].kind == .identifierExpression && count == $0 + 1 } ?? false
    let isLiteral = first.map { nodes[$0].kind.isPlainLiteral } ?? false
    while mayBeSuffix {
      guard startsSuffix(context, allowsGenerics: allowsGenerics, isLiteral: isLiteral && wrapper == nil) else { break }
      if wrapper == nil, let first { wrapper = wrap(first, as: .postfixChain) }
      let wasGenericOrMember = kind == .period
      let isDone = parseSuffix(context)
      if isDone { break }
      allowsGenerics = wasGenericOrMember && nodes[count - 1].kind == .name
    }
    if let wrapper { close(wrapper) }
  }

  private func startsSuffix(_ context: ExpressionContext, allowsGenerics: Bool, isLiteral: Bool) -> Bool {
    switch kind {
    case .period: return true
    case .leftParen, .leftSquare: return !startsLine
    case .leftBrace: return !isLiteral && startsTrailingClosure(context, at: index)
    case .postfixQuestion, .exclamation, .postfixOperator:
      if allowsGenerics, kind == .postfixOperator, startsGenericArguments() { return true }
      return true
    case .poundIf: return startsConditionalSuffix()
    default: return allowsGenerics && startsGenericArguments()
    }
  }

  /// One suffix. True if none may follow.
  private mutating func parseSuffix(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .period:
      return parseMember()
    case .leftParen:
      let node = open(.callSuffix)
      let opening = index
      advance()
      if kind == .rightParen {
        advance()
      } else {
        parseArguments(until: .rightParen, context.ofArguments)
        leaveBracket(opening, .rightParen)
      }
      if kind == .leftBrace, !context.contains(.condition), startsTrailingClosure(context, at: index) {
        parseTrailingClosures()
      }
      close(node)
    case .leftSquare:
      let node = open(.subscriptSuffix)
      let opening = index
      advance()
      parseArguments(until: .rightSquare, context.ofArguments.subtracting(.attribute))
      leaveBracket(opening, .rightSquare)
      if kind == .leftBrace, !context.contains(.condition), startsTrailingClosure(context, at: index) {
        parseTrailingClosures()
      }
      close(node)
    case .leftBrace:
      let node = open(.callSuffix)
      parseTrailingClosures()
      close(node)
      return kind == .leftBrace
    case .postfixQuestion:
      leaf(.optionalChainingSuffix)
    case .exclamation:
      leaf(.forceUnwrapSuffix)
    case .postfixOperator where !startsGenericArguments():
      leaf(.postfixOperatorSuffix)
    case .poundIf:
      parseConditional(.suffixes)
    default:
      parseGenericArguments()
    }
    return false
  }

  /// `.name`, `.0`, `.self`. True if the name after the period is missing.
  mutating func parseMember() -> Bool {
    let node = open(.memberSuffix)
    let isInAir = !token.flags.contains(.spaceBefore) && next.flags.contains(.spaceBefore)
    if isInAir, next.flags.contains(.startsLine) {
      // `a.` at the end of a line, while the code is being edited.
      noteError()
      nodes[node].flags = .isBroken
      advance()
      close(node)
      return false
    }
    advance()
    switch kind {
    case .integer:
      leaf(.name)
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      parseReferenceName(.name)
    default:
      noteError()
      nodes[node].flags = .isBroken
    }
    close(node)
    return false
  }

  /// Whether a line that starts with `.name` follows after `#if`s.
  private func startsConditionalSuffix() -> Bool {
    var cursor = lookahead()
    repeat {
      cursor.advance()
      cursor.skipLine()
    } while cursor.kind == .poundIf
    return cursor.kind == .period && (cursor.next.kind == .identifier || cursor.next.kind == .keyword)
  }
}

extension SyntaxKind {
  /// Whether no trailing closure can follow the literal.
  @inline(__always) fileprivate var isPlainLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .stringLiteral, .arrayLiteral,
      .dictionaryLiteral:
      true
    default: false
    }
  }
}
