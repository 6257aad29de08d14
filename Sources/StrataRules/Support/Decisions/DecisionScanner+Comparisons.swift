import StrataModel

/// One comparison that is examined.
struct Comparison {
  var use: OperatorUse
  var left: Operand
  var right: Operand
  /// The bound, if it is a number or a constant with the value of one.
  var number: Double?
  /// The sides that are not the number.
  var subjects: [Operand]
  /// The statement that it decides, if any.
  var statement: Int?
  /// Whether one of the branches leads to an error.
  var fails: Bool
}

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
    return tree.comparisons(in: range).compactMap { use in
      guard !tree[use.node].flags.contains(.exempt) else { return nil }
      if isEquality(use), !mentionsLength(use) { return equality(use) }
      guard !isInsideFilter(use.node) else { return nil }
      let left = operand(use.left)
      let right = operand(use.right)
      if left.hasText || right.hasText { return nil }
      if isAboutCapacity(use, left, right) { return decision(.validation, use, left, isInput: false) }
      if isTechnical(left) || isTechnical(right) {
        // `lines.count`: the value that is chosen decides, whatever is counted.
        guard isLength(left) || isLength(right), choosesMoney(use) else { return nil }
        return decision(.threshold, use, left.number == nil ? left : right, isInput: false)
      }
      let statement = outcomes.statement(around: use.node) ?? statement(named: use.node)
      let comparison = Comparison(
        use: use, left: left, right: right, number: left.number ?? right.number,
        subjects: [left, right].filter { $0.number == nil }, statement: statement,
        fails: statement.map(fails) ?? false)
      guard let kind = kind(of: comparison) else { return nil }
      let subject = left.number == nil ? left : right
      return decision(kind, use, subject, isInput: isInput(subject))
    }
  }

  private func decision(_ kind: Decision.Kind, _ use: OperatorUse, _ subject: Operand, isInput: Bool) -> Decision {
    var result = decision(kind, at: use.left.lowerBound, subject: subject.path, text: tree.text(of: use))
    result.isInput = isInput
    return result
  }

  private func kind(of comparison: Comparison) -> Decision.Kind? {
    guard !comparison.subjects.contains(where: { $0.names.isEmpty }) else { return nil }
    if isEquality(comparison.use) { return kind(ofEquality: comparison) }
    // The seconds since a date are no amount: they are a date rule, or bookkeeping.
    if comparison.subjects.contains(where: { isSinceNow($0) || isDateDifference($0) }) {
      return dateKind(of: comparison) ?? (isSurcharge(comparison) ? .threshold : nil)
    }
    let kind =
      dateKind(of: comparison) ?? validation(comparison) ?? threshold(comparison)
      ?? (isSurcharge(comparison) || isChoiceForDomain(comparison) || isLimitOfViewModel(comparison) ? .threshold : nil)
    guard let kind, !comparison.subjects.contains(where: { isBookkeeping($0) }) else { return nil }
    return kind
  }

  private func kind(ofEquality comparison: Comparison) -> Decision.Kind? {
    let subjects = comparison.subjects
    let isRefused =
      comparison.fails || isCheck
      || setting == .view && comparison.statement != nil && subjects.allSatisfy(isCodeLength)
      || setting == .viewModel && isAnswer(comparison.use.node)
        && (subjects.contains { isTextLength($0) } || checksCharacters(comparison.use))
    return isRefused && isLength(comparison.number, subjects) ? .validation : nil
  }

  private func validation(_ comparison: Comparison) -> Decision.Kind? {
    let (subjects, statement) = (comparison.subjects, comparison.statement)
    let fails =
      comparison.fails
      || setting == .data && statement.map { outcomes.rejectsSilently($0) } ?? false
        && subjects.contains { isLengthOfParameter($0) && isOfText($0) }
    if fails || isCheck {
      let number = comparison.number ?? constant(among: subjects)
      if isBusinessBound(number, subjects, isAmount(subjects)) { return .validation }
    }
    guard let number = comparison.number, abs(number) >= 2 else { return nil }
    if setting == .data {
      return subjects.contains { isLengthOfParameter($0) && isOfText($0) } && isAnswer(comparison.use.node)
        ? .validation : nil
    }
    if subjects.contains(where: { isCredentialLength($0) }) { return .validation }
    if let statement, isRefused(statement),
      subjects.contains(where: { setting == .viewModel && isBoundedParameter($0) || isTextLength($0) })
    {
      return .validation
    }
    if setting == .viewModel, isAnswer(comparison.use.node),
      tree.orderings(in: tree.subtree(of: comparison.use.sequence)).count > 1,
      subjects.contains(where: { isBoundedParameter($0) })
    {
      return .validation
    }
    if setting == .viewModel, subjects.contains(where: { isTextLength($0) }), isAnswer(comparison.use.node) {
      return .validation
    }
    if setting == .view, isLength(number, subjects),
      isInside(vocabulary[.disablingModifiers].names, comparison.use.node) || enables(comparison.use)
    {
      return .validation
    }
    return nil
  }

  /// `saveButton.isEnabled = name.count >= 3`
  private func enables(_ use: OperatorUse) -> Bool {
    target(of: use.sequence, for: use.left.lowerBound).flatMap { tree.path(of: $0).last }
      .map { vocabulary[.enablingProperties].contains($0) } ?? false
  }

  private func threshold(_ comparison: Comparison) -> Decision.Kind? {
    let (use, subjects) = (comparison.use, comparison.subjects)
    let isAmount = isAmount(subjects)
    if comparison.statement != nil || isCondition(use), isAmount, isSteering(comparison.number, subjects) {
      return .threshold
    }
    guard setting != .data else { return nil }
    if setting == .viewModel, comparison.number == nil, isAmount, isVerdict || isAnswer(use.node),
      hasOwnLimit(subjects)
    {
      return .threshold
    }
    let number = comparison.number ?? (answersYesOrNo ? constant(among: subjects) : nil)
    guard let number, abs(number) >= 2 else { return nil }
    let isTotal = subjects.contains { self.isTotal($0) }
    if setting == .viewModel, isVerdict || isAnswer(use.node),
      isAmount || isTotal || subjects.contains(where: { isYearsOfLife($0) || isTraitOfValue($0, number) })
    {
      return .threshold
    }
    if setting == .view, isAmount, answersYesOrNo, isAnswer(use.node) { return .threshold }
    // In views, small totals and numbers such as 99 belong to badges and pages: `99+`.
    if setting == .view, number < 10 || [99, 999, 9999].contains(number) { return nil }
    return isTotal && (comparison.statement != nil || isCondition(use)) ? .threshold : nil
  }

  /// Any other bound that a view model answers with or refuses at, on a value that is not one of the screen: a number
  /// above 1, or a value of another name. Dates against the current time have rules of their own.
  private func isLimitOfViewModel(_ comparison: Comparison) -> Bool {
    let (subjects, number) = (comparison.subjects, comparison.number)
    guard setting == .viewModel, !isCondition(comparison.use),
      comparison.fails || isCheck || isAnswer(comparison.use.node), dueDate(comparison.left, comparison.right) == nil,
      !words.contains(where: { vocabulary[.appearances].contains($0) || vocabulary[.repetitions].contains($0) }),
      !subjects.contains(where: { isTechnicalInData($0) && !isLength($0) && !isCountOfDomain($0) })
    else { return false }
    if let number {
      let isAsked = comparison.fails || isCheck || isVerdict
      return abs(number) >= 2 && !isStatusCode(number, subjects) && (isAsked || !subjects.contains { isLength($0) })
    }
    return subjects.count == 2 && subjects[0].names.last != subjects[1].names.last
      && !subjects.contains { isLength($0) || $0.names == ["$0"] }
  }

  private func isTechnicalInData(_ operand: Operand) -> Bool {
    operand.names.last.map { Words.contains($0, in: vocabulary[.technicalInData]) } ?? false
  }

  private func isAmount(_ subjects: [Operand]) -> Bool {
    subjects.contains { $0.mentions(vocabulary[.amounts]) || isTrait($0) }
  }

  /// `(1...100).contains(amount)`
  func rangeChecks() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names),
        let argument = tree.firstChild(of: call.suffix)
      else { return nil }
      let base = tree.base(of: call.chain)
      let bounds = tree.operators(in: tree.subtree(of: base)) { $0 == "..." || $0 == "..<" }
      guard tree[base].kind == .tuple, !bounds.isEmpty else { return nil }
      let operand = self.operand(tree.inside(argument))
      guard !isTechnical(operand), !operand.names.isEmpty else { return nil }
      let fails = outcomes.statement(around: call.chain).map { outcomes.fails($0) } ?? false
      let isBusiness = setting != .data || operand.mentions(vocabulary[.amounts])
      let isAnswered =
        setting == .viewModel && isAnswer(call.chain)
        && (isLength(operand) || isBoundedParameter(operand) || isPropertyOfValue(operand))
      guard isBusiness, fails || isCheck || isAnswered, !isStatusCode(200, [operand]) else { return nil }
      var result = decision(
        .validation, at: call.chain, subject: operand.path, text: tree.text(of: tree.subtree(of: call.chain)))
      result.isInput = isInput(operand)
      return result
    }
  }

  /// Whether a value is one that somebody enters: a parameter, a property of this type, or the length of one.
  private func isInput(_ operand: Operand) -> Bool {
    let names = operand.names.filter { !vocabulary[.numberTypes].contains($0) }
    return (isLength(operand) ? names.dropLast() : names[...]).count <= 1
  }
}
