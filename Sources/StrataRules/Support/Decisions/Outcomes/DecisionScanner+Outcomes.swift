import StrataModel

/// Whether a comparison chooses between outcomes that are more than displayed.
extension DecisionScanner {
  func choosesOutcome(_ comparison: Comparison) -> Bool {
    if let ternary = ternary(of: comparison.node) {
      return choosesValue(ternary) || choosesState(ternary) || choosesDomainCase(ternary) || choosesComplaint(ternary)
    }
    if isAnswer(comparison.node) {
      return !isAboutAppearance(comparison) && !isForDisplay(resultWords(of: comparison.node))
    }
    if let statement = comparison.statement {
      return acts(statement) || skipsAction(statement) || complains(statement)
    }
    if setting == .view, let named = statement(named: comparison.node) { return acts(named) || skipsAction(named) }
    return handsOver(comparison.node) || entersState(comparison.node)
  }

  /// Whether the result says what a screen shows, `showsHint`, or that a text needs more room, `isLong`; but not that
  /// it is too long.
  func isAboutAppearance(_ comparison: Comparison) -> Bool {
    guard !isRoute else { return false }
    let words = resultWords(of: comparison.node)
    if words.contains(where: { vocabulary[.failures].contains($0) }) { return false }
    if words.contains(where: { vocabulary[.appearances].contains($0) }) { return true }
    return comparison.subjects.contains { isLength($0) } && words.contains { vocabulary[.longTexts].contains($0) }
      && !words.contains { vocabulary[.complaints].contains($0) }
  }

  /// The words of the name that gets the result: of the property that is assigned or bound to a stream, otherwise of the
  /// function or property.
  func resultWords(of node: Int) -> [String] {
    let target =
      assignedTarget(of: node).flatMap { tree.path(of: $0).last } ?? targetOfStream(around: node)
      ?? streamThatGets(node)
    return target.map { Words.split($0) } ?? words
  }

  /// Of a comparison `a > b`, also with further conditions: the node of `? c :`.
  func ternary(of node: Int) -> Int? {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        var next = Int(tree[child].next)
        while next < Int(tree[ancestor].next) {
          if tree[next].kind == .ternary { return next }
          next = Int(tree[next].next)
        }
      case .tuple, .prefixOperator, .effect: break
      case .argument: guard outcomes.parents[ancestor].map({ tree[$0].kind == .tuple }) ?? false else { return nil }
      case .localVariable: return uses(ofConstant: ancestor).lazy.compactMap { self.ternary(of: $0) }.first
      default: return nil
      }
      child = ancestor
    }
    return nil
  }

  /// Whether `? c :` chooses between an error and nothing.
  func failsTernary(_ ternary: Int) -> Bool {
    guard let sequence = outcomes.parents[ternary] else { return false }
    if choosesFailure(ternary, in: sequence) { return true }
    return outcomes.fails(
      ternary: ternary, assignedTo: target(of: sequence, for: ternary), isResult: isResult(sequence))
  }

  /// `.failure(guests.count > 8 ? .tooMany : .none)`: which error it is.
  private func choosesFailure(_ ternary: Int, in sequence: Int) -> Bool {
    guard setting == .viewModel, let middle = tree.firstChild(of: ternary), tree[middle].kind == .implicitMember,
      let argument = outcomes.parents[sequence], tree[argument].kind == .argument, let call = call(around: sequence)
    else { return false }
    return tree.isNamed(call.callee, oneOf: vocabulary[.failureCases].names)
  }

  /// Whether an expression is the value of a `return`, or all of the code of a function.
  func isResult(_ node: Int) -> Bool {
    guard let parent = outcomes.parents[node] else {
      return answersWithValue && Int(tree[node].next) == body.range.upperBound && node == body.range.lowerBound
    }
    return tree[parent].kind == .return && !isInClosure(parent)
  }

  /// What an assignment with the comparison as its value sets: `saveButton.isEnabled = name.count >= 3`.
  func assignedTarget(of node: Int) -> Int? {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence: if let target = target(of: ancestor, for: child) { return target }
      case .tuple, .prefixOperator, .effect, .argument: break
      default: return nil
      }
      child = ancestor
    }
    return nil
  }

  /// Whether a branch does something, instead of choosing what is shown.
  func acts(_ statement: Int) -> Bool {
    outcomes.blocks(of: statement).contains { block in
      let statements = Array(tree.children(of: block))
      return statements.contains { isAction($0, statement) && (statements.count == 1 || !tree.isEmptyReturn($0)) }
    }
  }

  private func isAction(_ node: Int, _ statement: Int) -> Bool {
    switch tree[node].kind {
    case .throw: return true
    case .continue, .break: return setting != .view
    case .return:
      guard setting != .view else { return false }
      guard let value = tree.firstChild(of: node) else { return !isDisplayed(words) }
      // `return showGroups()` in a function without a result.
      if !answersWithValue { return isAction(value, statement) }
      return isChosen(value, for: words) || answersDomainValue && tree[value].kind == .implicitMember
        || isOutcomeCase(value) || tree[value].kind == .implicitMember && answersOutcome
    case .effect: return tree.firstChild(of: node).map { isAction($0, statement) } ?? false
    case .chain: return isActing(node) || isDomainCase(node)
    case .sequence: return isChange(node)
    default:
      guard setting != .view, let target = destination(of: statement) else { return false }
      let isCase = isOutcomeCase(node) || tree[node].kind == .implicitMember && answersOutcome
      return (isNumber(node) || isCase) && !isDisplayed(target)
    }
  }

  /// `startCooling()`, `viewModel.pay()`
  private func isActing(_ chain: Int) -> Bool {
    guard let call = tree.calls(ofChain: chain).last, Int(tree[call.suffix].next) == Int(tree[chain].next) else {
      return false
    }
    let path = tree.path(of: chain)
    if path.contains(where: { Words.contains($0, in: vocabulary[.logging]) }) { return false }
    if isRoute { return true }
    if setting == .view { return actsFromView(call) }
    if sendsText(call) { return false }
    if let closure = codeOfTask(call) {
      return tree.roots(in: closure).contains { isAction($0, $0) || discardsCall($0) }
    }
    let words = Words.split(tree.name(call.callee))
    return !isDisplayed(words) && !words.contains { vocabulary[.formattingVerbs].contains($0) }
  }

  /// `hint.accept("Full")`
  private func sendsText(_ call: CodeCall) -> Bool {
    guard vocabulary[.sendingFunctions].contains(tree.name(call.callee)), let only = tree.firstChild(of: call.suffix)
    else { return false }
    return tree[tree.value(of: only)].kind == .stringLiteral
  }

  /// `fee = 5`, `isAllowed = false`, `total += fee`
  func isChange(_ sequence: Int) -> Bool {
    guard let target = tree.firstChild(of: sequence) else { return false }
    let node = Int(tree[target].next)
    guard node < Int(tree[sequence].next), tree[node].kind == .assignment || tree[node].kind == .binaryOperator,
      tree.operatorText(node).mayAssign
    else { return false }
    if setting == .view { return isOfDomain(target) }
    let value = Int(tree[node].next)
    guard value < Int(tree[sequence].next), let name = tree.path(of: target).last else { return false }
    return tree[node].kind == .assignment
      ? isChosen(value, for: Words.split(name)) || assignsDomainCase(value, to: target)
      : !isDisplayed(Words.split(name))
  }

  /// Whether a value that a branch returns or assigns is more than a text, a colour or a size.
  private func isChosen(_ value: Int, for words: [String]) -> Bool {
    if isDisplayed(words) { return false }
    switch tree[value].kind {
    case .booleanLiteral: return true
    case .nilLiteral: return !returnsText
    case .stringLiteral, .implicitMember, .arrayLiteral: return setting == .data
    default: return isNumber(value) || setting == .data || answersDomainValue
    }
  }

  /// Whether words of a name are those of something on a screen.
  private func isDisplayed(_ words: [String]) -> Bool {
    guard setting != .data else { return false }
    return isForDisplay(words) || !isRoute && words.contains { vocabulary[.appearances].contains($0) }
  }

  /// `weight > 20 ? 9.5 : 4.5`, as an amount or for the domain.
  private func choosesValue(_ ternary: Int) -> Bool {
    guard let middle = tree.firstChild(of: ternary) else { return false }
    let other = Int(tree[ternary].next)
    let values = [middle] + (other < range.upperBound ? [other] : [])
    if setting == .data { return true }
    if let sequence = outcomes.parents[ternary], target(of: sequence, for: ternary) == nil, isStatement(sequence) {
      return values.contains { tree[tree.unwrapped($0)].kind == .chain && isActing(tree.unwrapped($0)) }
    }
    if setting == .view { return choosesResultOfView(values, ternary) }
    let isChoice = values.contains {
      isNumber($0) || tree[$0].kind == .booleanLiteral || setting == .viewModel && isChosenNumber($0)
    }
    guard isChoice, !values.contains(where: { tree[$0].kind == .stringLiteral }),
      let words = destination(of: ternary) ?? quotaKeeper(of: ternary)
    else { return false }
    return !isDisplayed(words)
  }

  /// Whether the value of an expression is not used.
  private func isStatement(_ node: Int) -> Bool {
    guard let parent = outcomes.parents[node] else { return !answersWithValue }
    switch tree[parent].kind {
    case .block, .switchCase: return true
    case .closure: return setting == .view
    default: return false
    }
  }

  private var answersWithValue: Bool {
    switch body.kind {
    case .function: return project.graph.returnsValue(body.declaration)
    case .accessor, .initialValue: return true
    case .initializer: return false
    }
  }

  /// The value of a block that is nothing else: `.open` in `{ return .open }` and in `{ .open }`.
  func onlyValue(in block: Int) -> Int? {
    tree.onlyChild(of: block).flatMap { tree[$0].kind == .return ? tree.firstChild(of: $0) : $0 }
  }

  /// The words of the name of what gets a value: the function that returns it, a variable, or the label of an argument
  /// for the domain.
  private func destination(of node: Int) -> [String]? {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        if let target = target(of: ancestor, for: child) { return tree.path(of: target).last.map { Words.split($0) } }
      case .tuple, .effect: break
      case .argument:
        guard let parent = outcomes.parents[ancestor], tree[parent].kind == .call else { break }
        guard let call = call(around: child), isOfDomain(call.callee) else { return nil }
        return Words.split(tree.name(ancestor))
      case .return: return isInClosure(ancestor) ? nil : words
      case .localVariable:
        return tree.firstChild(of: ancestor).flatMap { pattern in
          tree[pattern].kind == .bindingPattern ? Words.split(tree.name(pattern)) : nil
        }
      default: return nil
      }
      child = ancestor
    }
    return body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound ? words : nil
  }
}
