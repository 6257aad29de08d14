import StrataClassification
import StrataDefinition
import StrataModel
import StrataThreads

/// Runs the rules that a definition turns on, and turns their violations into findings. Rules exclude tests, previews
/// and debug code themselves.
package struct RuleEngine {
  let project: ClassifiedGraph
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
  package init(
    _ project: ClassifiedGraph, rules: [any RunnableRule], selection: RuleSelection = RuleSelection(), jobs: Int,
    memory: RuleMemory? = nil, releasesMemory: Bool = true
  ) {
    self.project = project
    self.rules = rules.filter { project.definition.isOn($0.description.id) }
    ids = self.rules.map { $0.description.id }
    self.selection = selection
    let predicting = self.rules.compactMap { $0 as? any PredictingRule }
    context = RuleContext(project, predicting: predicting, selection: selection, memory: memory)
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
      of: reports, names, &suppressions, &exemptions, &accepted, keepingLocations, keepsImplied)
    let counts = findings.indices.reduce(into: [String: Int]()) { $0[findings[$1].rule, default: 0] += 1 }
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
        findings: counts[ids[rule], default: 0])
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
    result.roles = Set(production.compactMap { project.role(of: $0)?.rawValue }).sorted()
    result.layers = Set(production.compactMap { project.layer(of: $0) }).sorted()
    result.acceptedFindings = accepted.findings()
    for index in result.acceptedFindings.indices { declarations.fill(&result.acceptedFindings[index].finding) }
    result.accepted.exemptions = exemptions.usedCount
    result.accepted.exemptedFindings = result.acceptedFindings.count { $0.acceptor == .exemption }
    result.accepted.generatedFiles = generatedFileCount
    result.accepted.suppressions = suppressions.usedCount
    if !releasesMemory { keepUntilExit((outcomes, reports)) }
    return (result, locations)
  }

  /// Removes accepted locations, and groups the others into findings; those that follow from open ones are separate.
  /// - Parameter reports: arbitrated (``Precedence``).
  private func findings(
    of reports: [RuleReport], _ names: ReportedNames, _ suppressions: inout Suppressions,
    _ exemptions: inout Exemptions, _ accepted: inout AcceptedCollector, _ keepsLocations: Bool, _ keepsImplied: Bool
  ) -> ([Finding], [ImpliedFinding], [JudgedLocation]) {
    let isSelected = ids.map { selection.includes($0) }
    let isAnythingAccepted = suppressions.isAny || exemptions.isAny
    let shared = SharedNames(of: names, in: project.graph)
    let alone = ids.map { Set([$0]) }
    let reasons = StatedReasons(rules.map { $0.description }, context)
    var collector = FindingCollector(capacity: reports.count)
    var members = DeclaringMember.Names(project.graph)
    var causes = CauseLocations(reports, ids: ids)
    var following: [(Finding, RuleReport)] = []
    var locations: [JudgedLocation] = []
    for report in reports where isSelected[report.rule] {
      var found = finding(of: report, leader: reports[report.leader], reasons, &members)
      shared.note(modulesOf: &found, of: reports[report.leader], report.leader)
      let rules: Set<String> =
        found.alsoBreaks.isEmpty || !isAnythingAccepted
        ? alone[reports[report.leader].rule] : Set([found.rule] + found.alsoBreaks)
      let isShared = !found.alsoBreaks.isEmpty && !report.violation.related.isEmpty
      let own: Set<String>? = isShared ? [found.rule, ids[report.rule]] : nil
      let acceptor = acceptor(of: report, in: &found, rules, own: own, reports, &suppressions, &exemptions)
      if keepsLocations { locations.append(JudgedLocation(report.violation, finding: found, acceptor: acceptor)) }
      if let acceptor {
        accepted.add(found, in: module(of: reports[report.leader]), by: acceptor)
        causes.accept(report, ledBy: reports[report.leader])
        continue
      }
      let isFollower = report.violation.links?.followsRule != nil
      guard
        report.violation.followsFrom.isEmpty || !isFollower && isReportedHere(report, by: reports[report.leader])
      else {
        following.append((consume found, report))
        continue
      }
      causes.add(found, of: report, ledBy: reports[report.leader])
      collector.add(consume found, in: module(of: reports[report.leader]))
    }
    var implied = ImpliedCollector()
    for (found, report) in following where !causes.isPart(report) {
      let (module, leader) = (project.graph[report.violation.file].module, reports[report.leader])
      let keys = causes.causes(of: report)
      let isListed = keys.isEmpty || keepsImplied && !isReportedHere(report, by: leader)
      var found = found
      // One that follows from open findings is listed only where a baseline accepts these.
      if isListed, let onceAccepted = report.violation.links?.onceAccepted,
        let message = onceAccepted.message(causes.isReported)
      {
        found.message += message
        found.remedy += onceAccepted.remedy
      }
      causes.add(found, of: report, ledBy: leader)
      if !isListed { continue }
      if keys.isEmpty {
        collector.add(consume found, in: module)
      } else {
        implied.add(consume found, in: module, by: keys)
      }
    }
    return (collector.findings(), implied.findings(causes.keys), locations)
  }

  private func module(of report: RuleReport) -> ModuleID {
    project.graph[report.violation.links?.foundUnder?.location.file ?? report.violation.file].module
  }

  /// Another rule describes the same location, which is a finding of its own.
  private func isReportedHere(_ report: RuleReport, by leader: RuleReport) -> Bool {
    leader.violation.followsFrom.isEmpty && leader.violation.file == report.violation.file
      && leader.violation.offset == report.violation.offset
  }

  /// The finding of one location, with the message of the most specific rule.
  private func finding(
    of report: RuleReport, leader: RuleReport, _ reasons: StatedReasons?, _ members: inout DeclaringMember.Names
  ) -> Finding {
    var because = reasons?.reasons(for: leader) ?? []
    if let reason = severities.reason(leader.rule, leader.violation.file, leader.violation.offset),
      !because.contains(reason)
    {
      because.append(reason)
    }
    var declarations: [DeclarationLocation] = []
    if let declaration = leader.violation.links?.declaration {
      let location = project.graph.location(declaration.file, project.graph[declaration].nameOffset)
      let name = leader.violation.links?.foundUnder?.target ?? leader.violation.target
      declarations.append(DeclarationLocation(name: name, location: location))
    }
    var (severity, others) = (leader.severity, [Int]())
    if report.rule != leader.rule || !report.others.isEmpty || !leader.others.isEmpty {
      for rule in [report.rule] + report.others + leader.others where rule != leader.rule && !others.contains(rule) {
        others.append(rule)
        severity = max(severity, severities[rule, report.violation.file, report.violation.offset])
      }
    }
    let alsoBreaks = others.map { ids[$0] }
    var (symbol, target) = (leader.violation.symbol, leader.violation.target)
    var member = members.name(leader.violation.file, leader.member)
    if let names = leader.violation.links?.foundUnder {
      let home = names.location.file
      (symbol, target) = (names.symbol, names.target)
      member = members.name(home, DeclaringMember(project.graph).index(home, names.location.offset))
    }
    // Made at once: a finding is large, and to change it afterwards would copy it.
    return Finding(
      rule: ids[leader.rule], severity: severity,
      location: report.violation.links?.manifestLocation
        ?? project.graph.location(report.violation.file, report.violation.offset),
      symbol: symbol, module: project.graph.modules[module(of: leader).index].name, member: member, target: target,
      message: leader.violation.message, remedy: leader.violation.remedy, chain: leader.violation.chain,
      properChain: leader.violation.properChain, changes: leader.violation.changes,
      alsoBreaks: alsoBreaks.count > 1 ? alsoBreaks.sorted() : alsoBreaks, because: because, declarations: declarations)
  }

  private func reports(of outcomes: [RuleOutcome]) -> [RuleReport] {
    let members = DeclaringMember(project.graph)
    var reports: [RuleReport] = []
    for (rule, outcome) in outcomes.enumerated() {
      // A contract is about the whole code base.
      let isContract = rules[rule] is ContractRule
      for violation in outcome.violations
      where !context.isGenerated(violation.file) && (isContract || context.parts.contains(violation)) {
        let severity = severities[rule, violation.file, violation.offset]
        if severity == .off { continue }
        let isOfType = violation.links?.isOfWholeType ?? false
        reports.append(
          RuleReport(
            rule: rule, severity: severity, violation: violation,
            member: isOfType ? noIndex : members.index(violation.file, violation.offset), leader: reports.count))
      }
    }
    return reports
  }
}
