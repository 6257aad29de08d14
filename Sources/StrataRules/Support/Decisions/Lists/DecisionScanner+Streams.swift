import StrataModel

/// Elements of streams: `name.map { $0.count > 3 }`, `combineLatest(name, note) { $0.count > 3 && !$1.isEmpty }`.
extension DecisionScanner {
  /// Whether a closure computes the elements of a stream, or of a list.
  func isElementOfStream(_ closure: Int) -> Bool {
    call(around: closure).map { tree.isNamed($0.callee, oneOf: vocabulary[.streamMaps].names) } ?? false
  }

  /// The expression whose elements a name in a closure stands for, also a part of a tuple (`$0.1`): `note` for `$1` in
  /// `combineLatest(name, note) { … }`.
  func streamOfElement(_ element: Int) -> Int? {
    let base = tree.base(of: element)
    guard tree[base].kind == .identifier else { return nil }
    let name = tree.name(base)
    for closure in outcomes.parents.ancestors(of: element) where tree[closure].kind == .closure {
      let parameters = tree.parameterNames(ofClosure: closure)
      let position = name.hasPrefix("$") ? Int(name.dropFirst()) : parameters.firstIndex(of: name)
      guard let position else { continue }
      guard parameters.isEmpty || parameters.contains(name), let call = call(around: closure) else { return nil }
      let sources = streams(before: call)
      if sources.count > 1, position == 0, parameters.count < 2, let part = partOfTuple(element) {
        return sources.indices.contains(part) ? sources[part] : nil
      }
      return sources.indices.contains(position) ? sources[position] : nil
    }
    return nil
  }

  /// `1` of `$0.1`
  private func partOfTuple(_ chain: Int) -> Int? {
    tree.suffixes(of: chain).first { tree[$0].kind == .member }.flatMap { Int(tree.name($0)) }
  }

  /// The streams whose elements a call takes together; nil for one whose elements an operator has replaced.
  private func streams(before call: CodeCall) -> [Int?] {
    if let joined = joined(by: call) { return joined }
    guard
      tree.isNamed(call.callee, oneOf: vocabulary[.streamMaps].names)
        || tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
    else { return [] }
    for other in tree.calls(ofChain: call.chain).reversed() where other.suffix < call.suffix {
      if let joined = joined(by: other) { return joined }
      guard keepsElements(other) else { return [] }
    }
    return [call.chain]
  }

  /// `debounce`, `compactMap { $0 }`: after any other operator, such as `buffer`, an element is unknown.
  func keepsElements(_ call: CodeCall) -> Bool {
    if tree.isNamed(call.callee, oneOf: vocabulary[.keepingOperators].names) { return true }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.optionalMaps].names),
      let closure = tree.closures(of: call.suffix).first
    else { return false }
    let statements = tree.statements(ofClosure: closure)
    return statements.count == 1 && tree[statements.lowerBound].kind == .identifier
      && (["$0"] + tree.parameterNames(ofClosure: closure)).contains(tree.name(statements.lowerBound))
  }

  /// A stream, if all operators up to a suffix keep its elements.
  private func stream(_ chain: Int, before suffix: Int? = nil) -> Int? {
    tree.calls(ofChain: chain).allSatisfy { $0.suffix >= suffix ?? Int(tree[chain].next) || keepsElements($0) }
      ? chain : nil
  }

  /// `name` and `note` of `combineLatest(name, note)` and `name.combineLatest(note)`, `note` of
  /// `saves.withLatestFrom(note)`.
  private func joined(by call: CodeCall) -> [Int?]? {
    let isSampling = tree.isNamed(call.callee, oneOf: vocabulary[.samplingOperators].names)
    guard
      isSampling || tree.isNamed(call.callee, oneOf: vocabulary[.joiningOperators].names)
        || tree.isNamed(call.callee, oneOf: vocabulary[.joiningPublishers].names)
    else { return nil }
    let arguments = tree.arguments(of: call.suffix).map { tree.value(of: $0) }.filter { tree[$0].kind != .closure }
    let isFunctionOfType = tree.name(tree.base(of: call.chain)).first?.isUppercase == true
    if isSampling {
      let isNested = arguments.count == 1 && tree.closures(of: call.suffix).isEmpty
      guard isNested else { return [stream(call.chain, before: call.suffix)] + arguments.map { stream($0) } }
      return tree.calls(ofChain: arguments[0]).last.flatMap { joined(by: $0) } ?? arguments.map { stream($0) }
    }
    let others = arguments.map { stream($0) }
    return isFunctionOfType ? others : [stream(call.chain, before: call.suffix)] + others
  }

  /// `saves.withLatestFrom(name).filter { $0.count >= 3 }`: what somebody entered has to have a length before an
  /// operation begins.
  func checkOfSample(_ call: CodeCall) -> Decision? {
    guard setting == .viewModel, tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names),
      let closure = tree.closures(of: call.suffix).first,
      tree.calls(ofChain: call.chain).contains(where: { other in
        other.suffix < call.suffix && tree.isNamed(other.callee, oneOf: vocabulary[.samplingOperators].names)
      })
    else { return nil }
    let statements = tree.statements(ofClosure: closure)
    let check = comparisons(in: statements).first { comparison in
      guard let number = comparison.number, number >= 2 else { return false }
      return comparison.subjects.contains { isTextLength($0) } && !isSearchOrLayout(comparison)
    }
    return check.map { decision(.validation, at: $0.start, subject: $0.subject.path, text: $0.text) }
  }

  /// `canSend` of `name.map { $0.count > 3 }.bind(to: canSend)` and of `….assign(to: &$canSend)`.
  func targetOfStream(around node: Int) -> String? {
    guard let closure = outcomes.parents.ancestors(of: node).first(where: { tree[$0].kind == .closure }),
      let call = call(around: closure), isElementOfStream(closure)
    else { return nil }
    for other in tree.calls(ofChain: call.chain) where other.suffix > call.suffix {
      let isBinding = tree.isNamed(other.callee, oneOf: vocabulary[.streamBindings].names)
      guard
        let value = tree.argument("to", of: other.suffix)
          ?? (isBinding ? tree.firstChild(of: other.suffix).map { tree.value(of: $0) } : nil)
      else { continue }
      let path = tree.path(of: tree[value].kind == .prefixOperator ? tree.firstChild(of: value) ?? value : value)
      return path.last.map { $0.first == "$" ? String($0.dropFirst()) : $0 }
    }
    return nil
  }

  /// `canSend` of `canSend.accept(…)`.
  func streamThatGets(_ node: Int) -> String? {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence, .tuple, .prefixOperator, .argument, .call: child = ancestor
      case .chain:
        guard tree[child].kind == .call, let call = call(child, of: ancestor),
          tree.isNamed(call.callee, oneOf: vocabulary[.sendingFunctions].names)
        else { return nil }
        return tree.path(of: ancestor).dropLast().last
      default: return nil
      }
    }
    return nil
  }

  // MARK: Strings

  /// The names of a stream to whose elements an expression belongs: `email` for `$0` in `email.map { … }`.
  func namesOfStream(_ element: Int) -> [String] {
    streamOfElement(element).map { namesBeforeCall($0) } ?? []
  }

  /// `input`, `name` of `input.name.asDriver().map { … }`
  private func namesBeforeCall(_ stream: Int) -> [String] {
    var names = tree.path(of: stream).map { $0.first == "$" ? String($0.dropFirst()) : $0 }
    if names.count > 1, tree.contains(.call, in: tree.subtree(of: stream)) { names.removeLast() }
    return names
  }

  /// Whether the elements of a stream are strings, as far as its declaration says so.
  func isStreamOfText(_ stream: Int) -> Bool {
    let names = namesBeforeCall(stream).filter { $0 != "self" }
    guard let name = names.last, !Words.contains(name, in: vocabulary[.technical]) else { return false }
    if names.count == 1 { return property(named: name).map(holdsText) ?? false }
    let member = tree.suffixes(of: stream).first { tree[$0].kind == .member && tree.isNamed($0, name) }
    return (member.flatMap { propertyRead(at: $0) } ?? property(named: name)).map(holdsText) ?? false
  }

  func propertyRead(at member: Int) -> DeclarationID? {
    project.graph.references(in: body.file, at: tree[member].offset).lazy.compactMap(\.memberDeclaration)
      .first { project.graph[$0].kind == .variable }
  }

  /// `let name: BehaviorRelay<String>`, `let name = CurrentValueSubject<String, Never>("")`, `BehaviorRelay(value: "")`,
  /// and strings themselves.
  func holdsText(_ property: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[property], project.graph.facts(of: property))
    let types = vocabulary[.textTypes]
    if fact.type != noIndex {
      guard let type = facts.nominalType(of: fact.type) else { return false }
      if types.contains(facts.names[facts.types[type].name]) { return true }
      guard !vocabulary[.collectionTypes].contains(facts.names[facts.types[type].name]) else { return false }
      return holdsText(type, in: facts)
    }
    guard !fact.initialValue.isEmpty else { return false }
    let (tree, value) = (facts.tree, Int(fact.initialValue.start))
    if tree[value].kind == .stringLiteral { return true }
    guard tree[value].kind == .chain, !tree.isNamed(tree.base(of: value), oneOf: vocabulary[.collectionTypes].names)
    else { return false }
    for suffix in tree.suffixes(of: value) {
      switch tree[suffix].kind {
      case .genericArguments: return tree.firstChild(of: suffix).map { isText($0, in: tree, facts) } ?? false
      case .call:
        let arguments = Array(tree.arguments(of: suffix))
        return arguments.count == 1 && tree[tree.value(of: arguments[0])].kind == .stringLiteral
          && isStreamType(tree.name(tree.base(of: value)))
      default: continue
      }
    }
    return false
  }

  /// A name with a word for streams: other values that are created with a string are no streams.
  private func isStreamType(_ name: String) -> Bool { Words.contains(name, in: vocabulary[.streamWords]) }

  /// Whether the first generic argument of a type is a string.
  private func holdsText(_ type: Int, in facts: FileFacts) -> Bool {
    let first = type + 1
    guard first < Int(facts.types[type].next), facts.types[type].kind == .name else { return false }
    return facts.nominalName(of: UInt32(first)).map { vocabulary[.textTypes].contains($0) } ?? false
  }

  private func isText(_ node: Int, in tree: CodeTree, _ facts: FileFacts) -> Bool {
    tree[node].kind == .type
      && facts.nominalName(of: tree[node].payload).map { vocabulary[.textTypes].contains($0) } ?? false
  }
}
