import StrataModel

/// Errors that a task keeps, and that nobody asks it for.
extension SwallowedErrors {
  /// `Task { try await save() }` as a statement: the compiler accepts it, and the error ends there.
  func item(forTask chain: Int) -> Item? {
    let base = tree.base(of: chain)
    guard tree[base].kind == .identifier, tree.isNamed(base, oneOf: vocabulary[.taskTypes].names),
      !graph.isOwnName(base, tree, body.file), !isDeinit,
      let call = tree.calls(ofChain: chain).first, Int(tree[call.suffix].next) == Int(tree[chain].next),
      let closure = tree.closures(of: call.suffix).first, isIgnored(chain), !isInBackground(chain),
      let attempt = tree.statements(ofClosure: closure).first(where: { isUncaught($0, in: closure) })
    else { return nil }
    return Item(
      offset: tree[attempt].offset, message: "the task throws, and no code gets its error",
      remedy: "use `do`/`catch` in the task and handle the error")
  }

  /// Whether one of the clauses of a `do` gets every error: `catch`, `catch let error`. Where it only throws errors of one
  /// type, all of its clauses together do.
  private func catchesAll(_ statement: Int) -> Bool {
    let clauses = tree.children(of: statement).filter { tree[$0].kind == .catchClause }
    if tree.firstChild(of: statement) != tree.block(of: statement) { return !clauses.isEmpty }
    return clauses.contains { clause in
      guard let block = tree.block(of: clause) else { return false }
      // Also `catch (let error)`.
      return !(clause + 1..<block).contains {
        [.cast, .whereClause, .member, .implicitMember, .call, .type].contains(tree[$0].kind)
      }
    }
  }

  /// Whether a `try` of a closure can end it.
  private func isUncaught(_ node: Int, in closure: Int) -> Bool {
    guard tree[node].kind == .effect, tree.isNamed(node, "try"), !tree[node].flags.contains(.exempt),
      !tree.inside(node).contains(where: { isHarmlessCall($0) })
    else { return false }
    var child = node
    for ancestor in parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .closure: return ancestor == closure
      case .do where tree[child].kind == .block && catchesAll(ancestor): return false
      default: child = ancestor
      }
    }
    return false
  }
}
