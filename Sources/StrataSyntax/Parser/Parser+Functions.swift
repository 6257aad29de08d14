extension Parser {
  mutating func parseFunction(_ node: Int, hasKeyword: Bool = true) {
    nodes[node].kind = .functionDeclaration
    if hasKeyword { advance() }
    parseFunctionName()
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    if kind == .leftBrace { parseCodeBlock() }
  }

  private mutating func parseFunctionName() {
    guard kind.isOperator || kind == .exclamation || kind == .prefixAmpersand else {
      parseName()
      return
    }
    let token = token
    // `func ==<T>(…)`: the last `<` begins the generic parameters.
    let opensGenerics =
      token.length > 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "<")
      && (next.kind == .identifier || next.word == .let || next.kind == .at)
    if opensGenerics {
      leaf(.name, from: token.start, to: token.end - 1)
      split(token.length - 1)
    } else {
      leaf(.name)
    }
  }

  /// parameterList, effect*, thrownType?, returnType?
  mutating func parseSignature() {
    if kind == .leftParen { parseParameters(.function) } else { noteError() }
    parseEffects()
    if kind == .arrow { parseReturnType() }
  }

  /// `-> T`
  mutating func parseReturnType() {
    let node = open(.returnType)
    advance()
    if isMisplacedEffect { parseEffects() }
    if at(prefix: UInt8(ascii: "<")), kind.isOperator { parseGenericParameters() }
    if !parseType() { noteError() }
    close(node)
    if isMisplacedEffect { parseEffects() }
  }

  private var isMisplacedEffect: Bool {
    switch word {
    case .throws, .rethrows, .async, .reasync: !startsLine
    default: false
    }
  }

  /// effect*, thrownType?
  @inline(__always) mutating func parseEffects() {
    while word != .none {
      switch word {
      case .async, .reasync, .throws, .rethrows: break
      case .await, .try, .throw: if startsLine { return }
      default: return
      }
      let throwsSomething = word == .throws || word == .rethrows || word == .throw || word == .try
      leaf(.effect)
      if throwsSomething, kind == .leftParen { parseThrownType() }
    }
  }

  mutating func parseThrownType() {
    let opening = index
    advance()
    let node = open(.thrownType)
    if !parseType() { noteError() }
    close(node)
    leaveBracket(opening, .rightParen)
  }

  mutating func parseInitializer(_ node: Int) {
    nodes[node].kind = .initializerDeclaration
    advance()
    if kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion || at(operator: UInt8(ascii: "!")) {
      leaf(.optionalMark)
    }
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    parseSignature()
    parseWhereClause()
    if kind == .leftBrace { parseCodeBlock(ofInitializer: true) }
  }

  mutating func parseDeinitializer(_ node: Int) {
    nodes[node].kind = .deinitializerDeclaration
    advance()
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() }
  }

  mutating func parseSubscript(_ node: Int) {
    nodes[node].kind = .subscriptDeclaration
    advance()
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    if kind == .leftParen { parseParameters(.function) } else { noteError() }
    if kind == .arrow { parseReturnType() } else { noteError() }
    parseWhereClause()
    if kind == .leftBrace { parseAccessors() }
  }

  /// `macro name<T>(x: T) -> T = #externalMacro(…)`
  mutating func parseMacro(_ node: Int) {
    nodes[node].kind = .macroDeclaration
    advance()
    parseName()
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    if kind == .leftParen { parseParameters(.function) } else { noteError() }
    parseEffects()
    if kind == .arrow { parseReturnType() }
    if kind == .equal { parseInitializerValue() }
    parseWhereClause()
  }

  /// `#name(…)` as a declaration
  mutating func parseMacroExpansion(_ node: Int) {
    nodes[node].kind = .macroExpansionDeclaration
    parseMacroUse([])
  }
}
