import StrataDefinition
import StrataModel

/// The errors that a piece of code replaces or drops.
struct HandledErrors {
  struct Handled {
    var offset: UInt32
    var what: String
    var remedy: String
  }

  private let tree: CodeTree
  private let range: Range<Int>
  private let vocabulary: Vocabulary
  private let reader: ErrorPaths

  init(_ body: CodeBody, _ vocabulary: Vocabulary) {
    (tree, range, self.vocabulary) = (body.tree, body.range, vocabulary)
    reader = ErrorPaths(body, vocabulary)
  }

  /// Whether code contains a `catch`, a `try?`, an operator or a case for an error. False for most code.
  static func canContainMatch(_ body: CodeBody, _ vocabulary: Vocabulary) -> Bool {
    let tree = body.tree
    let (operators, cases) = (vocabulary[.errorOperators].names, vocabulary[.failureCases].names)
    return body.range.contains { node in
      switch tree[node].kind {
      case .catchClause: return true
      case .effect: return tree.isNamed(node, "try?")
      case .member: return tree.isNamed(node, oneOf: operators) || tree.isNamed(node, oneOf: cases)
      case .implicitMember: return tree.isNamed(node, oneOf: cases)
      default: return false
      }
    }
  }

  var found: [Handled] {
    var result: [Handled] = []
    let parents = tree.parents(in: range)
    for node in range {
      switch tree[node].kind {
      case .catchClause: if let handled = handled(inClause: node, parents) { result.append(handled) }
      case .switchCase: if let handled = handled(inFailure: node, parents) { result.append(handled) }
      case .effect where tree.isNamed(node, "try?") && !isHarmless(node):
        result.append(
          Handled(
            offset: tree[node].offset, what: "drops an error with `try?`",
            remedy: "throw the error, and handle it in the use case"))
      case .member where tree.isNamed(node, oneOf: vocabulary[.errorOperators].names) && !passesOn(node):
        result.append(
          Handled(
            offset: tree[node].offset, what: "handles an error with \(quoted(tree.name(node)))",
            remedy: "pass the error on, and map it in the use case"))
      default: break
      }
    }
    return result
  }

  private func handled(inClause clause: Int, _ parents: CodeParents) -> Handled? {
    guard let block = tree.child(.block, of: clause) else { return nil }
    let pattern = clause + 1..<block
    var paths = reader.paths(ofBlock: block, bound: reader.bound(in: pattern, and: ["error"]))
    // A loop that tries again passes on the errors for which its clause does not apply.
    let isInLoop = parents.ancestors(of: clause).prefix { tree[$0].kind != .closure }
      .contains { [.while, .for, .repeatWhile].contains(tree[$0].kind) }
    if isInLoop, tree.contains(.whereClause, in: pattern) || paths.contains(.passes) { paths.remove(.continues) }
    if throwsAgain(block, what: pattern) { paths.remove(.replaces) }
    return handled(paths, at: clause, "catches", "remove the `do` and the `catch`, so that the use case gets the error")
  }

  /// `catch ClientError.unauthorized { …; throw ClientError.unauthorized }`: the error that it catches, by its name.
  private func throwsAgain(_ block: Int, what pattern: Range<Int>) -> Bool {
    guard let named = tree.all(.expressionPattern, in: pattern).first(where: { _ in true }),
      let caught = tree.firstChild(of: named),
      let name = tree.path(of: caught).last
    else { return false }
    let thrown = tree.all(.throw, in: tree.inside(block)).compactMap(tree.firstChild(of:))
    return !thrown.isEmpty
      && thrown.allSatisfy { tree.path(of: $0).last == name && !tree.contains(.call, in: tree.subtree(of: $0)) }
  }

  /// `case .failure: return nil`, unless other code gets the whole result.
  private func handled(inFailure node: Int, _ parents: CodeParents) -> Handled? {
    guard let name = SwallowedErrors.caseName(of: node, in: tree, vocabulary[.failureCases], isBare: true),
      let block = tree.block(of: node), let statement = parents[node], let subject = tree.firstChild(of: statement),
      reader.isResult(subject, name), !isUsed(subject, besides: statement)
    else { return nil }
    let paths = reader.paths(ofBlock: block, bound: reader.bound(in: node + 1..<block, and: []))
    return handled(paths, at: node, "gets", "throw the error, so that the use case gets it")
  }

  private func handled(_ paths: ErrorPaths.Paths, at node: Int, _ verb: String, _ remedy: String) -> Handled? {
    if !paths.isDisjoint(with: [.drops, .continues]) {
      return Handled(offset: tree[node].offset, what: "drops an error that it \(verb)", remedy: remedy)
    }
    guard paths.contains(.replaces) else { return nil }
    return Handled(
      offset: tree[node].offset, what: "throws another error instead of the one that it \(verb)",
      remedy: "throw the error as it is, and map it in the use case")
  }

  /// Whether a result is used after the `switch` that looks at it.
  private func isUsed(_ subject: Int, besides statement: Int) -> Bool {
    guard tree[subject].kind == .identifier else { return false }
    return (Int(tree[statement].next)..<range.upperBound).contains {
      tree[$0].kind == .identifier && tree[$0].name == tree[subject].name
    }
  }

  /// `mapError { $0 as Error }`, `catchError { .error($0) }`: the closure gives the error that it gets.
  private func passesOn(_ member: Int) -> Bool {
    let call = Int(tree[member].next)
    guard call < range.upperBound, tree[call].kind == .call, let closure = tree.closures(of: call).first else {
      return false
    }
    let names = tree.children(of: closure).filter { tree[$0].kind == .closureParameter }.map { tree.name($0) }
    let statements = Array(tree.roots(in: tree.statements(ofClosure: closure)))
    guard let last = statements.last else { return false }
    let value = tree[last].kind == .return ? tree.firstChild(of: last) : last
    return value.map { reader.passes($0, Set(names.isEmpty ? ["$0"] : names)) } ?? false
  }

  private func isHarmless(_ node: Int) -> Bool {
    tree.inside(node).contains { inner in
      (tree[inner].kind == .member || tree[inner].kind == .identifier)
        && tree.isNamed(inner, oneOf: vocabulary[.expectedFailures].names)
    }
  }
}
