import StrataDefinition
import StrataModel

/// Sums over elements: by `reduce`, and by a variable to which a loop adds.
extension DecisionScanner {
  /// Sums: `items.reduce(0) { $0 + $1.price }`.
  func sums() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.reduceFunctions].names) else { return nil }
      guard !onlyCollects(call), sumsAmounts(call) || decidesBySumOfTransfers(call) else { return nil }
      var result = decision(
        .calculation, at: call.chain, subject: "amounts", text: tree.text(of: tree.subtree(of: call.chain)))
      result.isAboutValue = !namesAmount(call)
      return result
    }
  }

  /// `alerts.reduce(into: ([], [:])) { … }`, of which the closure calculates nothing: elements are sorted into lists.
  private func onlyCollects(_ call: CodeCall) -> Bool {
    let code = tree.subtree(of: call.suffix)
    return code.contains { tree[$0].kind == .arrayLiteral || tree[$0].kind == .dictionaryLiteral }
      && tree.operators(in: code, where: { Self.arithmetic.contains($0) }).isEmpty
      && !code.contains { tree.isNamed($0, oneOf: vocabulary[.numberFunctions].names) }
  }

  /// `rows.reduce(0) { $0 + $1.hectares } < 12.5`, also by a local constant or in a `switch`: in Data, a sum of numbers
  /// of DTOs decides.
  private func decidesBySumOfTransfers(_ call: CodeCall) -> Bool {
    guard setting == .data, isBounded(call.chain) else { return false }
    let sum = tree.subtree(of: call.chain)
    guard !operand(sum).mentions(vocabulary[.technicalInData]) else { return false }
    let source = locals.variable(named: tree.path(of: call.chain).first ?? "", at: sum.lowerBound)?.value
    return [sum, source.map { tree.subtree(of: $0) } ?? 0..<0].contains { nodes in
      nodes.contains { node in
        guard tree[node].kind == .member, let property = property(at: node),
          isNumber(property) || isListOfNumbers(property), let type = project.graph.enclosingType(of: property)
        else { return false }
        return project.role(of: type) == .dto
          && !vocabulary.isTechnicalType(project.graph.types[type.index].simpleName)
      }
    }
  }

  /// Whether a number other than zero is a bound on a value.
  private func isBounded(_ value: Int) -> Bool {
    if outcomes.switchOver(value) != nil { return true }
    guard let parent = outcomes.parents[value] else { return false }
    switch tree[parent].kind {
    case .localVariable: return uses(ofConstant: parent).contains { isBounded($0) }
    case .sequence:
      return tree.orderings(in: tree.subtree(of: parent)).contains { use in
        let sides = [use.left, use.right]
        return sides.contains { $0.contains(value) }
          && sides.contains { !$0.contains(value) && tree.number($0.lowerBound).map { $0 != 0 } ?? false }
      }
    default: return false
    }
  }

  private func namesAmount(_ call: CodeCall) -> Bool {
    let list = vocabulary[.criteria]
    return tree.subtree(of: call.chain).contains { node in
      (tree[node].kind == .member || tree[node].kind == .identifier) && Words.contains(tree.name(node), in: list)
    }
  }

  /// Whether the elements that a call adds up are amounts. What the elements themselves are called says nothing:
  /// `lines.reduce(0) { $0 + $1.price }`, `rows.map(\.price).reduce(0, +)`.
  private func sumsAmounts(_ call: CodeCall) -> Bool {
    let elements = operand(tree.subtree(of: call.chain)).names.map { Words.split($0) }
    let first = elements.firstIndex { areOfAmount($0) }
    if addsNumbersOfDomain(call) || addsTimes(call) { return true }
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

  /// `crates.reduce(0) { $0 + $1.quantity }`, `crates.map(\.quantity).reduce(0, +)`
  private func addsNumbersOfDomain(_ call: CodeCall) -> Bool {
    let base = tree.path(of: call.chain)
    return tree.subtree(of: call.chain).contains { node in
      guard tree[node].kind == .member, !isOnScreen(node, of: base), let property = property(at: node),
        isNumber(property) || isListOfNumbers(property), let type = project.graph.enclosingType(of: property),
        isModel(type) || setting == .data && project.role(of: type) == .dto && isSumOfTransfers(property, call)
      else { return false }
      // The closure or key path that chooses elements says nothing about what is added.
      for ancestor in outcomes.parents.ancestors(of: node) {
        // `exam.marks.reduce(0, +)`
        if ancestor == call.chain { return node < call.callee && isListOfNumbers(property) }
        guard tree[ancestor].kind == .closure || tree[ancestor].kind == .keyPath else { continue }
        guard let user = self.call(around: ancestor) else { return false }
        return !tree.isNamed(user.callee, oneOf: vocabulary[.choosers].names)
          || tree.isNamed(user.callee, oneOf: vocabulary[.optionalMaps].names)
      }
      return false
    }
  }

  /// Whether a sum over DTOs is one of money, or one that the domain gets.
  private func isSumOfTransfers(_ property: DeclarationID, _ call: CodeCall) -> Bool {
    if hasType(property, in: .moneyTypes) { return true }
    guard let owner = project.graph.enclosingType(of: property),
      !vocabulary.isTechnicalType(project.graph[owner].name)
    else { return false }
    return isResultUsed(call.chain)
  }

  /// `nights.reduce(0) { $0 + $1.dawn.timeIntervalSince($1.dusk) }`
  private func addsTimes(_ call: CodeCall) -> Bool {
    guard setting != .data, let closure = tree.closures(of: call.suffix).last else { return false }
    let statements = tree.statements(ofClosure: closure)
    return tree.calls(in: statements).contains { span in
      guard tree.isNamed(span.callee, oneOf: vocabulary[.timeSpans].names) else { return false }
      return dateOfDomain(in: tree.subtree(of: span.chain)).map { !isKept($0) } ?? false
    }
  }

  /// `let marks: [Int]`
  func isListOfNumbers(_ property: DeclarationID) -> Bool {
    guard isCollection(property) else { return false }
    let facts = project.graph.facts(of: property)
    var type = Int(project.graph[property].type)
    while facts.types[type].kind == .optional, type + 1 < facts.types.count { type += 1 }
    guard type + 1 < Int(facts.types[type].next) else { return false }
    return facts.nominalName(of: UInt32(type + 1)).map { vocabulary[.numberTypes].contains($0) } ?? false
  }

  // MARK: Variables

  /// Whether a number of the domain is added in a sequence.
  func addsProperty(_ sequence: Int) -> Bool {
    tree.operators(in: tree.subtree(of: sequence)) { Self.additions.contains($0) }
      .contains { isTerm(operand($0.right)) || isTerm(lastTerm(before: $0)) }
  }

  private func isTerm(_ term: Operand) -> Bool {
    let operand = element(term)
    return isNumberOfDomain(operand) || isTermOfDomain(operand)
  }

  /// `result += crate.price`, `result = result + crate.quantity`: a sum, whatever its name is.
  func accumulates(_ use: OperatorUse, _ left: Operand, _ right: Operand) -> Bool {
    guard Self.additions.contains(tree.operatorText(use.node)), right.number == nil, left.number == nil,
      let first = left.names.first, !first.hasPrefix("$")
    else { return false }
    if !tree.operatorText(use.node).mayAssign {
      guard let target = target(of: use.sequence, for: use.left.lowerBound),
        tree.path(of: target).filter({ $0 != "self" }) == left.names
      else { return false }
    }
    if isNumberOfDomain(right) { return true }
    return isAmount(right) && right.names.count > 1 && isNumber(named: left)
  }

  /// Whether a variable or a property of the type is a number.
  private func isNumber(named operand: Operand) -> Bool {
    guard operand.names.count == 1 else { return false }
    let types = vocabulary[.numberTypes]
    if let local = locals.variable(named: operand.names[0], at: operand.range.lowerBound) {
      if let type = local.type {
        let facts = project.graph.facts(of: body.declaration)
        return facts.nominalName(of: tree[type].payload).map { types.contains($0) } ?? false
      }
      return local.value.map { tree.number($0, orIn: types) != nil } ?? false
    }
    return property(named: operand.names[0]).map { isNumber($0) } ?? false
  }

  private static let additions: Set<OperatorText> = ["+=", "-=", "+", "-"]
}
