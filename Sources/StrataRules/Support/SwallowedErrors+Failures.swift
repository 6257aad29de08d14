import StrataDefinition
import StrataModel

/// Cases for the failure of a result that do too little with it.
extension SwallowedErrors {
  /// `case .failure(let error): print(error)` and `if case .failure(let error) = result { print(error) }`; in the
  /// domain and data layers and in that of view models also `case .failure: break`, and in the first two `case .failure:
  /// return []`, and `default: return []` beside `case .success(let items):`.
  func item(forFailure statement: Int) -> Item? {
    var (pattern, subject) = (statement, parents[statement].flatMap { tree.firstChild(of: $0) })
    var owner = parents[statement]
    if tree[statement].kind == .if {
      let conditions = Array(tree.conditions(of: statement))
      guard conditions.count == 1, tree[conditions[0]].kind == .caseBinding else { return nil }
      pattern = conditions[0]
      (subject, owner) = (Array(tree.children(of: pattern)).last, statement)
    }
    guard tree[statement].kind != .guard, let block = tree.block(of: statement) else { return nil }
    if isFailure(pattern) {
      if let subject, let owner, isPassedOn(subject, besides: owner) { return nil }
      return item(at: statement, for: block, "") ?? item(at: statement, replacedIn: block, "")
    }
    guard isInner || isInPresentation, let subject, let owner, isBareFailure(pattern, of: subject, in: owner)
    else { return nil }
    if !isInner, isPassedOn(subject, besides: owner) { return nil }
    // A `default` without a value may be that of code which only watches results.
    return item(at: statement, replacedIn: block, "")
      ?? (tree[pattern].flags.contains(.isDefault) ? nil : item(at: statement, for: block, ""))
  }

  /// Whether the whole result is given to other code in the same block, after its failure is logged.
  private func isPassedOn(_ subject: Int, besides statement: Int) -> Bool {
    guard tree[subject].kind == .identifier else { return false }
    let scope = parents[statement]
    for other in scope.map({ tree.children(of: $0) }) ?? tree.roots(in: body.range) where other != statement {
      let isUsed = tree.subtree(of: other).contains { node in
        tree[node].kind == .identifier && tree[node].name == tree[subject].name
          && parents.ancestors(of: node).prefix { $0 >= other }
            .contains { tree[$0].kind == .argument || tree[$0].kind == .return }
      }
      if isUsed, !isLog(other) { return true }
    }
    return false
  }

  /// Whether a pattern matches every failure of a result or of a stream: `.failure(let error)`, `.failure(_)`. One that
  /// names the error matches failures that may be ignored on purpose, and a case of the project's own types holds
  /// whatever these say.
  ///
  /// - Parameter node: a case of a `switch`, or the condition of an `if case`. False if it has another pattern, several
  ///   patterns, or a condition.
  private func isFailure(_ node: Int) -> Bool {
    guard let name = Self.caseName(of: node, in: tree, vocabulary[.failureCases]) else { return false }
    return !isCaseOfProject(name)
  }

  /// The node with the name of a case in such a pattern, whatever the type of the value is.
  ///
  /// - Parameter isBare: whether the pattern may leave out the value of the case: `.failure`.
  static func caseName(of node: Int, in tree: CodeTree, _ names: WordList, isBare: Bool = false) -> Int? {
    guard let pattern = tree.firstChild(of: node), tree[pattern].kind == .expressionPattern,
      let chain = tree.firstChild(of: pattern)
    else { return nil }
    let after = Int(tree[pattern].next)
    let isCondition = tree[node].kind == .caseBinding
    guard isCondition || after < Int(tree[node].next) && tree[after].kind == .block else { return nil }
    let base = tree.base(of: chain)
    let name = tree[base].kind == .implicitMember ? base : tree.suffixes(of: chain).first { _ in true }
    guard let name, tree.isNamed(name, oneOf: names.names) else { return nil }
    guard let call = Array(tree.suffixes(of: chain)).last, tree[call].kind == .call else { return isBare ? name : nil }
    let values = tree.arguments(of: call).map { tree.value(of: $0) }
    let isAny = values.count == 1 && [.bindingPattern, .discard].contains(tree[values[0]].kind)
    return isAny ? name : nil
  }

  /// Whether a case is one of the project's own types.
  func isCaseOfProject(_ name: Int) -> Bool {
    graph.references(in: body.file, at: tree[name].offset).contains { $0.target.externalID == nil }
      || isCaseAround(name)
  }

  /// Whether a type around the code declares a case of that name: its uses of itself are not references.
  private func isCaseAround(_ name: Int) -> Bool {
    guard let type = graph.enclosingType(of: body.declaration) else { return false }
    return graph.innermost(from: type) { around in
      graph.members(of: around).contains { graph[$0].kind == .enumCase && graph.name(of: $0) == tree.name(name) }
    } != nil
  }
}
