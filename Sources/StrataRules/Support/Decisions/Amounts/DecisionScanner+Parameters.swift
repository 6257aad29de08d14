import StrataDefinition
import StrataModel

/// Numbers that callers pass to code of Data.
extension DecisionScanner {
  // MARK: Amounts that a bound selects

  /// `floor > 2 ? 7.5 : 0` as the result of a function, if `floor` is a parameter: what is charged depends on what the
  /// caller asks for. Machines have limits as well, but functions and values with their names: `timeout(level:)`.
  func selectsNumber(_ comparison: Comparison) -> Bool {
    guard setting == .data, body.kind == .function, answersFraction || answersCriterion,
      let bound = comparison.number, let subject = comparison.subjects.first, isFromParameter(subject),
      abs(bound) > 1 || bound == 1 && excludesOne(comparison),
      !isOfMachine(words), !subject.mentions(vocabulary[.unitWords])
    else { return false }
    let selected = selectedValues(comparison)
    guard !selected.values.isEmpty, selected.values.allSatisfy({ isNumber($0, otherThan: bound) }) else {
      return false
    }
    return selected.keeper.map { !isOfMachine($0) } ?? true
  }

  /// `Order(price: volume > 3 ? 35 : 0)`, if `volume` is a local sum: the label says that an amount depends on it.
  func selectsAmount(_ comparison: Comparison) -> Bool {
    guard setting != .view, let bound = comparison.number, !Comparison.isTrivial(bound),
      comparison.subject.names.count == 1, let ternary = ternary(of: comparison.node),
      let sequence = outcomes.parents[ternary], let argument = outcomes.parents[sequence],
      tree[argument].kind == .argument, areOfAmount(Words.split(tree.name(argument)))
    else { return false }
    let values = tree.siblings(in: (ternary + 1)..<Int(tree[sequence].next))
    guard values.count == 2, values.allSatisfy({ isNumber($0) }) else { return false }
    return isLocalSum(comparison.subject)
  }

  /// `volume` after `let volume = draft.items.reduce(0) { $0 + $1.volume }`
  private func isLocalSum(_ operand: Operand) -> Bool {
    guard let value = locals.variable(named: operand.names[0], at: operand.range.lowerBound)?.value else {
      return false
    }
    return tree.calls(in: tree.subtree(of: value)).contains {
      tree.isNamed($0.callee, oneOf: vocabulary[.reduceFunctions].names)
    }
  }

  /// `level > 1`, `level <= 1`: more than one.
  private func excludesOne(_ comparison: Comparison) -> Bool {
    guard comparison.form == .ordering, let name = comparison.subject.names.last,
      typeOfParameter(name).map({ vocabulary[.wholeNumberTypes].contains($0) }) ?? false
    else { return false }
    let text = tree.operatorText(comparison.node)
    return comparison.left.number == nil ? text == ">" || text == "<=" : text == "<" || text == ">="
  }

  private var answersFraction: Bool {
    let type = project.graph.facts(of: body.member).nominalName(of: project.graph[body.member].type)
    return type.map {
      vocabulary[.numberTypes].contains($0) && !vocabulary[.wholeNumberTypes].contains($0)
        && !vocabulary[.drawingTypes].contains($0)
    } ?? false
  }

  private var answersCriterion: Bool {
    isNumber(body.member) && words.contains { vocabulary[.criteria].contains($0) }
  }

  /// Whether words of a name are those of a position, a size, a text or a value of a program.
  func isOfMachine(_ words: [String]) -> Bool {
    isForDisplay(words)
      || words.contains {
        vocabulary[.technicalInData].contains($0) || vocabulary[.repetitions].contains($0)
          || vocabulary[.unitWords].contains($0) || vocabulary[.appearances].contains($0)
      }
  }

  /// The values that the comparison selects, and the words of the name of what gets them.
  private func selectedValues(_ comparison: Comparison) -> (values: [Range<Int>], keeper: [String]?) {
    if let ternary = ternary(of: comparison.node) {
      guard let middle = tree.firstChild(of: ternary), let sequence = outcomes.parents[ternary] else {
        return ([], nil)
      }
      let other = Int(tree[ternary].next)..<Int(tree[sequence].next)
      return ([tree.subtree(of: middle), other], keeper(of: ternary))
    }
    guard let statement = comparison.statement else { return ([], nil) }
    let blocks = outcomes.blocks(of: statement)
    let values = blocks.compactMap { valueOnly(in: $0) }
    guard values.count == blocks.count, let first = blocks.first else { return ([], nil) }
    return (values, assignedName(in: first) ?? words)
  }

  /// The value that a block returns, assigns, adds or is, if it does nothing else.
  private func valueOnly(in block: Int) -> Range<Int>? {
    guard let only = tree.onlyChild(of: block) else { return nil }
    if tree[only].kind == .return { return tree.firstChild(of: only).map { tree.subtree(of: $0) } }
    let changes = tree.operators(in: tree.subtree(of: only)) { Self.changes.contains($0) }
    return changes.first { $0.sequence == only }?.right ?? tree.subtree(of: only)
  }

  private static let changes: [OperatorText] = ["=", "+=", "-="]

  /// A number, or one that is computed from parameters: `(hours - 2) * rate`. A value that is its own bound is limited,
  /// not charged: `value > 100 ? 100 : value`.
  private func isNumber(_ value: Range<Int>, otherThan bound: Double) -> Bool {
    let operand = self.operand(value)
    if let number = operand.number { return number != bound }
    return !operand.hasText && !operand.hasList && isFromParameter(operand)
  }

  // MARK: Sums

  /// `visit.price - copayment`, `dto.total * (1 - rate)`: an amount of a value, and what a caller passes.
  func computesWithParameter(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting == .data else { return false }
    let sides = [lastTerm(before: use), right]
    return [(0, 1), (1, 0)].contains { value, other in
      isAmountOfValue(sides[value]) && isFromParameter(sides[other]) && !sides[other].isForDisplay
        && !sides[other].mentions(vocabulary[.technicalInData])
    }
  }

  /// A total is an amount unless it is a whole number: then it says how many rows there are.
  private func isAmountOfValue(_ operand: Operand) -> Bool {
    guard let name = operand.names.last, isNumberOfDomain(operand), let property = property(of: operand) else {
      return false
    }
    if Words.contains(name, in: vocabulary[.amounts]) { return true }
    return isTotal(operand)
      && !(project.graph.facts(of: property).nominalName(of: project.graph[property].type)
        .map { vocabulary[.wholeNumberTypes].contains($0) } ?? true)
  }

  /// `hours`, `Double(hours) - 2`, and a local constant with such a value: computed from numbers that callers pass, and
  /// from nothing else.
  func isFromParameter(_ operand: Operand, depth: Int = 3) -> Bool {
    let names = operand.names.filter { !vocabulary[.numberTypes].contains($0) }
    guard !names.isEmpty, !operand.hasText, !operand.hasList, !tree.contains(.closure, in: operand.range) else {
      return false
    }
    return names.allSatisfy { name in
      guard let local = locals.variable(named: name, at: operand.range.lowerBound) else {
        return isParameter(name, typed: vocabulary[.numberTypes])
      }
      guard depth > 0, let value = local.value else { return false }
      let part = self.operand(tree.subtree(of: value))
      return part.number != nil || isFromParameter(part, depth: depth - 1)
    }
  }

  /// The name of the type of a parameter; nil for no parameter, or a type without a name.
  func typeOfParameter(_ name: String) -> String? {
    let facts = project.graph.facts(of: body.declaration)
    let parameters = facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range]
    return parameters.first { facts.names.equals($0.name, name) }.flatMap { facts.nominalName(of: $0.type) }
  }

  /// Whether a parameter of the function has the name and, if types are given, one of these types.
  func isParameter(_ name: String, typed types: WordList? = nil) -> Bool {
    let facts = project.graph.facts(of: body.declaration)
    return facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range].contains { parameter in
      guard facts.names.equals(parameter.name, name) else { return false }
      guard let types else { return true }
      return isType(parameter.type, oneOf: types, in: body.file)
    }
  }

  /// Whether a written type, or what an alias of the project stands for, is one of a list.
  func isType(_ root: UInt32, oneOf types: WordList, in file: FileID) -> Bool {
    let facts = project.graph[file].facts
    guard let node = facts.nominalType(of: root) else { return false }
    if facts.names.isOne(of: types.names, facts.types[node].name) { return true }
    guard let (home, target) = project.graph.aliasedType(of: node, in: file) else { return false }
    return project.graph[home].facts.nominalName(of: UInt32(target)).map { types.contains($0) } ?? false
  }
}
