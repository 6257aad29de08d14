import StrataModel

/// A value that is compared with a bound, however that is written: with an operator, as a range that contains the value,
/// as a pattern, or by a function that compares dates.
struct Comparison {
  enum Form {
    /// `a < b`
    case ordering
    /// `a == b`
    case equality
    /// `(1...8).contains(a)`, `1...8 ~= a`, `switch a { case 1...8: … }`
    case range
    /// `a.compare(b) == .orderedAscending`
    case dates
  }

  var form: Form
  /// The node with the result: an operator, a call, a `switch`, the binding of an `if case`.
  var node: Int
  /// Where it is reported.
  var start: Int
  var text: String
  /// The value; the bound, if that is written first.
  var left: Operand
  var right: Operand
  /// The bound, if it is a number; of a range, the one that is further from zero.
  var number: Double?
  /// Of a range, whether it has two ends.
  var hasTwoBounds = false
  /// The statement that it decides, if any.
  var statement: Int?
  /// Whether one of the branches leads to an error.
  var fails = false

  /// The sides that are not the number.
  var subjects: [Operand] {
    if form == .range, number != nil { return [left] }
    return [left, right].filter { $0.number == nil }
  }

  /// The side that is reported as the value.
  var subject: Operand { left.number == nil ? left : right }

  /// Whether the bound says only that there is something, or one of it.
  var isTrivial: Bool { number.map(Self.isTrivial) ?? false }

  static func isTrivial(_ number: Double) -> Bool { abs(number) == 1 || number == 0 }
}

extension DecisionScanner {
  /// All comparisons in a part of the code, without what they decide.
  func comparisons(in part: Range<Int>) -> [Comparison] {
    tree.comparisons(in: part).compactMap { comparison($0) } + rangeChecks(in: part) + rangePatterns(in: part)
  }

  private func comparison(_ use: OperatorUse) -> Comparison? {
    guard !tree[use.node].flags.contains(.exempt) else { return nil }
    let text = tree.operatorText(use.node)
    if text == "~=" {
      return comparison(use.right, isIn: rangeBounds(use.left), at: use.node, use.left.lowerBound, tree.text(of: use))
    }
    if !text.isOrdering, let dates = comparisonOfDates(use) { return dates }
    let (left, right) = (original(use.left), original(use.right))
    var result = Comparison(
      form: text.isOrdering ? .ordering : .equality, node: use.node, start: use.left.lowerBound,
      text: tree.text(of: use), left: left, right: right, number: left.number ?? right.number)
    // `beds > 1` means `beds >= 2`.
    let excludesOne = left.number == nil ? text == ">" || text == "<=" : text == "<" || text == ">="
    if result.number == 1, excludesOne, isCountableValue(result.subject) { result.number = 2 }
    return result
  }

  // MARK: Ranges

  /// `(1...100).contains(amount)`
  private func rangeChecks(in part: Range<Int>) -> [Comparison] {
    guard signs.contains(.containment) else { return [] }
    return calls.compactMap { call in
      guard part.contains(call.chain), !tree[call.callee].flags.contains(.exempt),
        tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names),
        let argument = tree.firstChild(of: call.suffix)
      else { return nil }
      let base = tree.base(of: call.chain)
      let bounds =
        Int(tree[base].next) == call.callee
        ? rangeBounds(tree.subtree(of: base)) : intervalBounds(base, before: call.callee)
      return comparison(
        tree.inside(argument), isIn: bounds, at: call.chain, call.chain,
        tree.shortened(tree.text(of: tree.subtree(of: call.chain))))
    }
  }

  /// `switch amount { case ..<1000: … }`, `if case ..<1000 = amount { … }`
  private func rangePatterns(in part: Range<Int>) -> [Comparison] {
    guard signs.contains(.switch) else { return [] }
    let switches = tree.all(.switch, in: part).compactMap { node -> Comparison? in
      guard let value = tree.firstChild(of: node) else { return nil }
      let patterns = tree.children(of: node).flatMap { Array(tree.children(of: $0)) }
        .filter { tree[$0].kind == .expressionPattern }
      let bounds = patterns.flatMap { rangeBounds(tree.subtree(of: $0)) }
      let subject = original(tree.subtree(of: value))
      return comparison(tree.subtree(of: value), isIn: bounds, at: node, value, "switch \(subject.path)")
    }
    let cases = tree.all(.caseBinding, in: part).compactMap { node -> Comparison? in
      guard let pattern = tree.firstChild(of: node), tree[pattern].kind == .expressionPattern else { return nil }
      let value = Int(tree[pattern].next)
      guard value < Int(tree[node].next) else { return nil }
      let text = "case \(tree.text(of: tree.inside(pattern))) = \(original(tree.subtree(of: value)).path)"
      return comparison(
        tree.subtree(of: value), isIn: rangeBounds(tree.subtree(of: pattern)), at: node, value, tree.shortened(text))
    }
    return switches + cases
  }

  private func comparison(
    _ value: Range<Int>, isIn bounds: [Range<Int>], at node: Int, _ start: Int, _ text: String
  ) -> Comparison? {
    guard !bounds.isEmpty, !tree[node].flags.contains(.exempt) else { return nil }
    let operands = bounds.map { original($0) }
    let numbers = operands.compactMap(\.number)
    let isNumber = numbers.count == operands.count
    guard let bound = operands.first(where: { $0.number == nil }) ?? operands.last else { return nil }
    return Comparison(
      form: .range, node: node, start: start, text: text, left: original(value), right: bound,
      number: isNumber ? numbers.max { abs($0) < abs($1) } : nil, hasTwoBounds: bounds.count > 1)
  }

  /// The ends of a range that is written in a part of the code, or is the value of a constant: `1...8`, `(..<18)`,
  /// `18...`, `allowed`.
  func rangeBounds(_ part: Range<Int>) -> [Range<Int>] {
    guard let first = part.first else { return [] }
    if let node = tree.siblings(in: part).first(where: { isRangeOperator($0) }) {
      return [part.lowerBound..<node, Int(tree[node].next)..<part.upperBound]
    }
    guard Int(tree[first].next) == part.upperBound else { return [] }
    let value = tree.unwrapped(first)
    switch tree[value].kind {
    case .sequence, .expressionPattern: return rangeBounds(tree.inside(value))
    case .prefixOperator: return Self.ranges.contains(tree.name(value)) ? [tree.inside(value)] : []
    case .chain:
      let last = Array(tree.suffixes(of: value)).last
      guard let last, tree[last].kind == .postfixOperator, Self.ranges.contains(tree.name(last)) else { return [] }
      return [tree.base(of: value)..<last]
    case .identifier:
      let constant = locals.variable(named: tree.name(value), at: value)?.value ?? ownConstant(named: tree.name(value))
      return constant.map { tree[$0].kind == .identifier ? [] : rangeBounds(tree.subtree(of: $0)) } ?? []
    default: return []
    }
  }

  /// `DateInterval(start: first, end: last)`
  private func intervalBounds(_ base: Int, before callee: Int) -> [Range<Int>] {
    let call = Int(tree[base].next)
    guard tree[call].kind == .call, Int(tree[call].next) == callee,
      tree.isNamed(base, oneOf: vocabulary[.intervalTypes].names)
    else { return [] }
    return tree.children(of: call).filter { tree.isNamed($0, oneOf: vocabulary[.intervalBounds].names) }
      .map { tree.inside($0) }
  }

  private func isRangeOperator(_ node: Int) -> Bool {
    tree[node].kind == .binaryOperator && Self.ranges.contains(tree.name(node))
  }

  /// The initial value of a constant of the type, if it is in the same file.
  private func ownConstant(named name: String) -> Int? {
    guard !isParameter(name), let property = property(named: name), property.file == body.file,
      project.graph[property].modifiers.contains(.constant), !project.graph[property].initialValue.isEmpty
    else { return nil }
    return Int(project.graph[property].initialValue.start)
  }

  // MARK: Dates

  /// `due.compare(Date()) == .orderedAscending`, also with the calendar's function.
  private func comparisonOfDates(_ use: OperatorUse) -> Comparison? {
    let isOrder = { [tree, vocabulary] (part: Range<Int>) in
      part.contains { tree.isNamed($0, oneOf: vocabulary[.comparisonResults].names) }
    }
    guard isOrder(use.right) != isOrder(use.left) else { return nil }
    let compared = isOrder(use.right) ? use.left : use.right
    let call = tree.calls(in: compared).first {
      tree.isNamed($0.callee, oneOf: vocabulary[.comparingFunctions].names)
    }
    guard let call, let first = tree.firstChild(of: call.suffix) else { return nil }
    let left: Range<Int>
    let right: Range<Int>
    if let other = tree.argument("to", of: call.suffix) {
      (left, right) = (tree.inside(first), tree.subtree(of: other))
    } else {
      (left, right) = (tree.base(of: call.chain)..<call.callee, tree.inside(first))
    }
    return Comparison(
      form: .dates, node: use.node, start: use.left.lowerBound, text: tree.text(of: use), left: original(left),
      right: original(right))
  }

  // MARK: Values

  /// An operand; of a local constant that is only another name for a property, or for numbers of the domain, those:
  /// `weight` after `let weight = parcel.weight`, `free` after `let free = hall.seats - hall.taken`.
  func original(_ range: Range<Int>) -> Operand {
    let operand = self.operand(range)
    guard operand.names.count == 1, operand.number == nil, !tree.contains(.call, in: range),
      let value = locals.variable(named: operand.names[0], at: range.lowerBound)?.value
    else { return operand }
    let part = core(tree.subtree(of: value))
    guard !tree.contains(.closure, in: part) else { return operand }
    var original = self.operand(part)
    original.alias = operand.names[0]
    if tree.contains(.binaryOperator, in: part) { return isComputedOfDomain(original) ? original : operand }
    guard !tree.contains(.call, in: part), !original.hasText else { return operand }
    return original.names.count > 1 || isOwnProperty(original) ? original : operand
  }

  /// The value without a conversion to another type of number, and without a default: `parcel.weight` of
  /// `Double(parcel.weight ?? 0)`.
  func core(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let next = Int(tree[first].next)
    if next < range.upperBound {
      return tree[next].kind == .binaryOperator && tree.isNamed(next, "??") ? core(first..<next) : range
    }
    let value = tree.unwrapped(first)
    switch tree[value].kind {
    case .sequence: return core(tree.inside(value))
    case .chain:
      guard let call = tree.initializer(value, of: vocabulary[.numberTypes]), let argument = tree.firstChild(of: call),
        tree[argument].next == tree[call].next
      else { return unrounded(value) }
      return core(tree.inside(argument))
    default: return tree.subtree(of: value)
    }
  }

  /// `parcel.weight` of `parcel.weight.rounded()`
  private func unrounded(_ chain: Int) -> Range<Int> {
    let end = Int(tree[chain].next)
    for suffix in tree.suffixes(of: chain) where tree[suffix].kind == .member {
      let call = Int(tree[suffix].next)
      guard call < end, tree[call].kind == .call, Int(tree[call].next) == end,
        tree.isNamed(suffix, oneOf: vocabulary[.roundings].names)
      else { continue }
      return chain..<suffix
    }
    return chain..<end
  }
}

extension CodeTree {
  /// The nodes of a range that are not inside others of it.
  func siblings(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var node = range.lowerBound
    while node < range.upperBound {
      result.append(node)
      node = Int(self[node].next)
    }
    return result
  }
}
