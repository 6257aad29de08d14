import StrataModel

/// Elements that a stream of the type itself lets pass: `total.filter { $0 > 500 }`, `$phone.filter { $0.count == 11 }`.
extension DecisionScanner {
  func checkOfElement(_ call: CodeCall) -> Decision? {
    guard setting == .viewModel,
      tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
        || tree.isNamed(call.callee, oneOf: vocabulary[.streamConditions].names),
      let closure = tree.closures(of: call.suffix).first, let property = ownStream(before: call)
    else { return nil }
    let (statements, name) = (tree.statements(ofClosure: closure), project.graph.name(of: property))
    let element = tree.parameterNames(ofClosure: closure).first ?? "$0"
    guard !Words.contains(name, in: vocabulary[.searchWords]), !isForDisplay(Words.split(name)) else { return nil }
    if holdsText(property) { return check(ofText: name, element, statements) }
    guard holdsNumber(property) else { return nil }
    let bound = comparisons(in: statements).first { comparison in
      comparison.subject.names == [element] && !(comparison.number.map(Comparison.isTrivial) ?? true)
    }
    return bound.map { decision(.threshold, at: $0.start, subject: name, text: $0.text) }
  }

  /// In a view, `viewModel.total.filter { $0 > 10_000 }`: a bound on an amount of the view model.
  func checkOfAmount(_ call: CodeCall) -> Decision? {
    guard setting == .view, tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names),
      let closure = tree.closures(of: call.suffix).first, let first = tree.calls(ofChain: call.chain).first,
      first.suffix == call.suffix || keepsElements(first)
    else { return nil }
    let stream = operand(tree.base(of: call.chain)..<first.callee)
    guard let name = stream.names.last, stream.names.count > 1,
      areOfAmount(Words.split(name)) || vocabulary[.totals].contains(name)
    else { return nil }
    let element = tree.parameterNames(ofClosure: closure).first ?? "$0"
    let bound = comparisons(in: tree.statements(ofClosure: closure)).first { comparison in
      comparison.subject.names == [element] && !(comparison.number.map(Comparison.isTrivial) ?? true)
    }
    return bound.map { decision(.threshold, at: $0.start, subject: name, text: $0.text) }
  }

  private func check(ofText name: String, _ element: String, _ statements: Range<Int>) -> Decision? {
    let length = comparisons(in: statements).first { comparison in
      comparison.subject.names.count == 2 && comparison.subject.names[0] == element && isLength(comparison.subject)
        // From which length on something begins may be a search.
        && comparison.form == .equality && comparison.number ?? 0 >= 2
    }
    if let length { return decision(.validation, at: length.start, subject: name, text: length.text) }
    let part = tree.calls(in: statements).first { call in
      tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names) && tree.path(of: call.chain).first == element
        && tree.onlyChild(of: call.suffix).map { isContent(tree.value(of: $0)) } ?? false
    }
    return part.map {
      decision(.validation, at: $0.chain, subject: name, text: tree.text(of: tree.subtree(of: $0.chain)))
    }
  }

  /// The property whose elements reach an operator as they are: `total` of `total.filter { … }`, `phone` of
  /// `$phone.debounce(…).filter { … }`.
  private func ownStream(before call: CodeCall) -> DeclarationID? {
    let calls = Array(tree.calls(ofChain: call.chain))
    guard let first = calls.first,
      calls.allSatisfy({ $0.suffix == call.suffix || $0.suffix > call.suffix || keepsElements($0) })
    else { return nil }
    let names = operand(tree.base(of: call.chain)..<first.callee).names
    guard names.count == 1, let name = names.first else { return nil }
    if name.hasPrefix("$") { return property(named: String(name.dropFirst())) }
    guard let property = property(named: name), !hasType(property, in: .textTypes), !isNumber(property),
      !isCollection(property)
    else { return nil }
    return property
  }

  /// `let total = BehaviorRelay<Decimal>(value: 0)`, `let total: CurrentValueSubject<Int, Never>`, and numbers themselves.
  private func holdsNumber(_ property: DeclarationID) -> Bool {
    if isNumber(property) { return true }
    let (fact, facts) = (project.graph[property], project.graph.facts(of: property))
    if fact.type != noIndex {
      guard let type = facts.nominalType(of: fact.type), type + 1 < Int(facts.types[type].next) else { return false }
      return facts.nominalName(of: UInt32(type + 1)).map { vocabulary[.numberTypes].contains($0) } ?? false
    }
    guard !fact.initialValue.isEmpty else { return false }
    let (tree, value) = (facts.tree, Int(fact.initialValue.start))
    guard tree[value].kind == .chain, Words.contains(tree.name(tree.base(of: value)), in: vocabulary[.streamWords])
    else { return false }
    for suffix in tree.suffixes(of: value) {
      switch tree[suffix].kind {
      case .genericArguments:
        guard let type = tree.firstChild(of: suffix), tree[type].kind == .type else { return false }
        return facts.nominalName(of: tree[type].payload).map { vocabulary[.numberTypes].contains($0) } ?? false
      case .call:
        let arguments = Array(tree.arguments(of: suffix))
        return arguments.count == 1 && tree.number(tree.value(of: arguments[0]), orIn: vocabulary[.numberTypes]) != nil
      default: continue
      }
    }
    return false
  }

  /// The property with the strings that an element of a stream stands for: `phone` for `$0` in `phone.map { … }`.
  func textOfStream(_ value: Operand) -> DeclarationID? {
    guard value.names.count == 1, let first = value.range.first, let stream = streamOfElement(first),
      isStreamOfText(stream), let name = namesOfStream(first).last(where: { $0 != "self" }),
      !Words.contains(name, in: vocabulary[.searchWords]), !Words.contains(name, in: vocabulary[.discriminators])
    else { return nil }
    return property(named: name)
  }
}
