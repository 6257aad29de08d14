/// The kind of list that contains a declaration.
enum DeclarationContext {
  /// In a file or a body.
  case code
  case member
}

extension Parser {
  /// attribute*, modifier*, and the declaration
  mutating func parseDeclaration(_ context: DeclarationContext) {
    guard enter() else { return }
    defer { leave() }
    let node = open(.skipped)
    if kind == .at || kind == .poundIf { parseAttributes() }
    if word != .none { parseModifiers() }
    parseIntroduced(node, context)
    close(node)
  }

  private mutating func parseIntroduced(_ node: Int, _ context: DeclarationContext) {
    switch word {
    case .var, .let, .inout, ._borrowing: parseVariable(node, context)
    case .func: parseFunction(node)
    case .`init`: parseInitializer(node)
    case .struct: parseNominal(node, .structDeclaration)
    case .class: parseNominal(node, .classDeclaration)
    case .enum: parseNominal(node, .enumDeclaration)
    case .actor: parseNominal(node, .actorDeclaration)
    case .protocol: parseProtocol(node)
    case .extension: parseExtension(node)
    case .import: parseImport(node)
    case .case: parseEnumCases(node)
    case .typealias: parseTypealias(node)
    case .associatedtype: parseAssociatedType(node)
    case .subscript: parseSubscript(node)
    case .deinit: parseDeinitializer(node)
    case .operator: parseOperator(node)
    case .precedencegroup: parsePrecedenceGroup(node)
    case .macro where next.kind == .identifier: parseMacro(node)
    default:
      if kind == .pound {
        parseMacroExpansion(node)
      } else {
        parseUnintroduced(node, context)
      }
    }
  }

  /// Attributes and modifiers without a declaration after them, or a member whose keyword is missing.
  private mutating func parseUnintroduced(_ node: Int, _ context: DeclarationContext) {
    noteError()
    nodes[node].flags = .isBroken
    guard context == .member else { return }
    if kind == .identifier || kind.isOperator, next.kind == .leftParen {
      return parseFunction(node, hasKeyword: false)
    }
    if kind == .identifier || kind == .wildcard, next.kind == .colon || next.kind == .equal {
      return parseVariable(node, context, hasKeyword: false)
    }
    if kind == .identifier, count == node + 1 { skipToken() }
  }

  /// `import A`, `import struct A.B`
  private mutating func parseImport(_ node: Int) {
    nodes[node].kind = .importDeclaration
    advance()
    switch word {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: leaf(.importScope)
    default: break
    }
    repeat {
      if kind.isOperator {
        leaf(.name)
      } else if kind == .identifier || kind == .wildcard || (kind == .keyword && !startsLine) {
        if !parseName() { return }
      } else {
        return noteError()
      }
    } while accept(.period) || accept(.colonColon)
  }

  private mutating func parseTypealias(_ node: Int) {
    nodes[node].kind = .typealiasDeclaration
    advance()
    guard parseName() else { return }
    if at(prefix: UInt8(ascii: "<")) { parseGenericParameters() }
    guard accept(.equal) || acceptPrefix(UInt8(ascii: "=")) else { return noteError() }
    if !parseType() { noteError() }
    parseWhereClause()
  }

  private mutating func parseAssociatedType(_ node: Int) {
    nodes[node].kind = .associatedtypeDeclaration
    advance()
    _ = accept(.each)
    guard parseName() else { return }
    if kind == .colon { parseInheritance() }
    if accept(.equal), !parseType() { noteError() }
    parseWhereClause()
  }

  /// `prefix operator +++`, `infix operator <> : Group`
  private mutating func parseOperator(_ node: Int) {
    nodes[node].kind = .operatorDeclaration
    advance()
    guard !startsLine || kind.isOperator, kind != .endOfFile else { return noteError() }
    let name = open(.name)
    // Everything up to the next white space belongs to the operator: `/^/` consists of several tokens.
    repeat {
      advance()
    } while !token.flags.contains(.spaceBefore) && kind != .colon && kind != .leftBrace
      && kind != .endOfFile && kind != .semicolon
    close(name)
    if accept(.colon) {
      repeat { advance() } while accept(.comma)
    }
    if kind == .leftBrace, !startsLine { skipToken() }
  }

  private mutating func parsePrecedenceGroup(_ node: Int) {
    nodes[node].kind = .precedencegroupDeclaration
    advance()
    parseName()
    if kind == .leftBrace { skipToken() } else { noteError() }
  }
}
