import StrataClassification
import StrataDefinition
import StrataModel

/// Checks one rule that a definition states itself.
struct TypeConditionRule: RunnableRule {
  let rule: OwnRule
  private let severity: Severity
  private let checksTests: Bool

  init(_ rule: OwnRule, _ settings: RuleSettings) {
    self.rule = rule
    severity = settings.severity
    checksTests = settings.checksTests
  }

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let conditions = TypeConditions(rule, context)
    var outcome = RuleOutcome()
    for type in context.project.graph.typeIDs where context.isProduction(type) {
      guard rule.select.indices.allSatisfy({ conditions.holds(rule.select[$0], type) }) else { continue }
      outcome.examined += 1
      let missing = rule.require.filter { !conditions.holds($0, type) }.map(\.text)
      var present: [String] = []
      for condition in rule.forbid {
        if let usages = conditions.usages(condition, by: type) {
          outcome.violations += usages.map { violation($0, condition, conditions, context) }
        } else if conditions.holds(condition, type) {
          present.append(condition.text)
        }
      }
      outcome.violations += violations(at: type, missing: distinct(missing), present: distinct(present), context)
    }
    return outcome
  }

  /// One for each condition that is not as stated, or one for all of them if the definition has a message for them.
  private func violations(
    at type: TypeID, missing: [String], present: [String], _ context: RuleContext
  ) -> [Violation] {
    if let message = rule.message {
      if missing.isEmpty, present.isEmpty { return [] }
      return [violation(at: type, message, missing: missing, present: present, context)]
    }
    return missing.map {
      violation(
        at: type, "does not have `\($0)`, which \(rule.origin) requires", missing: [$0], present: [], context)
    }
      + present.map {
        violation(at: type, "has `\($0)`, which \(rule.origin) forbids", missing: [], present: [$0], context)
      }
  }

  private func violation(
    at type: TypeID, _ statement: String, missing: [String], present: [String], _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let name = quoted(graph[type].name)
    let results = [
      missing.isEmpty ? nil : "\(listed(missing.map(quoted))) \(inflected("hold", missing.count))",
      present.isEmpty ? nil : "\(listed(present.map(quoted))) \(present.count == 1 ? "does" : "do") not hold",
    ]
    return Violation(
      at: type, in: graph, target: (missing + present).joined(separator: "; "),
      message: "\(name) \(statement)", remedy: "change \(name) so that \(listed(results.compactMap(\.self)))")
  }

  private func violation(
    _ usage: Usage, _ condition: TypeCondition, _ conditions: TypeConditions, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let symbol = context.symbol(usage)
    var used = graph.targetName(of: usage.reference)
    if case .calls = condition.test {
      used = String((conditions.name(ofCalled: usage.reference) ?? used).drop { $0 == "." })
    }
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: used,
      message: rule.message.map { "\(quoted(symbol)) \($0)" }
        ?? "\(quoted(symbol)) \(context.verb(of: usage.reference)) \(quoted(used)), and \(rule.origin) forbids "
        + "`\(condition.text)`",
      remedy: "remove the use of \(quoted(used))", chain: [symbol, used])
    if let declaration = context.freeDeclaration(usage.reference) {
      violation.links = ViolationLinks(declaration: declaration)
    }
    return violation
  }

  /// The conditions of one key have one text, such as the numbers of `more-than`.
  private func distinct(_ texts: [String]) -> [String] {
    texts.indices.filter { texts.firstIndex(of: texts[$0]) == $0 }.map { texts[$0] }
  }

  private func texts(_ conditions: [TypeCondition]) -> String { listed(conditions.map { quoted($0.text) }) }

  /// Its documentation.
  var description: RuleDescription {
    var statements: [String] = []
    if !rule.require.isEmpty { statements.append("must have \(texts(rule.require))") }
    if !rule.forbid.isEmpty { statements.append("must not have \(texts(rule.forbid))") }
    return RuleDescription(
      id: rule.id, family: .own,
      summary: rule.message ?? "Types with \(texts(rule.select)) \(listed(statements)).", severity: severity,
      guides: [], styles: [],
      rationale: "A rule of this definition (\(rule.origin)): types with \(texts(rule.select)) \(listed(statements)). "
        + (checksTests ? "Previews" : "Tests, previews") + " and debug code are not checked.",
      badExample: rule.bad.first?.text ?? "", goodExample: rule.good.first?.text ?? "",
      remedy: "Change the type, or accept it with a reason.")
  }
}
