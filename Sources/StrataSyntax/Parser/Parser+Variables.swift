extension Parser {
  /// `let a = 1, (b, c): (Int, Int) = f()`
  mutating func parseVariable(_ node: Int, _ context: DeclarationContext, hasKeyword: Bool = true) {
    nodes[node].kind = .variableDeclaration
    if word == .let { nodes[node].flags.insert(.isLet) }
    if hasKeyword { advance() }
    repeat {
      let binding = open(.binding)
      let isDone = parseBinding(context)
      close(binding)
      if !isDone { return }
    } while accept(.comma)
  }

  /// pattern, typeAnnotation?, initializerValue?, accessorBlock? or codeBlock?
  private mutating func parseBinding(_ context: DeclarationContext) -> Bool {
    if kind == .at { parseAttributes() }
    guard parsePattern() else {
      noteError()
      return false
    }
    parseTypeAnnotation()
    var hasValue = false
    if kind == .equal {
      hasValue = true
      parseInitializerValue()
    }
    if kind == .leftBrace, !hasValue || !startsLine || startsObservers() { parseAccessors() }
    return true
  }

  /// `: T`; optional
  @inline(__always) mutating func parseTypeAnnotation() {
    if kind != .colon { return }
    let annotation = open(.typeAnnotation)
    advance()
    if at(prefix: UInt8(ascii: "<")), kind.isOperator { parseGenericParameters() }
    if !parseType() { noteError() }
    close(annotation)
  }

  /// `= value`
  @inline(__always) mutating func parseInitializerValue() {
    let node = open(.initializerValue)
    advance()
    if !parseExpression([]) { noteError() }
    close(node)
  }
}
