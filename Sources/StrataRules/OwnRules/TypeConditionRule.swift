import StrataClassification
import StrataDefinition
import StrataModel

/// Checks one rule that a definition states itself.
struct TypeConditionRule: Sendable {
  let rule: OwnRule

  init(_ rule: OwnRule) { self.rule = rule }

  func check(_ context: RuleContext) -> RuleOutcome {
    let conditions = TypeConditions(rule, context)
    var outcome = RuleOutcome()
    for type in context.project.graph.typeIDs where context.isProduction(type) {
      guard rule.select.indices.allSatisfy({ conditions.holds(rule.select[$0], type) }) else { continue }
      outcome.examined += 1
      for condition in rule.require where !conditions.holds(condition, type) {
        outcome.violations.append(violation(at: type, condition, isRequired: true, context))
      }
      for condition in rule.forbid {
        if let usages = conditions.usages(condition, by: type) {
          outcome.violations += usages.map { violation($0, condition, conditions, context) }
        } else if conditions.holds(condition, type) {
          outcome.violations.append(violation(at: type, condition, isRequired: false, context))
        }
      }
    }
    return outcome
  }

  private func violation(
    at type: TypeID, _ condition: TypeCondition, isRequired: Bool, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let name = quoted(graph[type].name)
    return Violation(
      at: type, in: graph, target: condition.text,
      message: rule.message.map { "\(name): \($0)" }
        ?? (isRequired
          ? "\(name) has not `\(condition.text)`, which \(rule.origin) requires"
          : "\(name) has `\(condition.text)`, which \(rule.origin) forbids"),
      remedy: isRequired
        ? "give \(name) what `\(condition.text)` asks for" : "change \(name) so that `\(condition.text)` is not true")
  }

  private func violation(
    _ usage: Usage, _ condition: TypeCondition, _ conditions: TypeConditions, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let symbol = context.symbol(usage)
    var used = graph.targetName(of: usage.reference)
    if case .calls = condition.test { used = conditions.name(ofCalled: usage.reference) ?? used }
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: used,
      message: rule.message.map { "\(quoted(symbol)): \($0)" }
        ?? "\(quoted(symbol)) \(context.verb(of: usage.reference)) \(quoted(used)), and \(rule.origin) forbids "
        + "`\(condition.text)`",
      remedy: "remove the use of \(quoted(used))", chain: [symbol, used])
    if let declaration = context.freeDeclaration(usage.reference) {
      violation.links = ViolationLinks(declaration: declaration)
    }
    return violation
  }

  /// Its documentation.
  func description(_ settings: RuleSettings) -> RuleDescription {
    func text(_ conditions: [TypeCondition]) -> String { listed(conditions.map { "`\($0.text)`" }) }
    var statements: [String] = []
    if !rule.require.isEmpty { statements.append("must have \(text(rule.require))") }
    if !rule.forbid.isEmpty { statements.append("must not have \(text(rule.forbid))") }
    return RuleDescription(
      id: rule.id, family: .own,
      summary: rule.message ?? "Types with \(text(rule.select)) \(listed(statements)).", severity: settings.severity,
      guides: [], styles: [],
      rationale: "A rule of this definition (\(rule.origin)): types with \(text(rule.select)) \(listed(statements)). "
        + "Tests, previews and debug code are not checked.",
      badExample: rule.bad.first?.text ?? "", goodExample: rule.good.first?.text ?? "",
      remedy: "Change the type, or accept it with a reason.")
  }
}
