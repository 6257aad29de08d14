import StrataModel

/// Makes findings of what the rules report.
extension RuleEngine {
  /// Removes accepted locations, and groups the others into findings; those that follow from open ones are separate.
  /// - Parameter reports: arbitrated (``Precedence``).
  func findings(
    of reports: [RuleReport], _ names: ReportedNames, _ suppressions: inout Suppressions,
    _ exemptions: inout Exemptions, _ accepted: inout AcceptedCollector, keepsLocations: Bool, keepsImplied: Bool
  ) -> ([Finding], [ImpliedFinding], [JudgedLocation]) {
    let isSelected = ids.map { selection.includes($0) }
    let isAnythingAccepted = suppressions.isAny || exemptions.isAny
    let alone = ids.map { Set([$0]) }
    var writer = FindingWriter(self, reports, names)
    var collector = FindingCollector(capacity: reports.count)
    var causes = CauseLocations(reports, ids: ids)
    var following: [(report: RuleReport, finding: Finding?)] = []
    var locations: [JudgedLocation] = []
    for report in reports where isSelected[report.rule] {
      let leader = reports[report.leader]
      let isFollowing = isFollowing(report, ledBy: leader)
      let isOpen = !isAnythingAccepted && !keepsLocations
      // Most that follow from open findings are not listed.
      if isOpen, isFollowing {
        following.append((report, nil))
        continue
      }
      let identity = writer.identity(of: report)
      if isOpen, report.violation.related.isEmpty,
        collector.addLocation(writer.location(of: report), of: identity, in: module(of: leader))
      {
        causes.add(identity.key, of: report, ledBy: leader)
        continue
      }
      var found = writer.finding(of: report, identity)
      let rules: Set<String> =
        found.alsoBreaks.isEmpty || !isAnythingAccepted
        ? alone[leader.rule] : Set([found.rule] + found.alsoBreaks)
      let isShared = !found.alsoBreaks.isEmpty && !report.violation.related.isEmpty
      let own: Set<String>? = isShared ? [found.rule, ids[report.rule]] : nil
      let acceptor = acceptor(of: report, in: &found, rules, own: own, reports, &suppressions, &exemptions)
      if keepsLocations { locations.append(JudgedLocation(report.violation, finding: found, acceptor: acceptor)) }
      if let acceptor {
        accepted.add(found, in: module(of: leader), by: acceptor)
        causes.accept(report, ledBy: leader)
        continue
      }
      if isFollowing {
        following.append((report, consume found))
        continue
      }
      causes.add(identity.key, of: report, ledBy: leader)
      collector.add(consume found, in: module(of: leader))
    }
    let implied = implied(following, &writer, &collector, &causes, keepsImplied: keepsImplied)
    return (collector.findings(), implied, locations)
  }

  /// Adds those that follow from nothing open, and returns those that a baseline may open, if they are asked for.
  /// - Parameter following: with the finding, unless nothing accepts any.
  private func implied(
    _ following: [(report: RuleReport, finding: Finding?)], _ writer: inout FindingWriter,
    _ collector: inout FindingCollector, _ causes: inout CauseLocations, keepsImplied: Bool
  ) -> [ImpliedFinding] {
    var implied = ImpliedCollector()
    for (report, known) in following where !causes.isPart(report) {
      let leader = writer.reports[report.leader]
      let keys = causes.causes(of: report)
      guard keys.isEmpty || keepsImplied && !isReportedHere(report, by: leader) else {
        causes.add(known?.key ?? writer.identity(of: report).key, of: report, ledBy: leader)
        continue
      }
      var found = known ?? writer.openFinding(of: report)
      // One that follows from open findings is listed only where a baseline accepts these.
      if let onceAccepted = report.violation.links?.onceAccepted,
        let message = onceAccepted.message(causes.isReported)
      {
        found.message += message
        found.remedy += onceAccepted.remedy
      }
      causes.add(found.key, of: report, ledBy: leader)
      if keys.isEmpty {
        collector.add(consume found, in: module(of: leader))
      } else {
        implied.add(consume found, in: module(of: leader), by: keys)
      }
    }
    return implied.findings(causes.keys)
  }

  func module(of report: RuleReport) -> ModuleID {
    project.graph[report.violation.links?.foundUnder?.location.file ?? report.violation.file].module
  }

  /// Whether a violation is reported only as far as those from which it follows are accepted.
  private func isFollowing(_ report: RuleReport, ledBy leader: RuleReport) -> Bool {
    if report.violation.followsFrom.isEmpty { return false }
    return report.violation.links?.followsRule != nil || !isReportedHere(report, by: leader)
  }

  /// Another rule describes the same location, which is a finding of its own.
  private func isReportedHere(_ report: RuleReport, by leader: RuleReport) -> Bool {
    leader.violation.followsFrom.isEmpty && leader.violation.file == report.violation.file
      && leader.violation.offset == report.violation.offset
  }
}
