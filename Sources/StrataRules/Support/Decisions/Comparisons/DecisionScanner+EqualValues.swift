import StrataModel

/// Properties of two values of the domain that have to be equal: `guard person.zone == area.zone else { throw … }`.
extension DecisionScanner {
  func equalValues() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return equalities.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), !isInsideFilter(use.node), areEqualProperties(use),
        outcomes.statement(around: use.node).map(isRefused(by:)) ?? allows(use.node)
      else { return nil }
      return equality(use, .status)
    }
  }

  /// `technicians.filter { $0.site == order.site }`, unless the properties are identifiers.
  func equalProperty(in statements: Range<Int>, of elements: [String]) -> Decision? {
    guard setting == .viewModel, signs.contains(.equalMembers) else { return nil }
    for use in tree.equalities(in: statements) where areEqualProperties(use) {
      let sides = [operand(use.left), operand(use.right)]
      let areOfElement = sides.map { side in side.names.first.map { elements.contains($0) } ?? false }
      guard areOfElement[0] != areOfElement[1], sides.allSatisfy({ isDomainValue($0) }) else { continue }
      return equality(use, .filter)
    }
    return nil
  }

  private func equality(_ use: OperatorUse, _ kind: Decision.Kind) -> Decision {
    var result = decision(
      kind, at: use.left.lowerBound, subject: operand(use.left).path, text: tree.text(of: use))
    result.isAboutValue = true
    return result
  }

  private func isRefused(by statement: Int) -> Bool {
    outcomes.reportsError(statement) || outcomes.refuses(statement, with: .text)
      || outcomes.isRefusedWithText(statement)
  }

  /// Whether both sides are properties of values of the domain, and not the same one.
  private func areEqualProperties(_ use: OperatorUse) -> Bool {
    guard let left = propertyOfModel(use.left), let right = propertyOfModel(use.right) else { return false }
    return left != right
  }

  private func propertyOfModel(_ part: Range<Int>) -> DeclarationID? {
    guard let member = trailingMembers(of: core(part)).last, let property = propertyRead(at: member),
      let owner = project.graph.enclosingType(of: property), isModel(owner)
    else { return nil }
    return property
  }

  // MARK: Actions of views

  /// `guard order.status == .approved else { return }`, then `viewModel.send(order)`;
  /// `if turbine.alarms.contains(where: { $0.severity == .critical }) { viewModel.stop(turbine) }`
  func actionsByCase() -> [Decision] {
    guard signs.contains(.constant) else { return [] }
    return equalities.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), let constant = use.right.first,
        Int(tree[constant].next) == use.right.upperBound, tree.isConstant(constant),
        !isInsideFilter(use.node) || isAsked(use.node),
        let statement = outcomes.statement(around: use.node) ?? statementAsking(use.node),
        acts(statement) || skipsAction(statement), holdsDomainCase(use.left)
      else { return nil }
      let value = constantSubject(use.left)
      guard isDecidedByConstant(value) else { return nil }
      var result = decision(.status, at: use.left.lowerBound, subject: value.path, text: tree.text(of: use))
      result.isAboutValue = !value.names.contains(where: isStatusName)
      return result
    }
  }

  private func isAsked(_ node: Int) -> Bool { statementAsking(node) != nil }

  /// The `if` or `guard` that asks whether a list contains an element of which a closure compares a property.
  private func statementAsking(_ node: Int) -> Int? {
    guard let closure = outcomes.parents.ancestors(of: node).first(where: { tree[$0].kind == .closure }),
      let call = call(around: closure), tree.isNamed(call.callee, oneOf: vocabulary[.listChecks].names)
    else { return nil }
    return outcomes.statement(around: call.chain)
  }
}
