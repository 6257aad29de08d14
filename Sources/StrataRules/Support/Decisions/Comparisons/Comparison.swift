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
  /// Written only where the comparison is reported.
  private let makeText: () -> String
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

  init(
    form: Form, node: Int, start: Int, text: @escaping @autoclosure () -> String, left: Operand, right: Operand,
    number: Double? = nil, hasTwoBounds: Bool = false
  ) {
    (self.form, self.node, self.start, makeText) = (form, node, start, text)
    (self.left, self.right, self.number, self.hasTwoBounds) = (left, right, number, hasTwoBounds)
  }

  var text: String { makeText() }

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
  /// - Parameters:
  ///   - withEqualities: also `a == b`.
  ///   - inFilters: also `a < b` in the closures of filters.
  func comparisons(in part: Range<Int>, withEqualities: Bool = true, inFilters: Bool = true) -> [Comparison] {
    tree.comparisons(in: part).compactMap { comparison($0, withEqualities, inFilters) } + rangeChecks(in: part)
      + rangePatterns(in: part)
  }

  private func comparison(_ use: OperatorUse, _ withEqualities: Bool, _ inFilters: Bool) -> Comparison? {
    guard !tree[use.node].flags.contains(.exempt) else { return nil }
    let text = tree.operatorText(use.node)
    if text == "~=" {
      return comparison(
        use.right, isIn: rangeBounds(use.left), at: use.node, use.left.lowerBound, self.tree.text(of: use))
    }
    if !text.isOrdering {
      if signs.contains(.bound), let dates = comparisonOfDates(use) { return dates }
      if !withEqualities { return nil }
    } else if !inFilters, isInsideFilter(use.node) {
      return nil
    }
    let absolute = text.isOrdering ? self.absolute(use.left) : nil
    let (left, right) = (original(absolute ?? use.left), original(use.right))
    var result = Comparison(
      form: text.isOrdering ? .ordering : .equality, node: use.node, start: use.left.lowerBound,
      text: self.tree.text(of: use), left: left, right: right, number: left.number ?? right.number)
    // `abs(drift) <= 15` is a range.
    result.hasTwoBounds = absolute != nil && (text == "<" || text == "<=")
    // `beds > 1` means `beds >= 2`.
    let excludesOne = left.number == nil ? text == ">" || text == "<=" : text == "<" || text == ">="
    if result.number == 1, excludesOne, isCountableValue(result.subject) { result.number = 2 }
    return result
  }

  /// `drift` of `abs(drift)`
  private func absolute(_ part: Range<Int>) -> Range<Int>? {
    guard let first = part.first, Int(tree[first].next) == part.upperBound else { return nil }
    let chain = tree.unwrapped(first)
    guard tree[chain].kind == .chain, tree.isNamed(tree.base(of: chain), oneOf: vocabulary[.numberFunctions].names),
      let call = tree.calls(ofChain: chain).first, call.callee == tree.base(of: chain),
      Int(tree[call.suffix].next) == Int(tree[chain].next), let argument = tree.onlyChild(of: call.suffix)
    else { return nil }
    return tree.inside(argument)
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
      form: .dates, node: use.node, start: use.left.lowerBound, text: self.tree.text(of: use),
      left: original(left), right: original(right))
  }
}

extension CodeTree {
  /// The child of a node that has no other one.
  func onlyChild(of node: Int) -> Int? {
    firstChild(of: node).flatMap { self[$0].next == self[node].next ? $0 : nil }
  }

  /// The member in which a chain ends: `pattern` of `Self.pattern`.
  func lastMember(of chain: Int) -> Int? {
    var last: Int?
    for suffix in suffixes(of: chain) { last = suffix }
    return last.flatMap { self[$0].kind == .member ? $0 : nil }
  }

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
