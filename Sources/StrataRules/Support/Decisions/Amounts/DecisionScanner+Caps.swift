import StrataDefinition
import StrataModel

/// Numbers that the code keeps within limits of its own: `guests = min(guests + 1, 4)`.
extension DecisionScanner {
  private struct Cap {
    var value: Range<Int>
    var limit: Range<Int>
  }

  /// A number that somebody enters, or one of the domain, has a limit.
  func caps() -> [Decision] {
    calls.compactMap { call in
      guard let cap = cap(by: call), isLimited(cap.value) || isEntry(cap.value, keptAt: call.chain),
        setting == .view
          ? hasNumber(cap.limit) && (isResultOfView(call.chain, isShown: true) || isKeptByViewModel(call.chain))
          : limitsItself(cap.value, call.chain)
            || hasNumber(cap.limit) && isResultUsed(call.chain) && !isAppearance(resultWords(of: call.chain))
            || hasNumber(cap.limit) && isHandedOn(call.chain)
      else { return nil }
      return decision(
        .threshold, at: call.chain, subject: operand(cap.value).path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// `min(guests, 4)`, `Swift.min(guests, 4)`, `guests.clamped(to: 1...4)`
  private func cap(by call: CodeCall) -> Cap? {
    guard Int(tree[call.suffix].next) == Int(tree[call.chain].next), !tree[call.callee].flags.contains(.exempt),
      !isRawValue(call.chain)
    else { return nil }
    let parts = tree.arguments(of: call.suffix).map { tree.inside($0) }
    let base = tree.base(of: call.chain)
    if tree[call.callee].kind == .member, tree.isNamed(call.callee, oneOf: vocabulary[.clampingFunctions].names) {
      guard parts.count == 1, rangeBounds(parts[0]).contains(where: isLimit) else { return nil }
      return Cap(value: base..<call.callee, limit: parts[0])
    }
    guard isNumberFunction(call), parts.count == 2, let limit = parts.last(where: { isLimit($0) }),
      let value = parts.first(where: { $0 != limit })
    else { return nil }
    return Cap(value: value, limit: limit)
  }

  /// `min(…)`, `Swift.min(…)`
  private func isNumberFunction(_ call: CodeCall) -> Bool {
    let base = tree.base(of: call.chain)
    return tree.isNamed(call.callee, oneOf: vocabulary[.numberFunctions].names)
      && (base == call.callee
        ? tree[base].kind == .identifier : call.callee == Int(tree[base].next) && tree.isNamed(base, "Swift"))
  }

  /// Whether a limit is a number in the code, and no name.
  private func hasNumber(_ limit: Range<Int>) -> Bool {
    operand(limit).number != nil || rangeBounds(limit).contains { operand($0).number != nil }
  }

  /// `Strength(rawValue: min(max(number, 0), 2))`: a number from outside is one of the raw values of an enum.
  private func isRawValue(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .argument where !tree.nameID(ancestor).isNone: return tree.isNamed(ancestor, "rawValue")
      case .argument, .call, .chain, .sequence, .tuple: continue
      default: return false
      }
    }
    return false
  }

  /// `6`, `maxGuests` and `Limits.guests` as constants, `table.seats`: below 2, that is no limit of a business.
  private func isLimit(_ part: Range<Int>) -> Bool {
    let bound = operand(part)
    if let number = bound.number ?? constant(among: [bound]) { return !Comparison.isTrivial(number) }
    return isConstantOfType(bound) || isNumberOfDomain(bound) && !isOfMachine(bound)
  }

  /// `partySize = min(partySize + 1, 6)`: whether the number is one of a screen is decided by its own name and type.
  private func limitsItself(_ value: Range<Int>, _ call: Int) -> Bool {
    guard let target = assignedTarget(of: call) else { return false }
    let path = tree.path(of: target).filter { $0 != "self" }
    guard path.count == 1, isInputNumber(operand(tree.subtree(of: target))) else { return false }
    return operand(value).names.contains(path[0])
  }

  func isAppearance(_ words: [String]) -> Bool {
    isForDisplay(words) || words.contains { vocabulary[.appearances].contains($0) }
  }

  /// `guests`, `guests + 1`, `guests + others`, `max(guests, 1)`
  private func isLimited(_ part: Range<Int>) -> Bool {
    let part = core(part)
    if let first = part.first, Int(tree[first].next) == part.upperBound, tree[first].kind == .chain,
      let call = tree.calls(ofChain: first).last, isNumberFunction(call)
    {
      return tree.arguments(of: call.suffix).contains { isLimited(tree.inside($0)) }
    }
    let values = tree.siblings(in: part).filter { tree[$0].kind != .binaryOperator && !isNumber($0) }
    let operands = values.map { operand(tree.subtree(of: $0)) }
    return operands.contains(where: isLimitedValue)
      && operands.allSatisfy { isLimitedValue($0) || $0.names.count == 1 && !$0.isForDisplay }
  }

  private func isLimitedValue(_ value: Operand) -> Bool {
    // Pages and batches have limits in Data, too.
    if setting == .data, !isAmount(value) { return isNumberOfDomain(value) || isLimitedParameter(value) }
    // A view also draws with what it gets.
    if setting != .view {
      if isInput(value) { return true }
      if isBoundedParameter(value) { return !value.isForDisplay && !value.mentions(vocabulary[.technicalInData]) }
    }
    if isResultOfUseCase(value) { return true }
    guard isNumberOfDomain(value), let name = value.names.last else { return false }
    return !Words.split(name).contains(where: isMeasure)
  }

  // MARK: Numbers of callers

  /// `celsius` and `minutes` as parameters of Data: pages, sizes and times of a machine have limits, too.
  func isLimitedParameter(_ value: Operand) -> Bool {
    guard setting == .data, isBoundedParameter(value), let name = value.names.first,
      !isParameter(name, typed: vocabulary[.drawingTypes]), !Words.contains(name, in: vocabulary[.coordinates])
    else { return false }
    return !areOfMachine(words) && (!areOfMachine(Words.split(name)) || isAmountOfTime(value))
  }

  /// Whether words are those of a page, a size, a time or an attempt.
  private func areOfMachine(_ words: [String]) -> Bool {
    isForDisplay(words)
      || words.contains { vocabulary[.technicalInData].contains($0) || vocabulary[.repetitions].contains($0) }
  }

  /// Whether a limited number of a caller is an argument of what the code calls, also by a local constant:
  /// `api.setTarget(min(celsius, 15))`, but not `client.wait(timeout: max(time, 5))`.
  func isHandedOn(_ node: Int) -> Bool {
    guard setting == .data, body.kind == .function else { return false }
    var (child, label) = (node, String?.none)
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .argument:
        guard label == nil, !tree.nameID(ancestor).isNone else { break }
        label = tree.name(ancestor)
        if areOfMachine(Words.split(tree.name(ancestor))) { return false }
      case .tuple, .effect, .call: break
      case .sequence: guard tree.child(.assignment, of: ancestor) == nil else { return false }
      case .chain:
        guard tree[child].kind == .call, let call = call(child, of: ancestor) else { return false }
        let isNumber = [Vocabulary.List.numberTypes, .numberFunctions].contains {
          tree.isNamed(call.callee, oneOf: vocabulary[$0].names)
        }
        if !isNumber { return !areOfMachine(Words.split(tree.name(call.callee))) }
      case .localVariable:
        guard let pattern = tree.firstChild(of: ancestor), !areOfMachine(Words.split(tree.name(pattern))) else {
          return false
        }
        return uses(ofConstant: ancestor).contains { isHandedOn($0) }
      default: return false
      }
      child = ancestor
    }
    return false
  }

  /// An operand under its local name: `new` of `onChange(of: guests) { _, new in … }`.
  private func operand(withAlias operand: Operand) -> Operand {
    guard let alias = operand.alias else { return operand }
    var result = operand
    result.names = [alias]
    return result
  }

  /// A view draws with other numbers that it limits.
  private func isEntry(_ value: Range<Int>, keptAt node: Int) -> Bool {
    setting == .view && isInput(operand(value)) && isKeptByViewModel(node)
  }

  /// `viewModel.guests = min(guests, 4)` in a view.
  private func isKeptByViewModel(_ node: Int) -> Bool {
    assignedTarget(of: node).map { isNumberOfViewModel(operand(tree.subtree(of: $0))) } ?? false
  }

  /// `minutes > 90 ? 90 : minutes`, and `if minutes > 90 { minutes = 90 }` of a local variable with a parameter.
  func limitsGiven(_ comparison: Comparison) -> Bool {
    guard setting != .viewModel, comparison.form == .ordering, let number = comparison.number, abs(number) >= 2,
      let subject = comparison.subjects.first
    else { return false }
    if setting == .view {
      guard isInput(subject), let ternary = ternary(of: comparison.node), isKeptByViewModel(ternary) else {
        return false
      }
      return isOwnBound(ternary, number, operand(withAlias: subject))
    }
    guard subject.names.count == 1 else { return false }
    if let ternary = ternary(of: comparison.node) {
      return isLimitedParameter(subject) && isOwnBound(ternary, number, subject) && isHandedOn(ternary)
    }
    guard let variable = locals.variable(named: subject.names[0], at: subject.range.lowerBound),
      let value = variable.value, isLimitedParameter(operand(tree.subtree(of: value))),
      let owner = outcomes.parents[value]
    else { return false }
    return isCap(comparison) && uses(ofConstant: owner).contains { isHandedOn($0) }
  }
}
