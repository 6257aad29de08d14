import StrataModel

/// `--format text`: for people. Findings in the form of a compiler's, file by file, then the summary.
enum TextReport {
  /// More findings than this are not all listed, where a limit is given.
  private static let longList = 50

  static func render(_ result: CheckResult, _ context: ReportContext) -> [UInt8] {
    let ink = Ink(isOn: context.usesColor)
    var lines: [String] = []
    var listed: [String: Int] = [:]
    var left: [String: Int] = [:]
    let limit = result.findings.count > longList ? context.limitPerRule ?? .max : .max
    for finding in result.findings {
      if listed[finding.rule, default: 0] >= limit {
        left[finding.rule, default: 0] += 1
        continue
      }
      listed[finding.rule, default: 0] += 1
      write(finding, context, ink, &lines)
    }
    for (rule, count) in left.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("… and \(grouped(count)) more of \(ink.bold(rule))")
    }
    if !left.isEmpty { lines += [ink.dim("(cut for the terminal: a pipe or --output FILE gets all of them)"), ""] }
    if let statistics = context.statistics { lines += TextStatistics.lines(statistics, result, context, ink) }
    lines += TextSummary.lines(result, context, ink)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func write(_ finding: Finding, _ context: ReportContext, _ ink: Ink, _ lines: inout [String]) {
    let place = "\(printable(context.shown(finding.location.file))):\(finding.location.line):\(finding.location.column)"
    let severity = finding.severity == .error ? ink.error("error") : ink.warning("warning")
    lines.append("\(ink.bold(place)): \(severity): \(printable(finding.message)) \(ink.dim("[\(finding.rule)]"))")
    if let text = context.sourceLine(finding.location.file, finding.location.line),
      let excerpt = SourceExcerpt(text, column: finding.location.column)
    {
      lines.append("    " + excerpt.line)
      lines.append("    " + ink.mark(excerpt.marker))
    }
    if finding.chain.count > 1 {
      lines.append("  \(ink.dim("chain:"))  " + printable(finding.chain.joined(separator: " → ")))
    }
    if !finding.remedy.isEmpty { lines.append("  \(ink.dim("remedy:")) " + printable(finding.remedy)) }
    if !finding.otherPlaces.isEmpty { lines.append("  \(ink.dim("also:"))   " + otherLines(finding)) }
    lines.append("")
  }

  /// `lines 14, 20 and 3 more`
  private static func otherLines(_ finding: Finding) -> String {
    var numbers: [Int] = []
    for place in finding.otherPlaces where numbers.last != place.line && place.line != finding.location.line {
      numbers.append(place.line)
    }
    guard !numbers.isEmpty else { return "\(counted(finding.otherPlaces.count, "time")) more on the same line" }
    let shown = numbers.prefix(8).map(String.init).joined(separator: ", ")
    let rest = numbers.count > 8 ? " and \(numbers.count - 8) more" : ""
    return (numbers.count == 1 ? "line " : "lines ") + shown + rest
  }
}
