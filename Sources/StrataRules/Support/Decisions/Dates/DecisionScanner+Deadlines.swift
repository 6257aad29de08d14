import StrataModel

/// What is left until a date of the domain, or since one.
extension DecisionScanner {
  /// `calendar.dateComponents([.day], from: .now, to: pass.end).day` as the result of a property or function of a view
  /// model, and `pass.end.timeIntervalSinceNow / 3600`, whatever becomes of it.
  func timesLeft() -> [Decision] {
    guard setting == .viewModel else { return [] }
    return calls.compactMap { call in
      guard tree[call.callee].kind == .member, !tree[call.callee].flags.contains(.exempt),
        tree.isNamed(call.callee, oneOf: vocabulary[.calendarDifferences].names),
        let date = dateOfDomain(in: tree.subtree(of: call.suffix)), !isKept(date), isNowNamed(in: call.suffix),
        let last = tree.siblings(in: Int(tree[call.suffix].next)..<Int(tree[call.chain].next)).first,
        tree[last].kind == .member, Int(tree[last].next) == Int(tree[call.chain].next),
        isResultUsed(call.chain), !isComputedWith(call.chain), !checkedNames.contains(boundName(of: call.chain) ?? "")
      else { return nil }
      return timeLeft(call.chain)
    } + spansUntilNow()
  }

  /// `pass.end < Date() && !pass.isFrozen`: a date of the domain and another of its values are one state, whatever a view
  /// shows for it. A date alone may only select a color or a text.
  func isPartOfState(_ comparison: Comparison, _ date: Operand) -> Bool {
    guard let property = dateOfDomain(in: date.range), !isKept(property) else { return false }
    let sides = [comparison.left, comparison.right]
    let isNowItself = sides.contains { isNow($0) && !tree.contains(.argument, in: $0.range) }
    guard isNowItself || vocabulary[.deadlines].containsAny(of: Words.split(project.graph.name(of: property))) else {
      return false
    }
    return conditions(around: comparison.node).contains { node in
      guard tree[node].kind == .member, !sides.contains(where: { $0.range.contains(node) }),
        let other = propertyRead(at: node), other != property
      else { return false }
      return project.graph.enclosingType(of: other).map(isModel) ?? false
    }
  }

  /// `if hive.inspectedOn < Date().addingTimeInterval(-14 * 86_400) { Text("Inspect") }`: how many days after a date of the
  /// domain something is due chooses the parts of a screen. Whether the date itself has passed may only be shown.
  func choosesViews(_ comparison: Comparison, _ date: Operand) -> Bool {
    guard let statement = comparison.statement, tree[statement].kind == .if, !returnsText,
      isBoundOnShiftedDate(comparison),
      let property = dateOfDomain(in: date.range), !isKept(property)
    else { return false }
    return outcomes.blocks(of: statement).allSatisfy { block in
      tree.children(of: block).allSatisfy { node in
        tree[node].kind == .chain && tree.name(tree.base(of: node)).first?.isUppercase == true
      }
    }
  }

  /// The operands that are combined with a comparison, and the other conditions of its statement, except those that only
  /// bind a name.
  private func conditions(around node: Int) -> [Int] {
    if let statement = outcomes.statement(around: node), let block = tree.block(of: statement) {
      return tree.siblings(in: (statement + 1)..<block).filter { tree[$0].kind != .optionalBinding }
        .flatMap { tree.subtree(of: $0) }
    }
    guard let sequence = sequence(around: node) else { return [] }
    return tree.siblings(in: tree.inside(sequence)).prefix { tree[$0].kind != .ternary }.flatMap {
      tree.subtree(of: $0)
    }
  }

  private func timeLeft(_ node: Int) -> Decision {
    var result = decision(
      .calculation, at: node, subject: "dates", text: tree.text(of: tree.subtree(of: node)))
    result.isAboutValue = true
    return result
  }

  /// `72 - hours` after `let hours = …`: that calculation is reported.
  private func isComputedWith(_ span: Int) -> Bool {
    guard let constant = localConstant(with: span) else { return false }
    return uses(ofConstant: constant).contains { use in
      outcomes.parents[use].map { parent in
        tree.inside(parent).contains {
          tree[$0].kind == .binaryOperator && Self.arithmetic.contains(tree.operatorText($0))
        }
      } ?? false
    }
  }

  private func isNowNamed(in call: Int) -> Bool {
    tree.inside(call).contains { node in
      vocabulary[.currentTimes].contains(tree.name(node)) || vocabulary[.dateTypes].contains(tree.name(node))
    }
  }

  private func boundName(of node: Int) -> String? {
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .localVariable: return tree.firstChild(of: ancestor).map { tree.name($0) }
      case .block, .closure: return nil
      default: continue
      }
    }
    return nil
  }

  /// `Int(claim.deadline.timeIntervalSinceNow / 3600)`
  private func spansUntilNow() -> [Decision] {
    tree.operators(in: range) { $0 == "/" }.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), operand(use.right).number.map({ $0 > 1 }) ?? false else {
        return nil
      }
      let left = lastTerm(before: use)
      guard left.names.contains(where: { vocabulary[.timeSpans].contains($0) }), readsTime,
        let date = dateOfDomain(in: left.range), !isKept(date),
        vocabulary[.deadlines].containsAny(of: Words.split(project.graph.name(of: date)))
      else { return nil }
      return timeLeft(use.left.lowerBound)
    }
  }
}
