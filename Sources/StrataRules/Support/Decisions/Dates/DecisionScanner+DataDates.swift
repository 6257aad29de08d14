import StrataClassification
import StrataModel

/// Dates that code of Data compares with the current time.
extension DecisionScanner {
  /// Whether such a comparison refuses something, or chooses a value: `dto.due < Date() ? .overdue : .open`. Times that
  /// the data layer keeps for itself do neither.
  func isRuleOfDate(_ comparison: Comparison, _ date: Operand) -> Bool {
    if comparison.fails, comparison.statement.map({ outcomes.reportsError($0) }) ?? false {
      if let property = timeOfDomain(in: date.range) ?? timeByName(date) { return !isKept(property) }
      return isDateOfParameter(date)
    }
    guard let property = timeOfDomain(in: date.range), !isKept(property),
      !date.mentions(vocabulary[.keptTimes]), !date.mentions(vocabulary[.technical])
    else { return false }
    return choosesByTime(comparison)
  }

  /// The property of an entity or a DTO with the time that an expression is about: a date, or a number or a string that
  /// stands for one, since it is compared with the current time.
  func timeOfDomain(in part: Range<Int>) -> DeclarationID? {
    if let date = dateOfDomain(in: part) { return date }
    guard setting == .data else { return nil }
    for node in part {
      let property: DeclarationID?
      switch tree[node].kind {
      case .member: property = propertyRead(at: node)
      case .identifier where isCodeOfTransfer: property = self.property(named: tree.name(node))
      default: continue
      }
      guard let property, project.graph[property].kind == .variable, !hasType(property, in: .truthTypes),
        let owner = project.graph.enclosingType(of: property), isModel(owner) || project.role(of: owner) == .dto
      else { continue }
      return property
    }
    return nil
  }

  /// `shift.start` of a value whose type is unknown, if a `Shift` of the domain has a date of that name.
  private func timeByName(_ operand: Operand) -> DeclarationID? {
    guard operand.names.count == 2, isPropertyOfValue(operand), !operand.mentions(vocabulary[.technical]),
      !operand.mentions(vocabulary[.ownTimes])
    else { return nil }
    let name = operand.names[0]
    guard locals.variable(named: name, at: operand.range.lowerBound) != nil, !isParameter(name) else { return nil }
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return project.types(in: .entity).lazy.filter { self.project.graph.types[$0.index].simpleName == type }
      .flatMap { self.project.graph.members(of: $0) }
      .first { property in
        self.project.graph[property].kind == .variable && self.project.graph.name(of: property) == operand.names[1]
          && self.hasType(property, in: .dateTypes)
      }
  }

  // MARK: Times of a program

  /// Whether an expiry is one of the domain: that of an entity, or of the DTO of one, which is no token or session.
  func isExpiryOfDomain(_ words: [String], of type: TypeID) -> Bool {
    guard vocabulary[.expiries].containsAny(of: words),
      !words.contains(where: { vocabulary[.technicalInData].contains($0) && !vocabulary[.expiries].contains($0) })
    else { return false }
    let name = project.graph.types[type.index].simpleName
    let words = Words.split(name)
    guard !vocabulary[.ownTimes].containsAny(of: words), !vocabulary[.technical].containsAny(of: words) else {
      return false
    }
    return isModel(type)
      || project.types(in: .entity).contains { model in
        let model = project.graph.types[model.index].simpleName
        return name.hasPrefix(model) || name.hasSuffix(model)
      }
  }

  // MARK: Outcomes

  private func choosesByTime(_ comparison: Comparison) -> Bool {
    if let ternary = ternary(of: comparison.node) {
      guard let middle = tree.firstChild(of: ternary) else { return false }
      let other = Int(tree[ternary].next)
      return isFixed(middle) || other < range.upperBound && isFixed(other)
    }
    if isLabelled(comparison.node) { return true }
    if isAnswer(comparison.node) { return !isOfMachineTime(resultWords(of: comparison.node)) }
    guard let statement = comparison.statement, !isOfMachineTime(words) else { return false }
    return outcomes.blocks(of: statement).contains { block in
      guard let only = tree.onlyChild(of: block) else { return false }
      switch tree[only].kind {
      case .return: return tree.firstChild(of: only).map { isCaseOrTruth($0) || isRefusal($0) } ?? false
      case .sequence:
        guard let assignment = tree.child(.assignment, of: only) else { return false }
        let value = Int(tree[assignment].next)
        return value < Int(tree[only].next) && isCaseOrTruth(value)
      default: return isCaseOrTruth(only)
      }
    }
  }

  /// `return nil` in a gateway or repository, which hides from its caller what is over.
  private func isRefusal(_ value: Int) -> Bool {
    guard tree[value].kind == .nilLiteral,
      let role = project.graph.enclosingType(of: body.member).flatMap({ project.role(of: $0) })
    else { return false }
    return role == .gateway || role == .repository
  }

  /// `Invoice(isOverdue: dto.due < Date())`
  private func isLabelled(_ node: Int) -> Bool {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .sequence, .tuple, .prefixOperator, .call: break
      case .argument:
        guard !tree.nameID(ancestor).isNone else { break }
        return !isOfMachineTime(Words.split(tree.name(ancestor)))
          && (call(around: child).map { isConstruction($0) } ?? false)
      default: return false
      }
      child = ancestor
    }
    return false
  }

  /// `isStale`, `needsRefresh`, `isCached`
  private func isOfMachineTime(_ words: [String]) -> Bool {
    words.contains {
      vocabulary[.technical].contains($0)
        || vocabulary[.technicalInData].contains($0) && !vocabulary[.expiries].contains($0)
    }
  }

  /// What a branch names instead of computing it: a case, `true`, a number, a string, `nil`.
  private func isFixed(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .nilLiteral, .integerLiteral, .floatLiteral: return true
    default: return isCaseOrTruth(value) || tree.text(value) != nil
    }
  }

  func isCaseOrTruth(_ value: Int) -> Bool {
    tree[value].kind == .booleanLiteral || tree[value].kind == .implicitMember
      || tree[value].kind == .chain && tree.isConstant(value)
  }
}
