import StrataDefinition
import StrataModel

extension TypeConditionRule: PredictingRule {
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let (before, after) = (TypeConditions(context, after: nil), TypeConditions(context, after: move))
    let users = Set(move.usages(context).compactMap(\.user))
    let affected = move.family.union(users).filter { context.isProduction($0) }.sorted()
    let found = affected.first { count(of: $0, before) < count(of: $0, after) }
    return found.map { "rule '\(rule.id)' would report \(quoted(context.project.graph[$0].name))" }
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
