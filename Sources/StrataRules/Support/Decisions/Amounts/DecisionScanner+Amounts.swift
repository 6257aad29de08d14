import StrataDefinition
import StrataModel

extension DecisionScanner {
  // MARK: Calculations

  /// Arithmetic with an amount: `amt * 0.01`, `subtotal + tax`. Of a sequence of operators whose left sides all begin
  /// at one position, only the first one is reported.
  func calculations() -> [Decision] {
    var found: [Decision] = []
    var row = OperatorRow()
    for use in tree.operators(in: range, where: { Self.arithmetic.contains($0) }) {
      row.enter(use.sequence)
      guard row.isPromising != false, row.isLayout != true, !row.done.contains(use.left.lowerBound),
        !tree[use.node].flags.contains(.exempt)
      else {
        continue
      }
      let (left, right) = (row.left(of: use, in: self), operand(use.right))
      // Most of what is added is text, which is known before the names of the sequence are looked up.
      guard mayBeQuantity(left), mayBeQuantity(right) else { continue }
      let isPromising = row.isPromising ?? namesQuantity(use.sequence)
      row.isPromising = isPromising
      guard isPromising, isQuantity(left), let decision = calculation(use, left, right) else { continue }
      let isLayout = row.isLayout ?? isLayout(use.node, [left, right])
      row.isLayout = isLayout
      if isLayout { continue }
      found.append(decision)
      row.done.insert(use.left.lowerBound)
    }
    return found
  }

  private func calculation(_ use: OperatorUse, _ left: Operand, _ right: Operand) -> Decision? {
    guard isQuantity(right) else { return nil }
    let name = tree.name(use.node)
    guard
      hasAmounts(left, right, under: name) || isShare(left, right, under: name)
        || (Self.products.contains(name) && yieldsAmount(use.node))
        || name == "*" && (isRate(left, per: right) || isRate(right, per: left))
        || name == "*" && isPropertyOfDomain(right) && isPropertyOfDomain(lastTerm(before: use))
        || accumulates(use, left, right) || computesOfDomain(use, left, right) || isShownRemainder(use, right)
        || name == "*" && multipliesOfDomain(use, right) || computesWithParameter(use, right)
        || name == "/" && (isAverage(use, right) || dividesOfDomain(use, right) || isShareOfDomain(use, right))
        || changesByConstant(use, right)
        || Self.products.contains(name) && changesInput(use, right) || changesParameter(use, right)
        || changesTimeSpan(use, right) || changesByShare(use) || changesResult(use, right)
        || isNetOfConstant(use)
        || Self.products.contains(name) && isMoneyTimesConstant(lastTerm(before: use), right)
    else { return nil }
    if let number = left.number ?? right.number {
      if number == 0 || abs(number) == 1 || isConversion(number, name) { return nil }
      if let factor = right.number, isConversion(factor, name) { return nil }
    }
    var result = decision(.calculation, at: use.left.lowerBound, subject: "amounts", text: tree.text(of: use))
    let sides = [left, right]
    result.isAboutValue =
      !sides.contains { $0.mentions(vocabulary[.criteria]) || isTotal($0) } && !yieldsAmount(use.node)
      && (sides + [lastTerm(before: use)]).contains { isPropertyOfDomain($0) || isTermOfDomain($0) }
    return result
  }

  /// Whether an expression contains such a name; without any, no operator in it calculates with amounts.
  private func namesQuantity(_ sequence: Int) -> Bool {
    let all = operand(tree.inside(sequence))
    return all.mentions(vocabulary[.amounts])
      || all.names.contains { name in
        [Vocabulary.List.totals, .traits].contains { vocabulary[$0].contains(name) }
      }
      || all.names.contains { name in
        Words.split(name).dropFirst().dropLast().contains { vocabulary[.rateWords].contains($0) }
      }
      || yieldsAmount(sequence) || multipliesProperties(sequence) || addsProperty(sequence)
      || all.names.contains { vocabulary[.moneyTypes].contains($0) }
      || dividesByCount(sequence) || isHandedToDomain(sequence) || changesParameter(in: sequence)
      || changesTimeSpan(in: sequence) || changesResult(in: sequence)
  }

  /// `dosePerHive`, of which the other factor is a number: `hiveCount`.
  private func isRate(_ rate: Operand, per count: Operand) -> Bool {
    guard setting != .data, let name = rate.names.last, let counted = count.names.last else { return false }
    let words = Words.split(name)
    guard let per = words.firstIndex(where: { vocabulary[.rateWords].contains($0) }), per > 0, per + 1 < words.count
    else { return false }
    return !Set(words[(per + 1)...]).isDisjoint(with: Words.split(counted).map(\.singular))
  }

  /// Whether a factor is a property of a value of the domain.
  private func multipliesProperties(_ sequence: Int) -> Bool {
    tree.operators(in: tree.subtree(of: sequence)) { $0 == "*" || $0 == "/" || $0 == "%" }.contains { use in
      isPropertyOfDomain(element(operand(use.right))) || isPropertyOfDomain(element(lastTerm(before: use)))
    }
  }

  /// Whether words of a name are those of a position, a size or a text.
  func isForDisplay(_ words: [String]) -> Bool {
    words.contains { vocabulary[.technical].contains($0) || vocabulary[.texts].contains($0) }
  }

  // MARK: Helpers

  /// Whether an operand is no text and no list, as far as the operand itself shows.
  private func mayBeQuantity(_ operand: Operand) -> Bool {
    !operand.hasText && !operand.hasList && (operand.number != nil || !operand.names.isEmpty)
  }

  private func isQuantity(_ operand: Operand) -> Bool {
    guard mayBeQuantity(operand), !isTextVariable(operand) else { return false }
    if isNumberOfDomain(operand) || answersAmount && isComputedFromModel(operand) { return true }
    if setting != .data || !operand.isForDisplay { return !operand.isForDisplay || isAmountOfTime(operand) }
    // A row may be one of a table of the database: only the names of its properties say what they are.
    return operand.names.count > 1
      && !operand.names.enumerated().contains { position, name in
        let isReceiver = position + 1 < operand.names.count && name.first?.isLowercase == true
        return !isReceiver && isForDisplay(Words.split(name))
      }
  }

  /// `cost` after `let cost: String = …`
  private func isTextVariable(_ operand: Operand) -> Bool {
    guard operand.names.count == 1, operand.number == nil,
      let type = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.type
    else { return false }
    let facts = project.graph.facts(of: body.declaration)
    return facts.nominalName(of: tree[type].payload).map { vocabulary[.textTypes].contains($0) } ?? false
  }

  /// Sums need amounts on both sides (the operands of `price + period` are strings); products and quotients on one.
  private func hasAmounts(_ left: Operand, _ right: Operand, under name: String) -> Bool {
    let sides = [left, right].map { $0.mentions(vocabulary[.amounts]) || isMoneyOfDomain($0) }
    if Self.products.contains(name) { return sides.contains(true) }
    let isAmount = [left, right].map {
      $0.number != nil || $0.mentions(vocabulary[.criteria]) || $0.mentions(vocabulary[.amountValues])
    }
    return sides.contains(true) && !isAmount.contains(false)
  }

  /// `home.allowance`, if that is a `Decimal`: an amount by its type.
  private func isMoneyOfDomain(_ operand: Operand) -> Bool {
    guard setting != .data, isNumberOfDomain(operand), let property = property(of: operand) else { return false }
    return hasType(property, in: .moneyTypes)
  }

  /// `Decimal(rounds) * 12.5`: the type of money, and a price in the code.
  private func isMoneyTimesConstant(_ left: Operand, _ right: Operand) -> Bool {
    guard setting != .data, let number = left.number ?? right.number, abs(number) >= 2 else { return false }
    return [left, right].contains { operand in
      guard operand.number == nil, let first = operand.range.first, tree[first].kind == .chain else { return false }
      return tree.isNamed(tree.base(of: first), oneOf: vocabulary[.moneyTypes].names)
    }
  }

  /// `let deposit = hours * 1.5`: the result has the name of an amount.
  private func yieldsAmount(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .argument: return call(around: node).map { sendsAmount($0) || isAmount(ancestor, of: $0) } ?? false
      case .return: return answersAmount
      case .closure, .block, .stringLiteral: return false
      case .localVariable:
        guard let pattern = tree.firstChild(of: ancestor), tree[pattern].kind == .bindingPattern else { return false }
        return namesAmount(tree.name(pattern))
      case .sequence:
        guard let first = tree.firstChild(of: ancestor), Int(tree[first].next) < Int(tree[ancestor].next),
          tree[Int(tree[first].next)].kind == .assignment
        else { continue }
        return namesAmount(tree.path(of: first).last ?? "")
      default: continue
      }
    }
    let only = statement(of: node)
    return only == range.lowerBound && Int(tree[only].next) == range.upperBound && answersAmount
  }

  /// Whether the function or property has the name of an amount: `price(of:)`.
  var answersAmount: Bool {
    guard body.kind == .function || body.kind == .accessor else { return false }
    return areOfAmount(words) || setting != .data && answersMoney && !isForDisplay(words)
  }

  /// `price.accept(…)`
  private func sendsAmount(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.sendingFunctions].names) else { return false }
    return tree.path(of: call.chain).dropLast().last.map(namesAmount) ?? false
  }

  private func namesAmount(_ name: String) -> Bool { areOfAmount(Words.split(name)) }

  /// Whether words of a name are those of an amount.
  func areOfAmount(_ words: [String]) -> Bool {
    words.contains { vocabulary[.amounts].contains($0) } && !isForDisplay(words)
  }

  /// `total * 0.1`: a share of a value that is neither a length nor a progress. In Data only of values of the domain, of
  /// whose totals also multiples.
  private func isShare(_ left: Operand, _ right: Operand, under name: String) -> Bool {
    guard let number = left.number ?? right.number, number > 0 else { return false }
    let sides = [left, right]
    if setting == .view {
      return Self.products.contains(name) && isPercentage(number) && isShareOfTotal(sides, number)
    }
    guard name == "*" || name == "*=" else { return false }
    // `celsius * 1.8`, `let miles = track.length * 0.62`
    if sides.contains(where: { $0.mentions(vocabulary[.unitWords]) }) { return false }
    if setting == .data, sides.contains(where: { isTotal($0) && isPropertyOfDomain($0) }) { return true }
    guard number < 2, number != number.rounded() else { return false }
    if isPercentage(number), sides.contains(where: { isPropertyOfDomain($0) }) { return true }
    return setting == .viewModel && sides.contains { isTotal($0) || isTrait($0) || isTraitAsParameter($0) }
  }

  /// `viewModel.total / 1.19`, `order.total * 0.2`: of a total that nothing is drawn with.
  private func isShareOfTotal(_ sides: [Operand], _ number: Double) -> Bool {
    number != number.rounded() && sides.contains { $0.names.count > 1 && isTotal($0) && !isDrawnMember($0) }
  }

  /// Whether a number has two decimals at most: others convert units.
  func isPercentage(_ number: Double) -> Bool { number * 100 == (number * 100).rounded() }

  /// Cents to euros, minutes to seconds.
  func isConversion(_ number: Double, _ name: String) -> Bool {
    (name == "*" || name == "/") && Self.unitFactors.contains(number)
  }

  private static let unitFactors: Set<Double> = [10, 100, 1000, 10_000, 100_000, 1_000_000, 60, 3600, 1024]

  private static let products: Set<String> = ["*", "/", "*=", "/=", "%"]
  static let ranges: Set<String> = ["..<", "..."]
  static let arithmetic: [OperatorText] = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
}

/// Results for the operators of one sequence.
private struct OperatorRow {
  private var sequence = -1
  private var lefts: [Int: Operand] = [:]
  /// Whether something in it can be an amount; nil if not computed yet.
  var isPromising: Bool?
  /// It is part of a statement about layout; nil if not computed yet.
  var isLayout: Bool?
  /// Starts of left sides with a calculation.
  var done: Set<Int> = []

  /// Begins anew with a sequence that is another one.
  mutating func enter(_ sequence: Int) {
    if sequence == self.sequence { return }
    self = OperatorRow()
    self.sequence = sequence
  }

  /// The left side of an operator, from that of the previous operator.
  mutating func left(of use: OperatorUse, in scanner: DecisionScanner) -> Operand {
    let start = use.left.lowerBound
    if lefts[start] == nil { lefts[start] = scanner.operand(start..<start) }
    lefts[start]?.extend(to: use.left.upperBound, in: scanner.tree)
    return lefts[start] ?? scanner.operand(use.left)
  }
}
