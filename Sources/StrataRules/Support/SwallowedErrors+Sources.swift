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
      } else if returnsFailing(call.callee) || addsFailing(call, depth) {
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
        let type = reference.target.typeID, context.isDependency(type), graph[function].type != noIndex
      else { return false }
      let facts = graph.facts(of: function)
      return facts.nominalName(of: graph[function].type).map { vocabulary[.failingStreams].contains($0) } ?? false
    }
  }
}
