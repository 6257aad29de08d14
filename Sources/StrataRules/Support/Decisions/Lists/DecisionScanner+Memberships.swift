import StrataModel

/// Lists that contain a value or do not: `lesson.instruments.contains(pupil.instrument)`,
/// `[11, 12].contains(pupil.grade)`.
extension DecisionScanner {
  func membershipChecks() -> [Decision] {
    guard setting != .data, signs.contains(.containment) else { return [] }
    return calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names), !isInsideFilter(call.chain) else {
        return nil
      }
      if let text = enteredText(in: call), isRefused(call.chain) || throwsError(call.chain) {
        return decision(
          .validation, at: call.chain, subject: text.path, text: tree.text(of: tree.subtree(of: call.chain)))
      }
      guard let element = checkedElement(call) else { return nil }
      let list = operand(tree.base(of: call.chain)..<call.callee)
      guard decides(at: call.chain, list, element) || isRefused(call.chain) else { return nil }
      var result = decision(
        .status, at: call.chain, subject: element.path, text: tree.text(of: tree.subtree(of: call.chain)))
      result.isAboutValue = true
      return result
    }
  }

  /// `filter { $0.amenities.contains(.phone) }`, `filter { $0.allergens.isDisjoint(with: pupil.allergies) }`
  func membership(in statements: Range<Int>, of elements: [String]) -> Decision? {
    guard setting == .viewModel else { return nil }
    for call in tree.calls(in: statements)
    where tree.isNamed(call.callee, oneOf: vocabulary[.listChecks].names) && tree[call.callee].kind == .member {
      let list = operand(tree.base(of: call.chain)..<call.callee)
      if checkedElement(call) == nil {
        guard let other = comparedList(in: call).map({ operand($0) }), isListOfDomain(list.range),
          isListOfDomain(other.range), (list.names + other.names).contains(where: { elements.contains($0) })
        else { continue }
      } else {
        guard operand(tree.subtree(of: call.chain)).names.contains(where: { elements.contains($0) }) else { continue }
      }
      return decision(
        .filter, at: call.chain, subject: list.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
    return nil
  }

  /// The element, if the list or the element is one of the domain, and the other one too or a constant.
  private func checkedElement(_ call: CodeCall) -> Operand? {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names), tree[call.callee].kind == .member,
      !tree[call.callee].flags.contains(.exempt), let argument = tree.onlyChild(of: call.suffix)
    else { return nil }
    let value = tree.value(of: argument)
    guard tree[value].kind != .closure, tree[value].kind != .keyPath else { return nil }
    let element = constantSubject(tree.subtree(of: value))
    let isPart = isDomainValue(element)
    if let list = listLiteral(of: call) {
      let areConstants = tree.children(of: list).allSatisfy { tree.isConstant($0) }
      let isKind = element.names.last.map { Words.contains($0, in: vocabulary[.discriminators]) } ?? true
      return isPart && areConstants && !isKind ? element : nil
    }
    let list = tree.base(of: call.chain)..<call.callee
    guard isListOfDomain(list) else { return nil }
    if isPart { return element }
    guard tree.isConstant(value) else { return nil }
    return element
  }

  /// `["sl", "hr"].contains(language)`: a text that is entered or a parameter, of which the code knows all values.
  private func enteredText(in call: CodeCall) -> Operand? {
    guard setting == .viewModel, let list = listLiteral(of: call), let argument = tree.onlyChild(of: call.suffix),
      tree.children(of: list).allSatisfy({ tree[$0].kind == .stringLiteral }), Array(tree.children(of: list)).count > 1
    else { return nil }
    let text = constantSubject(tree.inside(argument))
    let isTechnical = text.mentions(vocabulary[.technicalInData]) && !text.mentions(vocabulary[.codeFields])
    return isEnteredText(text) && !isTechnical ? text : nil
  }

  private func throwsError(_ chain: Int) -> Bool {
    outcomes.statement(around: chain).map { outcomes.reportsError($0) } ?? false
  }

  private func isRefused(_ chain: Int) -> Bool {
    outcomes.statement(around: chain).map { outcomes.isRefusedWithText($0) || outcomes.refuses($0, with: .anything) }
      ?? false
  }
}
