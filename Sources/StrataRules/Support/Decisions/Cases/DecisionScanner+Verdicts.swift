import StrataModel

/// Cases of the domain that decide what is allowed, or which other case of the domain follows.
extension DecisionScanner {
  /// `member.role == .admin` in `canCancel`, `claim.kind == .glass ? .automatic : .manual`
  func verdict(_ use: OperatorUse, _ text: () -> String) -> Decision? {
    guard setting == .viewModel, holdsDomainCase(use.left) else { return nil }
    let value = constantSubject(use.left)
    guard isDecidedByConstant(value), choosesCase(use.node) || allows(use.node) || addsCase(use.node) else {
      return nil
    }
    var result = decision(.status, at: use.left.lowerBound, subject: value.path, text: text())
    result.isAboutValue = !value.names.contains(where: isStatusName)
    return result
  }

  private func choosesCase(_ node: Int) -> Bool {
    if let ternary = ternary(of: node) {
      guard choosesDomainCase(ternary), let middle = tree.firstChild(of: ternary) else { return false }
      return isDomainCase(middle) || answersDomainCase
    }
    return false
  }

  /// `if claim.kind == .theft { required.insert(.policeReport) }`
  private func addsCase(_ node: Int) -> Bool {
    guard let statement = outcomes.statement(around: node) else { return false }
    return outcomes.blocks(of: statement).contains { block in
      guard let only = tree.onlyChild(of: block), tree[only].kind == .chain, let call = tree.calls(ofChain: only).last,
        tree.isNamed(call.callee, oneOf: vocabulary[.addingFunctions].names),
        let argument = tree.onlyChild(of: call.suffix)
      else { return false }
      return isDomainCase(tree.value(of: argument))
    }
  }

  /// `canCancel`, `mayRenew`, `isEligible`
  func allows(_ node: Int) -> Bool {
    guard isAnswer(node) else { return false }
    return isPermitting(resultWords(of: node))
  }

  private func isPermitting(_ words: [String]) -> Bool {
    guard words.count > 1, !words.contains(where: { vocabulary[.appearances].contains($0) }) else { return false }
    return vocabulary[.permissions].contains(words[0]) || words.contains { vocabulary[.checks].contains($0) }
  }

  /// `if case .draft = claim.stage { return true }` in `canEdit`
  func permission(_ binding: Int, by part: Range<Int>, _ text: () -> String) -> Decision? {
    guard setting == .viewModel, holdsDomainCase(part), let statement = outcomes.parents[binding] else { return nil }
    let value = constantSubject(part)
    let isPermitted =
      answersYesOrNo && isPermitting(words) && outcomes.blocks(of: statement).contains(where: isTruthOnly)
    guard isPermitted || addsCase(binding), isDecidedByConstant(value) else { return nil }
    var result = decision(.status, at: part.lowerBound, subject: value.path, text: text())
    result.isAboutValue = !value.names.contains(where: isStatusName)
    return result
  }

  private func isTruthOnly(_ block: Int) -> Bool {
    onlyValue(in: block).map { tree[$0].kind == .booleanLiteral } ?? false
  }

  /// `switch claim.status { case .draft: return .submitted … }`: which case of the domain follows which other one.
  func transitions() -> [Decision] {
    guard setting == .viewModel, signs.contains(.switch) else { return [] }
    let isPermission = answersYesOrNo && isPermitting(words)
    guard answersDomainCase || isPermission else { return [] }
    return tree.all(.switch, in: range).compactMap { node in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt),
        isParameterOfDomainCase(value)
          || holdsDomainCase(tree.subtree(of: value)) && isDecidedByConstant(constantSubject(tree.subtree(of: value))),
        outcomes.blocks(of: node).contains(where: { isPermission ? isTruthOnly($0) : isCaseOnly($0) })
      else { return nil }
      let path = operand(tree.subtree(of: value)).path
      var result = decision(.status, at: value, subject: path, text: "switch \(path)")
      result.isAboutValue = !path.split(separator: ".").contains { isStatusName(String($0)) }
      return result
    }
  }

  /// `stage` of `func next(after stage: Claim.Stage) -> Claim.Stage`
  private func isParameterOfDomainCase(_ value: Int) -> Bool {
    guard tree[value].kind == .identifier, body.kind == .function else { return false }
    let facts = project.graph.facts(of: body.declaration)
    return facts.parameters[project.graph[body.declaration].parameters.range].contains { parameter in
      guard facts.names[parameter.name] == tree.name(value), let node = facts.nominalType(of: parameter.type) else {
        return false
      }
      return project.graph.references(in: body.file, at: facts.types[node].offset).contains {
        $0.target.typeID.map(isDomainEnum) ?? false
      }
    }
  }

  private func isCaseOnly(_ block: Int) -> Bool {
    onlyValue(in: block).map { tree[$0].kind == .implicitMember || isDomainCase($0) } ?? false
  }
}
