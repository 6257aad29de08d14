import StrataSyntax

/// Whether a part of a file can be repeated under another name: it is one of a list of its kind, and declares nothing twice.
struct Repeatability {
  let source: SwiftSource
  let renamed: RenamedSource
  /// Of functions that are declared several times, a call by name does not tell which one it means.
  let project: any ProjectNames

  /// Whether a node is one of a list of its kind.
  func isUnit(_ node: Int, in parent: Int) -> Bool {
    switch source.kind(parent) {
    case .codeBlock, .memberBlock, .sourceFile, .arrayLiteral, .enumCaseDeclaration, .inheritanceClause, .parameterList:
      true
    case .conditionalBranch: source.kind(node) != .conditionText
    case .closure: source.kind(node) != .closureSignature
    case .switchStatement: source.kind(node) == .switchCase
    case .switchCase where source.kind(node) == .casePattern:
      source.children(of: parent).count { source.kind($0) == .casePattern } > 1
    case .switchCase: source.kind(node) != .attribute
    case .tuplePattern, .tupleExpression: source.destructuredName(node) != nil
    case .callSuffix: source.kind(node) == .argument
    // `let name: String, email: String`
    case .variableDeclaration:
      source.kind(node) == .binding && source.children(of: parent).count { source.kind($0) == .binding } > 1
    default: false
    }
  }

  enum Verdict {
    case repeated, left
    /// The value of a local variable that does not have the name.
    case local
    /// The part around it may be repeated.
    case outer
  }

  func verdict(on node: Int, in parent: Int) -> Verdict {
    switch source.kind(parent) {
    case .arrayLiteral: return isListOfFeature(parent) ? .outer : .repeated
    case .enumCaseDeclaration, .inheritanceClause: return .repeated
    case .tuplePattern, .tupleExpression:
      return source.destructuredName(node).map(changes) == true ? .repeated : .outer
    case .switchCase where source.kind(node) == .casePattern:
      let patterns = source.children(of: parent).filter { source.kind($0) == .casePattern }
      return patterns.allSatisfy(changes) ? .outer : .repeated
    case .switchStatement:
      // A second switch would do twice what is done for other cases.
      return source.children(of: node).contains { source.kind($0) == .casePattern && changes($0) } ? .repeated : .left
    case .parameterList where source.declaredName(around: parent).map(changes) == true: return .outer
    case .parameterList where isOverloaded(parent): return .outer
    case .parameterList:
      guard let label = source.name(of: node) else { return .outer }
      return changes(label) ? .repeated : .outer
    case .callSuffix: return .outer
    case .variableDeclaration:
      return source.children(of: node).first { source.kind($0) == .identifierPattern }.map(changes) == true
        ? .repeated : .outer
    default: break
    }
    switch source.kind(node) {
    case .importDeclaration: return .repeated
    case .returnStatement, .throwStatement: return .outer
    case .extensionDeclaration: return declaredText(node).map(renamed.changes) == true ? .repeated : .left
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .macroExpansionDeclaration:
      return declaredText(node).map(renamed.changes) == true ? .repeated : .left
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      return changesSignature(node) ? .repeated : .left
    case .guardStatement where bindsKeptName(node): return .left
    case .ifStatement where !isResult(node, in: parent) && hasOtherCases(node): return .left
    case .variableDeclaration:
      if declaredText(node).map(renamed.changes) == true { return .repeated }
      return [.codeBlock, .closure, .switchCase].contains(source.kind(parent)) ? .local : .left
    case .conditional, .deinitializerDeclaration: return .left
    // What comes after it is never reached.
    case .doStatement where alwaysExits(node), .ifStatement where alwaysExits(node),
      .switchStatement where alwaysExits(node):
      return .left
    // A repetition would only replace the value.
    case .sequenceExpression where assignsAnother(node):
      return .left
    default:
      return isResult(node, in: parent) || !SourceLines.areWhole(source.range(node), source.bytes) ? .outer : .repeated
    }
  }

  /// Whether a statement leaves the code around it on every way: it returns, throws or goes on with a loop.
  private func alwaysExits(_ node: Int) -> Bool {
    let children = Array(source.children(of: node))
    switch source.kind(node) {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement: return true
    case .codeBlock, .switchCase: return children.last.map(alwaysExits) ?? false
    case .doStatement, .catchClause:
      return children.filter { [.codeBlock, .catchClause].contains(source.kind($0)) }.allSatisfy(alwaysExits)
    case .ifStatement:
      let branches = children.filter { [.codeBlock, .ifStatement].contains(source.kind($0)) }
      return branches.count > 1 && branches.allSatisfy(alwaysExits)
    case .switchStatement:
      let cases = children.filter { source.kind($0) == .switchCase }
      return !cases.isEmpty && cases.allSatisfy { alwaysExits($0) }
    default: return false
    }
  }

  private func isOverloaded(_ parameters: Int) -> Bool {
    source.kind(source.parents[parameters]) == .functionDeclaration
      && source.declaredName(around: parameters).map { project.isOverloaded(source.text($0)) } == true
  }

  private func assignsAnother(_ node: Int) -> Bool {
    source.isAssignment(node) && source.children(of: node).first { _ in true }.map { !changes($0) } == true
  }

  /// Whether a statement, apart from declarations before it, is the only one of a closure, an accessor or a function with a
  /// result, so that it is no part of a list.
  private func isResult(_ node: Int, in block: Int) -> Bool {
    let statements = source.children(of: block).filter { isUnit($0, in: block) }
    let results = statements.filter {
      ![.variableDeclaration, .functionDeclaration, .guardStatement].contains(source.kind($0))
    }
    guard statements.last == node, results.count == 1 else { return false }
    switch source.kind(block) {
    case .closure, .switchCase: return true
    case .codeBlock:
      let owner = source.parents[block]
      switch source.kind(owner) {
      case .functionDeclaration: return source.children(of: owner).contains { source.kind($0) == .returnType }
      case .initializerDeclaration, .doStatement, .ifStatement, .forStatement, .deferStatement: return false
      default: return true
      }
    default: return false
    }
  }

  /// Whether all elements of a list begin with a name of the feature, so that the list is its own.
  private func isListOfFeature(_ list: Int) -> Bool {
    guard source.ancestors(of: list).contains(where: { source.isStaticMember($0, in: source.parents[$0]) }) else {
      return false
    }
    return source.children(of: list).allSatisfy { element in
      let first = source.kind(element) == .identifierExpression ? element : source.descendants(of: element).first
      return first.map { source.kind($0) == .identifierExpression && changes($0) } ?? false
    }
  }

  private func changes(_ node: Int) -> Bool { renamed.changes(source.range(node)) }

  /// Whether the name of a function, a label or the type of a parameter changes: what tells it from its repetition.
  private func changesSignature(_ node: Int) -> Bool {
    if source.name(of: node).map(changes) == true { return true }
    guard let parameters = source.children(of: node).first(where: { source.kind($0) == .parameterList }) else {
      return false
    }
    return source.children(of: parameters).contains { parameter in
      let parts = source.children(of: parameter).filter { source.kind($0) != .initializerValue }
      let label = parts.first { source.kind($0) == .name }
      return parts.contains { ($0 == label || source.kind($0) != .name) && changes($0) }
    }
  }

  /// Whether a second statement would do twice what the first one does in cases that have nothing to do with the feature.
  private func hasOtherCases(_ statement: Int) -> Bool {
    let parts = Array(source.children(of: statement))
    guard let body = parts.firstIndex(where: { source.kind($0) == .codeBlock }), body + 1 < parts.count else {
      return false
    }
    return !parts[..<body].contains(where: changes) || !parts[(body + 1)...].contains(where: changes)
  }

  /// Whether a statement declares a name for those after it that a second one would declare again.
  private func bindsKeptName(_ statement: Int) -> Bool {
    source.children(of: statement).contains { condition in
      [.optionalBindingCondition, .matchingCondition].contains(source.kind(condition))
        && source.descendants(of: condition).contains { source.kind($0) == .identifierPattern && !changes($0) }
    }
  }

  /// Of a tuple whose names do not all change, a second one would declare the others again.
  private func patternText(_ pattern: Int) -> Range<Int>? {
    let names = source.descendants(of: pattern).filter { source.kind($0) == .identifierPattern }
    return source.kind(pattern) == .tuplePattern && !names.allSatisfy(changes) ? nil : source.range(pattern)
  }

  /// What tells a declaration from its repetition: its name.
  private func declaredText(_ node: Int) -> Range<Int>? {
    let children = Array(source.children(of: node))
    switch source.kind(node) {
    case .extensionDeclaration:
      let end = children.first { source.kind($0) == .memberBlock }.map { source.range($0).lowerBound }
      return source.range(node).lowerBound..<(end ?? source.range(node).upperBound)
    case .variableDeclaration:
      return children.first { source.kind($0) == .binding }.flatMap { binding in
        source.children(of: binding).first { _ in true }.flatMap(patternText)
      }
    default: return children.first { source.kind($0) == .name }.map(source.range)
    }
  }
}
