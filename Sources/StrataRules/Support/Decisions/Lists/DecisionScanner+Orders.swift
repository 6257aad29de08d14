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
        guard areOrdered(firstTerm(use.left), firstTerm(use.right)) else { continue }
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

  /// `left.price` of `(left.price, left.name) < (right.price, right.name)`
  private func firstTerm(_ side: Range<Int>) -> Range<Int> {
    guard let tuple = side.first, tree[tuple].kind == .tuple, let first = tree.firstChild(of: tuple) else {
      return side
    }
    return tree.inside(first)
  }

  private func areOrdered(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let sides = [operand(core(left)), operand(core(right))]
    guard sides[0].names.count > 1, sides[0].names.last == sides[1].names.last,
      sides[0].names.first != sides[1].names.first, let member = trailingMembers(of: core(left)).last
    else { return false }
    return isCriterionOfOrder(member)
  }

  /// `first.rating > second.rating ? first : second`: of two values, the one that comes first in an order.
  func choosesGreater(_ comparison: Comparison) -> Bool {
    guard setting == .viewModel, comparison.form == .ordering, let ternary = ternary(of: comparison.node),
      let sequence = outcomes.parents[ternary], let middle = tree.firstChild(of: ternary)
    else { return false }
    let values = [middle, Int(tree[ternary].next)].filter {
      $0 < Int(tree[sequence].next) && tree[$0].kind == .identifier
    }
    let names = Set(values.map { tree.name($0) })
    return names.count == 2 && names == Set([comparison.left, comparison.right].compactMap(\.names.first))
      && areOrdered(comparison.left.range, comparison.right.range)
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
