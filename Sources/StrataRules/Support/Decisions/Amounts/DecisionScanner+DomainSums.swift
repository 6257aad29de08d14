import StrataDefinition
import StrataModel

/// Sums and differences of numbers that values of the domain have, whatever they are called:
/// `shift.worked - shift.pause`. What is only drawn or written into a text is none.
extension DecisionScanner {
  func computesOfDomain(_ use: OperatorUse, _ left: Operand, _ right: Operand) -> Bool {
    let text = tree.operatorText(use.node)
    guard text == "+" || text == "-" else { return false }
    let last = element(lastTerm(before: use))
    let (left, right) = (element(left), element(right))
    guard areTerms(left, last, right) || addsToAmount(left, right) else { return false }
    // The number of elements of two lists is a number of rows.
    guard isNumber(in: left) || isNumber(in: right), !areMeasures([last, right]), !isOfMachine(right) else {
      return false
    }
    return isResultUsed(use.node)
  }

  /// Whether one side is a number of the domain, and the other one too or a number that is entered or handed over:
  /// `visit.price - copayment`.
  private func areTerms(_ left: Operand, _ last: Operand, _ right: Operand) -> Bool {
    let isTerm = isTermOfDomain(left) || isTermOfDomain(last)
    if isTermOfDomain(right) { return isTerm || isInputNumber(last) || isAddedToDomain(last, right) }
    return isTerm && isAddedToDomain(right, isTermOfDomain(last) ? last : left)
  }

  private func isAddedToDomain(_ given: Operand, _ term: Operand) -> Bool {
    (isGiven(given) || isNumberOfCase(given)) && !isOfMachine(term)
      && !(term.names.last.map { Words.split($0).contains(where: isMeasure) } ?? true)
  }

  /// `extra` after `case .express(let extra)`, if that is a case of the domain.
  private func isNumberOfCase(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, operand.number == nil, !operand.isForDisplay,
      let variable = locals.variable(named: operand.names[0], at: operand.range.lowerBound), variable.value == nil
    else { return false }
    return outcomes.parents.ancestors(of: variable.name).first { tree[$0].kind == .expressionPattern }
      .flatMap { pattern in tree.inside(pattern).first { tree[$0].kind == .implicitMember || tree[$0].kind == .member }
      }
      .flatMap(enumOfCase).map(isDomainEnum) ?? false
  }

  /// `dto.balance + dto.bonus * 2`: in Data, one of the numbers of a DTO has the name of an amount.
  private func addsToAmount(_ left: Operand, _ right: Operand) -> Bool {
    guard setting == .data, left.mentions(vocabulary[.amounts]) || right.mentions(vocabulary[.amounts]) else {
      return false
    }
    return [left, right].allSatisfy { isNumberOfDomain($0) || isComputedOfDomain($0) }
  }

  /// `order.total`, `room.members.count`, `line.price * line.quantity`; in Data only of entities.
  func isTermOfDomain(_ operand: Operand) -> Bool {
    guard operand.number == nil, operand.names.count > 1 || isCodeOfModel else { return false }
    if isNumberOfDomain(operand) { return setting != .data || isOfEntity(operand) }
    if let counted = countedProperty(of: operand) {
      return project.graph.enclosingType(of: counted).map(isModel) ?? false
    }
    return ownerOfComputed(operand).map(isModel) ?? false
  }

  /// The last operand of the left side.
  func lastTerm(before use: OperatorUse) -> Operand {
    var start = use.left.lowerBound
    while Int(tree[start].next) < use.left.upperBound { start = Int(tree[start].next) }
    return operand(start..<use.left.upperBound)
  }

  private func isNumber(in operand: Operand) -> Bool { operand.names.last.map { !isLength($0) } ?? false }

  private func isLength(_ name: String) -> Bool { vocabulary[.lengths].contains(name) }

  /// `page.skip + page.limit`, `download.total - download.received`: numbers of a page or of a transfer.
  func isOfMachine(_ operand: Operand) -> Bool {
    let type = property(of: operand).flatMap { project.graph.enclosingType(of: $0) } ?? ownerOfComputed(operand)
    return type.map { vocabulary.isTechnicalType(project.graph[$0].name) } ?? false
  }

  /// `photo.width + photo.height`, `clip.end - clip.start`: sizes and times are added to draw something.
  private func areMeasures(_ operands: [Operand]) -> Bool {
    operands.allSatisfy { operand in
      guard let name = operand.names.last, !isLength(name) else { return false }
      return Words.split(name).contains { isMeasure($0) }
    }
  }

  func isMeasure(_ word: String) -> Bool {
    [Vocabulary.List.measures, .coordinates, .dateRoles].contains { vocabulary[$0].contains(word) }
  }

  // MARK: Results

  /// Whether a number is kept, returned, compared, or sent to the domain, and not part of a text, an index or a size.
  func isResultUsed(_ node: Int) -> Bool {
    var (child, label) = (node, [String]())
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        // `hint = max(seats - taken, 0) > 2 ? "Free" : "Full"`
        if let ternary = tree.child(.ternary, of: ancestor), ternary > child,
          tree.firstChild(of: ternary).map({ tree[$0].kind == .stringLiteral }) ?? false
        {
          return false
        }
        if let target = target(of: ancestor, for: child) {
          return !isForDisplay(tree.path(of: target).last.map { Words.split($0) } ?? [])
        }
        if tree.siblings(in: tree.inside(ancestor)).contains(where: { Self.ranges.contains(tree.name($0)) }) {
          return false
        }
      case .tuple, .effect, .prefixOperator, .ternary, .call: break
      case .argument: label += Words.split(tree.name(ancestor))
      case .chain:
        if tree[child].kind == .call {
          guard let call = call(child, of: ancestor) else { return false }
          if isConversion(call) { break }
          return !isForDisplay(label) && takesNumber(call)
        }
        guard tree.base(of: ancestor) == child, isRounded(ancestor) else { return false }
      case .return: return !isInClosure(ancestor) && answersNumber
      case .closure: return isOnlyStatement(child, of: ancestor) && isElementOfStream(ancestor) && !isSummed(ancestor)
      case .localVariable:
        guard let name = tree.firstChild(of: ancestor), tree[name].kind == .bindingPattern else { return false }
        // What a check compares is a part of that check.
        guard !isForDisplay(Words.split(tree.name(name))), !checkedNames.contains(tree.name(name)) else {
          return false
        }
        let uses = uses(ofConstant: ancestor)
        return uses.isEmpty || uses.contains { isResultUsed($0) }
      case .if, .guard, .while:
        return tree[child].kind != .block && (setting != .view || acts(ancestor) || skipsAction(ancestor))
      default: return false
      }
      child = ancestor
    }
    return body.range.lowerBound == child && Int(tree[child].next) == body.range.upperBound && answersNumber
  }

  /// `legs.map { $0.km + $0.toll }.reduce(0, +)` is one sum.
  private func isSummed(_ closure: Int) -> Bool {
    guard let call = call(around: closure) else { return false }
    return tree.calls(ofChain: call.chain).contains {
      tree.isNamed($0.callee, oneOf: vocabulary[.reduceFunctions].names)
    }
  }

  func isOnlyStatement(_ statement: Int, of closure: Int) -> Bool {
    let statements = tree.statements(ofClosure: closure)
    return statements.lowerBound == statement && statements.upperBound == Int(tree[statement].next)
  }

  /// `Double(…)`, `max(…, 0)`
  private func isConversion(_ call: CodeCall) -> Bool {
    tree.isNamed(call.callee, oneOf: vocabulary[.numberTypes].names)
      || tree.isNamed(call.callee, oneOf: vocabulary[.numberFunctions].names)
  }

  /// `(a - b).rounded()`
  private func isRounded(_ chain: Int) -> Bool {
    tree.suffixes(of: chain).allSatisfy { suffix in
      tree[suffix].kind == .call || tree.isNamed(suffix, oneOf: vocabulary[.roundings].names)
    }
  }

  /// Whether a call gives a number to the domain, a stream or a state.
  private func takesNumber(_ call: CodeCall) -> Bool {
    if isOfDomain(call.callee) { return true }
    // `api.pay(claim.amount - claim.deductible)`
    if setting == .data, let role = typeUsed(at: call.callee).flatMap({ project.role(of: $0) }) {
      return role == .dataSource || role == .apiService || role == .networkClient
    }
    let name = tree.name(call.callee)
    if setting == .view { return vocabulary[.disablingModifiers].contains(name) }
    return vocabulary[.sendingFunctions].contains(name) || vocabulary[.stateFunctions].contains(name)
      || setting == .viewModel && isConstruction(call)
        && (tree[call.callee].kind == .implicitMember || typeUsed(at: call.callee) != nil)
  }

  /// Whether the function or property returns a number or whether something is so, and is no size or text.
  var answersNumber: Bool {
    guard body.kind == .function || body.kind == .accessor, !isForDisplay(words) else { return false }
    let type = project.graph.facts(of: body.member).nominalName(of: project.graph[body.member].type)
    return type.map {
      vocabulary[.truthTypes].contains($0) || vocabulary[.spanTypes].contains($0)
        || vocabulary[.numberTypes].contains($0) && !vocabulary[.drawingTypes].contains($0)
    } ?? false
  }
}
