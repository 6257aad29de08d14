import StrataDefinition
import StrataModel

/// Results whose failure becomes an empty value for the caller, in the domain or data layer.
extension SwallowedErrors {
  /// Whether a type of the project has the cases of a `Result`.
  static func hasOwnResults(_ graph: Graph, _ vocabulary: Vocabulary) -> Bool {
    graph.typeIDs.contains { type in
      guard graph[type].kind == .enum else { return false }
      let names = graph.children(of: graph[type].declaration).filter { graph[$0].kind == .enumCase }
        .map { graph.name(of: $0) }
      return [Vocabulary.List.successCases, .failureCases].allSatisfy { list in
        names.contains { vocabulary[list].contains($0) }
      }
    }
  }

  /// `guard case .success(let items) = result else { return [] }`, and the same as an `if` whose `else` or next statement
  /// gives the value.
  func item(forSuccess statement: Int) -> Item? {
    guard isInner || isInPresentation, !isDeinit, [.guard, .if].contains(tree[statement].kind) else { return nil }
    let results = tree.conditions(of: statement).compactMap { condition -> Int? in
      guard tree[condition].kind == .caseBinding, let subject = Array(tree.children(of: condition)).last,
        let name = caseName(of: condition, .successCases), isOfResult(name, subject)
      else { return nil }
      return subject
    }
    guard isInner else { return item(inPresentation: statement, ofResults: results) }
    guard !results.isEmpty, let value = replacement(without: statement) else { return nil }
    return replacementItem(at: statement, value)
  }

  /// `if let error { completion([]) }` and `guard error == nil else { completion([]); return }`, where a closure gets
  /// the error; and branches that do nothing with it, or only write to the log.
  func item(forErrorValue statement: Int) -> Item? {
    guard isInner || isInPresentation, !isDeinit, [.guard, .if].contains(tree[statement].kind) else { return nil }
    let conditions = Array(tree.conditions(of: statement))
    let isGuard = tree[statement].kind == .guard
    guard isGuard || conditions.count == 1,
      let condition = conditions.first(where: {
        isGuard ? comparesError($0, "==") : comparesError($0, "!=") || bindsError($0)
      }), let block = tree.block(of: statement)
    else { return nil }
    if isInner, let value = replacement(in: block) { return replacementItem(at: statement, value) }
    guard tree.elseBranch(of: statement) == nil, isOnlyRead(errorIn: condition, by: statement) else { return nil }
    return item(at: statement, for: block, "")
  }

  /// Whether a closure reads the error that it gets only in a statement.
  private func isOnlyRead(errorIn condition: Int, by statement: Int) -> Bool {
    guard let node = tree.subtree(of: condition).first(where: { isErrorOfClosure($0) }),
      let closure = closure(thatGets: node)
    else { return false }
    return !tree.statements(ofClosure: closure).contains { other in
      tree[other].kind == .identifier && tree[other].name == tree[node].name
        && !tree.subtree(of: statement).contains(other)
    }
  }

  private func replacementItem(at statement: Int, _ value: Int) -> Item? {
    guard !isExpectedNil(value, at: statement) else { return nil }
    return Item(
      offset: tree[statement].offset, message: "the error is replaced by \(quotedText(of: value))",
      remedy: "rethrow it, or map it to an error of this layer")
  }

  /// `error != nil`
  private func comparesError(_ condition: Int, _ comparison: String) -> Bool {
    guard tree[condition].kind == .sequence else { return false }
    let parts = Array(tree.children(of: condition))
    return parts.count == 3 && isErrorOfClosure(parts[0]) && tree.isNamed(parts[1], comparison)
      && tree[parts[2]].kind == .nilLiteral
  }

  /// `let error`, `let error = error`
  private func bindsError(_ condition: Int) -> Bool {
    guard tree[condition].kind == .optionalBinding, let name = tree.firstChild(of: condition) else { return false }
    let value = Int(tree[name].next)
    return isErrorOfClosure(value < Int(tree[condition].next) ? value : name)
  }

  private func isErrorOfClosure(_ node: Int) -> Bool {
    guard tree[node].kind == .identifier || tree[node].kind == .bindingPattern,
      tree.isNamed(node, oneOf: vocabulary[.errorNames].names)
    else { return false }
    return closure(thatGets: node) != nil
  }

  /// The closure with a parameter of that name around a node.
  private func closure(thatGets node: Int) -> Int? {
    parents.ancestors(of: node).first { closure in
      tree[closure].kind == .closure
        && tree.children(of: closure).contains {
          tree[$0].kind == .closureParameter && tree[$0].name == tree[node].name
        }
    }
  }

  /// Whether a case is `.failure` without its error, or the `default` beside `.success`, of a result.
  func isBareFailure(_ node: Int, of subject: Int, in owner: Int) -> Bool {
    let cases = tree.children(of: owner).filter { tree[$0].kind == .switchCase && $0 != node }
    let success = cases.lazy.compactMap { caseName(of: $0, .successCases) }.first
    if let name = caseName(of: node, .failureCases) {
      // Any condition of a `switch` is enough evidence: the other case is that of a result, too.
      return (tree[node].kind == .caseBinding || success != nil || isKnownResult(subject)) && isOfResult(name, subject)
    }
    guard tree[node].flags.contains(.isDefault), let success, cases.count == 1 else { return false }
    return isOfResult(success, subject)
  }

  private func caseName(of node: Int, _ list: Vocabulary.List) -> Int? {
    Self.caseName(of: node, in: tree, vocabulary[list], isBare: true)
  }

  /// Whether a case is one of `Result`. `self` is what an extension answers questions about.
  private func isOfResult(_ name: Int, _ subject: Int) -> Bool {
    guard !tree.isNamed(tree.unwrapped(subject), "self"), !isCaseOfProject(name) else { return false }
    return !hasOwnResults || isKnownResult(subject)
  }

  /// `task.result`, `Result { … }`, a variable or parameter of that type, and a function of the project that returns one.
  private func isKnownResult(_ subject: Int) -> Bool {
    let subject = tree.unwrapped(subject)
    switch tree[subject].kind {
    case .identifier:
      let name = tree.name(subject)
      if let variable = LocalVariables(of: tree, in: body.range).variable(named: name, at: subject) {
        if let type = variable.type { return isResult(tree[type].payload, in: body.file) }
        return variable.value.map { $0 != subject && isKnownResult($0) } ?? false
      }
      let facts = graph.facts(of: body.declaration)
      return facts.parameters[graph[body.declaration].parameters.range].contains {
        facts.names[$0.name] == name && isResult($0.type, in: body.file)
      }
    case .chain:
      guard let last = Array(tree.suffixes(of: subject)).last else { return false }
      if tree[last].kind == .member { return tree.isNamed(last, "result") }
      if tree.isNamed(tree.base(of: subject), oneOf: vocabulary[.resultTypes].names) { return true }
      guard let call = tree.calls(ofChain: subject).last, call.suffix == last else { return false }
      return graph.references(in: body.file, at: tree[call.callee].offset).contains { reference in
        guard let function = reference.memberDeclaration, graph[function].kind == .function else { return false }
        return isResult(graph[function].type, in: function.file)
      }
    default: return false
    }
  }

  private func isResult(_ root: UInt32, in file: FileID) -> Bool {
    let facts = graph[file].facts
    guard let node = facts.nominalType(of: root) else { return false }
    let (home, root) = graph.aliasedType(of: node, in: file) ?? (file, node)
    return graph[home].facts.nominalName(of: UInt32(root)).map { vocabulary[.resultTypes].contains($0) } ?? false
  }

  // MARK: Closures that get the result

  /// Whether a call gives its arguments to a closure that the function takes and that returns nothing: `completion([])`.
  func callsCompletion(_ call: CodeCall) -> Bool {
    guard tree[call.callee].kind == .identifier else { return false }
    let facts = graph.facts(of: body.declaration)
    let name = tree.name(call.callee)
    return facts.parameters[graph[body.declaration].parameters.range].contains { parameter in
      guard facts.names[parameter.name] == name,
        let closure = graph.functionType(of: parameter.type, in: body.file)
      else { return false }
      let written = graph[closure.file].facts
      return written.typeChildren(of: closure.node).last.map { written.isVoid($0) } ?? false
    }
  }
}
