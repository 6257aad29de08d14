import StrataModel

/// Conditions on elements that are written apart from the filter that uses them, or compare more than one property.
extension DecisionScanner {
  // MARK: Conditions with a name

  /// In Data, `let isDry: (SampleDto) -> Bool = { $0.moisture < 0.2 }` and `func isDry(_ sample: SampleDto) -> Bool`, with
  /// which a filter chooses elements.
  func namedConditions() -> [Decision] {
    if body.kind == .function, answersYesOrNo, !parameterNames.isEmpty, isUsedByFilter() {
      return condition(in: range, of: parameterNames).map { [$0] } ?? []
    }
    return tree.all(.closure, in: range).compactMap { closure in
      guard isPredicate(closure), isUsedByFilter(closure) else { return nil }
      return condition(in: tree.statements(ofClosure: closure), of: ["$0"] + tree.parameterNames(ofClosure: closure))
    }
  }

  private func condition(in statements: Range<Int>, of elements: [String]) -> Decision? {
    criterion(in: statements, of: elements) ?? standing(in: statements, of: elements, isFilter: true)
  }

  private var parameterNames: [String] {
    let facts = project.graph.facts(of: body.declaration)
    return facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range].map {
      facts.names[$0.name]
    }
  }

  private func isUsedByFilter(_ closure: Int) -> Bool {
    guard let owner = outcomes.parents.ancestors(of: closure).first(where: { tree[$0].kind == .localVariable }) else {
      return isUsedByFilter()
    }
    let uses = uses(ofConstant: owner)
    return calls.contains { call in
      guard call.chain > owner, tree.isNamed(call.callee, oneOf: vocabulary[.choosers].names) else { return false }
      let part = tree.subtree(of: call.chain)
      return uses.contains { part.contains($0) }
    }
  }

  // MARK: Lists with a name

  /// A list of constants, also of a local constant or of a constant of the type.
  func listLiteral(_ part: Range<Int>) -> Int? {
    guard let first = part.first, Int(tree[first].next) == part.upperBound else { return nil }
    let value = tree.unwrapped(first)
    switch tree[value].kind {
    case .arrayLiteral: return value
    case .identifier:
      guard let constant = constant(named: tree.name(value), at: value) else { return nil }
      let list = tree.unwrapped(constant)
      return tree[list].kind == .arrayLiteral ? list : nil
    default: return nil
    }
  }

  // MARK: Bounds on what is computed from an element

  /// `$0 - $1`
  func computes(_ operand: Operand) -> Bool {
    operand.range.contains {
      tree[$0].kind == .binaryOperator && Self.arithmetic.contains(tree.operatorText($0))
    }
  }

  /// `$1.dusk.timeIntervalSince($0.dawn) > 36 * 3600`: the time between dates of the domain, longer than a minute.
  func isBoundOnTime(_ comparison: Comparison) -> Bool {
    guard let number = comparison.number, abs(number) > 60 else { return false }
    return comparison.subjects.contains { span in
      guard isTimeSpan(span) || isDateDifference(span), let date = dateOfDomain(in: span.range) else { return false }
      return !isKept(date)
        && !span.names.contains { vocabulary[.currentTimes].contains($0) || vocabulary[.dateTypes].contains($0) }
    }
  }

  /// `Calendar.current.component(.hour, from: slot) < 17`
  func isHourOfElement(_ comparison: Comparison, of elements: [String]) -> Bool {
    guard comparison.form == .ordering || comparison.form == .range, let number = comparison.number, abs(number) >= 2,
      let date = comparison.subjects.first.flatMap({ dateOfPart($0.range) })
    else { return false }
    return date.names.first.map { elements.contains($0) } ?? false
  }

  /// `tour.stops.reduce(0) { $0 + $1.minutes } < 400`: a sum over the parts of an element.
  func isBoundOnSum(_ comparison: Comparison, of elements: [String]) -> Bool {
    guard comparison.form == .ordering, let number = comparison.number, abs(number) >= 2,
      let sum = comparison.subjects.first, sum.names.first.map({ elements.contains($0) }) ?? false
    else { return false }
    return tree.calls(in: sum.range).contains { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.reduceFunctions].names) else { return false }
      return tree.subtree(of: call.chain).contains { node in
        guard tree[node].kind == .member, let property = property(at: node),
          isNumber(property) || isListOfNumbers(property), let owner = project.graph.enclosingType(of: property)
        else { return false }
        return isModel(owner) || setting == .data && project.role(of: owner) == .dto
      }
    }
  }
}
