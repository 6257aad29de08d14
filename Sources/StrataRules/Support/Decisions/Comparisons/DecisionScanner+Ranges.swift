import StrataModel

/// Ranges that a value is compared with.
extension DecisionScanner {
  /// `(1...100).contains(amount)`
  func rangeChecks(in part: Range<Int>) -> [Comparison] {
    guard signs.contains(.containment) else { return [] }
    return calls.compactMap { call in
      guard part.contains(call.chain), !tree[call.callee].flags.contains(.exempt),
        tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names),
        let argument = tree.firstChild(of: call.suffix)
      else { return nil }
      let base = tree.base(of: call.chain)
      let bounds =
        Int(tree[base].next) == call.callee
        ? rangeBounds(tree.subtree(of: base))
        : ownBounds(base, before: call.callee) ?? intervalBounds(base, before: call.callee)
      return comparison(
        tree.inside(argument), isIn: bounds, at: call.chain, call.chain,
        self.tree.shortened(self.tree.text(of: self.tree.subtree(of: call.chain))))
    }
  }

  /// `switch amount { case ..<1000: … }`, `if case ..<1000 = amount { … }`
  func rangePatterns(in part: Range<Int>) -> [Comparison] {
    guard signs.contains(.switch) else { return [] }
    let switches = tree.all(.switch, in: part).compactMap { node -> Comparison? in
      guard let value = tree.firstChild(of: node) else { return nil }
      var patterns: [Int] = []
      for part in tree.children(of: node) {
        for pattern in tree.children(of: part) where tree[pattern].kind == .expressionPattern {
          patterns.append(pattern)
        }
      }
      if patterns.isEmpty { return nil }
      var bounds = patterns.flatMap { rangeBounds(tree.subtree(of: $0)) }
      let numbers = bounds.isEmpty && setting == .viewModel ? numbers(among: patterns) : []
      if bounds.isEmpty && numbers.isEmpty { return nil }
      let subject = original(tree.subtree(of: value))
      if bounds.isEmpty, isCounted(subject) { bounds = numbers }
      if bounds.isEmpty { return nil }
      return comparison(tree.subtree(of: value), isIn: bounds, at: node, value, "switch \(subject.path)")
    }
    let tuples = tree.all(.switch, in: part).flatMap { partsOfTuple($0) }
    let cases = tree.all(.caseBinding, in: part).compactMap { node -> Comparison? in
      guard let pattern = tree.firstChild(of: node), tree[pattern].kind == .expressionPattern else { return nil }
      let value = Int(tree[pattern].next)
      let bounds = rangeBounds(tree.subtree(of: pattern))
      guard value < Int(tree[node].next), !bounds.isEmpty else { return nil }
      let text = "case \(tree.text(of: tree.inside(pattern))) = \(original(tree.subtree(of: value)).path)"
      return comparison(tree.subtree(of: value), isIn: bounds, at: node, value, self.tree.shortened(text))
    }
    return switches + tuples + cases
  }

  /// `switch (hull.draft, hull.kind) { case (3..., .keel): … }`
  private func partsOfTuple(_ node: Int) -> [Comparison] {
    guard let tuple = tree.firstChild(of: node), tree[tuple].kind == .tuple else { return [] }
    let patterns = tree.children(of: node).flatMap { Array(tree.children(of: $0)) }.compactMap { pattern -> [Int]? in
      let parts = tree[pattern].kind == .expressionPattern ? tree.firstChild(of: pattern) ?? pattern : pattern
      guard tree[parts].kind == .tuple || tree[parts].kind == .tuplePattern else { return nil }
      return tree.children(of: parts).map { tree[$0].kind == .argument ? tree.value(of: $0) : $0 }
    }
    return tree.children(of: tuple).enumerated().compactMap { position, argument in
      let bounds = patterns.flatMap { $0.indices.contains(position) ? rangeBounds(tree.subtree(of: $0[position])) : [] }
      guard !bounds.isEmpty else { return nil }
      let value = tree.inside(argument)
      return comparison(value, isIn: bounds, at: node, value.lowerBound, "switch \(self.original(value).path)")
    }
  }

  /// `1` and `2` of `switch room.floor { case 1, 2: … }`
  private func numbers(among patterns: [Int]) -> [Range<Int>] {
    patterns.compactMap { tree.onlyChild(of: $0) }.filter(isNumber).map { tree.subtree(of: $0) }
  }

  /// Whether a value is a number of the domain; a code is only decoded.
  private func isCounted(_ subject: Operand) -> Bool {
    !subject.mentions(vocabulary[.discriminators]) && !subject.mentions(vocabulary[.codes])
      && isNumberOfDomain(subject)
  }

  func comparison(
    _ value: Range<Int>, isIn bounds: [Range<Int>], at node: Int, _ start: Int,
    _ text: @escaping @autoclosure () -> String
  ) -> Comparison? {
    guard !bounds.isEmpty, !tree[node].flags.contains(.exempt) else { return nil }
    let operands = bounds.map { original($0) }
    let numbers = operands.compactMap(\.number)
    let isNumber = numbers.count == operands.count
    guard let bound = operands.first(where: { $0.number == nil }) ?? operands.last else { return nil }
    return Comparison(
      form: .range, node: node, start: start, text: text(), left: original(value), right: bound,
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
      return constant(named: tree.name(value), at: value).map {
        tree[$0].kind == .identifier ? [] : rangeBounds(tree.subtree(of: $0))
      } ?? []
    default: return []
    }
  }

  /// `Self.allowed` and `self.allowed`: the bounds in the initial value of a constant of the type.
  private func ownBounds(_ base: Int, before callee: Int) -> [Range<Int>]? {
    let member = Int(tree[base].next)
    guard tree.isNamed(base, "Self") || tree.isNamed(base, "self"), tree[member].kind == .member,
      Int(tree[member].next) == callee
    else { return nil }
    return ownConstant(named: tree.name(member)).map { rangeBounds(tree.subtree(of: $0)) }
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

  /// The initial value of a local constant or of one of the type.
  func constant(named name: String, at use: Int) -> Int? {
    locals.variable(named: name, at: use)?.value ?? ownConstant(named: name)
  }

  /// The initial value of a constant of the type, if it is in the same file.
  private func ownConstant(named name: String) -> Int? {
    guard !isParameter(name), let property = property(named: name), property.file == body.file,
      project.graph[property].modifiers.contains(.constant), !project.graph[property].initialValue.isEmpty
    else { return nil }
    return Int(project.graph[property].initialValue.start)
  }
}
