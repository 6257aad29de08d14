import StrataModel

/// Streams of Rx that are known to fail.
extension SwallowedErrors {
  /// Variables that hold streams of variables are followed up to this number.
  private static let depthLimit = 4

  /// Whether a stream comes from a function of a dependency that returns one which can fail, and no operator before a
  /// call handles the error.
  func canFail(_ expression: Int, before end: Int = .max, depth: Int = 0) -> Bool {
    let expression = tree.unwrapped(expression)
    guard depth < Self.depthLimit else { return false }
    if tree[expression].kind == .identifier { return isFailing(variable: expression, depth) }
    guard tree[expression].kind == .chain else { return false }
    let base = tree.base(of: expression)
    let calls = tree.calls(ofChain: expression).prefix { $0.callee < end }
    var result =
      tree[base].kind == .identifier && calls.first?.callee != base && end > base && isFailing(variable: base, depth)
    for call in calls {
      if tree.isNamed(call.callee, oneOf: vocabulary[.endingOperators].names) || handlesError(call) {
        result = false
      } else if returnsFailing(call.callee) || addsFailing(call, depth) || isOwnFailing(call.callee, depth) {
        result = true
      }
    }
    return result
  }

  /// `let call = useCase.execute()`.
  private func isFailing(variable name: Int, _ depth: Int) -> Bool {
    let variable = LocalVariables(of: tree, in: body.range).variable(named: tree.name(name), at: name)
    return variable?.value.map { canFail($0, depth: depth + 1) } ?? false
  }

  /// `zip(a(), b())` and `flatMap { a() }`.
  private func addsFailing(_ call: CodeCall, _ depth: Int) -> Bool {
    if tree.isNamed(call.callee, oneOf: vocabulary[.joiningOperators].names) {
      return tree.arguments(of: call.suffix).contains { argument in
        let value = tree.value(of: argument)
        guard tree[value].kind == .arrayLiteral else { return canFail(value, depth: depth + 1) }
        return tree.children(of: value).contains { canFail($0, depth: depth + 1) }
      }
    }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.nestingOperators].names),
      let closure = tree.closures(of: call.suffix).first,
      let last = Array(tree.roots(in: tree.statements(ofClosure: closure))).last
    else { return false }
    let value = tree[last].kind == .return ? tree.firstChild(of: last) : last
    return value.map { canFail($0, depth: depth + 1) } ?? false
  }

  /// Whether a function of a dependency returns a stream that can fail.
  private func returnsFailing(_ callee: Int) -> Bool {
    graph.references(in: body.file, at: tree[callee].offset).contains { reference in
      guard let function = reference.memberDeclaration, graph[function].kind == .function,
        let type = reference.target.typeID, context.isDependency(type)
      else { return false }
      return isFailingStream(function)
    }
  }

  private func isFailingStream(_ function: DeclarationID) -> Bool {
    guard graph[function].type != noIndex else { return false }
    let facts = graph.facts(of: function)
    return facts.nominalName(of: graph[function].type).map { vocabulary[.failingStreams].contains($0) } ?? false
  }

  /// `boxes()`, `self.boxes()`, if that function of the type returns what a dependency does.
  private func isOwnFailing(_ callee: Int, _ depth: Int) -> Bool {
    guard let chain = parents[callee], tree[chain].kind == .chain,
      tree.path(of: chain).first(where: { $0 != "self" }) == tree.name(callee),
      let type = graph.enclosingType(of: body.declaration)
    else { return false }
    return graph.functions(of: type).contains { function in
      guard graph.name(of: function) == tree.name(callee), function != body.declaration, isFailingStream(function)
      else {
        return false
      }
      return graph.bodies(of: function).contains { other in
        let errors = SwallowedErrors(
          other, isInner: isInner, isInPresentation: isInPresentation, hasOwnResults: hasOwnResults, context)
        return errors.results.contains { errors.canFail($0, depth: depth + 1) }
      }
    }
  }

  /// What the code returns, outside of closures.
  private var results: [Int] {
    if let first = body.range.first, isValueOfBody(first) { return [first] }
    return tree.all(.return, in: body.range).compactMap { statement in
      let isInClosure = parents.ancestors(of: statement).contains { tree[$0].kind == .closure }
      return isInClosure ? nil : tree.firstChild(of: statement)
    }
  }
}
