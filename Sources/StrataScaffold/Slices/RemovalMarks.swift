import StrataSyntax

/// Which parts of a file go away with names that no longer exist: for each use the smallest list element, statement,
/// member or declaration around it, and what would be left empty or undefined by that.
struct RemovalMarks {
  private let source: SwiftSource
  private(set) var nodes: Set<Int> = []

  init(_ source: SwiftSource) { self.source = source }

  /// Marks what uses a name for which the closure is true.
  mutating func mark(_ isGone: (String) -> Bool) {
    for use in source.uses where isGone(use.name) { mark(use: use.node) }
  }

  /// The same for the texts of strings.
  mutating func markStrings(_ isGone: (String) -> Bool) {
    for node in source.tree.nodes.indices where source.kind(node) == .stringSegment && isGone(source.text(node)) {
      mark(use: node)
    }
  }

  /// Marks local variables that only marked statements used.
  mutating func markUnusedLocals() {
    for node in source.tree.nodes.indices where source.kind(node) == .variableDeclaration && !covers(node) {
      let block = source.parents[node]
      guard source.kind(block) == .codeBlock || source.kind(block) == .closure else { continue }
      let names = source.localNames(of: node)
      let uses = (source.tree.nodes[node].nextIndex..<source.tree.nodes[block].nextIndex).filter {
        source.kind($0) == .identifierExpression && names.contains(source.text($0))
      }
      if !uses.isEmpty, uses.allSatisfy(covers) { mark(unit: node) }
    }
  }

  /// Marks a declaration.
  mutating func mark(declaration node: Int) { mark(unit: node) }

  /// Whether the node, or one around it, is marked.
  func covers(_ node: Int) -> Bool {
    nodes.contains(node) || source.ancestors(of: node).contains(where: nodes.contains)
  }

  private mutating func mark(use node: Int) {
    guard !covers(node), let unit = unit(around: node) else { return }
    mark(unit: unit)
  }

  private mutating func mark(unit: Int) {
    guard !covers(unit) else { return }
    // A test whose subject is gone, even if only one of its statements says so.
    if let test = source.ancestors(of: unit).first(where: source.isTest) { return mark(unit: test) }
    nodes.insert(unit)
    markUsesOfLocals(in: unit)
    markIfEmpty(source.parents[unit], without: unit)
  }

  /// The uses of what the statement declares for those after it.
  private mutating func markUsesOfLocals(in unit: Int) {
    let block = source.parents[unit]
    guard [.codeBlock, .closure, .switchCase].contains(source.kind(block)),
      [.variableDeclaration, .guardStatement, .functionDeclaration].contains(source.kind(unit))
    else { return }
    let names = Set(source.localNames(of: unit))
    guard !names.isEmpty else { return }
    for node in source.tree.nodes[unit].nextIndex..<source.tree.nodes[block].nextIndex
    where source.kind(node) == .identifierExpression && names.contains(source.text(node)) {
      mark(use: node)
    }
  }

  private func unit(around node: Int) -> Int? {
    var current = node
    for parent in source.ancestors(of: node) {
      switch source.kind(parent) {
      case .codeBlock, .memberBlock, .sourceFile, .conditionalBranch, .arrayLiteral, .enumCaseDeclaration:
        return current
      case .closure where source.kind(current) != .closureSignature: return current
      case .switchCase: return source.kind(current) == .casePattern ? parent : current
      case .inheritanceClause where source.kind(source.parents[parent]) != .extensionDeclaration: return current
      default: current = parent
      }
    }
    return nil
  }

  /// Marks what holds nothing any more, or a function whose result is gone.
  private mutating func markIfEmpty(_ container: Int, without unit: Int) {
    switch source.kind(container) {
    case .codeBlock where isBody(container) && source.kind(unit) == .returnStatement:
      mark(unit: source.parents[container])
    case .codeBlock, .switchCase, .closure, .memberBlock, .arrayLiteral, .enumCaseDeclaration, .conditionalBranch:
      guard contents(of: container).allSatisfy(nodes.contains) else { return }
      if let argument = optionalArgument(around: container) { return mark(unit: argument) }
      if let outer = outer(of: container) { mark(unit: outer) }
    default: break
    }
  }

  private func contents(of container: Int) -> [Int] {
    source.children(of: container).filter {
      ![.closureSignature, .casePattern, .attribute, .modifier, .conditionText].contains(source.kind($0))
    }
  }

  private func isBody(_ block: Int) -> Bool { source.kind(source.parents[block]) == .functionDeclaration }

  /// What goes away with an empty container.
  private func outer(of container: Int) -> Int? {
    let parent = source.parents[container]
    switch source.kind(container) {
    case .switchCase, .enumCaseDeclaration: return container
    case .memberBlock: return parent
    case .conditionalBranch:
      return Array(source.children(of: parent)).count == 1 ? parent : nil
    case .codeBlock where source.kind(parent) == .functionDeclaration: return parent
    default: return unit(around: container)
    }
  }

  /// An argument of a manifest that may be missing, whose list is empty.
  private func optionalArgument(around list: Int) -> Int? {
    let argument = source.parents[list]
    guard source.kind(list) == .arrayLiteral, source.kind(argument) == .argument,
      let label = source.children(of: argument).first(where: { _ in true }), source.kind(label) == .name,
      ["dependencies", "exclude", "resources", "sources", "swiftSettings"].contains(source.text(label))
    else { return nil }
    return argument
  }
}

extension SyntaxNode {
  /// The index of the node after this one's subtree.
  var nextIndex: Int { Int(next) }
}
