import StrataModel

/// What identifies a finding, and what rules say about its location.
struct FindingIdentity {
  var rule: String
  var severity: Severity
  var symbol: String
  var member: String
  var target: String
  var modules: SharedNames.Modules
  /// Other rules that describe the violation, sorted.
  var alsoBreaks: [String]

  var key: FindingKey {
    FindingKey(
      rule: rule, symbol: symbol, member: member, target: target, module: modules.ofSymbol ?? "",
      targetModule: modules.ofTarget)
  }
}

/// Writes the findings of reports: one location each, with the message of the most specific rule.
struct FindingWriter {
  let reports: [RuleReport]
  private let engine: RuleEngine
  private let shared: SharedNames
  private let reasons: StatedReasons?
  private var members: DeclaringMember.Names

  private var graph: Graph { engine.project.graph }

  /// - Parameter reports: arbitrated (``Precedence``).
  init(_ engine: RuleEngine, _ reports: [RuleReport], _ names: ReportedNames) {
    self.reports = reports
    self.engine = engine
    shared = SharedNames(of: names, in: engine.project.graph)
    reasons = StatedReasons(engine.rules.map { $0.description }, engine.context)
    members = DeclaringMember.Names(engine.project.graph)
  }

  mutating func identity(of report: RuleReport) -> FindingIdentity {
    let leader = reports[report.leader]
    var (symbol, target) = (leader.violation.symbol, leader.violation.target)
    var (file, member) = (leader.violation.file, leader.member)
    if let names = leader.violation.links?.foundUnder {
      (symbol, target, file) = (names.symbol, names.target, names.location.file)
      member = DeclaringMember(graph).index(file, names.location.offset)
    }
    var (severity, others) = (leader.severity, [Int]())
    if report.rule != leader.rule || !report.others.isEmpty || !leader.others.isEmpty {
      func add(_ rule: Int) {
        if rule == leader.rule || others.contains(rule) { return }
        others.append(rule)
        severity = max(severity, engine.severities[rule, report.violation.file, report.violation.offset])
      }
      add(report.rule)
      report.others.forEach(add)
      leader.others.forEach(add)
    }
    let alsoBreaks = others.map { engine.ids[$0] }
    return FindingIdentity(
      rule: engine.ids[leader.rule], severity: severity, symbol: symbol, member: members.name(file, member),
      target: target, modules: shared.modules(of: leader, report.leader),
      alsoBreaks: alsoBreaks.count > 1 ? alsoBreaks.sorted() : alsoBreaks)
  }

  func location(of report: RuleReport) -> SourceLocation {
    report.violation.links?.manifestLocation ?? graph.location(report.violation.file, report.violation.offset)
  }

  /// The finding of one location.
  func finding(of report: RuleReport, _ identity: FindingIdentity) -> Finding {
    let leader = reports[report.leader]
    var because = reasons?.reasons(for: leader) ?? []
    if let reason = engine.severities.reason(leader.rule, leader.violation.file, leader.violation.offset),
      !because.contains(reason)
    {
      because.append(reason)
    }
    var declarations: [DeclarationLocation] = []
    if let declaration = leader.violation.links?.declaration {
      let location = graph.location(declaration.file, graph[declaration].nameOffset)
      declarations.append(DeclarationLocation(name: identity.target, location: location))
    }
    let (remedy, changes) = engine.context.writesRemedies ? leader.violation.writtenRemedy : ("", [])
    // Made at once: a finding is large, and to change it afterwards would copy it.
    return Finding(
      rule: identity.rule, severity: identity.severity, location: location(of: report), symbol: identity.symbol,
      module: identity.modules.ofSymbol ?? graph.modules[engine.module(of: leader).index].name,
      isNameShared: identity.modules.ofSymbol != nil, targetModule: identity.modules.ofTarget,
      member: identity.member, target: identity.target, message: leader.violation.message,
      remedy: remedy, chain: leader.violation.chain, properChain: leader.violation.properChain,
      changes: changes, alsoBreaks: identity.alsoBreaks, because: because,
      declarations: declarations)
  }

  /// The finding of one location where nothing is accepted.
  mutating func openFinding(of report: RuleReport) -> Finding {
    // Apart, since otherwise the known names of members would be copied.
    let identity = identity(of: report)
    var finding = finding(of: report, identity)
    let violation = report.violation
    for related in violation.related {
      let location = graph.location(related.file, related.offset)
      // Locations of a violation with several ends are not compared.
      if !(violation.links?.acceptedAt.isEmpty ?? true) || !finding.otherLocations.contains(location) {
        finding.otherLocations.append(location)
      }
    }
    return finding
  }
}
