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
    checkOutsideTypes(conditions, context, &outcome)
    return outcome
  }

  /// Extensions of types that the project does not declare, functions and variables at file level: what they use counts if
  /// the rule selects their file.
  private func checkOutsideTypes(_ conditions: TypeConditions, _ context: RuleContext, _ outcome: inout RuleOutcome) {
    let forbidden = rule.forbid.filter(\.isAboutUses)
    if forbidden.isEmpty { return }
    for file in context.project.graph.files.indices.map({ FileID(UInt32($0)) }) where !context.isUnchecked(file) {
      guard rule.select.allSatisfy({ conditions.holds($0, outsideTypesIn: file) }),
        context.usages(in: file).contains(where: { $0.user == nil })
      else { continue }
      outcome.examined += 1
      for condition in forbidden {
        outcome.violations += conditions.usages(condition, outsideTypesIn: file).map {
          violation($0, condition, conditions, context)
        }
      }
    }
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
    let symbol = context.symbol(usage)
    let used = conditions.name(ofUsed: usage.reference, by: condition)
    // An extension has the name of what it extends.
    let use =
      usage.user == nil && symbol == used
      ? "\(quoted(context.fileName(usage.reference.file))) extends"
      : "\(quoted(symbol)) \(context.verb(of: usage.reference))"
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: used,
      message: rule.message.map { "\(quoted(symbol)) \($0)" }
        ?? "\(use) \(quoted(used)), and \(rule.origin) forbids `\(condition.text)`",
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
