import StrataDefinition
import StrataModel

/// What the paths of a block do with an error: a clause is right only if all of them pass it on.
struct ErrorPaths {
  struct Paths: OptionSet {
    let rawValue: UInt8
    /// The caller gets the error, or the work is tried again.
    static let passes = Paths(rawValue: 1)
    /// The caller gets another error.
    static let replaces = Paths(rawValue: 2)
    /// The caller gets a value, or nothing.
    static let drops = Paths(rawValue: 4)
    /// The code after the block runs.
    static let continues = Paths(rawValue: 8)
  }

  private let tree: CodeTree
  private let body: Range<Int>
  private let vocabulary: Vocabulary

  init(_ body: CodeBody, _ vocabulary: Vocabulary) {
    (tree, self.body, self.vocabulary) = (body.tree, body.range, vocabulary)
  }

  func bound(in pattern: Range<Int>, and names: Set<String>) -> Set<String> {
    names.union(tree.all(.bindingPattern, in: pattern).map { tree.name($0) })
  }

  func paths(ofBlock block: Int, bound: Set<String>) -> Paths { paths(of: tree.children(of: block), bound) }

  private func paths(of statements: some Sequence<Int>, _ outer: Set<String>) -> Paths {
    var (bound, result, tries) = (outer, Paths(), false)
    for statement in statements {
      if tree[statement].kind == .localVariable, let name = tree.firstChild(of: statement),
        let value = Array(tree.children(of: statement)).last, value != name, isError(value, bound)
      {
        bound.insert(tree.name(name))
      }
      let paths = paths(of: statement, bound, tries)
      result.formUnion(paths.subtracting(.continues))
      if !paths.contains(.continues) { return result }
      if !tries { tries = tree.subtree(of: statement).contains { tree[$0].kind == .effect && tree.isNamed($0, "try") } }
    }
    // Code that may throw itself: it tries again.
    result.insert(tries ? .passes : .continues)
    return result
  }

  private func paths(of statement: Int, _ bound: Set<String>, _ tries: Bool) -> Paths {
    switch tree[statement].kind {
    case .throw: return tree.firstChild(of: statement).map { isError($0, bound) } ?? true ? .passes : .replaces
    case .return:
      guard let value = tree.firstChild(of: statement) else { return .drops }
      if passes(value, bound) { return .passes }
      if isFailure(value) { return .replaces }
      if tree.subtree(of: value).contains(where: { tree[$0].kind == .effect && tree.isNamed($0, "try") }) {
        return .passes
      }
      return tries && tree[value].kind != .nilLiteral ? .passes : .drops
    case .continue: return .continues
    case .if, .guard: return paths(ofBranch: statement, bound)
    case .switch:
      return tree.children(of: statement).filter { tree[$0].kind == .switchCase }
        .reduce(into: Paths()) { result, node in
          guard let block = tree.block(of: node) else { return }
          result.formUnion(paths(ofBlock: block, bound: self.bound(in: node + 1..<block, and: bound)))
        }
    case .do: return tree.block(of: statement).map { paths(ofBlock: $0, bound: bound) } ?? .continues
    case .sequence: return isKept(statement, bound) ? .passes : .continues
    case .chain, .effect:
      guard let call = tree.calls(ofChain: tree.unwrapped(statement)).last else { return .continues }
      return paths(of: call, bound)
    default: return .continues
    }
  }

  private func paths(ofBranch statement: Int, _ outer: Set<String>) -> Paths {
    guard let block = tree.block(of: statement) else { return .continues }
    let bound = bound(in: statement + 1..<block, and: outer)
    var result = paths(ofBlock: block, bound: bound)
    guard let branch = tree.elseBranch(of: statement), let other = tree.firstChild(of: branch) else {
      return result.union(.continues)
    }
    result.formUnion(
      tree[other].kind == .block ? paths(ofBlock: other, bound: outer) : paths(ofBranch: other, outer))
    return result
  }

  /// `continuation.resume(throwing: error)`, `completion(.failure(error))`, `done(nil, error)`.
  private func paths(of call: CodeCall, _ bound: Set<String>) -> Paths {
    let arguments = Array(tree.arguments(of: call.suffix))
    let values = arguments.map { tree.value(of: $0) }
    if values.contains(where: { isFailure($0) && passes($0, bound) }) { return .passes }
    if values.contains(where: { isFailure($0) }) { return .replaces }
    // `DispatchQueue.main.async { completion(.failure(error)) }`
    for closure in values where tree[closure].kind == .closure {
      let inside = paths(of: tree.roots(in: tree.statements(ofClosure: closure)), bound)
      if inside.contains(.passes) { return .passes }
      if inside.contains(.replaces) { return .replaces }
    }
    let passesErrors =
      arguments.contains { tree.isNamed($0, "throwing") }
      || tree.isNamed(call.callee, oneOf: vocabulary[.errorPassers].names)
      || tree[call.callee].kind == .identifier
        && vocabulary[.completionWords].containsAny(of: Words.split(tree.name(call.callee)))
    guard passesErrors, !values.isEmpty else { return .continues }
    return values.contains { isError($0, bound) } ? .passes : .drops
  }

  /// `last = error`, if the code throws or returns `last` later, or unwraps it as a result.
  private func isKept(_ sequence: Int, _ bound: Set<String>) -> Bool {
    let parts = Array(tree.children(of: sequence))
    guard parts.count == 3, tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .assignment,
      passes(parts[2], bound)
    else { return false }
    return body.contains { node in
      guard [.throw, .return, .effect, .argument].contains(tree[node].kind) else { return false }
      return tree.inside(node).contains {
        tree[$0].kind == .identifier && tree[$0].name == tree[parts[0]].name && !tree.subtree(of: sequence).contains($0)
      }
    }
  }

  /// The error itself, or a failure that holds it: `.failure(error)`, `Fail(error: error)`.
  func passes(_ value: Int, _ bound: Set<String>) -> Bool {
    if isError(value, bound) { return true }
    guard isFailure(value), let call = tree.calls(ofChain: value).last else { return false }
    return tree.arguments(of: call.suffix).contains { passes(tree.value(of: $0), bound) }
  }

  private func isFailure(_ value: Int) -> Bool {
    guard tree[value].kind == .chain, let call = tree.calls(ofChain: value).last else { return false }
    return tree.isNamed(call.callee, oneOf: vocabulary[.failureCases].names)
      || tree.isNamed(call.callee, oneOf: vocabulary[.failingValues].names)
  }

  /// A caught error, also behind `as` and `??`.
  private func isError(_ value: Int, _ bound: Set<String>) -> Bool {
    let value = tree.unwrapped(value)
    switch tree[value].kind {
    case .identifier: return bound.contains(tree.name(value))
    case .chain:
      // `last!`
      let isPlain = tree.suffixes(of: value).allSatisfy { tree[$0].kind == .forceUnwrap }
      return isPlain && isError(tree.base(of: value), bound)
    case .sequence:
      return tree.children(of: value).allSatisfy {
        tree[$0].kind == .cast || tree.isNamed($0, "??") || isError($0, bound)
      }
    default: return false
    }
  }

  /// `task.result`, `response.result`, `Result { … }`, or a pattern that holds the error.
  func isResult(_ subject: Int, _ name: Int) -> Bool {
    let subject = tree.unwrapped(subject)
    let path = tree.suffixes(of: subject)
    guard let last = Array(path).last else { return tree.isNamed(subject, "result") }
    if tree[last].kind == .member { return tree.isNamed(last, "result") }
    return tree.isNamed(tree.base(of: subject), oneOf: vocabulary[.resultTypes].names)
  }
}
