import StrataDefinition
import StrataModel

extension SwallowedErrors {
  /// Whether a pattern matches every failure of a result or of a stream: `.failure(let error)`, `.failure(_)`. One that
  /// names the error matches failures that may be ignored on purpose, and a case of the project's own types holds
  /// whatever these say.
  ///
  /// - Parameter node: a case of a `switch`, or the condition of an `if case`. False if it has another pattern, several
  ///   patterns, or a condition.
  func isFailure(_ node: Int) -> Bool {
    guard let name = Self.failureName(of: node, in: tree, vocabulary) else { return false }
    let isOfProject = graph.references(in: body.file, at: tree[name].offset).contains { $0.target.externalID == nil }
    return !isOfProject && !isCaseAround(name)
  }

  /// The node with the name of a case in such a pattern, whatever the type of the value is.
  static func failureName(of node: Int, in tree: CodeTree, _ vocabulary: Vocabulary) -> Int? {
    guard let pattern = tree.firstChild(of: node), tree[pattern].kind == .expressionPattern,
      let chain = tree.firstChild(of: pattern)
    else { return nil }
    let after = Int(tree[pattern].next)
    let isCondition = tree[node].kind == .caseBinding
    guard isCondition || after < Int(tree[node].next) && tree[after].kind == .block else { return nil }
    let base = tree.base(of: chain)
    let name = tree[base].kind == .implicitMember ? base : tree.suffixes(of: chain).first { _ in true }
    guard let name, tree.isNamed(name, oneOf: vocabulary[.failureCases].names),
      let call = Array(tree.suffixes(of: chain)).last, tree[call].kind == .call
    else { return nil }
    let values = tree.arguments(of: call).map { tree.value(of: $0) }
    let isAny = values.count == 1 && [.bindingPattern, .discard].contains(tree[values[0]].kind)
    return isAny ? name : nil
  }

  /// Whether a type around the code declares a case of that name: its uses of itself are not references.
  private func isCaseAround(_ name: Int) -> Bool {
    guard let type = graph.enclosingType(of: body.declaration) else { return false }
    return graph.innermost(from: type) { around in
      graph.members(of: around).contains { graph[$0].kind == .enumCase && graph.name(of: $0) == tree.name(name) }
    } != nil
  }
}
