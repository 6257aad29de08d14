import StrataModel

/// Cases of the domain's enums that a comparison chooses: `tier = member.points >= 500 ? .gold : .silver`.
extension DecisionScanner {
  /// Whether a conditional expression chooses between such cases.
  func choosesDomainCase(_ ternary: Int) -> Bool {
    guard setting == .viewModel, let middle = tree.firstChild(of: ternary), let sequence = outcomes.parents[ternary]
    else { return false }
    if isOutcomeCase(middle) { return true }
    guard tree[middle].kind == .implicitMember else { return false }
    if let target = target(of: sequence, for: ternary) { return holdsDomainCase(target) }
    if isResult(sequence) { return answersOutcome }
    if outcomes.parents[sequence].map({ tree[$0].kind == .closure }) ?? false,
      let name = targetOfStream(around: sequence)
    {
      return property(named: name).map(holdsDomainCase) ?? false
    }
    guard let argument = outcomes.parents[sequence], tree[argument].kind == .argument,
      let call = call(around: sequence),
      tree.isNamed(call.callee, oneOf: vocabulary[.sendingFunctions].names)
    else { return false }
    return property(before: call).map(holdsDomainCase) ?? false
  }

  /// Whether a branch assigns such a case.
  func assignsDomainCase(_ value: Int, to target: Int) -> Bool {
    guard setting == .viewModel else { return false }
    return isOutcomeCase(value) || tree[value].kind == .implicitMember && holdsDomainCase(target)
  }

  /// `MemberTier.gold`, and `.gold` where its type is known.
  func isDomainCase(_ value: Int) -> Bool { enumOfCase(value).map(isDomainEnum) ?? false }

  /// The same, also of an enum of Presentation that is no part of a screen.
  func isOutcomeCase(_ value: Int) -> Bool { enumOfCase(value).map(isOutcome) ?? false }

  func enumOfCase(_ value: Int) -> TypeID? {
    if tree[value].kind == .implicitMember { return typeUsed(at: value) }
    guard tree[value].kind == .chain, tree.name(tree.base(of: value)).first?.isUppercase == true,
      let last = Array(tree.suffixes(of: value)).last, tree[last].kind == .member
    else { return nil }
    return typeUsed(at: last)
  }

  /// Whether an expression names a property that holds such a case, or a stream of them.
  func holdsDomainCase(_ target: Int) -> Bool {
    let members = tree.suffixes(of: target).filter { tree[$0].kind == .member }
    let property: DeclarationID?
    if let last = members.last {
      property =
        project.graph.references(in: body.file, at: tree[last].offset).lazy.compactMap(\.memberDeclaration).first
        ?? self.property(named: tree.name(last))
    } else {
      property = self.property(named: tree.name(tree.base(of: target)))
    }
    return property.map(holdsDomainCase) ?? false
  }

  /// The property of the type itself whose member is called: `tier` of `tier.accept(…)` and `self?.tier.accept(…)`.
  private func property(before call: CodeCall) -> DeclarationID? {
    let names = tree.path(of: call.chain).prefix { $0 != tree.name(call.callee) }
    return names.last.flatMap { property(named: $0) }
  }

  private func holdsDomainCase(_ property: DeclarationID) -> Bool {
    project.graph[property].kind == .variable
      && project.graph.references(of: property).contains { $0.target.typeID.map(isOutcome) ?? false }
  }

  /// Whether the function or property of a view model returns such a case.
  var answersOutcome: Bool { answersEnum(isOutcome) }

  /// The same, of an enum of the domain.
  var answersDomainCase: Bool { answersEnum(isDomainEnum) }

  private func answersEnum(_ isMeant: (TypeID) -> Bool) -> Bool {
    guard setting == .viewModel, body.kind == .function || body.kind == .accessor else { return false }
    let facts = project.graph.facts(of: body.member)
    guard let node = facts.nominalType(of: project.graph[body.member].type) else { return false }
    return project.graph.references(in: body.member.file, at: facts.types[node].offset).contains {
      $0.target.typeID.map(isMeant) ?? false
    }
  }

  /// Whether the cases of an enum say more than what a screen looks like: `Grade`, not `RowStyle`.
  private func isOutcome(_ type: TypeID) -> Bool {
    if isDomainEnum(type) { return true }
    guard setting == .viewModel, project.graph.types[type.index].kind == .enum else { return false }
    // Of an enum in a type, its own name: `OrderState.Verdict`.
    let words = Words.split(String(project.graph[type].name.split(separator: ".").last ?? ""))
    return !words.contains { isForDisplay([$0]) && !vocabulary[.measures].contains($0) }
      && !words.contains { vocabulary[.screenChoices].contains($0) || vocabulary[.appearances].contains($0) }
  }

  func isDomainEnum(_ type: TypeID) -> Bool {
    project.graph.types[type.index].kind == .enum && isInDomain(type)
  }
}
