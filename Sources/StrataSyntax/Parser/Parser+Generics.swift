extension Parser {
  /// `<T: P, each U, let n: Int where …>`
  mutating func parseGenericParameters() {
    let list = open(.genericParameterList)
    guard enter() else { return close(list) }
    defer { leave() }
    _ = acceptPrefix(UInt8(ascii: "<"))
    while !at(prefix: UInt8(ascii: ">")) {
      let parameter = open(.genericParameter)
      if kind == .at { parseAttributes() }
      if word == .let || (word == .each && next.kind == .identifier) { advance() }
      if kind == .identifier || kind == .keyword && word != .where {
        leaf(.name)
      } else {
        close(parameter)
        noteError()
        break
      }
      if at(operator: "...") { advance() }
      if accept(.colon) {
        if word == .class { advance() } else if !parseType() { noteError() }
      }
      close(parameter)
      if !accept(.comma) { break }
    }
    parseWhereClause()
    if !acceptPrefix(UInt8(ascii: ">")) { noteError() }
    close(list)
  }

  /// `where T: P, U == V`; optional
  @inline(__always) mutating func parseWhereClause() {
    if word == .where { parsePresentWhereClause() }
  }

  private mutating func parsePresentWhereClause() {
    let clause = open(.whereClause)
    advance()
    repeat {
      let requirement = open(.conformanceRequirement)
      guard parseRequirementOperand() else {
        noteError()
        close(requirement)
        break
      }
      if accept(.colon) {
        if !parseType() { noteError() }
        // `_Trivial(32)`
        if kind == .leftParen, !startsLine { skipToken() }
      } else if at(operator: "==") {
        nodes[requirement].kind = .sameTypeRequirement
        advance()
        if !parseRequirementOperand() { noteError() }
      } else {
        noteError()
      }
      close(requirement)
    } while (accept(.comma) || acceptAnd()) && kind != .leftBrace
    close(clause)
  }

  private mutating func acceptAnd() -> Bool {
    guard at(operator: "&&") else { return false }
    noteError()
    advance()
    return true
  }

  private mutating func parseRequirementOperand() -> Bool { parseGenericArgument() }

  /// `<A, B>`
  mutating func parseGenericArguments() {
    let node = open(.genericArguments)
    guard enter() else { return close(node) }
    defer { leave() }
    _ = acceptPrefix(UInt8(ascii: "<"))
    while !at(prefix: UInt8(ascii: ">")) {
      if !parseGenericArgument() {
        noteError()
        break
      }
      if !accept(.comma) { break }
    }
    if !acceptPrefix(UInt8(ascii: ">")) { noteError() }
    close(node)
  }

  /// A type, or an integer.
  mutating func parseGenericArgument() -> Bool {
    if kind == .integer {
      leaf(.integerLiteral)
      return true
    }
    if at(operator: UInt8(ascii: "-")), next.kind == .integer {
      let node = open(.prefixExpression)
      advance()
      leaf(.integerLiteral)
      close(node)
      return true
    }
    return parseType()
  }
}
