import StrataModel

/// What a use case returns, and numbers of the domain, that a view model changes by numbers that the code knows.
extension DecisionScanner {
  /// `supply * 0.8` and `supply *= 0.8` after `let supply = try await plan.execute(bed)`. Its units are those of a screen.
  func changesResult(_ use: OperatorUse, _ right: Operand) -> Bool {
    guard setting == .viewModel else { return false }
    let left = lastTerm(before: use)
    let value = left.number == nil ? left : right
    guard let number = left.number ?? right.number, number != 0, abs(number) != 1, isResultOfUseCase(value),
      !value.mentions(vocabulary[.unitWords]), !value.mentions(vocabulary[.technicalInData])
    else { return false }
    if Self.assignments.contains(tree.operatorText(use.node)) {
      return isUsedLater(value.names[0], after: use.sequence)
    }
    return isResultUsed(use.node) && !resultWords(of: use.node).contains { vocabulary[.appearances].contains($0) }
  }

  /// Whether an operand in a sequence is the result of a use case.
  func changesResult(in sequence: Int) -> Bool {
    guard setting == .viewModel else { return false }
    return tree.operators(in: tree.subtree(of: sequence)) { Self.arithmetic.contains($0) }.contains { use in
      isResultOfUseCase(operand(use.right)) || isResultOfUseCase(lastTerm(before: use))
    }
  }

  /// `supply *= 0.8` and `need += 2`, if `supply` is the result of a use case and `need` a number of the domain.
  func isChangedValue(_ name: String, at statement: Int, by number: Double) -> Bool {
    guard setting == .viewModel, abs(number) != 1, let node = tree.firstChild(of: statement),
      tree[node].kind == .identifier, !isForDisplay(Words.split(name))
    else { return false }
    return isKnownNumber(original(tree.subtree(of: node))) && isUsedLater(name, after: statement)
  }

  private func isUsedLater(_ name: String, after statement: Int) -> Bool {
    (Int(tree[statement].next)..<range.upperBound).contains {
      tree[$0].kind == .identifier && tree.isNamed($0, name) && isResultUsed($0)
    }
  }

  /// `factor` of `let factor = bed.isShaded ? 0.8 : 1`, with which a number of the domain is multiplied later.
  func isFactor(_ constant: Int) -> Bool {
    guard setting == .viewModel else { return false }
    return uses(ofConstant: constant).contains { use in
      guard let sequence = outcomes.parents[use], tree[sequence].kind == .sequence else { return false }
      let parts = tree.siblings(in: tree.inside(sequence))
      return parts.contains { $0 != use && isKnownNumber(operand(tree.subtree(of: $0))) }
        && parts.contains { tree[$0].kind == .binaryOperator && Self.arithmetic.contains(tree.operatorText($0)) }
        && isResultUsed(use)
    }
  }

  /// A number of the domain, or the result of a use case.
  func isKnownNumber(_ operand: Operand) -> Bool {
    if isResultOfUseCase(operand) { return true }
    guard isNumberOfDomain(operand), !isOfMachine(operand), let name = operand.names.last else { return false }
    return !Words.split(name).contains(where: isMeasure)
  }

  /// `supply + 2`, `supply`: a value that a bound selects.
  func isChosenNumber(_ value: Int) -> Bool {
    let value = tree.unwrapped(value)
    guard tree[value].kind == .sequence else { return isKnownNumber(operand(tree.subtree(of: value))) }
    let parts = tree.siblings(in: tree.inside(value))
    return parts.enumerated().allSatisfy { position, node in
      position % 2 == 1 ? Self.arithmetic.contains(tree.operatorText(node)) : true
    } && parts.contains { isKnownNumber(operand(tree.subtree(of: $0))) }
  }
}
