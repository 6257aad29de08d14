import StrataClassification
import StrataModel

/// Decisions by an equality: a property of a value of the domain is compared with a constant, in any form, and a branch
/// refuses the value.
extension DecisionScanner {
  func constants() -> [Decision] {
    guard setting != .view else { return [] }
    return comparedConstants() + matches() + memberships() + transitions()
      + (setting == .data ? refusingSwitches() + selectingSwitches() + comparedEnds() : [])
  }

  /// `guard claim.approval == .granted else { throw … }`, and `{ $0.status == .open }` as a predicate.
  private func comparedConstants() -> [Decision] {
    guard signs.contains(.constant) else { return [] }
    return equalities.compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), let constant = use.right.first,
        Int(tree[constant].next) == use.right.upperBound, tree.isConstant(constant), !isInsideFilter(use.node)
      else { return nil }
      let text = { [tree] in tree.text(of: use) }
      if let statement = outcomes.statement(around: use.node) {
        return refusal(statement, by: use.left, constant, text) ?? verdict(use, text)
      }
      return predicate(use, text) ?? verdict(use, text)
    }
  }

  /// `if case .refused = claim.approval { throw … }`
  private func matches() -> [Decision] {
    tree.all(.caseBinding, in: range).compactMap { binding in
      guard let pattern = tree.firstChild(of: binding), tree[pattern].kind == .expressionPattern,
        let constant = tree.firstChild(of: pattern), tree.isConstant(constant),
        let statement = outcomes.parents[binding], !isInsideFilter(binding)
      else { return nil }
      let value = Int(tree[pattern].next)
      guard value < Int(tree[binding].next) else { return nil }
      let part = tree.subtree(of: value)
      let text = { [tree] in tree.text(of: part) }
      return refusal(statement, by: part, constant, text) ?? permission(binding, by: part, text)
    }
  }

  /// `guard [1, 2].contains(pet.level) else { throw … }`, `if pet.allergies.contains("nuts") { throw … }`
  private func memberships() -> [Decision] {
    guard signs.contains(.containment) else { return [] }
    return calls.compactMap { call in
      if let refusal = refusal(byPartOfValue: call) { return refusal }
      guard let list = listLiteral(of: call), let argument = tree.firstChild(of: call.suffix),
        !isInsideFilter(call.chain), let constant = tree.firstChild(of: list), tree.isConstant(constant),
        let statement = outcomes.statement(around: call.chain)
      else { return nil }
      return refusal(statement, by: tree.inside(argument), constant) { [tree] in
        tree.text(of: tree.subtree(of: call.chain))
      }
    }
  }

  private func refusal(byPartOfValue call: CodeCall) -> Decision? {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names), tree[call.callee].kind == .member,
      let argument = tree.firstChild(of: call.suffix), Int(tree[argument].next) == Int(tree[call.suffix].next),
      let constant = tree.firstChild(of: argument), tree.isConstant(constant), !isInsideFilter(call.chain)
    else { return nil }
    let part = tree.base(of: call.chain)..<call.callee
    guard let list = part.last(where: { tree[$0].kind == .member }), let property = property(at: list),
      isCollection(property), let statement = outcomes.statement(around: call.chain)
    else { return nil }
    return refusal(statement, by: part, constant) { [tree] in tree.text(of: tree.subtree(of: call.chain)) }
  }

  /// `switch claim.approval { case .refused: throw …; default: break }`. Where the default throws, a decoder does not
  /// know the value.
  private func refusingSwitches() -> [Decision] {
    guard signs.contains(.switch) else { return [] }
    return tree.all(.switch, in: range).compactMap { node in
      let cases = tree.children(of: node).filter { tree[$0].kind == .switchCase }
      let refusing = cases.filter { tree.block(of: $0).map { outcomes.throwsError($0) } ?? false }
      guard !refusing.isEmpty, refusing.count < cases.count, let value = tree.firstChild(of: node),
        refusing.allSatisfy({ child in
          !tree[child].flags.contains(.isDefault)
            && tree.firstChild(of: child).map { isConstantPattern($0) } ?? false
        }), !refusing.contains(where: { isUnreadable($0) })
      else { return nil }
      let operand = constantSubject(tree.subtree(of: value))
      guard isDecidedByConstant(operand) else { return nil }
      return status(operand, at: value, "switch \(operand.path)")
    }
  }

  private func status(_ operand: Operand, at node: Int, _ text: String) -> Decision {
    var result = decision(.status, at: node, subject: operand.path, text: text)
    result.isAboutValue = !operand.names.contains(where: isStatusName) && !isState(operand)
    return result
  }

  private func isConstantPattern(_ pattern: Int) -> Bool {
    tree[pattern].kind == .expressionPattern && tree.firstChild(of: pattern).map { tree.isConstant($0) } ?? false
  }

  private func refusal(_ statement: Int, by part: Range<Int>, _ constant: Int, _ text: () -> String) -> Decision? {
    let operand = constantSubject(part)
    let isRefused =
      outcomes.reportsError(statement)
      || (setting == .data
        ? outcomes.returnsNone(statement) || endsSilently(statement, by: operand)
        : outcomes.refuses(statement, with: .text))
    guard isRefused, !isProtocolResult(constant), !outcomes.blocks(of: statement).contains(where: isUnreadable) else {
      return nil
    }
    // Of an entity, 0 is a number like others; in a response it says that all is well.
    if !isOfEntity(operand), tree.number(constant) == 0 { return nil }
    guard isDecidedByConstant(operand) else { return nil }
    return status(operand, at: part.lowerBound, text())
  }

  /// `guard pilot.grade == .deepSea else { return }`, where a caller passes the pilot.
  private func endsSilently(_ statement: Int, by operand: Operand) -> Bool {
    guard operand.names.count == 2, isParameter(operand.names[0]), outcomes.rejectsSilently(statement) else {
      return false
    }
    return isOfEntity(operand)
  }

  /// `let isOpen: (Order) -> Bool = { $0.status == .open }`, `func isOpen(_ order: Order) -> Bool`, which a filter uses.
  private func predicate(_ use: OperatorUse, _ text: () -> String) -> Decision? {
    guard isAnswer(use.node) else { return nil }
    let operand = constantSubject(use.left)
    guard operand.names.count == 2, isStatusName(operand.names[1]) || isState(operand) else { return nil }
    if isInClosure(use.node) {
      guard let closure = outcomes.parents.ancestors(of: use.node).first(where: { tree[$0].kind == .closure }),
        isPredicate(closure), (["$0"] + tree.parameterNames(ofClosure: closure)).contains(operand.names[0])
      else { return nil }
    } else {
      guard body.kind == .function, isParameter(operand.names[0]), isUsedByFilter() else { return nil }
    }
    return decision(.filter, at: use.left.lowerBound, subject: operand.path, text: text())
  }

  /// Whether code of the type chooses elements with this function: `orders.filter(isOpen)`.
  func isUsedByFilter() -> Bool {
    guard let type = project.graph.enclosingType(of: body.member) else { return false }
    let name = project.graph.name(of: body.member)
    return project.graph.bodies(of: type).contains { other in
      other.tree.calls(in: other.range).contains { call in
        other.tree.isNamed(call.callee, oneOf: vocabulary[.choosers].names)
          && other.tree.inside(call.suffix).contains { node in
            (other.tree[node].kind == .identifier || other.tree[node].kind == .member)
              && other.tree.isNamed(node, name)
          }
      }
    }
  }

  // MARK: Values

  /// The value without a conversion: `order.stage` of `order.stage.lowercased()`, `Stage(rawValue: order.stage)`, and of
  /// a local constant with this value.
  func constantSubject(_ part: Range<Int>, depth: Int = 3) -> Operand {
    let part = core(part)
    guard let first = part.first, Int(tree[first].next) == part.upperBound, tree[first].kind == .chain else {
      // `code` after `let code = entry.uppercased()`
      if depth > 0, let first = part.first, tree[first].kind == .identifier,
        let value = locals.variable(named: tree.name(first), at: first)?.value, isConverted(value)
      {
        return constantSubject(tree.subtree(of: value), depth: depth - 1)
      }
      return original(part)
    }
    let call = tree.calls(ofChain: first).last
    if let call, let raw = tree.argument("rawValue", of: call.suffix) { return constantSubject(tree.subtree(of: raw)) }
    var end = part.upperBound
    for suffix in tree.suffixes(of: first)
    where tree[suffix].kind == .member && tree.isNamed(suffix, oneOf: vocabulary[.textConversions].names) {
      end = suffix
      break
    }
    return end == part.upperBound ? original(part) : operand(tree.base(of: first)..<end)
  }

  private func isConverted(_ value: Int) -> Bool {
    tree[value].kind == .chain
      && tree.suffixes(of: value).contains { tree.isNamed($0, oneOf: vocabulary[.textConversions].names) }
  }

  /// `claim.approval` of the domain, in Data also of a DTO; neither an error nor what says which kind of value it is.
  func isDecidedByConstant(_ operand: Operand) -> Bool {
    guard let name = operand.names.last, isDomainValue(operand) || isStatusOfEntity(operand),
      !operand.mentions(vocabulary[.failures])
    else { return false }
    if Words.contains(name, in: vocabulary[.discriminators]) { return false }
    // How many elements a DTO has says whether it can be read.
    if isLength(operand), !isOfEntity(operand) { return false }
    return isOfEntity(operand)
      || !operand.names.dropLast().contains { Words.contains($0, in: vocabulary[.technicalInData]) }
  }

  /// `match.status` in Data, if `match` is an entity: that of anything else may be the status of a response.
  private func isStatusOfEntity(_ operand: Operand) -> Bool {
    guard setting == .data, operand.names.count > 1, let name = operand.names.last, isStatusName(name),
      !tree.contains(.call, in: operand.range), let member = trailingMembers(of: operand.range).last,
      let property = propertyRead(at: member), !isNumber(property),
      let owner = project.graph.enclosingType(of: property), isModel(owner)
    else { return false }
    return !Words.contains(project.graph[owner].name, in: vocabulary[.technicalInData])
      && !vocabulary.isTechnicalType(project.graph[owner].name)
  }

  /// `$0.level == 3` in Data, `$0.severity == .severe` in a view model.
  func isChosenByConstant(_ operand: Operand, _ constant: Range<Int>) -> Bool {
    guard setting != .view, let first = constant.first, Int(tree[first].next) == constant.upperBound,
      tree.isConstant(first), !isProtocolResult(first)
    else { return false }
    return isDecidedByConstant(operand) && (setting == .data || holdsDomainCase(operand.range))
  }

  /// `claim.state`, if `claim` is a value of the domain: elsewhere, that is the state of a screen or of a machine.
  func isState(_ operand: Operand) -> Bool {
    guard let name = operand.names.last, Words.contains(name, in: vocabulary[.stateWords]) else { return false }
    return isDomainValue(operand)
  }

  /// `"ok"`, `.failed`: how a request or an operation ended.
  private func isProtocolResult(_ constant: Int) -> Bool {
    let name = tree.text(constant) ?? tree.name(tree.subtree(of: constant).last ?? constant)
    return Words.contains(name, in: vocabulary[.protocolResults]) || Words.contains(name, in: vocabulary[.failures])
  }

  /// Whether a branch reports that data cannot be read.
  func isUnreadable(_ branch: Int) -> Bool {
    tree.inside(branch).contains { node in
      (tree[node].kind == .identifier || tree[node].kind == .member || tree[node].kind == .implicitMember)
        && Words.contains(tree.name(node), in: vocabulary[.unreadableWords])
    }
  }
}

extension CodeTree {
  /// A case of an enum, a number, a string: `.paid`, `Order.Status.paid`, `3`, `"paid"`.
  func isConstant(_ node: Int) -> Bool {
    switch self[node].kind {
    case .implicitMember, .integerLiteral: return true
    case .stringLiteral: return text(node)?.isEmpty == false
    case .chain:
      let base = base(of: node)
      return self[base].kind == .identifier && name(base).first?.isUppercase == true
        && suffixes(of: node).allSatisfy { self[$0].kind == .member }
    default: return false
    }
  }
}
