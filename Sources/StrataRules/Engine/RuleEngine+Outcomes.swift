import StrataDefinition
import StrataModel
import StrataThreads

/// Runs the rules.
extension RuleEngine {
  /// What each rule reports, in their order: every thread takes the next rule that none has taken.
  func outcomes() -> [RuleOutcome] {
    let (context, contextWithTests) = (context, contextWithTests)
    let previous =
      context.focus.isAll ? nil : context.carried?.outcomes ?? memory?.previous?.run.outcomes
    let tasks = rules.map { (rule: $0, settings: project.definition.settings(of: $0.description.id)) }
    let results = ResultSlots<RuleOutcome>(tasks.count)
    let queue = WorkQueue(tasks.count)
    // Rules that read code take longest: no thread should be left alone with one at the end.
    let ids = ids
    let isLong = { (index: Int) in tasks[index].rule.description.readsCode }
    let order = tasks.indices.filter { isLong($0) } + tasks.indices.filter { !isLong($0) }
    let work: @Sendable (Int) -> Void = { _ in
      while let turn = queue.take() {
        let index = order[turn]
        let (rule, settings) = tasks[index]
        guard settings.checksTests, let contextWithTests else {
          results.set(index, Self.outcome(of: rule, settings, context, previous?[ids[index]]))
          continue
        }
        // What a run before found is not known for tests.
        var outcome = Self.outcome(of: rule, settings, contextWithTests, nil)
        if outcome.examined <= rule.check(context, settings: settings).examined {
          outcome.notices.append(Self.untested(ids[index]))
        }
        results.set(index, outcome)
      }
    }
    // On threads even for one job: their stacks are large enough for deeply nested code.
    Threads.run(min(jobs, tasks.count), work)
    let outcomes = results.all.map { $0 ?? RuleOutcome() }
    if let memory {
      let kept = outcomes.indices.filter { rules[$0].description.scope == .type && !tasks[$0].settings.checksTests }
      memory.store(
        RuleMemory.Run(
          selection: selection, tables: context.tables,
          outcomes: Dictionary(uniqueKeysWithValues: kept.map { (ids[$0], outcomes[$0]) }),
          values: context.keptValues.values,
          inputs: context.signatures.map { RuleMemory.Inputs(graph: project.graph, signatures: $0) }))
    }
    return outcomes.indices.map { rules[$0].conclusion(of: outcomes[$0], context) }
  }

  /// Of a rule with `tests: true` that examines no more than without it.
  private static func untested(_ id: String) -> Notice {
    Notice(
      kind: .idleRule,
      message: "rule '\(id)' has 'tests: true' and found no test code to examine; select tests in the layers or parts "
        + "that it is about, or remove 'tests: true'")
  }

  /// What one rule finds in files in focus, and what it found before in all others.
  private static func outcome(
    of rule: any RunnableRule, _ settings: RuleSettings, _ context: RuleContext, _ previous: RuleOutcome?
  ) -> RuleOutcome {
    let outcome = rule.check(context, settings: settings)
    guard rule.description.scope == .type else { return outcome }
    return (previous.map { outcome.completed(by: $0, outside: context.focus) } ?? outcome).sortedByFile()
  }
}
