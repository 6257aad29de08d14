import StrataModel

/// Numbers that a view model gets from a use case, or from a repository or gateway: values of the domain, whatever they are called.
extension DecisionScanner {
  /// `level` after `let level = try await getLevel.execute()`, and in `for await level in observeLevel.execute()`.
  func isResultOfUseCase(_ operand: Operand) -> Bool {
    guard setting == .viewModel, operand.number == nil, operand.names.count == 1, !operand.isForDisplay,
      let variable = locals.variable(named: operand.names[0], at: operand.range.lowerBound)
    else { return false }
    if let value = variable.value { return callsUseCase(tree.subtree(of: value)) }
    guard let owner = outcomes.parents[variable.name], tree[owner].kind == .for,
      tree.firstChild(of: owner) == variable.name
    else { return false }
    return callsUseCase(tree.subtree(of: Int(tree[variable.name].next)))
  }

  /// Whether the last call of an expression, and so its value, is one of a use case.
  private func callsUseCase(_ part: Range<Int>) -> Bool {
    guard let call = tree.calls(in: part).last(where: { Int(tree[$0.suffix].next) == part.upperBound }) else {
      return false
    }
    return (typeUsed(at: call.callee) ?? typeOfProperty(called: call.callee)).map { type in
      project.role(of: type).map { [.useCase, .repository, .gateway].contains($0) } ?? false
    } ?? false
  }

  /// The type of `observeLevel` in `observeLevel(sensor)`, which calls its `callAsFunction`.
  private func typeOfProperty(called callee: Int) -> TypeID? {
    guard let property = property(named: tree.name(callee)) else { return nil }
    return project.graph.references(of: property).first { $0.kind == .stores && !$0.context.contains(.nested) }?
      .target.typeID
  }
}
