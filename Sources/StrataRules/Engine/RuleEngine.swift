import StrataClassification
import StrataDefinition
import StrataModel
import StrataThreads

/// Runs the rules that a definition turns on, and turns their violations into findings. Rules exclude tests, previews
/// and debug code themselves.
package struct RuleEngine {
  let project: ClassifiedGraph
  private static let rolesOfScreens = [RoleID.view, .viewModel, .baseViewModel, .presenter].map(\.rawValue)

  /// All rules that are on. Those that were not selected also run: a location that is accepted under the name of one
  /// rule is accepted for every rule that describes the same violation, whichever of them was selected.
  let rules: [any RunnableRule]
  /// By rule.
  let ids: [String]
  let severities: RuleSeverities
  let selection: RuleSelection
  /// What the rules are given.
  package let context: RuleContext
  /// What those are given that also check tests; nil if there are none.
  let contextWithTests: RuleContext?
  let jobs: Int
  let memory: RuleMemory?
  private let releasesMemory: Bool

  /// - Parameters:
  ///   - rules: all rules (``RuleRegistry/rules(of:)``); those that the definition has not turned on are left out.
  ///   - selection: those that the user selected.
  ///   - jobs: how many threads, at least 1.
  ///   - memory: where the results of this run are kept, and those of the run before are; nil: nowhere.
  ///   - releasesMemory: false in a process that ends after this run.
  ///   - focus: the files whose violations are wanted, if there is no memory; of others, any may be missing.
  package init(
    _ project: ClassifiedGraph, rules: [any RunnableRule], selection: RuleSelection = RuleSelection(), jobs: Int,
    memory: RuleMemory? = nil, releasesMemory: Bool = true, focus: Focus = .all
  ) {
    self.project = project
    self.rules = rules.filter { project.definition.isOn($0.description.id) }
    ids = self.rules.map { $0.description.id }
    self.selection = selection
    let predicting = self.rules.compactMap(\.predicting)
    context = RuleContext(project, predicting: predicting, selection: selection, memory: memory, focus: focus)
    contextWithTests =
      ids.contains { project.definition.settings(of: $0).checksTests }
      ? RuleContext(project.withTestsAsProduction(), predicting: predicting, selection: selection) : nil
    severities = RuleSeverities(ids.map { project.definition.settings(of: $0) }, context)
    self.jobs = jobs
    self.memory = memory
    self.releasesMemory = releasesMemory
  }

  /// The result before any baseline, with every finding of the project.
  /// - Parameter keepsImplied: also with those that follow from others, and are reported only if a baseline accepts these.
  package func run(keepsImplied: Bool = true) -> CheckResult {
    run(keepingLocations: false, keepsImplied: keepsImplied).result
  }

  /// The same, with every location that a selected rule reported, and what accepts it.
  package func runWithLocations() -> (result: CheckResult, locations: [JudgedLocation]) {
    run(keepingLocations: true, keepsImplied: true)
  }

  private func run(
    keepingLocations: Bool, keepsImplied: Bool
  ) -> (result: CheckResult, locations: [JudgedLocation]) {
    let outcomes = outcomes()
    let selected = ids.filter { selection.includes($0) }
    let ran = selected.count == ids.count ? nil : Set(selected)
    var suppressions = Suppressions(
      project.graph, in: context.parts, ran: ran,
      known: RuleRegistry.descriptions.map(\.id) + project.definition.namesOfOwnRules)
    var exemptions = Exemptions(project.definition, ran: ran)
    let reports = reports(of: outcomes)
    Precedence(rules: rules.map { $0.description }, selection: selection).arbitrate(reports)
    var names = ReportedNames(reports, in: project.graph)
    var accepted = AcceptedCollector()
    var (findings, implied, locations) = findings(
      of: reports, names, &suppressions, &exemptions, &accepted, keepsLocations: keepingLocations,
      keepsImplied: keepsImplied)
    let counts = findings.indices.reduce(into: [TextKey: Int]()) { $0[TextKey(findings[$1].rule), default: 0] += 1 }
    let unused = suppressions.findings() + exemptions.findings()
    findings += unused
    names.add(unused, in: project.graph)
    var declarations = DeclarationLocations(project, names)
    for index in findings.indices { declarations.fill(&findings[index]) }
    for index in implied.indices { declarations.fill(&implied[index].finding) }
    findings = inReportOrder(findings)

    let runs = outcomes.indices.compactMap { rule -> RuleRun? in
      guard selection.includes(ids[rule]) else { return nil }
      return RuleRun(
        id: ids[rule], severity: project.definition.settings(of: ids[rule]).highestSeverity,
        examined: outcomes[rule].examined,
        findings: counts[TextKey(ids[rule]), default: 0])
    }
    let production = context.parts.productionTypes(of: project)
    var result = CheckResult(
      style: project.definition.style,
      fileCount: project.graph.files.indices.count { context.parts.isOwn(FileID(UInt32($0))) },
      typeCount: production.count,
      ledger: project.ledger, score: Score(project, production, findings).value, findings: findings,
      implied: implied,
      rules: runs.sorted { $0.id < $1.id },
      notices: notices(runs) + outcomes.indices.filter { selection.includes(ids[$0]) }.flatMap { outcomes[$0].notices })
    let definition = project.definition
    result.roles = Set(production.compactMap { context.roleOfType[$0.index] }).map { definition[$0].id.rawValue }
      .sorted()
    result.openRoles = result.roles.filter { role in
      Self.rolesOfScreens.contains(role)
        && definition.role(RoleID(rawValue: role)).map { !$0.skips.isSuperset(of: [.repository, .gateway]) } ?? false
    }
    result.layers = Set(production.compactMap { context.layerOfType[$0.index] }).map { definition[$0].name }.sorted()
    result.acceptedFindings = accepted.findings()
    for index in result.acceptedFindings.indices { declarations.fill(&result.acceptedFindings[index].finding) }
    result.accepted.exemptions = exemptions.usedCount
    result.accepted.exemptedFindings = result.acceptedFindings.count { $0.acceptor == .exemption }
    result.accepted.generatedFiles = generatedFileCount
    result.accepted.suppressions = suppressions.usedCount
    if !releasesMemory { keepUntilExit((outcomes, reports)) }
    return (result, locations)
  }

  private func reports(of outcomes: [RuleOutcome]) -> [RuleReport] {
    let members = DeclaringMember(project.graph)
    var reports: [RuleReport] = []
    reports.reserveCapacity(outcomes.reduce(0) { $0 + $1.violations.count })
    for (rule, outcome) in outcomes.enumerated() {
      // A contract is about the whole code base.
      let isContract = rules[rule] is ContractRule
      // Each is large, and copied once.
      for violation in outcome.violations {
        let (file, offset) = (violation.file, violation.offset)
        guard !context.isUnchecked(file), isContract || context.parts.contains(violation) else { continue }
        let severity = severities[rule, file, offset]
        if severity == .off { continue }
        let isOfType = violation.links?.isOfWholeType ?? false
        reports.append(
          RuleReport(
            rule: rule, severity: severity, violation: violation,
            member: isOfType ? noIndex : members.index(file, offset), leader: reports.count))
      }
    }
    return reports
  }
}
