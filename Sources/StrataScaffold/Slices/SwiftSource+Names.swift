import StrataModel
import StrataSyntax

/// A declaration of a file, and the type or extension around it.
struct DeclaredName: Sendable {
  let name: String
  let node: Int
  /// The name of the type around it; nil at file level.
  let owner: String?
  /// Inside the code of a function, an accessor or a closure.
  let isLocal: Bool
  /// Only this file can use it.
  let isPrivate: Bool
}

/// The nodes among which a local name means what it does.
struct LocalScope {
  let nodes: Range<Int>
  var except: Range<Int>?

  func contains(_ node: Int) -> Bool { nodes.contains(node) && except?.contains(node) != true }
}

extension SwiftSource {
  /// What the file declares, nested and local declarations included; initializers, subscripts and operators are not.
  var declarations: [DeclaredName] {
    var result: [DeclaredName] = []
    for node in tree.nodes.indices {
      for (name, node) in declaredNames(node) {
        result.append(
          DeclaredName(
            name: name, node: node, owner: owner(of: node), isLocal: isLocal(node), isPrivate: isPrivate(node)))
      }
    }
    return result
  }

  /// Where the file uses names that are not local: the node of each name, and the name.
  var uses: [(node: Int, name: String)] {
    let locals = localScopes
    return tree.nodes.indices.compactMap { node in
      guard isUse(node) else { return nil }
      let name = text(node)
      return isLocal(node, name, locals) ? nil : (node, name)
    }
  }

  /// The names that the file uses, and those of them that are not local, each once.
  var usedNames: (all: Set<String>, outer: Set<String>) {
    let locals = localScopes
    var (all, outer): (Set<String>, Set<String>) = ([], [])
    // Most names are used many times.
    var known: Set<UInt64> = []
    bytes.withUnsafeBytes { bytes in
      for node in tree.nodes.indices where isUse(node) {
        let hash = Hash64.of(UnsafeRawBufferPointer(rebasing: bytes[range(node)]))
        guard !known.contains(hash) else { continue }
        let name = text(node)
        all.insert(name)
        guard !isLocal(node, name, locals) else { continue }
        outer.insert(name)
        known.insert(hash)
      }
    }
    return (all, outer)
  }

  private func isLocal(_ node: Int, _ name: String, _ locals: [String: [LocalScope]]) -> Bool {
    kind(node) == .identifierExpression && locals[name]?.contains { $0.contains(node) } == true
  }

  /// The name of the target that a call of a manifest declares: `.target(name: "App")`.
  func manifestTarget(_ node: Int) -> String? {
    guard let call = descendants(of: node).first(where: { kind($0) == .callSuffix }),
      let function = descendants(of: node).first(where: { kind($0) == .name }),
      ["target", "executableTarget", "testTarget", "plugin", "macro"].contains(text(function)),
      let argument = children(of: call).first(where: { argument in
        children(of: argument).first { kind($0) == .name }.map(text) == "name"
      })
    else { return nil }
    return descendants(of: argument).first { kind($0) == .stringSegment }.map(text)
  }

  /// The labels of arguments.
  var argumentLabels: [String] {
    tree.nodes.indices.compactMap { node in
      kind(node) == .name && kind(parents[node]) == .argument ? text(node) : nil
    }
  }

  private func declaredNames(_ node: Int) -> [(String, Int)] {
    switch kind(node) {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .functionDeclaration, .enumCaseElement:
      guard let name = name(of: node) else { return [] }
      return [(text(name), node)]
    case .variableDeclaration:
      return descendants(of: node).compactMap { child in
        guard kind(child) == .identifierPattern, binding(of: child, in: node) else { return nil }
        return (text(child), node)
      }
    default: return []
    }
  }

  /// Whether the pattern is one of the declaration's own bindings.
  private func binding(of pattern: Int, in declaration: Int) -> Bool {
    for ancestor in ancestors(of: pattern) {
      switch kind(ancestor) {
      case .tuplePattern, .tuplePatternElement: continue
      case .binding: return parents[ancestor] == declaration
      default: return false
      }
    }
    return false
  }

  /// The nodes among which a name is that of a parameter, a variable or a function of the code around them.
  private var localScopes: [String: [LocalScope]] {
    var scopes: [String: [LocalScope]] = [:]
    for node in tree.nodes.indices {
      guard let (name, scope) = localName(node) else { continue }
      scopes[name, default: []].append(scope)
    }
    return scopes
  }

  /// By name, where the code declares a local one, and the nodes among which it is.
  var locals: [String: [(declaration: Int, scope: LocalScope)]] {
    var locals: [String: [(declaration: Int, scope: LocalScope)]] = [:]
    for node in tree.nodes.indices {
      guard let (name, scope) = localName(node) else { continue }
      locals[name, default: []].append((node, scope))
    }
    return locals
  }

  /// What a statement declares for the statements after it.
  func localNames(of statement: Int) -> [String] {
    if kind(statement) == .functionDeclaration { return declaredNames(statement).map(\.0) }
    let block = nodes(of: parents[statement])
    return descendants(of: statement).filter { kind($0) == .identifierPattern && scope(ofPattern: $0).nodes == block }
      .map(text)
  }

  private func localName(_ node: Int) -> (String, LocalScope)? {
    switch kind(node) {
    case .parameter:
      return parameterName(node).map { ($0, LocalScope(nodes: nodes(of: parents[parents[node]]))) }
    case .closureParameterName, .capture:
      guard let closure = ancestors(of: node).first(where: { kind($0) == .closure }) else { return nil }
      let name = kind(node) == .capture ? children(of: node).first { kind($0) == .name } : node
      return name.map { (text($0), LocalScope(nodes: nodes(of: closure))) }
    case .functionDeclaration where isLocal(node):
      return declaredNames(node).first.map { ($0.0, LocalScope(nodes: nodes(of: parents[node]))) }
    case .identifierPattern where isLocal(node): return (text(node), scope(ofPattern: node))
    default: return nil
    }
  }

  private func scope(ofPattern node: Int) -> LocalScope {
    var own: Range<Int>?
    for ancestor in ancestors(of: node) {
      switch kind(ancestor) {
      // The value that a variable begins with is not read from the variable.
      case .binding, .optionalBindingCondition, .matchingCondition: own = own ?? nodes(of: ancestor)
      case .ifStatement, .whileStatement, .forStatement, .switchCase, .catchClause, .codeBlock, .closure:
        return LocalScope(nodes: nodes(of: ancestor), except: own)
      default: continue
      }
    }
    return LocalScope(nodes: tree.nodes.indices, except: own)
  }

  private func nodes(of node: Int) -> Range<Int> { node..<tree.nodes[node].nextIndex }

  func isUse(_ node: Int) -> Bool {
    switch kind(node) {
    case .identifierExpression: return true
    case .name:
      switch kind(parents[node]) {
      case .memberSuffix, .implicitMemberExpression, .identifierType, .memberType, .importDeclaration, .macroExpression:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a pattern is that of `if let item`, which also reads what has the name outside.
  func isShorthandBinding(_ node: Int) -> Bool {
    kind(node) == .identifierPattern && kind(parents[node]) == .optionalBindingCondition
      && children(of: parents[node]).allSatisfy { $0 == node || kind($0) == .typeAnnotation }
  }

  /// What the code of a function calls a parameter.
  func parameterName(_ node: Int) -> String? {
    kind(node) == .parameter ? children(of: node).filter { kind($0) == .name }.last.map(text) : nil
  }

  /// The name of the type around a node; for an extension, the one that it extends.
  func owner(of node: Int) -> String? {
    for ancestor in ancestors(of: node) {
      switch kind(ancestor) {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration:
        return name(of: ancestor).map(text)
      case .extensionDeclaration:
        return descendants(of: ancestor).first { kind($0) == .name }.map(text)
      default: continue
      }
    }
    return nil
  }

  func isPrivate(_ node: Int) -> Bool {
    children(of: node).contains { kind($0) == .modifier && ["private", "fileprivate"].contains(text($0)) }
  }

  private func isLocal(_ node: Int) -> Bool {
    ancestors(of: node).contains { [.codeBlock, .closure, .accessorBlock].contains(kind($0)) }
  }
}
