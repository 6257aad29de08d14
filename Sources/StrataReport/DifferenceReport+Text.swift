import StrataModel

/// `strata diff`: what a change does to the architecture.
public enum DifferenceReport {
  /// How many lines of a list the text shows.
  static let limit = 40

  public static func text(_ comparison: Comparison, _ context: ReportContext, width: Int) -> [UInt8] {
    let colors = TerminalStyle(isOn: context.usesColor)
    let lines = DifferenceLines(comparison: comparison, shown: { context.shown($0) }, name: { $0 })
    var output = [colors.bold("\(printable(title(comparison.before))) → \(printable(title(comparison.after)))")]
    output += wrap(lines.measures.map(\.text).joined(separator: ", "), width: max(width, 60)).map { "  " + $0 }
    for remark in lines.remarks {
      output += wrap(printable(remark), width: max(width, 60) - 8).enumerated().map {
        ($0.offset == 0 ? "  note: " : "        ") + $0.element
      }
    }
    output += ["", colors.bold("Findings: \(lines.findingCounts)")]
    output += findings(comparison.findings, context, colors)
    for (title, entries) in lines.sections {
      output += ["", colors.bold(title)] + shortened(entries, limit: limit).map { "  " + printable($0) }
    }
    if lines.sections.isEmpty { output += ["", "No type, dependency, cycle or public declaration has changed."] }
    return Array((output.joined(separator: "\n") + "\n").utf8)
  }

  /// `main (1a2b3c4d5e)`
  static func title(_ state: Comparison.State) -> String {
    guard let commit = state.commit, !commit.hasPrefix(state.name) || state.name.count < 7 else {
      return state.commit.map { String($0.prefix(10)) } ?? state.name
    }
    return "\(state.name) (\(commit.prefix(10)))"
  }

  private static func findings(
    _ findings: FindingChanges, _ context: ReportContext, _ colors: TerminalStyle
  ) -> [String] {
    func line(_ finding: Finding) -> String {
      let location = finding.location
      let severity = finding.severity == .error ? colors.error("error") : colors.warning("warning")
      return "\(printable(context.shown(location.file))):\(location.line):\(location.column): \(severity): "
        + "\(printable(finding.message)) \(colors.dim("[\(finding.rule)]"))"
    }
    var output: [String] = []
    func add(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      output.append("  " + title)
      output += shortened(lines, limit: limit).map { "    " + $0 }
    }
    add(
      "New:",
      findings.new.enumerated().map {
        line($0.element) + (findings.newByDefinition.contains($0.offset) ? " (by the definition)" : "")
      })
    add("No longer accepted:", findings.reportedAgain.map(line))
    add("With other locations or severity:", findings.changed.map { line($0.after) + ": " + describe($0) })
    add(
      "Fixed:",
      findings.fixed.enumerated().map {
        line($0.element) + (findings.fixedByDefinition.contains($0.offset) ? " (by the definition)" : "")
      })
    add(
      "Only moved:",
      findings.moved.map {
        line($0.after) + "; before: \(context.shown(origin(of: $0)))" + ($0.isWorse ? ": " + describe($0) : "")
      })
    add("Accepted now:", findings.acceptedNow.map { line($0.finding) + " (\(acceptor($0)))" })
    add("New and accepted:", findings.newAccepted.map { line($0.finding) + " (\(acceptor($0)))" })
    add("New notices:", findings.openedNotices.map(notice))
    add("Notices that are gone:", findings.closedNotices.map(notice))
    return output
  }

  private static func notice(_ notice: Notice) -> String {
    printable((notice.origin.isEmpty ? "" : notice.origin + ": ") + notice.message)
  }

  /// Where a finding was before, and the names that it had.
  static func origin(of change: FindingChanges.Change) -> String {
    let (a, b) = (change.before, change.after)
    var names: [String] = []
    if a.symbol != b.symbol { names.append(a.symbol) }
    if a.member != b.member { names.append(a.member) }
    if a.target != b.target { names.append(a.target) }
    let place = "\(a.location.file):\(a.location.line)"
    return place + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  static func describe(_ change: FindingChanges.Change) -> String {
    var parts: [String] = []
    if change.before.occurrences != change.after.occurrences {
      parts.append("\(counted(change.after.occurrences, "location")) instead of \(change.before.occurrences)")
    }
    if change.before.severity != change.after.severity {
      parts.append("\(change.after.severity.rawValue) instead of \(change.before.severity.rawValue)")
    }
    return parts.joined(separator: ", ")
  }

  /// What accepts a finding, with the reason.
  static func acceptor(_ accepted: AcceptedFinding) -> String {
    accepted.acceptor.rawValue + (accepted.reason.isEmpty ? "" : ": \(printable(accepted.reason))")
  }
}
