import StrataModel

/// The expression of a file that a name is part of: a chain of members, with the names that use its values or get their
/// type from it: key paths and implicit members that are passed to it or compared with it, and closures with one
/// statement that begins on the line of the closure.
///
/// `page.document.trips.map { $0.title }` is one expression, `first.id + second.id` are two, and so is a list with the row
/// that its closure shows on the next line.
struct ExpressionRoots {
  private var roots: [UInt32: Int] = [:]
  /// Offsets of names that get their type from the expression.
  private var followers: Set<UInt32> = []
  /// The offsets that are asked for, in order; nil: any.
  private let wanted: [UInt32]?
  private let facts: FileFacts

  /// - Parameters:
  ///   - declaration: the innermost declaration that contains the names, or ``noIndex``; only its own code is read.
  ///   - names: the offsets of the names that are asked for; nil: any.
  init(_ facts: FileFacts, declaration: UInt32, names: [UInt32]? = nil) {
    let tree = CodeTree(facts)
    self.facts = facts
    wanted = names?.sorted()
    guard declaration != noIndex else {
      read(facts.topLevelCode, tree)
      return
    }
    let fact = facts.declarations[Int(declaration)]
    read(fact.body, tree)
    read(fact.initialValue, tree)
    for parameter in fact.parameters.range { read(facts.parameters[parameter].defaultValue, tree) }
    for attribute in fact.attributes.range { read(facts.attributes[attribute].arguments, tree) }
  }

  /// Expressions do not go beyond statements: those without names that are asked for are left out.
  private mutating func read(_ span: Span, _ tree: CodeTree) {
    var start = span.range.lowerBound
    while start < span.range.upperBound {
      let statement = start..<Int(tree.nodes[start].next)
      if statement.contains(where: { isWanted(tree.nodes[$0].offset) }) { read(statement, tree) }
      start = statement.upperBound
    }
  }

  private mutating func read(_ statement: Range<Int>, _ tree: CodeTree) {
    let parents = tree.parents(in: statement)
    // By node, from the first one of the statement on.
    var rootOfNode = [Int?](repeating: nil, count: statement.count)
    let first = statement.lowerBound
    for index in statement {
      switch tree.nodes[index].kind {
      case .chain, .keyPath:
        // In preorder, the enclosing nodes already have their roots.
        let owner = owner(of: index, tree, parents)
        var root = owner.map { rootOfNode[$0 - first] ?? $0 } ?? index
        if owner != nil { rootOfNode[index - first] = root }
        for child in tree.children(of: index) {
          // What stands in one branch of an `#if` is no part of what is in another one.
          if tree.nodes[child].kind == .conditional, tree.nodes[child].payload != 0 { root = child }
          guard isWanted(tree.nodes[child].offset) else { continue }
          roots[tree.nodes[child].offset] = root
          if owner != nil { followers.insert(tree.nodes[child].offset) }
        }
      case .implicitMember:
        let offset = tree.nodes[index].offset
        guard isWanted(offset), roots[offset] == nil, let owner = owner(of: index, tree, parents) else { continue }
        roots[offset] = rootOfNode[owner - first] ?? owner
        followers.insert(offset)
      case .binaryOperator:
        let offset = tree.nodes[index].offset
        guard isWanted(offset), let operand = Self.operand(beside: index, tree, parents) else { continue }
        roots[offset] = rootOfNode[operand - first] ?? operand
        followers.insert(offset)
      default: continue
      }
    }
  }

  private func isWanted(_ offset: UInt32) -> Bool {
    guard let wanted else { return true }
    let index = wanted.partitionPoint { $0 < offset }
    return index < wanted.count && wanted[index] == offset
  }

  /// A number for the expression of a name; nil for a name that is an expression by itself.
  subscript(offset: UInt32) -> Int? { roots[offset] }

  /// Whether a name uses values of the expression, or gets its type from it.
  func isFollower(_ offset: UInt32) -> Bool { followers.contains(offset) }

  // MARK: Parts of other expressions

  /// The chain that a key path, an implicit member or a chain in a closure belongs to.
  private func owner(of index: Int, _ tree: CodeTree, _ parents: CodeParents) -> Int? {
    let base = tree.nodes[index].kind == .chain ? index + 1 : index
    switch tree.nodes[base].kind {
    case .keyPath: return Self.chain(calledWith: index, tree, parents)
    case .implicitMember:
      return Self.chain(calledWith: index, tree, parents) ?? Self.operand(beside: index, tree, parents)
        ?? Self.value(matching: index, tree, parents)
    case .identifier: return chain(passingOn: tree.name(base), to: index, tree, parents)
    default: return nil
    }
  }

  /// The chain with a call that has this argument.
  private static func chain(calledWith index: Int, _ tree: CodeTree, _ parents: CodeParents) -> Int? {
    guard let argument = parents[index], tree.nodes[argument].kind == .argument, let call = parents[argument],
      tree.nodes[call].kind == .call, let chain = parents[call], tree.nodes[chain].kind == .chain
    else { return nil }
    return chain
  }

  /// The chain that passes a value to the enclosing closure, if the expression is in its only statement and on its first
  /// line.
  private func chain(
    passingOn name: String, to index: Int, _ tree: CodeTree, _ parents: CodeParents
  ) -> Int? {
    guard let closure = parents.ancestors(of: index).first(where: { tree.nodes[$0].kind == .closure }) else {
      return nil
    }
    let statements = tree.statements(ofClosure: closure)
    guard !statements.isEmpty, Int(tree.nodes[statements.lowerBound].next) == statements.upperBound,
      name.hasPrefix("$") || tree.parameterNames(ofClosure: closure).contains(name),
      facts.position(of: tree.nodes[closure].offset).line == facts.position(of: tree.nodes[index].offset).line
    else { return nil }
    return Self.chain(calledWith: closure, tree, parents)
  }

  /// The nearest chain next to an operator or an implicit member in one sequence.
  private static func operand(beside index: Int, _ tree: CodeTree, _ parents: CodeParents) -> Int? {
    guard let sequence = parents[index], tree.nodes[sequence].kind == .sequence else { return nil }
    var found: Int?
    for operand in tree.children(of: sequence) where operand != index {
      if operand > index, found != nil { return found }
      let isChain = tree.nodes[operand].kind == .chain && tree.nodes[operand + 1].kind != .implicitMember
      if isChain { found = operand }
    }
    return found
  }

  /// `page.state` in `if case .loaded = page.state`.
  private static func value(matching index: Int, _ tree: CodeTree, _ parents: CodeParents) -> Int? {
    guard let pattern = parents[index], tree.nodes[pattern].kind == .expressionPattern,
      let binding = parents[pattern], tree.nodes[binding].kind == .caseBinding
    else { return nil }
    return tree.children(of: binding).first { tree.nodes[$0].kind == .chain }
  }
}
