import StrataModel

extension Lowering {
  /// Appends a code node whose children follow until ``close(_:)``.
  mutating func open(
    _ kind: CodeNode.Kind, value: UInt32 = 0, at offset: UInt32, _ flags: CodeNode.Flags = []
  ) -> Int {
    code.append(CodeNode(kind: kind, flags: flags.union(codeFlags), value: value, offset: offset))
    return code.count - 1
  }

  mutating func close(_ node: Int) { code[node].next = code.end }

  /// Appends a node without children.
  mutating func leaf(_ kind: CodeNode.Kind, name: NameID = .none, at offset: UInt32, _ flags: CodeNode.Flags = []) {
    let next = UInt32(code.count + 1)
    code.append(
      CodeNode(kind: kind, flags: flags.union(codeFlags), value: name.rawValue, offset: offset, next: next))
  }

  /// Appends a node with all children of a syntax node.
  mutating func lowerAll(_ index: UInt32, as kind: CodeNode.Kind, name: NameID = .none, _ flags: CodeNode.Flags = []) {
    let node = open(kind, value: name.rawValue, at: start(index), flags)
    for child in children(index) { lowerExpression(child) }
    close(node)
  }

  /// A statement, or an expression as a statement.
  mutating func lowerStatement(_ index: UInt32) {
    switch kind(index) {
    case .variableDeclaration: lowerLocalVariables(index)
    case .macroExpansionDeclaration: lowerMacro(index)
    case .conditional: lowerConditionalCode(index)
    case .conditionText: break
    case .importDeclaration, .enumCaseDeclaration: leaf(.invalid, at: start(index))
    case let kind where kind.isDeclaration:
      pending.append(
        PendingDeclaration(syntax: index, code: code.count, condition: condition, marks: marks))
      leaf(.localDeclaration, at: start(index))
    default: lowerExpression(index)
    }
  }

  mutating func lowerStatements(of index: UInt32) {
    for child in children(index) { lowerStatement(child) }
  }

  /// `{ … }` as a `block`.
  mutating func lowerBlock(_ index: UInt32) {
    let node = open(.block, at: start(index))
    lowerStatements(of: index)
    close(node)
  }

  /// `#if` among statements or switch cases: one node for each branch.
  private mutating func lowerConditionalCode(_ index: UInt32) {
    lowerBranches(of: index) { lowering, branch in
      let node = lowering.open(.conditional, value: lowering.condition, at: lowering.start(branch))
      lowering.lowerStatements(of: branch)
      lowering.close(node)
    }
  }

  /// Expressions, and statements that are used as expressions.
  mutating func lowerExpression(_ index: UInt32) {
    switch kind(index) {
    case .postfixChain: lowerChain(index)
    case .identifierExpression: lowerIdentifier(index)
    case .implicitMemberExpression: lowerImplicitMember(index)
    case .stringLiteral: lowerString(index)
    case .integerLiteral: leaf(.integerLiteral, name: intern(start(index), end(index)), at: start(index))
    case .floatLiteral: leaf(.floatLiteral, name: intern(start(index), end(index)), at: start(index))
    case .booleanLiteral: leaf(.booleanLiteral, name: intern(start(index), end(index)), at: start(index))
    case .nilLiteral: leaf(.nilLiteral, at: start(index))
    case .regexLiteral: leaf(.regexLiteral, at: start(index))
    case .arrayLiteral: lowerAll(index, as: .arrayLiteral)
    case .dictionaryLiteral: lowerAll(index, as: .dictionaryLiteral)
    case .tupleExpression: lowerAll(index, as: .tuple)
    case .argument: lowerArgument(index)
    case .closure: lowerClosure(index)
    case .typeExpression: lowerTypeCode(in: index)
    case .keyPathExpression: lowerKeyPath(index)
    case .macroExpression, .macroExpansionDeclaration: lowerMacro(index)
    case .discardExpression: leaf(.discard, at: start(index))
    case .sequenceExpression: lowerSequence(index)
    case .binaryOperator: leaf(.binaryOperator, name: intern(start(index), end(index)), at: start(index))
    case .assignmentOperator: leaf(.assignment, at: start(index))
    case .ternaryOperator: lowerAll(index, as: .ternary)
    case .castOperator: lowerCast(index)
    case .prefixExpression: lowerPrefix(index)
    case .effectExpression: lowerEffect(index)
    case .patternExpression: for child in children(index) { lowerPattern(child) }
    case .labeledStatement: for child in children(index) where kind(child) != .name { lowerStatement(child) }
    case .skipped: leaf(.invalid, at: start(index))
    case .conditional: lowerConditionalCode(index)
    case let kind where kind.isType: lowerTypeCode(index)
    case let kind where kind.isSuffix: lowerSuffix(index)
    case let kind where kind.isPattern: lowerPattern(index)
    default: lowerControlFlow(index)
    }
  }
}

extension SyntaxKind {
  var isSuffix: Bool {
    switch self {
    case .memberSuffix, .callSuffix, .subscriptSuffix, .optionalChainingSuffix, .forceUnwrapSuffix, .genericArguments,
      .postfixOperatorSuffix:
      true
    default: false
    }
  }

  var isPattern: Bool {
    switch self {
    case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern, .isPattern, .expressionPattern:
      true
    default: false
    }
  }
}
