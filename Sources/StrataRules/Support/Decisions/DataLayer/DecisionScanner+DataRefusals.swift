import StrataModel

/// Refusals of the data layer by other checks than comparisons: by what a string begins with, by a clash with what
/// exists, and by divisibility.
extension DecisionScanner {
  func refusalsInData() -> [Decision] {
    guard setting == .data, signs.contains(.refusal) else { return [] }
    return (signs.isDisjoint(with: [.textCheck, .containment, .choice]) ? [] : refusingCalls())
      + (signs.contains(.arithmetic) ? divisions() : [])
  }

  private func refusingCalls() -> [Decision] {
    calls.compactMap { call in
      guard tree[call.callee].kind == .member, !tree[call.callee].flags.contains(.exempt) else { return nil }
      let isText = tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names)
      let isClash = tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names)
      guard isText || isClash, let statement = refusing(call.chain) else { return nil }
      if isText, checksText(call) {
        return decision(
          .validation, at: call.chain, subject: operand(tree.base(of: call.chain)..<call.callee).path,
          text: tree.text(of: tree.subtree(of: call.chain)))
      }
      guard isClash, clashes(call, in: statement) else { return nil }
      return decision(
        .filter, at: call.chain, subject: operand(tree.base(of: call.chain)..<call.callee).path,
        text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// The statement whose condition contains a node, if it throws an error that is not about unreadable data.
  func refusing(_ node: Int) -> Int? {
    guard let statement = outcomes.statement(around: node), !isInsideFilter(node) else { return nil }
    let blocks = outcomes.blocks(of: statement)
    guard blocks.contains(where: { outcomes.throwsError($0) }), !blocks.contains(where: isUnreadable) else {
      return nil
    }
    return statement
  }

  /// `code.hasPrefix("LIB")`: neither an address, a path, a media type nor a mark of a syntax.
  private func checksText(_ call: CodeCall) -> Bool {
    guard let argument = tree.onlyChild(of: call.suffix), let text = tree.text(tree.value(of: argument)),
      text.contains(where: { $0.isLetter || $0.isNumber }),
      text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "-" })
    else { return false }
    let value = operand(core(tree.base(of: call.chain)..<call.callee))
    guard !isForDisplay(value.names.last.map { Words.split($0) } ?? []),
      !value.mentions(vocabulary[.technicalInData]) || value.mentions(vocabulary[.identities])
        || value.mentions(vocabulary[.coupons]),
      !value.mentions(vocabulary[.discriminators])
    else { return false }
    if value.names.count == 1 { return isParameter(value.names[0], typed: vocabulary[.textTypes]) }
    return property(of: value).map { isOfEntity(value) && holdsText($0) } ?? false
  }

  /// `if bookings.contains(where: { $0.day == booking.day }) { throw … }`, `guard !member.loans.contains(book.id) else …`
  private func clashes(_ call: CodeCall, in statement: Int) -> Bool {
    let isNegated = outcomes.parents[call.chain].map { tree[$0].kind == .prefixOperator } ?? false
    guard tree[statement].kind == .if && !isNegated || tree[statement].kind == .guard && isNegated else { return false }
    guard let closure = tree.closures(of: call.suffix).first else { return isPartOfEntity(call) }
    let elements = ["$0"] + tree.parameterNames(ofClosure: closure)
    return tree.operators(in: tree.statements(ofClosure: closure)) { $0 == "==" }.contains { use in
      let (left, right) = (operand(use.left), operand(use.right))
      guard isProperty(left, of: elements), let name = left.names.last, right.number == nil, !right.names.isEmpty,
        isDomainValue(left), isDomainValue(right) || right.names.count == 1 && isParameter(right.names[0])
      else { return false }
      return !Words.contains(name, in: vocabulary[.identities])
    }
  }

  private func isPartOfEntity(_ call: CodeCall) -> Bool {
    let part = tree.base(of: call.chain)..<call.callee
    guard let list = part.last(where: { tree[$0].kind == .member }), let property = property(at: list),
      isCollection(property), let owner = project.graph.enclosingType(of: property), isModel(owner),
      let argument = tree.onlyChild(of: call.suffix)
    else { return false }
    return !operand(tree.inside(argument)).names.isEmpty
  }

  /// `if order.bottles % 6 != 0 { throw … }`, where the number is one of the domain.
  private func divisions() -> [Decision] {
    tree.operators(in: range) { $0 == "%" }.compactMap { use in
      let (value, divisor) = (lastTerm(before: use), operand(use.right))
      guard let number = tree.number(use.right.lowerBound), number > 1, isNumberOfDomain(value), !isOfMachine(value),
        divisor.names.isEmpty, refusing(use.node) != nil, !tree[use.node].flags.contains(.exempt)
      else { return nil }
      return decision(.validation, at: use.left.lowerBound, subject: value.path, text: tree.text(of: use))
    }
  }
}
