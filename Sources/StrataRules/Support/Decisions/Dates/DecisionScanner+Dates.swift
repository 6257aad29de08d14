import StrataModel

extension DecisionScanner {
  func dateKind(of comparison: Comparison) -> Decision.Kind? {
    let (left, right) = (comparison.left, comparison.right)
    let span = [left, right].first { isDateDifference($0) }
    if let span, let number = comparison.number, abs(number) <= 60, number != 0, isInSeconds(span), !isToDeadline(span)
    {
      return nil
    }
    if comparison.fails, isDateRange(left, right) { return .dateRange }
    if setting == .data, isLimitOfDates(left, right), comparison.statement.map({ outcomes.reportsError($0) }) ?? false {
      return .dateRange
    }
    let isSpan = setting == .viewModel && span != nil
    if isSpan, isVerdict, let span, !isOwnTime(span) { return .dateRange }
    guard isSpan || readsTime, let date = dueDate(left, right) else { return nil }
    switch setting {
    case .data:
      return isRuleOfDate(comparison, date) ? .dateRange : nil
    case .view, .viewModel:
      if setting == .view, isPartOfState(comparison, date) || choosesViews(comparison, date) { return .dateRange }
      if isAboutAppearance(comparison) { return nil }
      let isDecided =
        comparison.fails || isBranch(comparison) || isAnswer(comparison.node) || disables(comparison)
        || choosesOutcome(comparison)
      return isDecided && !isOwnTime(date) ? .dateRange : nil
    }
  }

  private func isDateRange(_ left: Operand, _ right: Operand) -> Bool {
    guard !isTechnical(left), !isTechnical(right) else { return false }
    if isDate(left), isDate(right) { return !(isNow(left) || isNow(right)) || !isOwnTime(isNow(left) ? right : left) }
    return [left, right].contains { isDateDifference($0) && !isOwnTime($0) }
  }

  private func isDate(_ operand: Operand) -> Bool {
    operand.mentions(vocabulary[.dates])
      || operand.names.contains { vocabulary[.dateTypes].contains($0) || vocabulary[.dates].contains($0.lowercased()) }
      || (!operand.names.isEmpty && vocabulary[.dateRoles].containsAll(operand.words))
      || setting != .data && (isDateParameter(operand) || dateOfDomain(in: operand.range) != nil)
  }

  private func isDateParameter(_ operand: Operand) -> Bool {
    operand.names.count == 1 && isParameter(operand.names[0], typed: vocabulary[.dateTypes])
  }

  /// A local variable with the time between two dates, or that time itself: outside of Data, where most such times are
  /// those of caches.
  func isDateDifference(_ operand: Operand) -> Bool {
    guard let first = operand.names.first else { return false }
    let functions = vocabulary[setting == .data ? .calendarDifferences : .timeSpans]
    if operand.names.contains(where: { functions.contains($0) }) { return true }
    if setting != .data, isDistanceOfDates(operand) || isDifferenceOfMoments(operand) { return true }
    guard let value = localTimeSpan(first, at: operand.range.lowerBound) else { return false }
    return value.contains { tree.isNamed($0, oneOf: vocabulary[.timeSpans].names) }
  }

  /// `start.timeIntervalSince1970 - end.timeIntervalSince1970`
  private func isDifferenceOfMoments(_ operand: Operand) -> Bool {
    tree.contains(.binaryOperator, in: operand.range)
      && operand.names.count { vocabulary[.absoluteTimes].contains($0) } > 1
  }

  /// The computations of time spans that a later check uses.
  func dateDifferences(among comparisons: [Decision]) -> [Decision] {
    var seen: Set<Int> = []
    return comparisons.compactMap { check in
      guard check.kind == .dateRange, let name = check.subject.split(separator: ".").first.map(String.init),
        let value = localTimeSpan(name, at: check.node),
        value.contains(where: { tree.isNamed($0, oneOf: vocabulary[.calendarDifferences].names) }),
        seen.insert(value.lowerBound).inserted
      else { return nil }
      return decision(.dateDifference, at: value.lowerBound, subject: name, text: "\(name) = \(tree.text(of: value))")
    }
  }

  // MARK: Now

  /// `Date()`, `Date.now`, `.now`, `Date().addingTimeInterval(3600)`, `Date(timeIntervalSinceNow: 3600)`
  func isNow(_ operand: Operand) -> Bool {
    guard let first = operand.names.first else { return false }
    if isReadOfClock(operand) { return true }
    let isName = vocabulary[.currentTimes].contains(first)
    guard isName || vocabulary[.dateTypes].contains(first) else { return isCalendarDateOfNow(operand) }
    if operand.names.count == 1, isName || !tree.contains(.argument, in: operand.range) { return true }
    // `Date.now.timeIntervalSince(start)` is the time since another date.
    if isDistanceOfDates(operand) || operand.names.contains(where: { vocabulary[.timeSpans].contains($0) }) {
      return false
    }
    if isCreatedFromNow(operand) { return true }
    guard operand.names.count > 1 else { return false }
    let second = operand.names[1]
    return vocabulary[.currentTimes].contains(second) || vocabulary[.dateFunctions].contains(second)
  }

  /// The same, or a local constant with such a value: `let limit = Date().addingTimeInterval(-86_400)`.
  func isPresent(_ operand: Operand) -> Bool {
    if isNow(operand) { return true }
    guard operand.names.count == 1,
      let value = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.value
    else { return false }
    return isNow(self.operand(tree.subtree(of: value)))
  }

  /// The date that is compared with the current time: `due` in `due > Date()` and in `due.timeIntervalSinceNow < 60`.
  func dueDate(_ left: Operand, _ right: Operand) -> Operand? {
    let date: Operand
    switch (isPresent(left), isPresent(right)) {
    case (false, true): date = left
    case (true, false): date = right
    case (false, false):
      guard let span = [left, right].first(where: { isDateDifference($0) || isTimeSpan($0) }) else { return nil }
      date = span
    case (true, true): return [left, right].first { isDateDifference($0) }
    }
    return date.names.isEmpty || date.number != nil ? nil : date
  }

  /// `Date().timeIntervalSince(start)`: of a minute at most, that is a time of a machine.
  private func isInSeconds(_ operand: Operand) -> Bool {
    isTimeSpan(operand) && !tree.contains(.binaryOperator, in: operand.range)
  }

  /// `session.endsAt.timeIntervalSince(Date())`
  private func isToDeadline(_ operand: Operand) -> Bool {
    guard readsTime, let date = dateOfDomain(in: operand.range), !isKept(date) else { return false }
    return vocabulary[.deadlines].containsAny(of: Words.split(project.graph.name(of: date)))
  }

  /// `due.timeIntervalSinceNow`, `Date().distance(to: due)`
  func isTimeSpan(_ operand: Operand) -> Bool {
    isDistanceOfDates(operand)
      || operand.names.contains {
        vocabulary[.timeSpans].contains($0) && !vocabulary[.calendarDifferences].contains($0)
      }
  }

  /// `Date().distance(to: due)`, `lease.start.distance(to: lease.end)`: no distance on a screen.
  func isDistanceOfDates(_ operand: Operand) -> Bool {
    operand.names.contains { vocabulary[.distances].contains($0) }
      && (operand.names.contains { isNameOfDate($0) } || dateOfDomain(in: operand.range) != nil)
  }

  /// `Date`, `now`
  private func isNameOfDate(_ name: String) -> Bool {
    vocabulary[.dateTypes].contains(name) || vocabulary[.currentTimes].contains(name)
  }

  /// A time that code records for itself: of the last refresh, of a token, of a cached value.
  private func isOwnTime(_ operand: Operand) -> Bool {
    if let date = dateOfDomain(in: operand.range) { return isKept(date) }
    if isDateOfValue(operand) || isDateThatIsPassed(operand) { return false }
    if operand.mentions(vocabulary[.ownTimes]) || isTechnical(operand) { return true }
    let value = operand.names.first.flatMap { localTimeSpan($0, at: operand.range.lowerBound) }
    if let value, self.operand(value).mentions(vocabulary[.ownTimes]) { return true }
    let names = operand.names + (value.map { self.operand($0).names } ?? [])
    return names.contains { isRecordedTime($0) }
  }

  /// `last` and `lastVisit` as parameters: that it was the last one says nothing about whose date it is, but the name of
  /// the function may.
  private func isDateThatIsPassed(_ operand: Operand) -> Bool {
    let names = operand.names.filter { isParameter($0, typed: vocabulary[.dateTypes]) && !isNameOfDate($0) }
    guard names.count == 1, let name = names.first else { return false }
    let others = Words.split(name).filter { !vocabulary[.positionsInTime].contains($0) }
    return others.count < Words.split(name).count && !vocabulary[.ownTimes].containsAny(of: others)
      && !vocabulary[.technical].containsAny(of: others) && !vocabulary[.ownTimes].containsAny(of: words)
      && !vocabulary[.technical].containsAny(of: words)
  }

  /// `hive.lastInspection`, if `hive` is a parameter, also as `last` in `if let last = hive.lastInspection`: a value has
  /// the date, whatever was last, unless it is one of loading, storing or the like.
  ///
  /// - Parameter elements: names of values besides parameters: `$0.lastInspection`.
  func isDateOfValue(_ operand: Operand, of elements: [String] = []) -> Bool {
    let times = [vocabulary[.dateFunctions], vocabulary[.dateTypes], vocabulary[.currentTimes]]
    var names = operand.names.filter { name in !times.contains { $0.contains(name) } }
    if names.count == 1, let value = locals.variable(named: names[0], at: operand.range.lowerBound)?.value {
      names = self.operand(tree.subtree(of: value)).names
    }
    // `date` in `date.timeIntervalSince(hive.lastInspection)`
    if names.count == 3, Words.contains(names[0], in: vocabulary[.dates]) { names.removeFirst() }
    guard setting != .data, names.count == 2,
      isParameter(names[0]) || elements.contains(names[0]) || typeOfMember(operand).map(isInDomain) ?? false
    else { return false }
    let words = Words.split(names[1])
    let kept = [vocabulary[.technical], vocabulary[.technicalInData], vocabulary[.ownTimes]]
    let type = typeOfParameter(names[0]) ?? ""
    let others = Words.split(names[0]) + Words.split(type) + words.dropFirst()
    return words.count > 1 && !kept.contains { $0.containsAny(of: others) }
  }

  /// `day`, `booking.start` and `booking.nights.start`, if `booking` is a parameter of an operation that is not one of a
  /// cache.
  func isDateOfParameter(_ operand: Operand) -> Bool {
    let names = operand.names.filter { name in
      !vocabulary[.dateFunctions].contains(name) && !vocabulary[.distances].contains(name) && !isNameOfDate(name)
    }
    guard (1...3).contains(names.count), isParameter(names[0]), !isRecordedTime(names[0]) else { return false }
    if names.count == 1, !isParameter(names[0], typed: vocabulary[.dateTypes]) { return false }
    // A row may be one of a table of the database: only the names of its type and its property say what the date is of.
    let words = Words.split(typeOfParameter(names[0]) ?? names[0]) + names.dropFirst().flatMap { Words.split($0) }
    let kept = [vocabulary[.ownTimes], vocabulary[.technicalInData]]
    return !vocabulary[.technical].containsAny(of: words)
      && !kept.contains { $0.containsAny(of: words + Words.split(names[0])) }
  }

  /// `if deadline < Date() { … }`, but not `if minutes < 60 { return "soon" }`: that is a text for a time.
  private func isBranch(_ comparison: Comparison) -> Bool {
    guard setting == .viewModel, let statement = comparison.statement, tree[statement].kind == .if,
      let block = tree.block(of: statement), !returnsText
    else { return false }
    return !tree.children(of: block).allSatisfy { statement in
      tree[statement].kind == .return && tree.firstChild(of: statement).map { tree[$0].kind == .stringLiteral } ?? false
    }
  }

  var returnsText: Bool {
    hasType(body.member, in: .textTypes)
  }
}
