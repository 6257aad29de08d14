import StrataClassification
import StrataDefinition
import StrataModel
import StrataThreads

/// Runs the rules that a definition turns on, and makes findings of their violations. Rules leave out tests, previews
/// and debug code themselves; the engine does not guess.
public struct RuleEngine {
  let project: ClassifiedGraph
  let rules: [any Rule.Type]
  let jobs: Int
  /// No rule that is on has been left out.
  let isWhole: Bool

  /// - Parameters:
  ///   - rules: all rules; those that the definition has not turned on are left out.
  ///   - selection: which of them the user asked for.
  ///   - jobs: how many threads, at least 1.
  public init(
    _ project: ClassifiedGraph, rules: [any Rule.Type], selection: RuleSelection = RuleSelection(), jobs: Int
  ) {
    self.project = project
    let on = rules.filter { project.definition.rules[$0.description.id, default: .off].severity != .off }
    self.rules = on.filter { selection.includes($0.description.id) }
    isWhole = self.rules.count == on.count
    self.jobs = jobs
  }

  /// The result before any baseline, with every finding of the project.
  public func run() -> CheckResult {
    let outcomes = outcomes()
    let ran = isWhole ? nil : Set(rules.map { $0.description.id })
    var suppressions = Suppressions(project.graph, ran: ran)
    var exemptions = Exemptions(project.definition, ran: ran)
    var collector = FindingCollector()
    for (rule, outcome) in zip(rules, outcomes) {
      let id = rule.description.id
      let severity = project.definition.rules[id, default: .off].severity
      for violation in outcome.violations {
        let location = project.graph.location(violation.file, violation.offset)
        if suppressions.covers(rule: id, file: violation.file, line: location.line) { continue }
        if exemptions.covers(violation, rule: id, file: location.file) { continue }
        collector.add(violation, rule: id, severity: severity, at: location)
      }
    }
    let counts = collector.countByRule
    var findings = collector.findings()
    findings += suppressions.findings()
    findings += exemptions.findings()
    DeclarationPlaces(project.graph).fill(&findings)
    findings.sort(by: Finding.precedes)

    let runs = zip(rules, outcomes).map { rule, outcome in
      let id = rule.description.id
      return RuleRun(
        id: id, severity: project.definition.rules[id, default: .off].severity, examined: outcome.examined,
        findings: counts[id, default: 0])
    }
    let production = project.graph.typeIDs.filter { project.isProduction($0) }
    var result = CheckResult(
      style: project.definition.style, fileCount: project.graph.files.count, typeCount: production.count,
      ledger: project.graph.ledger, score: Score.of(project, production, findings), findings: findings,
      rules: runs.sorted { $0.id < $1.id }, notices: notices(runs))
    result.accepted.exemptions = exemptions.usedCount
    result.accepted.suppressions = suppressions.usedCount
    return result
  }

  /// What each rule says, in their order: every thread takes the next rule that none has taken.
  private func outcomes() -> [RuleOutcome] {
    let project = project
    let placement = Placement(project)
    let tasks = rules.map { (rule: $0, settings: project.definition.rules[$0.description.id, default: .off]) }
    let results = OutcomeSlots(count: tasks.count)
    let queue = WorkQueue(tasks.count)
    // Those that read code take longest: no thread should be left alone with one at the end.
    let order = tasks.indices.filter { isLong(tasks[$0].rule) } + tasks.indices.filter { !isLong(tasks[$0].rule) }
    let work: @Sendable (Int) -> Void = { _ in
      while let turn = queue.take() {
        let index = order[turn]
        let rule = tasks[index].rule.init()
        results.set(index, rule.check(project, placement: placement, settings: tasks[index].settings))
      }
    }
    // On threads even when it is only one: their stacks are made for deeply nested code.
    Threads.run(min(jobs, tasks.count), work)
    return results.all
  }

  private func isLong(_ rule: any Rule.Type) -> Bool { rule.description.heuristic != nil }

  private func notices(_ runs: [RuleRun]) -> [Notice] {
    let idle = runs.filter { $0.examined == 0 }.map { run in
      let isOwn = project.definition.rules[run.id, default: .off].isOwn
      return Notice(
        kind: isOwn ? .idleRule : .idleStyleRule, message: "rule '\(run.id)' is on and found nothing to examine")
    }
    let isVacuous = project.definition.rules.values.allSatisfy { $0.severity == .off }
    let vacuous =
      isVacuous
      ? [Notice(kind: .noRules, message: "no rule is on, so that nothing can be found; 'rules:' turns some on")] : []
    let unmatched = project.coverage.unusedSelectors.filter { !$0.isBuiltIn }.map { selector in
      Notice(kind: .idleSelector, message: "\(selector.what) matches nothing", origin: selector.origin)
    }
    return vacuous + idle + unmatched + unassigned(runs)
  }
}

extension RuleEngine {
  /// A word on the types without a place, where no rule speaks of them.
  private func unassigned(_ runs: [RuleRun]) -> [Notice] {
    let count = project.graph.ledger.unassignedTypes
    guard count > 0, !runs.contains(where: { $0.id == "unassigned-type" }) else { return [] }
    let verb = count == 1 ? "type is" : "types are"
    return [Notice(kind: .unassignedTypes, message: "\(count) \(verb) in no layer and no role")]
  }
}

extension RuleSettings {
  /// What a rule has that no definition mentions.
  static let off = RuleSettings(severity: .off)
}

/// One slot for each rule's outcome.
///
/// Unchecked: the queue deals out each index once, so that no two threads write the same slot, and they are joined
/// before anything is read.
private final class OutcomeSlots: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<RuleOutcome>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: RuleOutcome())
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  func set(_ index: Int, _ outcome: RuleOutcome) { slots[index] = outcome }

  var all: [RuleOutcome] { Array(slots) }
}
