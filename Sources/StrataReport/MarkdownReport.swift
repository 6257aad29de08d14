import StrataModel

/// `--format markdown`: a review for a comment of a pull request: the score, the findings by severity, for each skipped layer
/// the chain as it is and as it should be, and the steps.
enum MarkdownReport {
  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    var document = MarkdownText()
    for line in head(result, context) { document.line(line) }
    var left = 0
    for (title, findings) in sections(of: result, context) {
      let groups = FindingGroup.groups(of: findings, by: context.rules)
      for (index, group) in groups.enumerated() {
        let lines = (index == 0 ? ["", "### \(title)", ""] : []) + entry(group, context)
        guard left == 0, document.hasRoom(for: lines) else {
          left += 1 + group.others.count
          continue
        }
        for line in lines { document.line(line) }
      }
    }
    if left > 0 {
      document.line()
      document.line(
        "… and \(counted(left, "more finding")), which do not fit in a comment: `strata check` lists all of them.")
    }
    document.line()
    document.line(MarkdownText.plain(result.accepted.sentence) + ".")
    return document.bytes
  }

  /// By severity, or by what the run groups by.
  private static func sections(of result: CheckResult, _ context: ReportContext) -> [(
    title: String, findings: [Finding]
  )] {
    guard context.grouping == nil else {
      return FindingSection.sections(of: result, context).map {
        (MarkdownText.plain($0.title), $0.findings(of: result))
      }
    }
    return [Severity.error, .warning].map { severity in
      let findings = result.findings.filter { $0.severity == severity }
      return (counted(findings.count, severity.rawValue).capitalizedFirst, findings)
    }
  }

  private static func causes(_ causes: Causes) -> [String] {
    let rows = causes.list.compactMap { cause in
      cause.effect.map {
        "| \(MarkdownText.plain(cause.change.title)) | \(grouped($0.closes)) | \(grouped($0.opens)) |"
      }
    }
    let table = rows.isEmpty ? [] : ["", "| cause | closes | opens |", "|---|---:|---:|"] + rows
    let failures = causes.failures.map { "- Not examined: \(MarkdownText.plain($0))" }
    return table + (failures.isEmpty ? [] : [""] + failures)
  }

  private static func head(_ result: CheckResult, _ context: ReportContext) -> [String] {
    let (errors, warnings) = (result.errorCount, result.warningCount)
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    var lines = [
      "## Architecture: " + (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")), "",
      "Score **\(result.score)** of 100 · \(counted(result.fileCount, "file")), \(counted(result.typeCount, "type")) · style "
        + result.style,
    ]
    let uncovered = result.ledger.typesWithoutLayer
    if uncovered > 0 {
      lines += [
        "",
        "\(counted(uncovered, "type")) in no layer: \(uncovered == 1 ? "its" : "their") dependencies are not checked.",
      ]
    }
    let notices = result.notices.filter { context.isStrict && $0.failsStrictRuns }
    if !notices.isEmpty { lines.append("") }
    lines += notices.map { "- **strict:** \(MarkdownText.plain($0.message)) (`\($0.kind.rawValue)`)" }
    if counts.isEmpty { return lines }
    lines += causes(result.causes)
    lines += ["", "| rule | errors | warnings |", "|---|---:|---:|"]
    let byRule = Dictionary(grouping: result.findings, by: \.rule)
    for (rule, findings) in byRule.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      let errors = findings.count { $0.severity == .error }
      lines.append("| `\(rule)` | \(grouped(errors)) | \(grouped(findings.count - errors)) |")
    }
    return lines
  }

  /// One item of the list, with its steps.
  private static func entry(_ group: FindingGroup, _ context: ReportContext) -> [String] {
    let finding = group.first
    var lines = ["- **\(MarkdownText.plain(finding.message))** (`\(finding.rule)`)"]
    func add(_ label: String, _ text: String) { lines.append("  - \(label): \(text)") }
    add("Where", places(of: finding, context))
    if finding.chain.count > 1 { add("Now", chain(finding.chain)) }
    if finding.properChain.count > 1 { add("Should be", chain(finding.properChain)) }
    if !finding.remedy.isEmpty { add("Fix", MarkdownText.plain(finding.remedy)) }
    for reason in finding.because { add("Because", MarkdownText.plain(reason)) }
    if !group.others.isEmpty {
      let symbols = Set(group.others.map { $0.symbol == finding.symbol ? $0.member : $0.symbol }).sorted()
      add(
        "Also", "\(listed(symbols.map { MarkdownText.code($0) }, limit: 8)) (\(counted(group.others.count, "finding")))"
      )
    }
    return lines
  }

  private static func chain(_ names: [String]) -> String {
    // The noun of a role stands for a type that does not exist yet.
    names.map { $0.first?.isLowercase == true ? $0 : MarkdownText.code($0) }.joined(separator: " → ")
  }

  private static func places(of finding: Finding, _ context: ReportContext) -> String {
    let places = finding.locations.map { "\(context.inRepository($0.file)):\($0.line)" }
    var seen: Set<String> = []
    return listed(places.filter { seen.insert($0).inserted }.map { MarkdownText.code($0) }, limit: 8)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
