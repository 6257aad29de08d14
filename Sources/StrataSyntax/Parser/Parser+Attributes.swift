extension Parser {
  /// Whether an `#if` contains only attributes of the declaration after it.
  func startsConditionalAttributes() -> Bool {
    var cursor = lookahead()
    return cursor.skipConditionalAttributes()
  }

  /// attribute*, and `#if`s around attributes
  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .poundIf, startsConditionalAttributes() {
        parseConditional(.attributes)
      } else {
        return
      }
    }
  }

  /// - Parameter ofType: it is before a type and not before a declaration.
  mutating func parseAttribute(ofType: Bool = false) {
    guard enter() else { return }
    defer { leave() }
    let node = open(.attribute)
    advance()
    let name = next.kind == .colonColon ? Word.none : word
    if name == .rethrows {
      parseIdentifierType()
      return close(node)
    }
    if !parseSimpleType(allowOptional: false) { noteError() }
    switch ofType && lookahead().startsParameters ? .none : AttributeArguments(name) {
    case .none: break
    case .special: if hasArguments { skipToken() }
    case .types: if hasArguments { parseAttributeTypes() }
    case .expressions: if hasArguments { parseAttributeArguments(name) }
    }
    close(node)
  }

  private var hasArguments: Bool {
    guard kind == .leftParen, !startsLine else { return false }
    return !token.flags.contains(.spaceBefore) || lookahead().hasArguments
  }

  private mutating func parseAttributeArguments(_ name: Word) {
    let opening = index
    advance()
    if name == .attached || name == .freestanding || name == .isolated || name == ._local, kind == .keyword {
      // A role such as `extension` is a keyword in other contexts.
      let argument = open(.argument)
      leaf(.identifierExpression)
      close(argument)
      if !accept(.comma) { return leaveBracket(opening, .rightParen) }
    }
    let isRole = name == .attached || name == .freestanding
    parseArguments(until: .rightParen, isRole ? .attribute : [])
    leaveBracket(opening, .rightParen)
  }

  /// `(P, name)`, `(kind: partial, where T == X, U: P)`: each type is an argument.
  private mutating func parseAttributeTypes() {
    let opening = index
    advance()
    if word != .where, next.kind == .comma || next.kind == .period { parseTypeArgument() }
    let end = Int(tokens[opening].match)
    while word != .where, index < end { skipToken() }
    if word == .where {
      repeat {
        advance()
        guard parseTypeArgument() else { break }
        guard accept(.colon) || at(operator: "==") else { break }
        if at(operator: "==") { advance() }
        parseTypeArgument()
        // `_Trivial(32)`
        if kind == .leftParen { skipToken() }
      } while kind == .comma
    }
    leaveBracket(opening, .rightParen)
  }

  @discardableResult
  private mutating func parseTypeArgument() -> Bool {
    let argument = open(.argument)
    defer { close(argument) }
    return parseGenericArgument()
  }
}
