import StrataModel

extension DecisionScanner {
  /// `transactions.filter { $0.amount > 0 }`
  func filters() -> [Decision] {
    var found: [Decision] = []
    for call in calls where tree.isNamed(call.callee, oneOf: vocabulary[.choosers].names) && !isOverViews(call) {
      if isKeyedByStatus(call) { continue }
      if let check = checkOfSample(call) ?? checkOfElement(call) ?? checkOfAmount(call) {
        found.append(check)
        continue
      }
      let isMap = tree.isNamed(call.callee, oneOf: vocabulary[.optionalMaps].names)
      for closure in tree.closures(of: call.suffix) where !isMap || choosesByNil(closure) {
        if let criterion = criterion(of: closure, in: call) { found.append(criterion) }
      }
      if !isMap { found += keyPaths(of: call) }
    }
    return found + predicates()
  }

  /// `#Predicate<Order> { $0.amount > 100 }`
  private func predicates() -> [Decision] {
    tree.all(.macro, in: range).filter { tree.isNamed($0, oneOf: vocabulary[.predicateMacros].names) }.flatMap {
      macro in
      tree.closures(of: macro).compactMap { closure in
        let statements = tree.statements(ofClosure: closure)
        let element = ["$0"] + tree.parameterNames(ofClosure: closure)
        return criterion(in: statements, of: element) ?? standing(in: statements, of: element, isFilter: true)
      }
    }
  }

  /// `for order in orders where order.amount > 0`, `for order in orders { if order.amount <= 0 { continue } … }`
  func loops() -> [Decision] {
    tree.all(.for, in: range).flatMap { loop -> [Decision] in
      guard let pattern = tree.firstChild(of: loop), tree[pattern].kind == .bindingPattern,
        setting != .view || !viewCollections.contains(loop: loop)
      else { return [] }
      let element = [tree.name(pattern)]
      let skips =
        tree.block(of: loop).map { block in
          Array(tree.children(of: block)).compactMap { conditionOfSkip($0) ?? conditionOfAppend($0, of: element[0]) }
        } ?? []
      let clauses = tree.child(.whereClause, of: loop).map { [tree.inside($0)] } ?? []
      let found = (clauses + skips).compactMap {
        criterion(in: $0, of: element) ?? standing(in: $0, of: element, isFilter: true)
      }
      guard !clauses.isEmpty, let block = tree.block(of: loop), outcomes.throwsError(block) else { return found }
      // Elements that lead to an error are not chosen, but checked.
      return found.map { decision in
        var check = decision
        (check.kind, check.isInput) = (.validation, false)
        return check
      }
    }
  }

  /// `statuses.first { $0.status == .open }`: the status is the key of the elements.
  private func isKeyedByStatus(_ call: CodeCall) -> Bool {
    tree.isNamed(call.callee, oneOf: vocabulary[.lookupMembers].names)
      && tree.path(of: call.chain).contains { Words.contains($0, in: vocabulary[.statusWords]) }
  }

  /// `compactMap { $0.status == "active" ? map($0) : nil }`
  private func choosesByNil(_ closure: Int) -> Bool {
    let statements = tree.statements(ofClosure: closure)
    return tree.contains(.ternary, in: statements) && tree.contains(.nilLiteral, in: statements)
  }

  private func isOverViews(_ call: CodeCall) -> Bool { setting == .view && viewCollections.contains(call) }

  /// The condition under which a loop skips an element; nil for any other statement.
  private func conditionOfSkip(_ statement: Int) -> Range<Int>? {
    guard tree[statement].kind == .if || tree[statement].kind == .guard, tree.elseBranch(of: statement) == nil,
      let block = tree.block(of: statement), let only = tree.firstChild(of: block), tree[only].kind == .continue,
      Int(tree[only].next) == Int(tree[block].next)
    else { return nil }
    return (statement + 1)..<block
  }

  /// In Data, the condition under which a loop keeps an element: `if row.level > 3 { kept.append(row) }`.
  private func conditionOfAppend(_ statement: Int, of element: String) -> Range<Int>? {
    guard setting == .data, tree[statement].kind == .if, tree.elseBranch(of: statement) == nil,
      let block = tree.block(of: statement), let only = tree.onlyChild(of: block), tree[only].kind == .chain,
      let call = tree.calls(ofChain: only).last,
      tree.isNamed(call.callee, oneOf: vocabulary[.appendingFunctions].names),
      let argument = tree.onlyChild(of: call.suffix), tree.isNamed(tree.value(of: argument), element)
    else { return nil }
    return (statement + 1)..<block
  }

  /// `filter(\.isOverdue)`
  private func keyPaths(of call: CodeCall) -> [Decision] {
    tree.children(of: call.suffix).map { tree.value(of: $0) }.filter { node in
      tree[node].kind == .keyPath
        && tree.inside(node).contains { tree.isNamed($0, oneOf: vocabulary[.standings].names) }
    }.map { node in
      let text = tree.text(of: tree.subtree(of: node))
      return decision(.filter, at: node, subject: text, text: text)
    }
  }

  private func criterion(of closure: Int, in call: CodeCall) -> Decision? {
    let statements = tree.statements(ofClosure: closure)
    let element = ["$0"] + tree.parameterNames(ofClosure: closure)
    let isFilter =
      setting == .viewModel
      ? keepsChosen(call) || keepsCriterion(call, closure)
      : tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
    return criterion(in: statements, of: element) ?? membership(in: statements, of: element)
      ?? boundOnNumbers(in: statements, of: element, call)
      ?? standing(in: statements, of: element, isFilter: isFilter)
      ?? (isFilter ? equalProperty(in: statements, of: element) ?? owner(in: statements, of: element) : nil)
      ?? equalNumber(in: statements, of: element)
  }

  /// `posts.filter { $0.author.id == user.id }`: whose elements are kept, also in a branch of the closure.
  private func owner(in statements: Range<Int>, of element: [String]) -> Decision? {
    guard setting == .viewModel, signs.contains(.equalMembers) else { return nil }
    for use in tree.equalities(in: statements) {
      let sides = [operand(use.left), operand(use.right)]
      guard let own = sides.first(where: { $0.names.first.map(element.contains) ?? false }), own.names.count > 2,
        sides.contains(where: { $0.names.count > 1 && !($0.names.first.map(element.contains) ?? true) }),
        own.names.dropFirst().dropLast().contains(where: { Words.contains($0, in: vocabulary[.ownerWords]) })
      else { continue }
      return decision(.filter, at: use.left.lowerBound, subject: own.path, text: tree.text(of: use))
    }
    return nil
  }

  func criterion(in statements: Range<Int>, of element: [String]) -> Decision? {
    for use in comparisons(in: statements, withEqualities: false) {
      let operands = [use.left, use.right]
      let isShifted = signs.contains(.dateShift) && isBoundOnShiftedDate(use)
      let isDue = isShifted || isDue(operands, of: element)
      guard
        isDue || operands.contains(where: { isCriterion($0) }) && use.form != .dates
          || isBoundOnProperty(use, of: element) || isBoundOnTime(use) || isHourOfElement(use, of: element)
          || isBoundOnSum(use, of: element)
          || isOccupancy(operands[0], of: operands[1]) || isOccupancy(operands[1], of: operands[0]),
        isDue
          || !operands.contains(where: {
            $0.mentions(vocabulary[.technical]) && !isAmountOfElement($0, of: element) && !isDomainValue($0)
              && !isConstantOfType($0) && !(setting == .data && isLengthOfModelText($0))
          }),
        isShifted || !operands.contains(where: { isAskedFor($0, by: element) || isLoopIndex($0) })
      else { continue }
      return decision(.filter, at: use.start, subject: use.subject.path, text: use.text)
    }
    return nil
  }

  /// `$0.price`, but not the length of a text about it.
  private func isCriterion(_ operand: Operand) -> Bool {
    operand.names.count > 1 && operand.mentions(vocabulary[.criteria]) && !isLengthOfText(operand)
  }

  /// `row.price`, whatever the element is called.
  private func isAmountOfElement(_ operand: Operand, of element: [String]) -> Bool {
    isProperty(operand, of: element) && isAmountOfTechnical(operand)
  }

  /// `$0.status == .paid`, `$0.isOverdue`: a business status of an element; in Data, of a filter, any property that is
  /// compared with a constant.
  func standing(in statements: Range<Int>, of elements: [String], isFilter: Bool = false) -> Decision? {
    for use in tree.equalities(in: statements) {
      let isCase = isCase(use.right, self.operand(use.right))
      guard isCase || isFilter && setting == .data else { continue }
      let operand = constantSubject(use.left)
      let isOwn = isProperty(operand, of: elements)
      guard isOwn || setting == .data && isPropertyOfPart(operand, of: elements),
        isOwn && isCase && isStatus(operand) || isFilter && isChosenByConstant(operand, use.right)
      else { continue }
      return decision(.filter, at: use.left.lowerBound, subject: operand.path, text: tree.text(of: use))
    }
    for call in tree.calls(in: statements) where listLiteral(of: call) != nil {
      guard let argument = tree.firstChild(of: call.suffix) else { continue }
      let operand = self.operand(tree.subtree(of: argument))
      guard isProperty(operand, of: elements), isStatus(operand) else { continue }
      return decision(
        .filter, at: call.chain, subject: operand.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
    for call in tree.calls(in: statements)
    where tree.isNamed(call.callee, oneOf: vocabulary[.textComparisons].names) && tree[call.chain].kind == .chain {
      let operand = self.operand(tree.base(of: call.chain)..<call.callee)
      guard isProperty(operand, of: elements), isStatus(operand), let argument = tree.firstChild(of: call.suffix),
        let text = tree.firstChild(of: argument), tree.text(text)?.isEmpty == false
      else { continue }
      return decision(
        .filter, at: call.chain, subject: operand.path, text: tree.text(of: tree.subtree(of: call.chain)))
    }
    for node in statements {
      guard let value = matchedValue(node) else { continue }
      let operand = self.operand(tree.subtree(of: value))
      guard isProperty(operand, of: elements), isStatus(operand) else { continue }
      return decision(.filter, at: value, subject: operand.path, text: tree.text(of: tree.subtree(of: value)))
    }
    for chain in statements where tree[chain].kind == .chain {
      guard tree.inside(chain).contains(where: { tree.isNamed($0, oneOf: vocabulary[.standings].names) }) else {
        continue
      }
      let operand = self.operand(tree.subtree(of: chain))
      guard isProperty(operand, of: elements), let last = operand.names.last, vocabulary[.standings].contains(last)
      else {
        continue
      }
      return decision(
        .filter, at: chain, subject: operand.path, text: tree.text(of: tree.subtree(of: chain)))
    }
    return nil
  }

  private func isStatus(_ operand: Operand) -> Bool { isStatusName(operand.names[1]) || isState(operand) }

  /// The value of `if case .open = value`, `guard case` and `switch value`.
  private func matchedValue(_ node: Int) -> Int? {
    switch tree[node].kind {
    case .switch: return tree.firstChild(of: node)
    case .caseBinding: return tree.children(of: node).dropFirst().first { _ in true }
    default: return nil
    }
  }

  /// `[.open, .due]` of `[.open, .due].contains(…)`
  func listLiteral(of call: CodeCall) -> Int? {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names) else { return nil }
    return listLiteral(tree.base(of: call.chain)..<call.callee)
  }

  /// `$0.hazard?.group`
  private func isPropertyOfPart(_ operand: Operand, of elements: [String]) -> Bool {
    operand.names.count > 2 && operand.names.first.map(elements.contains) ?? false
      && !tree.contains(.call, in: operand.range) && !computes(operand)
  }

  /// `$0.name`, one step from the element.
  func isProperty(_ operand: Operand, of elements: [String]) -> Bool {
    guard operand.names.count == 2, !tree.contains(.call, in: operand.range), !computes(operand),
      let first = operand.names.first
    else { return false }
    return elements.contains(first)
  }
}
