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
      if row.enter(use.sequence) { row.isPromising = namesQuantity(use.sequence) }
      guard row.isPromising, row.isLayout != true, !row.done.contains(use.left.lowerBound),
        !tree[use.node].flags.contains(.exempt)
      else {
        continue
      }
      let left = row.left(of: use, in: self)
      guard isQuantity(left) else { continue }
      guard let decision = calculation(use, left, operand(use.right)) else { continue }
      let isLayout = row.isLayout ?? isLayout(use.node)
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
    else { return nil }
    if let number = left.number ?? right.number {
      guard number != 0, abs(number) != 1, !isConversion(number, name) else { return nil }
    }
    return decision(.calculation, at: use.left.lowerBound, subject: "amounts", text: tree.text(of: use))
  }

  /// Whether an expression contains such a name; without any, no operator in it calculates with amounts.
  private func namesQuantity(_ sequence: Int) -> Bool {
    let all = operand(tree.inside(sequence))
    return all.mentions(vocabulary[.amounts])
      || all.names.contains { name in
        [Vocabulary.List.totals, .traits, .measures].contains { vocabulary[$0].contains(name) }
      } || yieldsAmount(sequence)
  }

  /// Sums: `items.reduce(0) { $0 + $1.price }`.
  func sums() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.reduceFunctions].names) else { return nil }
      guard sumsAmounts(call) else { return nil }
      return decision(
        .calculation, at: call.chain, subject: "amounts", text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// Whether the elements that a call adds up are amounts. What the elements themselves are called says nothing:
  /// `lines.reduce(0) { $0 + $1.price }`, `rows.map(\.price).reduce(0, +)`.
  private func sumsAmounts(_ call: CodeCall) -> Bool {
    let elements = operand(tree.subtree(of: call.chain)).names.map { Words.split($0) }
    let first = elements.firstIndex { areOfAmount($0) }
    if let first, elements[first...].contains(where: isForDisplay) { return false }
    var found = first != nil
    for closure in tree.all(.closure, in: tree.subtree(of: call.chain)) {
      let isChoice = self.call(around: closure).map { tree.isNamed($0.callee, oneOf: vocabulary[.choosers].names) }
      guard isChoice != true else { continue }
      let value = operand(tree.statements(ofClosure: closure))
      if value.isForDisplay { return false }
      if value.mentions(vocabulary[.amounts]) { found = true }
    }
    return found
  }

  /// Whether words of a name are those of a position, a size or a text.
  func isForDisplay(_ words: [String]) -> Bool {
    words.contains { vocabulary[.technical].contains($0) || vocabulary[.texts].contains($0) }
  }

  /// `switch amount { case ..<1000: … }`, `if case ..<1000 = amount { … }`
  func scales() -> [Decision] {
    let switches = tree.all(.switch, in: range).compactMap { node -> Decision? in
      guard let value = tree.firstChild(of: node), let subject = scaled(value) else { return nil }
      let patterns = tree.children(of: node).flatMap { tree.children(of: $0) }
      guard patterns.contains(where: isRange) else { return nil }
      return decision(.threshold, at: value, subject: subject.path, text: "switch \(subject.path)")
    }
    let cases = tree.all(.caseBinding, in: range).compactMap { node -> Decision? in
      guard let pattern = tree.firstChild(of: node), isRange(pattern) else { return nil }
      let value = Int(tree[pattern].next)
      guard value < Int(tree[node].next), let subject = scaled(value) else { return nil }
      let fails = outcomes.statement(around: node).map { outcomes.fails($0) } ?? false
      let text = "case \(tree.text(of: tree.inside(pattern))) = \(subject.path)"
      return decision(fails ? .validation : .threshold, at: value, subject: subject.path, text: text)
    }
    return switches + cases
  }

  /// The value that patterns compare, if it is an amount.
  private func scaled(_ value: Int) -> Operand? {
    let subject = operand(tree.subtree(of: value))
    return subject.mentions(vocabulary[.amounts]) && !subject.isForDisplay ? subject : nil
  }

  /// `0..<1000` as a pattern.
  private func isRange(_ pattern: Int) -> Bool {
    tree[pattern].kind == .expressionPattern
      && tree.inside(pattern).contains { Self.ranges.contains(tree.name($0)) }
  }

  // MARK: Patterns

  /// Checks of strings by a regular expression.
  func patterns() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.textChecks].names) else { return nil }
      let name = tree.name(call.callee)
      let arguments = tree.inside(call.suffix)
      let isMatch =
        (vocabulary[.formatPredicates].contains(name)
          && arguments.contains { tree.text($0)?.uppercased().hasPrefix("SELF MATCHES") == true })
        || (isCheck
          && (vocabulary[.regexChecks].contains(name)
            || (vocabulary[.textSearches].contains(name)
              && arguments.contains { tree.isNamed($0, oneOf: vocabulary[.regexOptions].names) })))
      guard isMatch || isAddressCheck(call) else { return nil }
      return decision(
        .validation, at: call.chain, subject: name, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// `email.contains("@")` that selects an error or is part of a check.
  private func isAddressCheck(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names),
      let argument = tree.firstChild(of: call.suffix), let value = tree.firstChild(of: argument),
      tree[value].kind == .stringLiteral
    else { return false }
    let subject = tree.path(of: call.chain)
    guard subject.contains(where: { Words.contains($0, in: vocabulary[.addresses]) }) else { return false }
    if setting == .data, subject.first.map({ !isParameter($0, typed: vocabulary[.textTypes]) }) ?? true { return false }
    return isCheck || outcomes.statement(around: call.chain).map { outcomes.fails($0) } ?? false
  }

  // MARK: Helpers

  private func isQuantity(_ operand: Operand) -> Bool {
    guard !operand.hasText, !operand.hasList, operand.number != nil || !operand.names.isEmpty else { return false }
    if setting != .data || !operand.isForDisplay { return !operand.isForDisplay }
    // A row may be one of a table of the database: only the names of its properties say what they are.
    return operand.names.count > 1
      && !operand.names.enumerated().contains { position, name in
        let isReceiver = position + 1 < operand.names.count && name.first?.isLowercase == true
        return !isReceiver && isForDisplay(Words.split(name))
      }
  }

  /// Sums need amounts on both sides (the operands of `price + period` are strings); products and quotients on one.
  private func hasAmounts(_ left: Operand, _ right: Operand, under name: String) -> Bool {
    let sides = [left, right].map { $0.mentions(vocabulary[.amounts]) }
    if Self.products.contains(name) { return sides.contains(true) }
    let isAmount = [left, right].map {
      $0.number != nil || $0.mentions(vocabulary[.criteria]) || $0.mentions(vocabulary[.amountValues])
    }
    return sides.contains(true) && !isAmount.contains(false)
  }

  /// `let deposit = hours * 1.5`: the result has the name of an amount.
  private func yieldsAmount(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .argument: return call(around: node).map(sendsAmount) ?? false
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
  private var answersAmount: Bool { (body.kind == .function || body.kind == .accessor) && areOfAmount(words) }

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

  /// `total * 0.1`: a share of a value that is neither a length nor a progress. In Data, `order.total * 2` of a value of
  /// the domain.
  private func isShare(_ left: Operand, _ right: Operand, under name: String) -> Bool {
    if setting == .data, name == "*", left.number != nil || right.number != nil {
      return [left, right].contains { isTotal($0) && isPropertyOfDomain($0) }
    }
    guard setting == .viewModel, name == "*", let number = left.number ?? right.number,
      number > 0, number < 2, number != number.rounded()
    else { return false }
    return [left, right].contains { isTotal($0) || isTrait($0) || isTraitAsParameter($0) }
  }

  /// In a view, an amount may be an amount of blur or rotation: the words of the whole statement decide.
  private func isLayout(_ node: Int) -> Bool {
    setting == .view && operand(tree.subtree(of: statement(of: node))).mentions(vocabulary[.technical])
  }

  /// Cents to euros, minutes to seconds: powers of ten and sixty.
  private func isConversion(_ number: Double, _ name: String) -> Bool {
    (name == "*" || name == "/") && [10, 100, 1000, 10_000, 100_000, 1_000_000, 60, 3600, 1024].contains(number)
  }

  private static let products: Set<String> = ["*", "/", "*=", "/=", "%"]
  static let ranges: Set<String> = ["..<", "..."]
  static let arithmetic: [OperatorText] = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
}

/// Results for the operators of one sequence.
private struct OperatorRow {
  private var sequence = -1
  private var lefts: [Int: Operand] = [:]
  /// Whether something in it can be an amount.
  var isPromising = false
  /// It is part of a statement about layout; nil if not computed yet.
  var isLayout: Bool?
  /// Starts of left sides with a calculation.
  var done: Set<Int> = []

  /// Whether a sequence is a new one.
  mutating func enter(_ sequence: Int) -> Bool {
    if sequence == self.sequence { return false }
    self = OperatorRow()
    self.sequence = sequence
    return true
  }

  /// The left side of an operator, from that of the previous operator.
  mutating func left(of use: OperatorUse, in scanner: DecisionScanner) -> Operand {
    let start = use.left.lowerBound
    if lefts[start] == nil { lefts[start] = scanner.operand(start..<start) }
    lefts[start]?.extend(to: use.left.upperBound, in: scanner.tree)
    return lefts[start] ?? scanner.operand(use.left)
  }
}
