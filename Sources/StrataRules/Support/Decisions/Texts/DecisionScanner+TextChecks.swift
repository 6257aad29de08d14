import StrataModel

/// Strings of the domain, and those that somebody enters, whose content the code itself knows: `parcel.zone == "99"`,
/// `code.hasPrefix("ES")`. What such a check only chooses to show is none.
extension DecisionScanner {
  func textChecks() -> [Decision] {
    guard setting != .data else { return [] }
    return (signs.contains(.textCheck) ? partChecks() : []) + (signs.contains(.constant) ? textEqualities() : [])
  }

  /// `code.hasPrefix("ES")`
  private func partChecks() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt), let argument = tree.onlyChild(of: call.suffix),
        isContent(tree.value(of: argument))
      else { return nil }
      let value = constantSubject(tree.base(of: call.chain)..<call.callee)
      if isCode(tree.value(of: argument), of: value), isEnteredText(value), isDecided(byCode: call.chain, value) {
        return decision(
          .validation, at: call.chain, subject: value.path, text: tree.text(of: tree.subtree(of: call.chain)))
      }
      if isFormat(call, of: value) {
        return decision(
          .validation, at: call.chain, subject: value.path, text: tree.text(of: tree.subtree(of: call.chain)))
      }
      return textCheck(value, at: call.chain) { [tree] in tree.text(of: tree.subtree(of: call.chain)) }
    }
  }

  /// `parcel.zone == "99"`
  private func textEqualities() -> [Decision] {
    equalities.compactMap { use in
      guard let text = use.right.first, Int(tree[text].next) == use.right.upperBound, isContent(text),
        !tree[use.node].flags.contains(.exempt)
      else { return nil }
      let value = constantSubject(use.left)
      if isReductionCode(text), isEnteredText(value), isDecided(byCode: use.node, value) {
        return decision(.validation, at: use.left.lowerBound, subject: value.path, text: tree.text(of: use))
      }
      guard isDomainValue(value) || isCode(text, of: value) else { return nil }
      return textCheck(value, at: use.node, from: use.left.lowerBound) { [tree] in tree.text(of: use) }
    }
  }

  /// `accessCode == "A7-42"`: a code that the code itself knows, not one of a language or a country.
  private func isCode(_ text: Int, of value: Operand) -> Bool {
    guard value.mentions(vocabulary[.codes]) || value.mentions(vocabulary[.codeFields]) else { return false }
    let content = tree.text(text) ?? ""
    return content.count > 2 && content == content.uppercased()
  }

  func isContent(_ value: Int) -> Bool {
    tree[value].kind == .stringLiteral && tree.text(value)?.contains { $0.isLetter || $0.isNumber } ?? false
  }

  func textCheck(_ value: Operand, at node: Int, from start: Int? = nil, _ text: () -> String) -> Decision? {
    guard let property = textProperty(value), !isInsideFilter(node), !value.mentions(vocabulary[.searchWords]),
      decides(at: node, value, value) || outcomes.statement(around: node).map(outcomes.isRefusedWithText) ?? false,
      !resultWords(of: node).contains(where: { vocabulary[.appearances].contains($0) })
    else { return nil }
    let isOwn = project.graph.enclosingType(of: property).map { !isModel($0) } ?? true
    var result = decision(isOwn ? .validation : .status, at: start ?? node, subject: value.path, text: text())
    result.isAboutValue = true
    return result
  }

  /// The property with the string: of a value of the domain, or one that somebody enters on the screen.
  private func textProperty(_ value: Operand) -> DeclarationID? {
    guard value.number == nil, let name = value.names.last(where: { !vocabulary[.subjectReads].contains($0) }),
      !Words.contains(name, in: vocabulary[.discriminators]), !Words.contains(name, in: vocabulary[.coupons]),
      !isForDisplay(Words.split(name))
    else { return nil }
    if let property = property(of: value) { return isDomainValue(value) && holdsText(property) ? property : nil }
    if let property = textOfStream(value) { return property }
    return ownText(value, named: name)
  }

  /// A string that somebody enters on the screen.
  func ownText(_ value: Operand, named name: String) -> DeclarationID? {
    guard isOwnProperty(value), let property = property(named: name), holdsText(property) else { return nil }
    let isEntered = project.graph.attributes(of: property).contains {
      vocabulary[.ownStateWrappers].contains($0) || vocabulary[.bindingTypes].contains($0)
        || vocabulary[.publishedWrappers].contains($0)
    }
    return isEntered || project.graph.isSettable(property) && isOfObservable(property) ? property : nil
  }
}
