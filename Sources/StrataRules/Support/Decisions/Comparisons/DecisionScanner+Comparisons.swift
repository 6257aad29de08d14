import StrataModel

/// Decisions by comparisons.
extension DecisionScanner {
  func comparisons() -> [Decision] {
    // The outcome for the statement examined last: all its conditions have the same one.
    var outcome: (statement: Int, fails: Bool)?
    func fails(_ statement: Int) -> Bool {
      if let outcome, outcome.statement == statement { return outcome.fails }
      let fails = outcomes.fails(statement)
      outcome = (statement, fails)
      return fails
    }
    // Without these, no equality decides.
    let withEqualities = !signs.isDisjoint(with: [.length, .standing, .secret])
    return comparisons(in: range, withEqualities: withEqualities, inFilters: false).compactMap { found in
      if found.form == .equality, !isAboutLength(found) { return equality(found) }
      guard found.form == .ordering || !isInsideFilter(found.node), !choosesSymbols(found.node) else { return nil }
      let (left, right) = (found.left, found.right)
      if left.hasText || right.hasText || isShape(left, right) || isLoopIndex(left) || isLoopIndex(right)
        || isMessageLength(left) || guardsPositions(found) || found.number == nil && comparesElements()
      {
        return nil
      }
      var comparison = found
      comparison.statement =
        (tree[found.node].kind == .switch ? found.node : outcomes.statement(around: found.node))
        ?? (setting == .view ? nil : statement(named: found.node))
      if isAboutCapacity(comparison) { return decision(.validation, comparison, isInput: false) }
      if isLimitOfModels(comparison) { return decision(.validation, comparison, isInput: false) }
      if choosesGreater(comparison) { return decision(.order, comparison, isInput: false) }
      if limitsText(comparison) || limitsEntry(comparison) { return decision(.validation, comparison, isInput: false) }
      if limitsPeriod(comparison) { return decision(.dateRange, comparison, isInput: false) }
      if selectsNumber(comparison) || selectsAmount(comparison) {
        return decision(.threshold, comparison, isInput: false)
      }
      if isTechnical(left) || isTechnical(right) {
        // `lines.count`: the value that is chosen decides, whatever is counted.
        guard isLength(left) || isLength(right), choosesMoney(comparison) else { return nil }
        return decision(.threshold, comparison, isInput: false)
      }
      comparison.fails =
        comparison.statement.map(fails) ?? false || refusesValue(comparison)
        || ternary(of: found.node).map(failsTernary) ?? false
      if isSearchOrLayout(comparison) { return nil }
      guard let kind = kind(of: comparison) else { return nil }
      return decision(kind, comparison, isInput: isFromOutside(comparison.subject))
    }
  }

  /// `guard plans.count >= 2`, before a view shows `plans[0]` and `plans[1]`: no more than that the positions exist.
  private func guardsPositions(_ comparison: Comparison) -> Bool {
    guard setting == .view, let number = comparison.number, isLength(comparison.subject) else { return false }
    return range.contains { node in
      guard tree[node].kind == .subscriptCall, let argument = tree.onlyChild(of: node),
        let position = tree.number(tree.value(of: argument))
      else { return false }
      return position == number - 1 || position == number
    }
  }

  /// Whether a branch refuses a value of the domain, or a number that somebody enters, with anything that is shown.
  private func refusesValue(_ comparison: Comparison) -> Bool {
    guard let statement = comparison.statement, outcomes.refuses(statement, with: .anything) else { return false }
    return comparison.subjects.contains { isInput($0) || isDomainValue($0) }
  }

  private func decision(_ kind: Decision.Kind, _ comparison: Comparison, isInput: Bool) -> Decision {
    var result = decision(kind, at: comparison.start, subject: comparison.subject.path, text: comparison.text)
    result.isInput = isInput
    return result
  }

  private func kind(of comparison: Comparison) -> Decision.Kind? {
    let subjects = comparison.subjects
    guard !subjects.contains(where: { $0.names.isEmpty }) else { return nil }
    switch comparison.form {
    case .equality: return kind(ofEquality: comparison)
    case .dates: return dateKind(of: comparison) ?? (isChoiceByValue(comparison) ? .dateRange : nil)
    case .ordering, .range: break
    }
    if limitsSteps(comparison) { return .threshold }
    // The seconds since a date are no amount: they are a date rule, or bookkeeping.
    if subjects.contains(where: { isTimeSpan($0) || isDateDifference($0) }) {
      return dateKind(of: comparison) ?? (isSurcharge(comparison) ? .threshold : nil)
    }
    let kind =
      dateKind(of: comparison) ?? validation(comparison) ?? threshold(comparison)
      ?? (isSurcharge(comparison) || isChoiceForDomain(comparison) || isLimitOfViewModel(comparison)
        || isChoiceByValue(comparison) || isChoiceByTransfer(comparison) || isChoiceByInput(comparison)
        || isChoiceByGiven(comparison) || isChoiceByPassedNumber(comparison) || limitsOwnList(comparison)
        || isRouteByValue(comparison) || setting != .data && isCap(comparison) || limitsGiven(comparison)
        ? .threshold : nil)
    guard let kind, !subjects.contains(where: { isBookkeeping($0) }) else { return nil }
    return kind
  }

  private func kind(ofEquality comparison: Comparison) -> Decision.Kind? {
    let subjects = comparison.subjects
    let isRefused =
      comparison.fails || isCheck || disables(comparison)
      || comparison.statement.map(outcomes.isRefusedWithText) ?? false && subjects.contains { isTextLength($0) }
      || setting == .view && comparison.statement != nil && subjects.allSatisfy(isCodeLength)
      || isChoiceByInput(comparison)
      || setting == .viewModel && isAnswer(comparison.node) && !isAboutAppearance(comparison)
        && (subjects.contains { isTextLength($0) } || checksCharacters(comparison))
    return isRefused && isLength(comparison.number, subjects) ? .validation : nil
  }

  private func validation(_ comparison: Comparison) -> Decision.Kind? {
    let (subjects, statement) = (comparison.subjects, comparison.statement)
    let fails =
      comparison.fails
      || setting == .data && statement.map { outcomes.rejectsSilently($0) } ?? false
        && subjects.contains { isLengthOfParameter($0) && isOfText($0) || isNumberOfParameter($0) }
    if fails || isCheck {
      let number = comparison.number ?? constant(among: subjects)
      if isBusinessBound(number, subjects, isAmount(subjects)) || isBoundOfValue(number, subjects)
        || setting != .data && subjects.contains(where: isDomainValue) && hasBound(comparison)
      {
        return .validation
      }
    }
    if disables(comparison), isLimitOfControl(comparison) { return .validation }
    guard let number = comparison.number, abs(number) >= 2 else { return nil }
    let isAnswered = isAnswer(comparison.node) && !isAboutAppearance(comparison)
    if setting == .data {
      return subjects.contains { isLengthOfParameter($0) && isOfText($0) } && isAnswered ? .validation : nil
    }
    if subjects.contains(where: { isCredentialLength($0) }) { return .validation }
    if setting == .viewModel, let statement,
      subjects.contains(where: { $0.isEntered || isTextLength($0) && !isSearch($0) }),
      tree[statement].kind == .guard, refusesWithoutNotice(statement)
    {
      return .validation
    }
    if let statement, isRefused(statement, comparison),
      subjects.contains(where: {
        setting == .viewModel && (isBoundedParameter($0) || isPayload($0)) || isTextLength($0)
      })
    {
      return .validation
    }
    guard setting == .viewModel, isAnswered else { return nil }
    let isAnswer = subjects.contains { subject in
      if isTextLength(subject) { return true }
      if comparison.form == .range, isLength(subject) || isPropertyOfValue(subject) { return true }
      return isBetweenBounds(comparison) && isBoundedParameter(subject)
    }
    return isAnswer ? .validation : nil
  }

  private func threshold(_ comparison: Comparison) -> Decision.Kind? {
    let (node, subjects) = (comparison.node, comparison.subjects)
    let isAmount = isAmount(subjects)
    if comparison.statement != nil || ternary(of: node) != nil, isAmount, isSteering(comparison.number, subjects) {
      return .threshold
    }
    if setting == .data, isAmount, isSteering(comparison.number, subjects), handsOver(node) { return .threshold }
    guard setting != .data else { return nil }
    if setting == .viewModel, comparison.number == nil, isAmount, isVerdict || isAnswer(node), hasOwnLimit(subjects) {
      return .threshold
    }
    let number = comparison.number ?? (answersYesOrNo ? constant(among: subjects) : nil)
    guard let number, abs(number) >= 2 else { return nil }
    let isTotal = subjects.contains { self.isTotal($0) }
    if setting == .viewModel, isVerdict || isAnswer(node),
      isAmount || isTotal
        || !isAboutAppearance(comparison)
          && subjects.contains(where: { isYearsOfLife($0) || isTraitOfValue($0, number) })
    {
      return .threshold
    }
    if setting == .view, isAmount, answersYesOrNo, isAnswer(node) { return .threshold }
    // In views, small totals and numbers such as 99 belong to badges and pages: `99+`.
    if setting == .view, number < 10 || [99, 999, 9999].contains(number) { return nil }
    return isTotal && (comparison.statement != nil || ternary(of: node) != nil) ? .threshold : nil
  }

  /// Any other bound that a view model answers with or refuses at, on a value that is not one of the screen: a number
  /// above 1, or a value of another name. Dates against the current time have rules of their own.
  private func isLimitOfViewModel(_ comparison: Comparison) -> Bool {
    let (subjects, number) = (comparison.subjects, comparison.number)
    guard setting == .viewModel, ternary(of: comparison.node) == nil,
      comparison.fails || isCheck || isAnswer(comparison.node), dueDate(comparison.left, comparison.right) == nil,
      !isAboutAppearance(comparison), !words.contains(where: { vocabulary[.repetitions].contains($0) }),
      !subjects.contains(where: { isTechnicalInData($0) && !isLength($0) && !isCountOfDomain($0) && !isEvident($0) })
    else { return false }
    if let number {
      let isAsked = comparison.fails || isCheck || isVerdict
      return abs(number) >= 2 && !isStatusCode(number, subjects)
        && (isAsked || !subjects.contains { isLength($0) } || allowsByCount(comparison))
    }
    return subjects.count == 2 && !isOrder(subjects)
      && !subjects.contains { isLength($0) || $0.names == ["$0"] }
  }

  private func isTechnicalInData(_ operand: Operand) -> Bool {
    operand.names.last.map {
      !vocabulary[.dateFunctions].contains($0) && Words.contains($0, in: vocabulary[.technicalInData])
    } ?? false
  }

  private func isAmount(_ subjects: [Operand]) -> Bool {
    subjects.contains { isAmount($0) }
  }

  /// Whether the comparison is about the length of a string or the number of elements.
  private func isAboutLength(_ comparison: Comparison) -> Bool {
    [comparison.left, comparison.right].contains { operand in
      operand.names.contains { vocabulary[.lengths].contains($0) }
    }
  }

  /// Whether a value is one that somebody enters: a parameter, a property of this type, or the length of one.
  private func isFromOutside(_ operand: Operand) -> Bool {
    let names = operand.names.filter { !vocabulary[.numberTypes].contains($0) }
    return (isLength(operand) ? names.dropLast() : names[...]).count <= 1
  }
}
