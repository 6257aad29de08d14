import StrataDefinition
import StrataModel

/// Bounds that elements are compared with.
extension DecisionScanner {
  /// `$0.weight <= 25`, `$0.weight > Limits.heavy`, `$0.weight > $0.allowed`: a bound on any property, unless its name
  /// is a technical one.
  func isBoundOnProperty(_ comparison: Comparison, of element: [String]) -> Bool {
    guard comparison.form == .ordering || comparison.form == .range,
      let operand = comparison.subjects.first(where: { isOfElement($0, element) }) ?? comparison.subjects.first
    else { return false }
    let number = comparison.number ?? constant(among: comparison.subjects)
    // `$0.seats - $0.taken > 0`
    if let number, Comparison.isTrivial(number) {
      return isComputedOfDomain(operand) || ownerOfArgument(operand) != nil
    }
    let isValue = isDomainValue(operand) || setting == .data && isLengthOfModelText(operand)
    if let number {
      if isValue { return true }
      return abs(number) >= 2 && isProperty(operand, of: element) && !operand.mentions(vocabulary[.technicalInData])
    }
    guard comparison.subjects.count == 2, isValue || isProperty(operand, of: element) else { return false }
    let (left, right) = (comparison.left, comparison.right)
    if isConstantOfType(left) || isConstantOfType(right) {
      return isValue || !operand.mentions(vocabulary[.technicalInData])
    }
    // `$0.urgency >= .acute`
    if isValue, comparison.form == .ordering, isCase(left.range, left) || isCase(right.range, right) { return true }
    // `$0.level <= person.level`
    if isNumberOfDomain(left), isNumberOfDomain(right), isOfElement(left, element) != isOfElement(right, element),
      !isOrder([left, right])
    {
      return true
    }
    if isNumberOfDomain(operand), isScaled(left) || isScaled(right) { return true }
    guard left.names.last != right.names.last else { return false }
    if isOfElement(left, element), isOfElement(right, element), isQuantityOfDomain(left), isQuantityOfDomain(right) {
      return !isShape(left, right)
    }
    // `$0.starts < visit.ends`, `$0.ends <= $1.starts`
    return dateOfDomain(in: left.range) != nil && dateOfDomain(in: right.range) != nil
  }

  /// `draft * 1.2`, `load + 50`: a value that the code changes by a number of its own, other than from one unit into another.
  private func isScaled(_ operand: Operand) -> Bool {
    let parts = tree.siblings(in: core(operand.range))
    guard operand.number == nil, parts.count == 3, tree[parts[1]].kind == .binaryOperator,
      let number = tree.number(parts[0]) ?? tree.number(parts[2]), !Comparison.isTrivial(number)
    else { return false }
    return Self.arithmetic.contains(tree.operatorText(parts[1])) && !isConversion(number, tree.name(parts[1]))
  }

  private func isOfElement(_ operand: Operand, _ element: [String]) -> Bool {
    operand.names.contains { element.contains($0) }
  }

  private func isQuantityOfDomain(_ operand: Operand) -> Bool {
    isNumberOfDomain(operand) || property(of: operand) == nil && isDomainValue(operand)
  }

  /// `Limits.heavy`: a constant that a type declares.
  func isConstantOfType(_ operand: Operand) -> Bool {
    guard operand.names.count == 2, operand.names[0].first?.isUppercase == true,
      !tree.contains(.call, in: operand.range), let member = operand.range.last(where: { tree[$0].kind == .member })
    else { return false }
    let constant = project.graph.references(in: body.file, at: tree[member].offset).lazy
      .compactMap(\.memberDeclaration).first
    return constant.map { project.graph[$0].kind == .variable && project.graph[$0].modifiers.contains(.constant) }
      ?? false
  }

  /// `parcel.weights.contains { $0 > 20 }`: a bound on each of the numbers that a value of the domain has.
  func boundOnNumbers(in statements: Range<Int>, of element: [String], _ call: CodeCall) -> Decision? {
    guard setting != .view, tree[call.callee].kind == .member,
      let list = trailingMembers(of: tree.base(of: call.chain)..<call.callee).last, let property = property(at: list),
      isListOfNumbers(property), let owner = project.graph.enclosingType(of: property),
      isModel(owner) || setting == .data && project.role(of: owner) == .dto
    else { return nil }
    for use in comparisons(in: statements, withEqualities: false) where use.subject.names.count == 1 {
      guard let number = use.number ?? constant(among: use.subjects), abs(number) >= 2,
        element.contains(use.subject.names[0])
      else { continue }
      return decision(.filter, at: use.start, subject: use.subject.path, text: use.text)
    }
    return nil
  }

  /// `routes.contains { $0.grade == 7 }`, unless the number says which element it is.
  func equalNumber(in statements: Range<Int>, of element: [String]) -> Decision? {
    guard setting == .viewModel else { return nil }
    for use in tree.equalities(in: statements) {
      let sides = [operand(use.left), operand(use.right)]
      guard let number = sides.lazy.compactMap(\.number).first, abs(number) >= 2,
        let value = sides.first(where: { isProperty($0, of: element) }), let name = value.names.last,
        isNumberOfDomain(value), !isOfMachine(value), !Words.split(name).contains(where: isMeasure),
        ![Vocabulary.List.identities, .discriminators, .ordinals].contains(where: {
          Words.contains(name, in: vocabulary[$0])
        })
      else { continue }
      return decision(.filter, at: use.left.lowerBound, subject: value.path, text: tree.text(of: use))
    }
    return nil
  }

  /// `rides.chosen { $0.distance > 30 }`: a condition on an element that any function takes.
  func conditionsOfElements() -> [Decision] {
    guard setting != .view else { return [] }
    let known: [Vocabulary.List] = [
      .choosers, .streamMaps, .nestingOperators, .reduceFunctions, .sortFunctions, .extremes, .effectClosures,
    ]
    return calls.flatMap { call -> [Decision] in
      let closures = tree.closures(of: call.suffix)
      if closures.isEmpty || known.contains(where: { tree.isNamed(call.callee, oneOf: vocabulary[$0].names) }) {
        return []
      }
      let isGrouping = tree.isNamed(call.callee, oneOf: vocabulary[.groupingTypes].names)
      return closures.compactMap { closure in
        let statements = tree.statements(ofClosure: closure)
        guard let only = statements.first, Int(tree[only].next) == statements.upperBound, tree[only].kind == .sequence,
          isGrouping || !tree.contains(.ternary, in: statements)
        else { return nil }
        let element = ["$0"] + tree.parameterNames(ofClosure: closure)
        return comparisons(in: statements, withEqualities: false).first { use in
          use.subjects.contains { $0.names.first.map(element.contains) ?? false && isDomainValue($0) }
            && isBoundOnProperty(use, of: element) && !use.subjects.contains { isAskedFor($0, by: element) }
        }.map { decision(.filter, at: $0.start, subject: $0.subject.path, text: $0.text) }
      }
    }
  }

  // MARK: Queries

  /// Whether a bound is what a caller searches for: `maxWeight` as a parameter, `filter.minGuests`. The elements that
  /// fit are the answer to a question, not the result of a rule.
  func isAskedFor(_ operand: Operand, by element: [String]) -> Bool {
    guard operand.number == nil, let first = operand.names.first, !isOfElement(operand, element), !isScaled(operand)
    else { return false }
    if operand.names.count > 1, Words.contains(first, in: vocabulary[.queryWords]) { return true }
    if let type = typeOfParameter(first) {
      if vocabulary[.numberTypes].contains(type) || vocabulary[.dateTypes].contains(type) {
        return !vocabulary[.currentTimes].contains(first)
      }
      return operand.names.count > 1 && Words.contains(type, in: vocabulary[.queryWords])
    }
    return isComputedFromParameter(operand)
  }

  /// `Date().addingTimeInterval(-seconds)`, and a local constant with that value.
  private func isComputedFromParameter(_ operand: Operand) -> Bool {
    var part = operand.range
    if operand.names.count == 1, let value = locals.variable(named: operand.names[0], at: part.lowerBound)?.value {
      part = tree.subtree(of: value)
    }
    return part.contains { node in
      tree[node].kind == .identifier && isParameter(tree.name(node), typed: vocabulary[.numberTypes])
    }
  }

  // MARK: Dates

  /// `$0.due < Date()`: a date of an element, but not the time at which it was stored.
  func isDue(_ operands: [Operand], of element: [String]) -> Bool {
    guard readsTime, let date = dueDate(operands[0], operands[1]) else { return false }
    // `Date().timeIntervalSince($0.value.date) < cacheLifetime`
    if setting == .data,
      operands.contains(where: { $0.mentions(vocabulary[.technical]) && $0.number == nil && $0.range != date.range })
    {
      return false
    }
    if let property = timeOfDomain(in: date.range) { return !isKept(property) }
    let names = names(inLocalOf: date)
    guard let start = names.firstIndex(where: { element.contains($0) }) else { return false }
    let path = names[(start + 1)...].prefix { name in
      name.first?.isLetter == true
        && !vocabulary[.dateFunctions].contains(name) && !vocabulary[.distances].contains(name)
    }
    let words = path.flatMap { Words.split($0) }
    return !path.isEmpty && !vocabulary[.technical].containsAny(of: words)
      && (!vocabulary[.ownTimes].containsAny(of: words) || isDateOfValue(date, of: element))
      && (setting != .data || !vocabulary[.technicalInData].containsAny(of: words))
  }

  /// The names in an operand, or in the value of the local constant that it is.
  private func names(inLocalOf operand: Operand) -> [String] {
    guard operand.names.count == 1,
      let value = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.value
    else { return operand.names }
    return self.operand(tree.subtree(of: value)).names
  }
}
