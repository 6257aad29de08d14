import StrataModel

extension DifferenceReport {
  /// A comment for a pull request: what fails first, then the architecture, with the long lists folded.
  public static func markdown(_ comparison: Comparison, _ context: ReportContext) -> [UInt8] {
    let lines = DifferenceLines(
      comparison: comparison, shown: { context.inRepository($0) }, name: { MarkdownText.code($0) })
    var document = MarkdownText()
    let added = comparison.findings.added
    let verdict =
      added.isEmpty ? "no new findings" : "\(counted(added.count, "finding")) \(added.count == 1 ? "is" : "are") new"
    document.line("## Architecture: \(verdict)")
    document.line()
    document.line(
      "\(MarkdownText.code(title(comparison.before))) → \(MarkdownText.code(title(comparison.after))) · "
        + MarkdownText.plain(lines.findingCounts))
    document.line()
    document.line("| | before | after |")
    document.line("|---|---:|---:|")
    for measure in lines.measures { document.line("| \(measure.title) | \(measure.before) | \(measure.after) |") }
    if !lines.remarks.isEmpty { document.line() }
    for remark in lines.remarks { document.line("- \(MarkdownText.plain(remark))") }
    var left = 0
    func add(_ title: String, _ entries: [String], isFolded: Bool) {
      guard !entries.isEmpty else { return }
      let end = isFolded ? ["", "</details>"] : []
      let start =
        isFolded
        ? ["", "<details><summary>\(title) (\(grouped(entries.count)))</summary>", ""] : ["", "### \(title)", ""]
      guard document.hasRoom(for: start + entries.prefix(1) + end) else {
        left += entries.count
        return
      }
      for line in start { document.line(line) }
      for (index, entry) in entries.enumerated() {
        guard document.hasRoom(for: [entry] + end) else {
          left += entries.count - index
          break
        }
        document.line(entry)
      }
      for line in end { document.line(line) }
    }
    for (title, entries) in findings(comparison.findings, context) {
      add(title, entries, isFolded: title != "New findings" && title != "No longer accepted")
    }
    for (title, entries) in lines.sections {
      add(title, entries.map { "- " + $0 }, isFolded: !title.hasSuffix("layers") && title != "Cycles")
    }
    if lines.sections.isEmpty {
      document.line()
      document.line("No type, dependency, cycle or public declaration has changed.")
    }
    if left > 0 {
      document.line()
      document.line("… and \(counted(left, "more line")), which \(left == 1 ? "does" : "do") not fit in a comment.")
    }
    return document.bytes
  }

  private static func findings(
    _ findings: FindingChanges, _ context: ReportContext
  ) -> [(title: String, lines: [String])] {
    func item(_ finding: Finding, _ more: String = "") -> String {
      let place = MarkdownText.code("\(context.inRepository(finding.location.file)):\(finding.location.line)")
      let severity = finding.severity == .error ? "**error**" : "warning"
      return "- \(severity) \(MarkdownText.plain(finding.message)) (`\(finding.rule)`), \(place)" + more
    }
    func remedy(_ finding: Finding) -> String {
      finding.remedy.isEmpty ? "" : "\n  - Fix: \(MarkdownText.plain(finding.remedy))"
    }
    return [
      ("New findings", findings.new.map { item($0, remedy($0)) }),
      ("No longer accepted", findings.reportedAgain.map { item($0, remedy($0)) }),
      ("With other locations or severity", findings.changed.map { item($0.after, ": " + describe($0)) }),
      ("Fixed", findings.fixed.map { item($0) }),
      (
        "Only moved",
        findings.moved.map { item($0.after, "; before: \(MarkdownText.code(context.inRepository(origin(of: $0))))") }
      ),
      ("Accepted now", findings.acceptedNow.map { item($0.finding, " — \(MarkdownText.plain(acceptor($0)))") }),
      ("New and accepted", findings.newAccepted.map { item($0.finding, " — \(MarkdownText.plain(acceptor($0)))") }),
    ]
  }
}
