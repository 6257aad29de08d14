import StrataClassification
import StrataDefinition
import StrataModel

/// What accepts a location that a rule reports, besides the baseline.
extension RuleEngine {
  /// The comment or the exemption that accepts a violation. Sets the finding's locations to those that are not accepted.
  ///
  /// By report, since to pass the violation would copy it.
  /// - Parameter own: the rules that report all its locations, unless these are all.
  func acceptor(
    of report: RuleReport, in finding: inout Finding, _ rules: Set<String>, own: Set<String>?,
    _ reports: [RuleReport],
    _ suppressions: inout Suppressions, _ exemptions: inout Exemptions
  ) -> JudgedLocation.Acceptor? {
    // Comments are read in Swift files of targets only.
    let isInManifest = report.violation.links?.manifestLocation != nil
    let comment =
      isInManifest
      ? nil : suppressions.covering(rules: rules, file: report.violation.file, line: finding.location.line)
    let exemption =
      exemptions.isAny ? exemptions.covering(report.violation, rules: rules, file: finding.location.file) : nil
    if let ends = report.violation.links?.acceptedAt, !ends.isEmpty {
      // Always evaluated, so that comments at all ends count as used.
      let elsewhere = acceptor(of: report.violation, at: ends, in: &finding, rules, reports, &suppressions, &exemptions)
      return comment ?? exemption ?? elsewhere
    }
    let accepted = comment ?? exemption
    let related = acceptRelated(of: report, in: &finding, rules, &suppressions)
    guard let accepted, let first = finding.otherLocations.first else { return accepted ?? related }
    guard let own else {
      guard report.violation.links?.isEachOpen == true else { return accepted }
      finding.location = first
      finding.otherLocations.removeFirst()
      return nil
    }
    // The name of a rule that describes this location only does not accept the further ones.
    let line = finding.location.line
    if suppressions.covering(rules: own, file: report.violation.file, line: line) != nil { return accepted }
    if exemptions.covering(report.violation, rules: own, file: finding.location.file) != nil { return accepted }
    finding.location = first
    finding.otherLocations.removeFirst()
    finding.alsoBreaks.removeAll { !own.contains($0) }
    return nil
  }

  /// What accepts a violation that naming its rule at any of its ends accepts: a comment there, or an exemption that
  /// covers it there or covers what another rule reports there. All of them count as used.
  private func acceptor(
    of violation: Violation, at ends: Set<CodeLocation>, in finding: inout Finding, _ rules: Set<String>,
    _ reports: [RuleReport],
    _ suppressions: inout Suppressions, _ exemptions: inout Exemptions
  ) -> JudgedLocation.Acceptor? {
    finding.otherLocations = violation.related.map { project.graph.location($0.file, $0.offset) }
    var accepted: [JudgedLocation.Acceptor] = []
    for end in ends.sorted() where suppressions.isAny(in: end.file) {
      let line = project.graph.location(end.file, end.offset).line
      if let comment = suppressions.covering(rules: rules, file: end.file, line: line) { accepted.append(comment) }
    }
    guard exemptions.isAny else { return accepted.first }
    for end in violation.related {
      let path = project.graph[end.file].path
      if let exemption = exemptions.covering(violation, rules: rules, file: path) { accepted.append(exemption) }
    }
    for report in reports
    where ends.contains(CodeLocation(report.violation.file, report.violation.offset)) {
      let path = project.graph[report.violation.file].path
      if let exemption = exemptions.covering(report.violation, rules: rules, file: path) { accepted.append(exemption) }
    }
    return accepted.first
  }

  /// Removes the related locations that comments suppress. Where comments suppress all of them, the violation is accepted.
  private func acceptRelated(
    of report: RuleReport, in finding: inout Finding, _ rules: Set<String>, _ suppressions: inout Suppressions
  ) -> JudgedLocation.Acceptor? {
    let others = report.violation.related
    if others.isEmpty { return nil }
    var accepted: JudgedLocation.Acceptor?
    var open: [SourceLocation] = []
    for related in others {
      let location = project.graph.location(related.file, related.offset)
      if let comment = suppressions.covering(rules: rules, file: related.file, line: location.line) {
        accepted = accepted ?? comment
      } else if !open.contains(location) {
        open.append(location)
      }
    }
    finding.otherLocations = open
    return open.isEmpty ? accepted : nil
  }
}
