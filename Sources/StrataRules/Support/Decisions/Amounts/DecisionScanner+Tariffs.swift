import StrataModel

/// Amounts that a case of the domain selects: `rate = switch tier { case .gold: 0.2; default: 0 }`,
/// `[.gold: 0.2, .silver: 0.1][tier]`, `price = member.tier == .gold ? 80 : 100`.
extension DecisionScanner {
  func tariffs() -> [Decision] {
    // A view also draws with numbers that a case selects: only what is called an amount counts.
    if setting == .view {
      // Other code gives everything to views.
      guard signs.contains(.choiceOfNumbers) || isNumber(body.member) else { return [] }
      return (signs.contains(.switch) ? switchedAmounts() : []) + (signs.contains(.constant) ? comparedAmounts() : [])
    }
    return (signs.contains(.switch) ? switchedAmounts() : []) + (signs.contains(.table) ? tables() : [])
      + (signs.contains(.constant) ? comparedAmounts() : [])
      + (signs.contains(.choiceOfNumbers) ? flaggedAmounts() : [])
  }

  private func switchedAmounts() -> [Decision] {
    tree.all(.switch, in: range).compactMap { node in
      guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt) else { return nil }
      var numbers: [Int] = []
      for child in tree.children(of: node) where tree[child].kind == .switchCase {
        guard let block = tree.block(of: child), let number = onlyNumber(in: block) else { return nil }
        numbers.append(number)
      }
      let patterns = tree.children(of: node).compactMap { tree.firstChild(of: $0) }
        .filter { tree[$0].kind == .expressionPattern }.compactMap { tree.firstChild(of: $0) }
      guard numbers.count > 1,
        patterns.contains(where: isDomainCase) || switched(value).contains(where: { isDomainValue(operand($0)) }),
        isAmount(numbers, keptBy: assignedName(in: node) ?? keeper(of: node))
      else { return nil }
      let path = operand(tree.subtree(of: value)).path
      return decision(.tariff, at: value, subject: path, text: "switch \(path)")
    }
  }

  /// What a `switch` compares: `item.kind`, or the parts of `(item.kind, member.tier)`.
  func switched(_ value: Int) -> [Range<Int>] {
    tree[value].kind == .tuple ? tree.children(of: value).map { tree.inside($0) } : [tree.subtree(of: value)]
  }

  private func tables() -> [Decision] {
    tree.all(.dictionaryLiteral, in: range).compactMap { node in
      let parts = Array(tree.children(of: node))
      guard parts.count > 1, !tree[node].flags.contains(.exempt) else { return nil }
      let keys = stride(from: 0, to: parts.count - 1, by: 2).map { parts[$0] }
      let values = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      guard values.allSatisfy(isNumber), keys.allSatisfy({ tree.isConstant($0) }),
        keys.contains(where: isDomainCase) || isReadByCase(node), isAmount(values, keptBy: keeper(of: node))
      else { return nil }
      return decision(.tariff, at: node, subject: "amounts", text: nameOfTable(node) ?? firstEntry(parts))
    }
  }

  /// `fares` of `let fares: [Pass: Double] = [.year: 2]`
  private func nameOfTable(_ table: Int) -> String? {
    guard let owner = outcomes.parents[table], tree[owner].kind == .localVariable,
      let pattern = tree.firstChild(of: owner), tree[pattern].kind == .bindingPattern
    else { return nil }
    return tree.name(pattern)
  }

  private func firstEntry(_ parts: [Int]) -> String {
    let texts = parts.prefix(2).map { tree.text(of: tree.subtree(of: $0)) }
    return "[\(texts.joined(separator: ": "))\(parts.count > 2 ? ", …" : "")]"
  }

  /// `[.gold: 0.2][member.tier]`, if the subscript reads a property of the domain.
  private func isReadByCase(_ table: Int) -> Bool {
    guard let chain = outcomes.parents[table], tree[chain].kind == .chain, tree.base(of: chain) == table,
      let read = tree.suffixes(of: chain).first(where: { tree[$0].kind == .subscriptCall }),
      let argument = tree.firstChild(of: read), let key = tree.firstChild(of: argument)
    else { return false }
    return isDomainValue(operand(tree.subtree(of: key)))
  }

  /// The number that a block returns, assigns or is.
  func onlyNumber(in block: Int) -> Int? {
    guard let only = tree.onlyChild(of: block) else { return nil }
    let value: Int?
    switch tree[only].kind {
    case .return: value = tree.firstChild(of: only)
    case .sequence: value = tree.operators(in: tree.subtree(of: only)) { $0 == "=" }.first?.right.lowerBound
    default: value = only
    }
    return value.flatMap { isNumber($0) ? $0 : nil }
  }

  // MARK: What keeps the number

  /// Whether numbers are amounts: what keeps them has the name of one, or they have decimals and it has no name of
  /// something on a screen.
  ///
  /// - Parameter byName: whether decimals alone say nothing, except as money: `isOn ? 0.5 : 1`.
  func isAmount(_ numbers: [Int], keptBy words: [String]?, byName: Bool = false) -> Bool {
    guard let words, !isForDisplay(words), setting != .view || !hasType(body.member, in: .drawingTypes),
      !words.contains(where: { vocabulary[.appearances].contains($0) })
    else {
      return false
    }
    if areOfAmount(words.map(\.singular)) || areOfAmount(words)
      || words.contains(where: { vocabulary[.criteria].contains($0) })
    {
      return true
    }
    if answersMoney, words == self.words { return true }
    return areFractions(numbers) && (setting == .viewModel && !byName || answersMoney)
  }

  /// The words of the name of the property, variable or function that gets the value of an expression; nil for none.
  /// - Parameter keepsMeaning: whether the result of a chain that gets the value, as an argument or in its base, still
  ///   stands for it.
  func keeper(of node: Int, through keepsMeaning: (_ child: Int, _ chain: Int) -> Bool = { _, _ in true }) -> [String]?
  {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence:
        if let target = target(of: ancestor, for: child) { return tree.path(of: target).last.map { Words.split($0) } }
      case .tuple, .effect, .argument, .call: break
      case .chain: guard keepsMeaning(child, ancestor) else { return nil }
      case .return: return isInClosure(ancestor) ? nil : words
      case .localVariable, .optionalBinding:
        guard let pattern = tree.firstChild(of: ancestor), tree[pattern].kind == .bindingPattern else { return nil }
        return Words.split(tree.name(pattern))
      default: return nil
      }
      child = ancestor
    }
    return words
  }

  /// `fee` of `switch tier { case .gold: fee = 5 … }`.
  func assignedName(in node: Int) -> [String]? {
    let targets = tree.all(.sequence, in: tree.subtree(of: node)).compactMap { sequence in
      tree.child(.assignment, of: sequence) == nil ? nil : tree.firstChild(of: sequence)
    }
    return targets.first.flatMap { tree.path(of: $0).last }.map { Words.split($0) }
  }
}
