import StrataDefinition
import StrataModel

extension TypeConditionRule: PredictingRule {
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let (before, after) = (TypeConditions(context, after: nil), TypeConditions(context, after: move))
    let users = Set(move.usages(context).compactMap(\.user))
    let affected = move.family.union(users).filter { context.isProduction($0) }.sorted()
    let found = affected.first { count(of: $0, before) < count(of: $0, after) }
    return found.map { "rule '\(rule.id)' would report \(quoted(context.project.graph[$0].name))" }
      ?? objectionOutsideTypes(to: move, before, after, context)
  }

  /// The same for code outside types that uses what moves.
  private func objectionOutsideTypes(
    to move: ProposedMove, _ before: TypeConditions, _ after: TypeConditions, _ context: RuleContext
  ) -> String? {
    let forbidden = rule.forbid.filter(\.isAboutUses)
    let files = Set(move.usages(context).filter { $0.user == nil }.map(\.reference.file)).sorted()
    if forbidden.isEmpty || files.isEmpty { return nil }
    let selection = TypeConditions(rule, context)
    let found = files.first { file in
      rule.select.allSatisfy { selection.holds($0, outsideTypesIn: file) }
        && forbidden.contains {
          before.usages($0, outsideTypesIn: file).count < after.usages($0, outsideTypesIn: file).count
        }
    }
    return found.map { "rule '\(rule.id)' would report \(quoted(context.fileName($0)))" }
  }

  /// How many findings a type has.
  private func count(of type: TypeID, _ conditions: TypeConditions) -> Int {
    guard rule.select.allSatisfy({ conditions.holds($0, type) }) else { return 0 }
    let forbidden = rule.forbid.map { condition in
      conditions.usages(condition, by: type)?.count ?? (conditions.holds(condition, type) ? 1 : 0)
    }
    return forbidden.reduce(rule.require.count { !conditions.holds($0, type) }, +)
  }
}
