import StrataModel

extension DecisionScanner {
  /// Whether a bound may be a business rule: a number above 1, a named bound, or any bound on an amount.
  func isBusinessBound(_ number: Double?, _ subjects: [Operand], _ isAmount: Bool) -> Bool {
    if setting == .data, subjects.contains(where: { isLength($0) }) {
      return (number ?? 2) >= 2 && subjects.contains { isLengthOfParameter($0) }
    }
    if isAmount { return true }
    if setting == .data {
      guard let number else { return isDemand(subjects) }
      return subjects.contains { isBoundedParameter($0) || number > 1 && isPropertyOfValue($0) }
    }
    if let number { return !Comparison.isTrivial(number) && !isStatusCode(number, subjects) }
    return subjects.contains { isNamedBound($0) } || isDerivedBound(subjects)
  }

  /// `quantity`, `nights` as a parameter: an amount with a limit.
  func isBoundedParameter(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first else { return false }
    return isParameter(name, typed: vocabulary[.numberTypes])
  }

  /// `quantity <= part.quantity`: more is asked for than a value has.
  private func isDemand(_ subjects: [Operand]) -> Bool {
    subjects.contains { isBoundedParameter($0) && $0.mentions(vocabulary[.criteria]) } && isDerivedBound(subjects)
  }

  /// `guard minutes >= 15, minutes <= 480 else { return }`: two bounds, and nothing is done outside of them.
  func isRefused(_ statement: Int, _ comparison: Comparison) -> Bool {
    guard tree[statement].kind == .guard || tree[statement].kind == .if && tree.elseBranch(of: statement) == nil,
      outcomes.rejectsSilently(statement), let block = tree.block(of: statement)
    else { return false }
    return comparison.hasTwoBounds || tree.orderings(in: (statement + 1)..<block).count >= 2
  }

  /// Whether all that happens to a value outside of the bounds is that nothing is done: `else { return }`, also with
  /// `nil` or `false`.
  func refusesWithoutNotice(_ statement: Int) -> Bool {
    outcomes.rejectsSilently(statement) || outcomes.returnsNone(statement) || refusesEntry(statement)
  }

  /// `guard query.count >= 3 else { return }`, or any text in a function that searches: when a search begins.
  func isSearch(_ text: Operand) -> Bool {
    (text.words + words).contains { vocabulary[.searchWords].contains($0) || vocabulary[.queryWords].contains($0) }
      || text.names.contains { vocabulary[.plainTextNames].contains($0) }
  }

  /// Whether a value has two bounds: `bags >= 2 && bags <= 12`, `(2...12).contains(bags)`.
  func isBetweenBounds(_ comparison: Comparison) -> Bool {
    comparison.hasTwoBounds
      || sequence(around: comparison.node).map { tree.orderings(in: tree.subtree(of: $0)).count > 1 } ?? false
  }

  /// The nearest sequence of operators that contains a node.
  func sequence(around node: Int) -> Int? {
    outcomes.parents.ancestors(of: node).first { tree[$0].kind == .sequence }
  }

  /// `candidate.score`: one property of a local value.
  func isPropertyOfValue(_ operand: Operand) -> Bool {
    operand.names.count == 2 && operand.names[0].first?.isLowercase == true
      && !vocabulary[.dateFunctions].contains(operand.names[1]) && !tree.contains(.call, in: operand.range)
  }

  /// `driverAge` as a parameter: the age of a person, not of an entry in a cache.
  func isYearsOfLife(_ operand: Operand) -> Bool { isBoundedParameter(operand) && operand.mentions(vocabulary[.ages]) }

  /// A bound that has a name: `maxAmount`, `Limits.minimumAge`.
  func isNamedBound(_ operand: Operand) -> Bool { operand.mentions(vocabulary[.bounds]) }

  func isSteering(_ number: Double?, _ subjects: [Operand]) -> Bool {
    if let number { return abs(number) >= 2 }
    return setting != .view && subjects.contains { isNamedBound($0) }
  }

  /// `user.age`, but not `maxAge`, `cache.age` or the age of what a cache has.
  func isTrait(_ operand: Operand) -> Bool {
    guard operand.names.count > 1, let last = operand.names.last else { return false }
    return isTrait(last) && !isOfCache(operand)
  }

  /// `hit.age` after `if let hit = await cache.page(page)`, in Data: the age of an entry.
  private func isOfCache(_ operand: Operand) -> Bool {
    guard setting == .data,
      let value = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.value
    else { return false }
    return self.operand(tree.subtree(of: value)).mentions(vocabulary[.caches])
  }

  private func isTrait(_ name: String) -> Bool { vocabulary[.traits].contains(name) }

  /// `order.price`, but not the length of a text: `priceText.count`.
  func isAmount(_ operand: Operand) -> Bool {
    operand.mentions(vocabulary[.amounts]) && !isLengthOfText(operand)
  }

  /// `priceText.count`
  func isLengthOfText(_ operand: Operand) -> Bool {
    isLength(operand) && operand.names.dropLast().last.map { isTextName($0) } ?? false
  }

  /// `weight` as a parameter.
  func isTraitAsParameter(_ operand: Operand) -> Bool {
    isBoundedParameter(operand) && operand.names.last.map(isTrait) ?? false
  }

  /// `code.count`, unless a type of the project has a stored property of that name.
  func isLength(_ operand: Operand) -> Bool {
    guard let name = operand.names.last, vocabulary[.lengths].contains(name) else { return false }
    guard let member = operand.range.last(where: { tree[$0].kind == .member }), tree.isNamed(member, name) else {
      return true
    }
    return !isStoredNumber(member)
  }

  /// `$0.count`, if that is no number of elements, but a property of its type.
  func isStoredNumber(_ member: Int) -> Bool {
    propertyRead(at: member).map { project.graph[$0].modifiers.isDisjoint(with: [.computed]) && isNumber($0) } ?? false
  }

  /// `order.total`
  func isTotal(_ operand: Operand) -> Bool { operand.names.last.map { vocabulary[.totals].contains($0) } ?? false }

  func isCredentialLength(_ operand: Operand) -> Bool {
    isLength(operand) && operand.mentions(vocabulary[.credentials])
  }

  /// `cardNumber.count`, but not `cardItems.count`.
  func isCodeLength(_ operand: Operand) -> Bool {
    guard isLength(operand), let name = operand.names.dropLast().last else { return false }
    let words = Words.split(name)
    guard let last = words.last, words.contains(where: { vocabulary[.codes].contains($0) }) else { return false }
    return vocabulary[.codes].contains(last) || vocabulary[.codeFields].contains(last)
  }

  func isStatusCode(_ number: Double, _ subjects: [Operand]) -> Bool {
    number >= 100 && number < 600 && subjects.contains { $0.mentions(vocabulary[.statusCodes]) }
  }

  func isTechnical(_ operand: Operand) -> Bool {
    if setting == .data, isLengthOfParameter(operand) { return false }
    if isCountOfDomain(operand) || isDomainValue(operand) { return false }
    if isAgeAsParameter(operand) || isDistanceOfDates(operand) { return false }
    if operand.isEntered { return false }
    if operand.mentions(vocabulary[.timeUnits]) || operand.mentions(vocabulary[.layout]), isInput(operand) {
      return false
    }
    if operand.mentions(vocabulary[.technical]), !isAmountOfTechnical(operand), !isOfRow(operand) {
      // `lesson.start.addingTimeInterval(3600)`
      if setting != .data, let date = dateOfDomain(in: operand.range), !isKept(date) { return false }
      return !isTimeOfDomain(operand)
    }
    return setting == .data && !isTrait(operand) && !isYears(operand)
      && !isAmountOfSomething(operand) && operand.mentions(vocabulary[.technicalInData]) && !isTimeOfDomain(operand)
  }

  /// `age` as a parameter of a function that is not one of a cache.
  private func isAgeAsParameter(_ operand: Operand) -> Bool {
    isYearsOfLife(operand) && !isNamedBound(operand)
      && !(words + operand.words).contains { vocabulary[.technical].contains($0) }
      && !words.contains { vocabulary[.technicalInData].contains($0) && !vocabulary[.ages].contains($0) }
  }

  /// `row.start`, if `row` is a parameter: one of a table of the database, which the name of its type tells.
  private func isOfRow(_ operand: Operand) -> Bool {
    guard setting == .data, operand.names.count == 2, let type = typeOfParameter(operand.names[0]) else { return false }
    return !vocabulary[.technical].containsAny(of: Words.split(type) + Words.split(operand.names[1]))
  }

  /// `lines[0].price`: the word is also that of things that have a price.
  func isAmountOfTechnical(_ operand: Operand) -> Bool {
    guard isAmountOfSomething(operand), let last = operand.names.last else { return false }
    return !Words.split(last).contains { vocabulary[.technical].contains($0) }
  }

  /// `response.price`, `order.fee`: an amount of any object.
  private func isAmountOfSomething(_ operand: Operand) -> Bool {
    guard operand.names.count > 1, let last = operand.names.last else { return false }
    let words = Words.split(last)
    return words.contains { vocabulary[.amounts].contains($0) }
      && !words.contains { vocabulary[.technicalInData].contains($0) }
  }

  /// `code.count`, if `code` is a string parameter, and `note.text.count`, if `note` is a parameter; not the length of
  /// data.
  func isLengthOfParameter(_ operand: Operand) -> Bool {
    guard isLength(operand), let first = operand.names.first else { return false }
    if operand.names.count == 2 {
      return isParameter(first, typed: vocabulary[.textTypes]) && !operand.mentions(vocabulary[.technical])
    }
    guard operand.names.count == 3, isParameter(first) else { return false }
    // A row may be one of a table of the database: only the name of its property says what the length is of.
    let property = Words.split(operand.names[1])
    return !property.contains { vocabulary[.technical].contains($0) || vocabulary[.keptTimes].contains($0) }
      && !(Words.split(first) + property).contains { vocabulary[.technicalInData].contains($0) }
  }

  /// A local variable with a number of years: the age of a person, not of an entry in a cache.
  private func isYears(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let value = localTimeSpan(operand.names[0], at: operand.range.lowerBound)
    else { return false }
    return value.contains { tree.isNamed($0, oneOf: vocabulary[.calendarDifferences].names) }
      && value.contains { tree[$0].kind == .implicitMember && tree.isNamed($0, oneOf: vocabulary[.yearUnits].names) }
  }

  /// In an argument of a call: `.disabled(phone.count < 9)`.
  func isInside(_ callees: NameSet, _ node: Int) -> Bool {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .closure, .block: return false
      case .chain: return call(child, of: ancestor).map { tree.isNamed($0.callee, oneOf: callees) } ?? false
      default: child = ancestor
      }
    }
    return false
  }

  /// `code.count == 6`
  func isLength(_ number: Double?, _ subjects: [Operand]) -> Bool {
    guard let number, number >= 3, let subject = subjects.first, subjects.count == 1, subject.names.count > 1,
      isLength(subject)
    else { return false }
    return setting != .data || subject.names.first.map { isParameter($0, typed: vocabulary[.textTypes]) } ?? false
  }
}
