import StrataDefinition
import StrataModel

/// Decisions by patterns of strings: regular expressions.
extension DecisionScanner {
  /// Checks of strings by a regular expression.
  func patterns() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.textChecks].names) else { return nil }
      let name = tree.name(call.callee)
      let arguments = tree.inside(call.suffix)
      let isFormat =
        vocabulary[.formatPredicates].contains(name)
        && arguments.contains { tree.text($0)?.uppercased().hasPrefix("SELF MATCHES") == true }
      let isSearch =
        vocabulary[.regexChecks].contains(name)
        || vocabulary[.textSearches].contains(name)
          && arguments.contains { tree.isNamed($0, oneOf: vocabulary[.regexOptions].names) }
        || vocabulary[.partChecks].contains(name) && takesPattern(call)
      guard isFormat || isSearch && isDecided(call) || isAddressCheck(call) else { return nil }
      return decision(
        .validation, at: call.chain, subject: name, text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  /// `email.contains(/@/)`, also with a property or constant that holds the regular expression: `Self.pattern`.
  private func takesPattern(_ call: CodeCall) -> Bool {
    guard let argument = tree.firstChild(of: call.suffix), let value = tree.firstChild(of: argument) else {
      return false
    }
    if tree[value].kind == .regexLiteral { return true }
    if tree[value].kind == .chain {
      guard let member = tree.lastMember(of: value) else { return false }
      let path = tree.path(of: value)
      let isOwn = path.count == 2 && (path[0] == "self" || path[0] == "Self")
      return holdsPattern(propertyRead(at: member) ?? (isOwn ? property(named: tree.name(member)) : nil))
    }
    guard tree[value].kind == .identifier else { return false }
    if let local = locals.variable(named: tree.name(value), at: value) {
      return local.value.map { isPattern(tree.unwrapped($0), in: tree) } ?? false
    }
    return holdsPattern(property(named: tree.name(value)))
  }

  private func holdsPattern(_ property: DeclarationID?) -> Bool {
    guard let property else { return false }
    let facts = project.graph.facts(of: property)
    if let type = facts.nominalName(of: project.graph[property].type), vocabulary[.regexTypes].contains(type) {
      return true
    }
    guard !project.graph[property].initialValue.isEmpty else { return false }
    return isPattern(facts.tree.unwrapped(Int(project.graph[property].initialValue.start)), in: facts.tree)
  }

  private func isPattern(_ value: Int, in tree: CodeTree) -> Bool {
    tree[value].kind == .regexLiteral || tree.isNamed(tree.base(of: value), oneOf: vocabulary[.regexTypes].names)
  }

  /// Whether the result of a search says that a string is wrong or right.
  private func isDecided(_ call: CodeCall) -> Bool {
    let chain = call.chain
    if isCheck || isRefused(at: chain) { return true }
    if acceptsEntry, outcomes.statement(around: chain).map(refusesEntry) ?? isAnswer(chain) { return true }
    switch setting {
    case .viewModel:
      let isShown = resultWords(of: chain).contains { vocabulary[.appearances].contains($0) }
      return isAnswer(chain) && !isShown || ternary(of: chain).map(failsTernary) ?? false
    case .view: return isInside(vocabulary[.disablingModifiers].names, chain)
    case .data: return isRefusedParameter(call)
    }
  }

  /// Whether a condition, also a binding (`guard let _ = text.range(…)`) or a local constant with the result, ends in an
  /// error if the call has no result.
  private func isRefused(at chain: Int) -> Bool {
    guard setting != .data else { return false }
    for ancestor in outcomes.parents.ancestors(of: chain) {
      switch tree[ancestor].kind {
      case .if, .guard: return outcomes.fails(ancestor)
      case .localVariable: return statement(named: chain).map { outcomes.fails($0) } ?? false
      case .block, .closure, .argument, .switchCase: return false
      default: continue
      }
    }
    return false
  }

  /// `guard email.contains(/@/) else { throw … }`, if `email` is a parameter.
  private func isRefusedParameter(_ call: CodeCall) -> Bool {
    guard let statement = outcomes.statement(around: call.chain), outcomes.reportsError(statement) else { return false }
    return tree.path(of: call.chain).first.map { isParameter($0, typed: vocabulary[.textTypes]) } ?? false
  }

  /// `email.contains("@")` that selects an error or is part of a check.
  private func isAddressCheck(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.partChecks].names),
      let argument = tree.firstChild(of: call.suffix), let value = tree.firstChild(of: argument),
      tree[value].kind == .stringLiteral
    else { return false }
    let subject = tree.path(of: call.chain)
    guard subject.contains(where: { Words.contains($0, in: vocabulary[.addresses]) }) else { return false }
    if setting == .data, subject.first.map({ !isParameter($0, typed: vocabulary[.textTypes]) }) ?? true { return false }
    if isCheck { return true }
    let statement = outcomes.statement(around: call.chain) ?? statement(named: call.chain)
    return statement.map { outcomes.fails($0) } ?? false
  }
}
