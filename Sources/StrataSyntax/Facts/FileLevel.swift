import StrataModel

extension Lowering {
  /// The whole file: declarations first, then the statements between them as one list of code.
  mutating func lowerFile() {
    lowerMembers(of: 0, atFileLevel: true)
    guard !topLevel.isEmpty else { return }
    let start = code.end
    isLocal = true
    var open: Int?
    var last: UInt32 = 0
    for statement in topLevel {
      if statement.condition != last {
        if let open { close(open) }
        last = statement.condition
        open = last == 0 ? nil : self.open(.conditional, value: last, at: self.start(statement.syntax))
      }
      inCondition(last) { $0.lowerStatement(statement.syntax) }
    }
    if let open { close(open) }
    topLevelCode = Span(start, code.end)
    lowerPending(from: 0)
  }

  /// The declarations in a file, a type or a branch of `#if`.
  mutating func lowerMembers(of index: UInt32, atFileLevel: Bool) {
    for child in children(index) {
      switch kind(child) {
      case .conditional:
        lowerBranches(of: child) { $0.lowerMembers(of: $1, atFileLevel: atFileLevel) }
      case .macroExpansionDeclaration, .macroExpression:
        if atFileLevel {
          topLevel.append(TopLevelStatement(syntax: child, condition: condition))
        } else {
          lowerMemberMacro(child)
        }
      case .conditionText: break
      case let kind where kind.isDeclaration: lowerDeclaration(child)
      default:
        if atFileLevel, kind(child) != .skipped {
          topLevel.append(TopLevelStatement(syntax: child, condition: condition))
        }
      }
    }
  }

  mutating func lowerDeclaration(_ index: UInt32) {
    switch kind(index) {
    case .importDeclaration: lowerImport(index)
    case .classDeclaration: lowerTypeDeclaration(index, .class)
    case .structDeclaration: lowerTypeDeclaration(index, .struct)
    case .enumDeclaration: lowerTypeDeclaration(index, .enum)
    case .actorDeclaration: lowerTypeDeclaration(index, .actor)
    case .protocolDeclaration: lowerTypeDeclaration(index, .protocol)
    case .extensionDeclaration: lowerTypeDeclaration(index, .extension)
    case .typealiasDeclaration: lowerTypeDeclaration(index, .typealias)
    case .associatedtypeDeclaration: lowerTypeDeclaration(index, .associatedtype)
    case .functionDeclaration: lowerFunction(index, .function)
    case .initializerDeclaration: lowerFunction(index, .initializer)
    case .deinitializerDeclaration: lowerFunction(index, .deinitializer)
    case .subscriptDeclaration: lowerFunction(index, .subscript)
    case .macroDeclaration: lowerFunction(index, .macro)
    case .operatorDeclaration: lowerFunction(index, .operator)
    case .precedencegroupDeclaration: lowerFunction(index, .precedencegroup)
    case .variableDeclaration: lowerVariable(index)
    case .enumCaseDeclaration: lowerEnumCase(index)
    case .macroExpansionDeclaration: lowerMemberMacro(index)
    default: break
    }
  }

  // MARK: One declaration

  /// A fact with the properties that follow from the position of the declaration.
  @inline(__always) func newFact(_ kind: DeclarationKind, _ index: UInt32) -> DeclarationFact {
    var fact = DeclarationFact(
      kind: kind, name: .none, start: start(index), end: end(index), nameOffset: start(index))
    fact.parent = parent
    fact.condition = condition
    fact.marks = marks
    fact.isLocal = isLocal
    return fact
  }

  /// Adds a declaration whose children follow until ``finish(_:)``.
  mutating func begin(_ fact: DeclarationFact) -> Int {
    declarations.append(fact)
    parent = UInt32(declarations.count - 1)
    return declarations.count - 1
  }

  mutating func finish(_ index: Int) {
    declarations[index].next = declarations.end
    parent = declarations[index].parent
  }

  /// Lowers the declarations found in bodies, as children of the current declaration.
  mutating func lowerPending(from base: Int) {
    guard pending.count > base else { return }
    let outer = (condition, marks, codeFlags, isLocal)
    isLocal = true
    var i = base
    while i < pending.count {
      let item = pending[i]
      code[item.code].value = declarations.end
      condition = item.condition
      marks = item.marks
      codeFlags = marks.isEmpty ? [] : .exempt
      lowerDeclaration(item.syntax)
      i += 1
    }
    pending.removeLast(pending.count - base)
    (condition, marks, codeFlags, isLocal) = outer
  }
}

extension SyntaxKind {
  var isDeclaration: Bool {
    rawValue >= SyntaxKind.importDeclaration.rawValue && rawValue <= SyntaxKind.precedencegroupDeclaration.rawValue
      && self != .importScope && self != .binding && self != .enumCaseElement
  }

  var isType: Bool {
    rawValue >= SyntaxKind.identifierType.rawValue && rawValue < SyntaxKind.genericArguments.rawValue
      && self != .tupleElement
  }
}
