import StrataModel

/// `strata whatif`: the findings that a change of the code would close and open.
public enum ChangeReport {
  public static func text(
    _ outcome: ChangeOutcome, accepted: (Finding) -> Bool, _ context: ReportContext, width: Int
  ) -> [UInt8] {
    let colors = TerminalStyle(isOn: context.usesColor)
    var lines = [colors.bold(printable(outcome.plan.title))]
    for file in outcome.plan.files { lines.append("  " + printable(describe(file, context))) }
    lines += list("Assumed", outcome.plan.assumptions, colors, width)
    lines += list("Not modelled", outcome.plan.limits, colors, width)
    let difference = outcome.difference
    lines += ["", colors.bold(heading("Closes", difference.closed))]
    for finding in difference.closed { lines += describe(finding, accepted(finding), context, colors) }
    lines += ["", colors.bold(heading("Opens", difference.opened))]
    for finding in difference.opened { lines += describe(finding, accepted(finding), context, colors) }
    if !difference.changed.isEmpty {
      lines += ["", colors.bold("Changes \(counted(difference.changed.count, "finding"))")]
      for change in difference.changed {
        lines += describe(change.after, accepted(change.after), context, colors)
        lines.append("    " + describe(change))
      }
    }
    for (title, notices) in [("Closes", difference.closedNotices), ("Opens", difference.openedNotices)] {
      guard !notices.isEmpty else { continue }
      lines += ["", colors.bold("\(title) \(counted(notices.count, "notice"))")]
      for notice in notices {
        lines.append("  " + printable((notice.origin.isEmpty ? "" : notice.origin + ": ") + notice.message))
      }
    }
    let score =
      outcome.scoreBefore == outcome.scoreAfter
      ? "score \(outcome.scoreAfter)" : "score \(outcome.scoreBefore) → \(outcome.scoreAfter)"
    lines += ["", "\(counted(difference.unchangedCount, "other finding")) unchanged, \(score); no file was changed"]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func heading(_ verb: String, _ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "\(verb) no finding" }
    let errors = findings.count { $0.severity == .error }
    let parts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    return "\(verb) \(counted(findings.count, "finding")) "
      + "(\(parts.map { counted($0.0, $0.1) }.joined(separator: ", ")))"
  }

  private static func describe(_ file: FileChange, _ context: ReportContext) -> String {
    switch file.kind {
    case .move: return "move   \(context.shown(file.origin ?? "")) → \(context.shown(file.path))"
    case .create: return "create \(context.shown(file.path))"
    case .edit: return "edit   \(context.shown(file.path))"
    case .delete: return "delete \(context.shown(file.path))"
    }
  }

  private static func list(_ title: String, _ sentences: [String], _ colors: TerminalStyle, _ width: Int) -> [String] {
    guard !sentences.isEmpty else { return [] }
    return [colors.dim(title + ":")]
      + sentences.flatMap { sentence in
        wrap(printable(sentence), width: min(max(width, 50), 120) - 4).enumerated()
          .map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
      }
  }

  private static func describe(
    _ finding: Finding, _ isAccepted: Bool, _ context: ReportContext, _ colors: TerminalStyle
  ) -> [String] {
    let location = finding.location
    let start = "\(printable(context.shown(location.file))):\(location.line):\(location.column)"
    let severity = finding.severity == .error ? colors.error("error") : colors.warning("warning")
    var line = "  \(start): \(severity): \(printable(finding.message)) \(colors.dim("[\(finding.rule)]"))"
    if isAccepted { line += " (accepted by the baseline)" }
    if finding.otherLocations.isEmpty { return [line] }
    return [line, "    " + colors.dim("and \(counted(finding.otherLocations.count, "more location"))")]
  }

  private static func describe(_ change: FindingDifference.Changed) -> String {
    var parts: [String] = []
    if change.before.occurrences != change.after.occurrences {
      parts.append(
        "\(counted(change.after.occurrences, "location")) instead of \(change.before.occurrences)")
    }
    if change.before.severity != change.after.severity {
      parts.append("\(change.after.severity.rawValue) instead of \(change.before.severity.rawValue)")
    }
    return parts.joined(separator: ", ")
  }

  /// Version 1: keys are added, never changed.
  public static func json(_ outcome: ChangeOutcome, accepted: (Finding) -> Bool) -> [UInt8] {
    let difference = outcome.difference
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("kind", outcome.plan.kind.rawValue)
      json.member("symbol", outcome.plan.symbol)
      json.member("title", outcome.plan.title)
      json.objects("changes", of: outcome.plan.files) { file, json in
        json.member("path", file.path)
        json.member("kind", file.kind.rawValue)
        if let origin = file.origin { json.member("from", origin) }
      }
      json.member("assumptions", outcome.plan.assumptions)
      json.member("notModelled", outcome.plan.limits)
      json.object("summary", inline: true) { json in
        json.member("closed", difference.closed.count)
        json.member("opened", difference.opened.count)
        json.member("changed", difference.changed.count)
        json.member("unchanged", difference.unchangedCount)
        json.member("scoreBefore", outcome.scoreBefore)
        json.member("scoreAfter", outcome.scoreAfter)
      }
      for (key, findings) in [("closed", difference.closed), ("opened", difference.opened)] {
        json.array(key, of: findings) { finding, json in
          JSONReport.write(finding, &json) { $0.member("baselined", accepted(finding)) }
        }
      }
      json.array("changed", of: difference.changed) { change, json in
        JSONReport.write(change.after, &json) { json in
          json.member("baselined", accepted(change.after))
          json.member("occurrencesBefore", change.before.occurrences)
          json.member("severityBefore", change.before.severity.rawValue)
        }
      }
      json.objects("closedNotices", of: difference.closedNotices, JSONReport.write)
      json.objects("openedNotices", of: difference.openedNotices, JSONReport.write)
    }
    return json.bytes
  }
}
