import StrataModel

/// Lists of the domain that are compared as a whole.
extension DecisionScanner {
  /// `course.needs.allSatisfy { done.contains($0) }`, `Set(course.needs).isSubset(of: done)`
  func listChecks() -> [Decision] {
    guard setting != .data else { return [] }
    return calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.listChecks].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt), let other = comparedList(in: call)
      else { return nil }
      let base = tree.base(of: call.chain)..<call.callee
      guard isListOfDomain(base) || isListOfDomain(other) || readsDomain(base) && isListOfConstants(other) else {
        return nil
      }
      let (left, right) = (operand(base), operand(other))
      guard !left.mentions(vocabulary[.queryWords]), !right.mentions(vocabulary[.queryWords]),
        decides(at: call.chain, left, right)
      else { return nil }
      return decision(
        .threshold, at: call.chain, subject: left.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// `done` of `allSatisfy { done.contains($0) }` and of `isSubset(of: done)`.
  func comparedList(in call: CodeCall) -> Range<Int>? {
    guard let closure = tree.closures(of: call.suffix).first else {
      guard !tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names) else { return nil }
      return tree.firstChild(of: call.suffix).map { tree.inside($0) }
    }
    let elements = ["$0"] + tree.parameterNames(ofClosure: closure)
    for inner in tree.calls(in: tree.statements(ofClosure: closure))
    where tree.isNamed(inner.callee, oneOf: vocabulary[.rangeChecks].names) && tree[inner.callee].kind == .member {
      guard let argument = tree.firstChild(of: inner.suffix) else { continue }
      let element = operand(tree.inside(argument)).names
      if element.count == 1, elements.contains(element[0]) { return tree.base(of: inner.chain)..<inner.callee }
    }
    return nil
  }

  func isListOfDomain(_ part: Range<Int>) -> Bool {
    guard let list = part.last(where: { tree[$0].kind == .member }), let property = property(at: list),
      isCollection(property), let owner = project.graph.enclosingType(of: property)
    else { return false }
    return isModel(owner)
  }

  /// `Set(targets.map(\.code))`: a list of what values of the domain have.
  private func readsDomain(_ part: Range<Int>) -> Bool {
    part.contains { node in
      guard tree[node].kind == .member, let property = propertyRead(at: node),
        !Words.contains(tree.name(node), in: vocabulary[.discriminators])
      else { return false }
      return project.graph.enclosingType(of: property).map(isModel) ?? false
    }
  }

  private func isListOfConstants(_ part: Range<Int>) -> Bool {
    guard let list = listLiteral(part), tree.firstChild(of: list) != nil else { return false }
    return tree.children(of: list).allSatisfy { tree.isConstant($0) }
  }

  // MARK: Chosen elements

  /// Of `exams.filter { $0.result == .failed }.count`: the value of the domain whose property chooses elements, also if
  /// the elements that are counted have a local name.
  func ownerOfChosen(_ operand: Operand) -> TypeID? {
    guard operand.number == nil, isLength(operand), operand.names.count > 1 else { return nil }
    let part = core(operand.range)
    guard !tree.contains(.binaryOperator, in: part.prefix(while: { tree[$0].kind != .closure })) else { return nil }
    if let owner = ownerOfChosen(in: part) { return owner }
    guard operand.names.count == 2, setting == .viewModel,
      let value = locals.variable(named: operand.names[0], at: part.lowerBound)?.value
    else { return nil }
    return ownerOfChosen(in: tree.subtree(of: value))
  }

  private func ownerOfChosen(in part: Range<Int>) -> TypeID? {
    for call in tree.calls(in: part)
    where tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
      || tree.isNamed(call.callee, oneOf: vocabulary[.lengths].names)
    {
      for node in tree.inside(call.suffix) where tree[node].kind == .member {
        guard let property = property(at: node), let owner = project.graph.enclosingType(of: property), isModel(owner)
        else { continue }
        return owner
      }
    }
    return nil
  }
}
