import StrataModel

/// Shares and remainders of what values of the domain have: `Double(pass.used) / Double(pass.total)`.
extension DecisionScanner {
  /// A ratio of two numbers of the domain, or of how many elements fulfil a condition and how many there are. A progress is
  /// only drawn.
  func isShareOfDomain(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard let dividend = dividend(of: use) else { return false }
    let (part, whole) = (resolved(dividend), resolved(withoutLimit(use.right)))
    let (left, right) = (operand(core(part)), operand(core(whole)))
    guard !isShape(left, right), !isOfMachine(left), !isOfMachine(right),
      isNumberOfShare(left) && isNumberOfShare(right) || countsChosen(part) && isLength(right)
        || isSumOfDomain(part) && isSumOfDomain(whole)
    else { return false }
    if setting == .view { return isResultOfView(use.node) }
    return isUsedOrShown(use.node) && !isAppearance(resultWords(of: use.node))
  }

  private func isSumOfDomain(_ part: Range<Int>) -> Bool {
    tree.calls(in: part).contains { tree.isNamed($0.callee, oneOf: vocabulary[.reduceFunctions].names) }
      && readsNumbers(part)
  }

  /// Whether a number is used, or a view model writes it into a text, also by a local constant.
  private func isUsedOrShown(_ node: Int) -> Bool {
    if isResultUsed(node) { return true }
    guard setting == .viewModel else { return false }
    return isInText(node) || localConstant(with: node).map { uses(ofConstant: $0).contains(where: isInText) } ?? false
  }

  func localConstant(with node: Int) -> Int? {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .localVariable: return ancestor
      case .sequence, .tuple, .ternary, .argument, .call, .chain: continue
      default: return nil
      }
    }
    return nil
  }

  /// A number of a value of the domain, in Data also of a DTO, or how many parts one has.
  private func isNumberOfShare(_ operand: Operand) -> Bool {
    guard isNumberOfDomain(operand) || countedProperty(of: operand) != nil && isDomainValue(operand),
      let name = operand.names.last
    else { return false }
    return !Words.split(name).contains { word in
      isMeasure(word) && !vocabulary[.lengths].contains(word) && !vocabulary[.capacities].contains(word)
    }
  }

  /// `used` in `used / total` and in `used * 100 / total`
  private func dividend(of use: OperatorUse) -> Range<Int>? {
    let last = lastTerm(before: use)
    guard last.number == 100 else { return last.number == nil ? last.range : nil }
    let times = last.range.lowerBound - 1
    guard times > use.left.lowerBound, tree[times].kind == .binaryOperator, tree.isNamed(times, "*") else { return nil }
    var start = use.left.lowerBound
    while Int(tree[start].next) < times { start = Int(tree[start].next) }
    return start..<times
  }

  /// `exams.count` of `max(exams.count, 1)`
  func withoutLimit(_ range: Range<Int>) -> Range<Int> {
    let part = core(range)
    guard let first = part.first, tree[first].kind == .chain, let call = tree.calls(ofChain: first).last,
      tree[call.callee].kind == .identifier, tree.isNamed(call.callee, oneOf: vocabulary[.numberFunctions].names),
      let value = tree.arguments(of: call.suffix).first(where: { operand(tree.inside($0)).number == nil })
    else { return part }
    return tree.inside(value)
  }

  /// Of the name of a local constant, its value.
  func resolved(_ range: Range<Int>) -> Range<Int> {
    let part = core(range)
    guard let first = part.first, Int(tree[first].next) == part.upperBound, tree[first].kind == .identifier,
      let value = locals.variable(named: tree.name(first), at: first)?.value
    else { return part }
    return core(tree.subtree(of: value))
  }

  /// `exams.filter { $0.isPassed }.count`, whose condition reads a value of the domain, in Data also a DTO; `passed.count`
  /// after `let passed = exams.filter { … }`.
  private func countsChosen(_ part: Range<Int>) -> Bool {
    let counting = tree.calls(in: part).contains { tree.isNamed($0.callee, oneOf: vocabulary[.lengths].names) }
    guard counting || isLength(operand(part)) else { return false }
    if chooses(in: part) { return true }
    guard let first = part.first, let list = locals.variable(named: tree.name(tree.base(of: first)), at: first)?.value
    else { return false }
    return chooses(in: tree.subtree(of: list))
  }

  private func chooses(in part: Range<Int>) -> Bool {
    tree.calls(in: part).contains { call in
      guard
        tree.isNamed(call.callee, oneOf: vocabulary[.filterFunctions].names)
          || tree.isNamed(call.callee, oneOf: vocabulary[.lengths].names)
      else { return false }
      return tree.inside(call.suffix).contains { node in
        guard tree[node].kind == .member, let owner = propertyRead(at: node).flatMap(project.graph.enclosingType)
        else { return false }
        return isModel(owner) || setting == .data && project.role(of: owner) == .dto
      }
    }
  }

  /// Whether code reads numbers of values of the domain, or of DTOs.
  func readsNumbers(_ part: Range<Int>) -> Bool {
    part.contains { node in
      guard tree[node].kind == .member, let property = property(at: node), isNumber(property),
        let owner = project.graph.enclosingType(of: property)
      else { return false }
      return isModel(owner)
        || project.role(of: owner) == .dto
          && !vocabulary.isTechnicalType(project.graph[owner].name)
    }
  }

  // MARK: Remainders

  /// `dto.gross - Double(dto.crates) * crateWeight`: in Data, a number less a number of parts times a constant.
  func isNetOfConstant(_ use: OperatorUse) -> Bool {
    guard setting == .data, tree.isNamed(use.node, "-"), isNumberOfShare(lastTerm(before: use)) else { return false }
    let parts = tree.siblings(in: tree.inside(use.sequence))
    guard let position = parts.firstIndex(of: use.node), position + 3 < parts.count,
      tree.isNamed(parts[position + 2], "*")
    else { return false }
    let factors = [parts[position + 1], parts[position + 3]].map { operand(tree.subtree(of: $0)) }
    guard factors.contains(where: { isNumberOfShare($0) && !isOfMachine($0) }),
      let constant = factors.lazy.compactMap({ $0.number ?? self.constant(among: [$0]) }).first
    else { return false }
    guard abs(constant) != 1, !isConversion(constant, "*") else { return false }
    return isResultUsed(use.node) || call(around: use.node).map(isConstruction) ?? false
  }

  private func isRemainder(_ use: OperatorUse, _ right: Operand) -> Bool {
    let left = lastTerm(before: use)
    guard tree.isNamed(use.node, "-"), left.names.dropLast() == right.names.dropLast(),
      left.names.count > 1 || isCodeOfTransfer || isCodeOfModel, left.names.last != right.names.last
    else { return false }
    return [left, right].allSatisfy { isNumberOfDomain($0) && isNumberOfShare($0) && !isOfMachine($0) }
  }

  /// `hall.seats - hall.taken`, written into a text: of one value, what is left of a number.
  func isShownRemainder(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting != .data, isRemainder(use, right) else { return false }
    return setting == .viewModel ? isUsedOrShown(use.node) : isInText(use.node)
  }

  /// In a string, an argument of a text, or in what formats a number.
  private func isInText(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .stringLiteral: return true
      case .block, .closure: return false
      case .chain:
        let formats = tree.calls(ofChain: ancestor).contains { call in
          vocabulary[.textTypes].contains(tree.name(call.callee))
            || vocabulary[.formatters].matches(tree.name(call.callee))
            || Words.contains(tree.name(call.callee), in: vocabulary[.texts])
        }
        if formats { return true }
      default: continue
      }
    }
    return false
  }
}
