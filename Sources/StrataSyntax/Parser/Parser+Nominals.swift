extension Parser {
  /// `struct Name<T>: P where T: Q { … }`, and the other nominal types
  mutating func parseNominal(_ node: Int, _ kind: SyntaxKind) {
    nodes[node].kind = kind
    advance()
    parseName()
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    parseNominalRest()
  }

  mutating func parseProtocol(_ node: Int) {
    nodes[node].kind = .protocolDeclaration
    advance()
    parseName()
    if at(prefix: UInt8(ascii: "<")) { parsePrimaryAssociatedTypes() }
    parseNominalRest()
  }

  mutating func parseExtension(_ node: Int) {
    nodes[node].kind = .extensionDeclaration
    advance()
    if !parseType() { noteError() }
    parseNominalRest()
  }

  private mutating func parseNominalRest() {
    if kind == .colon { parseInheritance() }
    parseWhereClause()
    parseMemberBlock()
  }

  private mutating func parsePrimaryAssociatedTypes() {
    let node = open(.primaryAssociatedTypes)
    _ = acceptPrefix(UInt8(ascii: "<"))
    while kind == .identifier || kind == .keyword {
      leaf(.name)
      if !accept(.comma) { break }
    }
    if !acceptPrefix(UInt8(ascii: ">")) { noteError() }
    close(node)
  }

  /// `: A, B & C`
  mutating func parseInheritance() {
    let node = open(.inheritanceClause)
    advance()
    repeat {
      if word == .class {
        // The old spelling of `AnyObject`.
        let type = open(.identifierType)
        leaf(.name)
        close(type)
      } else if !parseType() {
        noteError()
        break
      }
    } while accept(.comma) && kind != .leftBrace
    close(node)
  }

  /// `case a, b(Int), c = 3`
  mutating func parseEnumCases(_ node: Int) {
    nodes[node].kind = .enumCaseDeclaration
    advance()
    repeat {
      let element = open(.enumCaseElement)
      _ = accept(.period)
      if !parseName() {
        close(element)
        return
      }
      if kind == .leftParen { parseParameters(.enumCase) }
      if kind == .equal { parseInitializerValue() }
      close(element)
    } while accept(.comma)
  }
}
