import StrataModel

/// Orders by a criterion of the business: `offers.sorted { $0.price < $1.price }`, `bids.max { $0.amount < $1.amount }`.
/// A view that sorts is reported for the sort itself.
extension DecisionScanner {
  func orders() -> [Decision] {
    guard setting != .view else { return [] }
    return calls.compactMap { call in
      guard tree[call.callee].kind == .member, !tree[call.callee].flags.contains(.exempt),
        tree.isNamed(call.callee, oneOf: vocabulary[.sortFunctions].names)
          || tree.isNamed(call.callee, oneOf: vocabulary[.extremes].names),
        let criterion = orderCriterion(of: call), !isChosenOrder(call)
      else { return nil }
      return decision(
        .order, at: criterion, subject: operand(tree.subtree(of: criterion)).path,
        text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// The number or deadline by which a call orders values of the domain, in Data also DTOs.
  private func orderCriterion(of call: CodeCall) -> Int? {
    for closure in tree.closures(of: call.suffix) {
      for use in tree.orderings(in: tree.statements(ofClosure: closure)) {
        let (left, right) = (operand(core(use.left)), operand(core(use.right)))
        guard left.names.count > 1, left.names.last == right.names.last, left.names.first != right.names.first,
          let member = trailingMembers(of: core(use.left)).last, isCriterionOfOrder(member)
        else { continue }
        return use.left.lowerBound
      }
    }
    for argument in tree.arguments(of: call.suffix) {
      let paths = tree.inside(argument).filter { tree[$0].kind == .keyPath }
      for path in paths {
        if let member = trailingMembers(of: tree.subtree(of: path)).last, isCriterionOfOrder(member) { return path }
      }
    }
    return nil
  }

  private func isCriterionOfOrder(_ member: Int) -> Bool {
    let words = Words.split(tree.name(member))
    guard let property = propertyRead(at: member), let owner = project.graph.enclosingType(of: property),
      isModel(owner) || setting == .data && project.role(of: owner) == .dto,
      !vocabulary.isTechnicalType(project.graph[owner].name)
    else { return false }
    if hasType(property, in: .dateTypes) {
      return setting == .viewModel && vocabulary[.deadlines].containsAny(of: words) && !isKept(property)
    }
    return isNumber(property) && self.property(at: member) != nil && !vocabulary[.ordinals].containsAny(of: words)
      && !words.contains(where: isMeasure)
  }

  /// `switch order { case .price: items.sort { … } }`: the user chooses the order.
  private func isChosenOrder(_ call: CodeCall) -> Bool {
    outcomes.parents.ancestors(of: call.chain).contains { tree[$0].kind == .switchCase }
  }
}
