import StrataClassification
import StrataDefinition
import StrataModel

/// Routes that a coordinator chooses by what a value of the domain says: `if visit.isPaid { … }`,
/// `switch member.tier { … }`. Which route somebody asks for is no such value.
extension DecisionScanner {
  func routesByStatus() -> [Decision] {
    guard isRoute else { return [] }
    return range.compactMap { node in
      switch tree[node].kind {
      case .if, .guard: return routeByCondition(node)
      case .switch: return routeByCase(node)
      default: return nil
      }
    }
  }

  private func routeByCondition(_ statement: Int) -> Decision? {
    guard let block = tree.block(of: statement) else { return nil }
    for condition in tree.siblings(in: (statement + 1)..<block) {
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
