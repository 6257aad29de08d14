import StrataModel

/// Questions to a calendar about a date: `calendar.isDateInWeekend(visit.start)`,
/// `calendar.component(.weekday, from: day) != 1`.
extension DecisionScanner {
  func calendarChecks() -> [Decision] {
    guard setting != .data else { return [] }
    return (signs.contains(.containment) ? calendarQuestions() : []) + partsOfDates()
  }

  private func calendarQuestions() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.calendarQuestions].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt), decides(question: call)
      else { return nil }
      let date = tree.firstChild(of: call.suffix).map { operand(tree.inside($0)).path } ?? ""
      return dateCheck(at: call.chain, call.chain, date, tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  private func decides(question call: CodeCall) -> Bool {
    let dates = tree.arguments(of: call.suffix).map { tree.inside($0) }.filter { !isUnit($0) }
    let isOfDomain = dates.contains { dateOfDomain(in: $0).map { !isKept($0) } ?? false }
    // A day that somebody selects: the other date only belongs to that day.
    let isOfDay = dates.count > 1 && dates.contains { dateOfDomain(in: $0) == nil && !isPresent(operand($0)) }
    if isInsideFilter(call.chain) {
      // The elements of one day are a section of a list.
      return tree.argument("toGranularity", of: call.suffix) != nil && isOfDomain && !isOfDay && setting == .viewModel
        && !repeatsQuestion(call, resultWords(of: call.chain))
    }
    if refuses(call.chain) { return isOfDomain || dates.contains { isDateThatIsGiven(operand($0)) } }
    guard isOfDomain, !isOfDay, !repeatsQuestion(call, resultWords(of: call.chain)) else { return false }
    let date = operand(dates[0])
    return decides(at: call.chain, date, date)
  }

  /// `toGranularity: .month`
  private func isUnit(_ argument: Range<Int>) -> Bool {
    argument.first.map { tree[$0].kind == .implicitMember && Int(tree[$0].next) == argument.upperBound } ?? true
      && !isPresent(operand(argument))
  }

  /// `isToday`, `isWeekend`, `todaysVisits`: the name says nothing more than the question.
  private func repeatsQuestion(_ call: CodeCall, _ words: [String]) -> Bool {
    let question = Words.split(tree.name(call.callee)) + ["same", "is", "todays"]
    return words.allSatisfy { question.contains($0) || vocabulary[.timeUnits].contains($0) || $0 == "day" }
      || words.contains { vocabulary[.appearances].contains($0) } || isForDisplay(words)
  }

  private func refuses(_ node: Int) -> Bool {
    let statement = outcomes.statement(around: node) ?? statement(named: node)
    return statement.map { outcomes.fails($0) || outcomes.isRefusedWithText($0) } ?? false
  }

  /// A parameter with a date, or a date of the screen.
  private func isDateThatIsGiven(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, let name = operand.names.first else { return false }
    if isParameter(name, typed: vocabulary[.dateTypes]) { return true }
    guard isOwnProperty(operand), let property = property(named: name) else { return false }
    return hasType(property, in: .dateTypes) && !isRecordedTime(name)
  }

  // MARK: Parts of dates

  /// `calendar.component(.weekday, from: day) != 1`, also by a local constant.
  private func partsOfDates() -> [Decision] {
    equalities.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), operand(use.right).number != nil,
        let date = dateOfPart(use.left)
      else { return nil }
      return partCheck(date, at: use.node, use.left.lowerBound, tree.text(of: use))
    }
      + calls.compactMap { call in
        guard listLiteral(of: call) != nil, let argument = tree.firstChild(of: call.suffix),
          let date = dateOfPart(tree.inside(argument))
        else { return nil }
        return partCheck(date, at: call.chain, call.chain, tree.text(of: tree.subtree(of: call.chain)))
      }
  }

  private func partCheck(_ date: Operand, at node: Int, _ start: Int, _ text: String) -> Decision? {
    guard !isInsideFilter(node) else { return nil }
    let isOfDomain = dateOfDomain(in: date.range).map { !isKept($0) } ?? false
    let isDecided = refuses(node) || isOfDomain && decides(at: node, date, date)
    return isDecided && (isOfDomain || isDateThatIsGiven(date) || isPresent(date))
      ? dateCheck(at: node, start, date.path, text) : nil
  }

  /// `Calendar.current.component(.year, from: .now)`, also by a local constant.
  func isPartOfNow(_ node: Int) -> Bool {
    readsTime && dateOfPart(tree.subtree(of: node)).map(isPresent) ?? false
  }

  /// `day` of `calendar.component(.weekday, from: day)`
  func dateOfPart(_ part: Range<Int>) -> Operand? {
    guard let first = part.first, Int(tree[first].next) == part.upperBound,
      let value = valueOfLocal(tree.unwrapped(first)), tree[value].kind == .chain,
      let call = tree.calls(ofChain: value).last,
      tree.isNamed(call.callee, oneOf: vocabulary[.calendarParts].names),
      let date = tree.argument("from", of: call.suffix)
    else { return nil }
    return operand(tree.subtree(of: date))
  }

  private func dateCheck(at node: Int, _ start: Int, _ subject: String, _ text: String) -> Decision {
    decision(isInsideFilter(node) ? .filter : .dateRange, at: start, subject: subject, text: text)
  }
}
