import StrataModel

/// Checks that have a function of their own: multiples, periods that overlap, formats of codes.
extension DecisionScanner {
  // MARK: Multiples

  /// `bid.amount.isMultiple(of: 50)`
  func divisibilityChecks() -> [Decision] {
    guard setting != .view else { return [] }
    return calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.divisibilityChecks].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt), let argument = tree.onlyChild(of: call.suffix)
      else { return nil }
      let (value, divisor) = (original(tree.base(of: call.chain)..<call.callee), operand(tree.inside(argument)))
      guard let number = divisor.number ?? constant(among: [divisor]), number > 1, !isOfMachine(value),
        isNumberOfDomain(value) || setting == .viewModel && isGiven(value),
        isRefusedOrAnswered(call.chain)
      else { return nil }
      return decision(
        .validation, at: call.chain, subject: value.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  private func isRefusedOrAnswered(_ node: Int) -> Bool {
    guard let statement = outcomes.statement(around: node) else {
      return setting == .viewModel && isAnswer(node) && !isAppearance(resultWords(of: node))
    }
    if setting == .data {
      return outcomes.reportsError(statement) && !outcomes.blocks(of: statement).contains(where: isUnreadable)
    }
    return outcomes.fails(statement) || outcomes.isRefusedWithText(statement) || outcomes.rejectsSilently(statement)
  }

  // MARK: Periods

  /// `stay.period.intersects(other.period)`, if the period is one of the domain.
  func intervalChecks() -> [Decision] {
    guard setting != .view else { return [] }
    return calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.intervalChecks].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt),
        let member = trailingMembers(of: tree.base(of: call.chain)..<call.callee).last,
        let property = propertyRead(at: member), hasType(property, in: .intervalTypes),
        project.graph.enclosingType(of: property).map(isModel) ?? false
      else { return nil }
      let value = operand(tree.base(of: call.chain)..<call.callee)
      let isChoice = isInsideFilter(call.chain)
      guard isChoice || isRefusedOrAnswered(call.chain) else { return nil }
      return decision(
        isChoice ? .filter : .dateRange, at: call.chain, subject: value.path,
        text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  // MARK: Formats

  /// `code.hasPrefix("QS") && code.dropFirst(2).allSatisfy(\.isNumber)`: what a string that is passed has to look like.
  func isFormat(_ call: CodeCall, of value: Operand) -> Bool {
    guard setting == .viewModel, value.names.count == 1, let name = value.names.first,
      isParameter(name, typed: vocabulary[.textTypes]), !Words.contains(name, in: vocabulary[.searchWords]),
      let argument = tree.onlyChild(of: call.suffix),
      tree.text(tree.value(of: argument)).map({ text in text.allSatisfy { $0.isUppercase || $0.isNumber } }) ?? false,
      let sequence = sequence(around: call.chain),
      tree.inside(sequence).contains(where: { tree.isNamed($0, oneOf: vocabulary[.characterTests].names) })
    else { return false }
    return isRefusedOrAnswered(call.chain)
  }

  // MARK: Orders

  /// `boats.sorted { $0.rating > $1.rating }.prefix(3)`: the first elements by a number of the domain.
  func bestElements() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.textEnds].names), tree[call.callee].kind == .member,
        !tree[call.callee].flags.contains(.exempt), let argument = tree.onlyChild(of: call.suffix),
        tree.nameID(argument).isNone, tree[tree.value(of: argument)].kind != .closure,
        let sort = tree.calls(ofChain: call.chain).last(where: { $0.suffix < call.suffix }),
        tree.isNamed(sort.callee, oneOf: vocabulary[.sortFunctions].names), ordersByNumber(sort)
      else { return nil }
      return decision(
        .filter, at: call.chain, subject: operand(tree.base(of: call.chain)..<sort.callee).path,
        text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  private func ordersByNumber(_ sort: CodeCall) -> Bool {
    let members = tree.inside(sort.suffix).filter { tree[$0].kind == .member }
    return members.contains { member in
      guard let property = property(at: member), isNumber(property) else { return false }
      return project.graph.enclosingType(of: property).map(isModel) ?? false
    }
  }

  // MARK: Parts of expressions

  /// `Toll(amount: net * 1.19)`: the label of a part of a new value.
  func isAmount(_ argument: Int, of call: CodeCall) -> Bool {
    setting != .view && isConstruction(call) && areOfAmount(Words.split(tree.name(argument)))
  }

  /// `nights` after `case .reserve(let nights)`
  func isPayload(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, !operand.isForDisplay, !operand.mentions(vocabulary[.technicalInData]) else {
      return false
    }
    return locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.isPayload ?? false
  }

  /// `ride.seconds / 3600`: numbers of a value of the domain, whatever they are called, and numbers of the code.
  func isComputedFromModel(_ operand: Operand) -> Bool {
    let parts = tree.siblings(in: core(operand.range))
    var isRead = false
    for node in parts where tree[node].kind != .binaryOperator && !isNumber(node) {
      guard let member = trailingMembers(of: core(tree.subtree(of: node))).last,
        let property = propertyRead(at: member),
        isNumber(property), let owner = project.graph.enclosingType(of: property), isModel(owner)
      else { return false }
      isRead = true
    }
    return isRead
  }

  /// `limits[target.kind]`, if `limits` is a property of the type or a local constant.
  func isEntryOfTable(_ part: Range<Int>) -> Bool {
    guard let first = part.first, tree[first].kind == .identifier,
      case let key = Int(tree[first].next), key < part.upperBound, tree[key].kind == .subscriptCall,
      Int(tree[key].next) == part.upperBound
    else { return false }
    let table = tree.name(first)
    return property(named: table) != nil || locals.variable(named: table, at: first)?.value != nil
  }
}
