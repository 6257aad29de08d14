import StrataClassification
import StrataDefinition
import StrataModel

/// Routes that a coordinator chooses by what a value of the domain says: `if visit.isPaid { … }`,
/// `switch member.tier { … }`, `path.append(visit.isPaid ? .visit : .fees)`. Which route somebody asks for is no such value.
extension DecisionScanner {
  func routesByStatus() -> [Decision] {
    guard isRoute else { return [] }
    return range.compactMap { node in
      switch tree[node].kind {
      case .if, .guard: return routeByCondition(node)
      case .switch: return routeByCase(node)
      case .ternary: return routeByTernary(node)
      default: return nil
      }
    }
  }

  private func routeByCondition(_ statement: Int) -> Decision? {
    guard let block = tree.block(of: statement) else { return nil }
    return status(in: tree.siblings(in: (statement + 1)..<block))
  }

  /// The branches of a ternary are texts and colours, too.
  private func routeByTernary(_ ternary: Int) -> Decision? {
    guard choosesRoute(ternary), let sequence = outcomes.parents[ternary] else { return nil }
    return status(in: Array(tree.siblings(in: tree.inside(sequence)).prefix { $0 != ternary }))
  }

  func choosesRoute(_ ternary: Int) -> Bool {
    guard let sequence = outcomes.parents[ternary], tree[sequence].kind == .sequence else { return false }
    let end = Int(tree[sequence].next)
    let branches = [tree.firstChild(of: ternary), Int(tree[ternary].next) < end ? Int(tree[ternary].next) : nil]
    return branches.contains { $0.map(isRouteValue) ?? false }
  }

  /// `.fees(visit.id)`, `VisitRoute.fees`, `showFees()`, `showFees`: a case of an enum of routes, or what shows one.
  private func isRouteValue(_ value: Int) -> Bool {
    let value = tree.unwrapped(value)
    // `path += visit.isPaid ? [.visit] : [.fees]`
    if tree[value].kind == .arrayLiteral { return tree.children(of: value).contains { isRouteValue($0) } }
    let call = tree[value].kind == .chain ? tree.calls(ofChain: value).last : nil
    if let call, tree.base(of: value) == call.callee, tree[call.callee].kind == .identifier {
      return isOwnAction(tree.name(call.callee))
    }
    // `visit.isPaid ? showVisit : showFees`, which is called later.
    if tree[value].kind == .identifier { return isOwnAction(tree.name(value)) }
    guard let type = typeUsed(at: call?.callee ?? tree.lastMember(of: value) ?? value),
      project.graph[type].kind == .enum
    else { return false }
    return Words.contains(project.graph[type].simpleName, in: vocabulary[.navigationEnums])
  }

  /// Whether a name is that of a function of the coordinator that gives no value.
  private func isOwnAction(_ name: String) -> Bool {
    let graph = project.graph
    guard let type = graph.enclosingType(of: body.member) else { return false }
    return graph.functions(of: type).contains { graph.name(of: $0) == name && !graph.returnsValue($0) }
  }

  private func status(in conditions: [Int]) -> Decision? {
    for condition in conditions {
      if let flag = parts(of: condition).lazy.compactMap({ self.statusFlag($0) }).first { return flag }
      for use in equalities where condition..<Int(tree[condition].next) ~= use.node {
        guard let constant = use.right.first, tree.isConstant(constant), isStatusCase(constant) else { continue }
        return route(by: use.left, at: use.left.lowerBound, text: tree.text(of: use))
      }
      if tree[condition].kind == .caseBinding, let value = Array(tree.children(of: condition)).last,
        patternCases(of: condition).contains(where: isStatusCase)
      {
        return route(by: tree.subtree(of: value), at: value, text: tree.text(of: tree.subtree(of: value)))
      }
    }
    return nil
  }

  private func routeByCase(_ node: Int) -> Decision? {
    guard let value = tree.firstChild(of: node), !tree[node].flags.contains(.exempt) else { return nil }
    let cases = tree.children(of: node).filter { tree[$0].kind == .switchCase }
    guard cases.contains(where: { patternCases(of: $0).contains(where: isStatusCase) }) else { return nil }
    return route(
      by: tree.subtree(of: value), at: value, text: "switch \(tree.text(of: tree.subtree(of: value)))")
  }

  private func route(by value: Range<Int>, at node: Int, text: String) -> Decision {
    var result = decision(.status, at: node, subject: operand(value).path, text: text)
    result.isAboutValue = true
    return result
  }

  /// `.gold` of `case .gold:` and of `if case .gold = member.tier`
  private func patternCases(of node: Int) -> [Int] {
    tree.children(of: node).filter { tree[$0].kind == .expressionPattern }.compactMap { tree.firstChild(of: $0) }
  }

  private func isStatusCase(_ value: Int) -> Bool {
    guard let type = enumOfCase(value), isDomainEnum(type) else { return false }
    let words = Words.split(project.graph.types[type.index].simpleName)
    return ![Vocabulary.List.navigationEnums, .screenChoices, .flowWords, .failures].contains {
      vocabulary[$0].containsAny(of: words.filter { word in !vocabulary[.states].contains(word) })
    }
  }
}
