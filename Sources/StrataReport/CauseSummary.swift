import StrataModel

/// The first lines of the text summary: the changes that close several findings.
enum CauseSummary {
  /// The number of changes that are listed, unless the report is grouped by them.
  private static let limit = 10

  /// - Parameter isLong: whether there are more findings than fit on a screen; of fewer, the remedies say the same.
  static func lines(
    _ result: CheckResult, isLong: Bool, _ context: ReportContext, _ colors: TerminalStyle
  ) -> [String] {
    let causes = result.causes
    guard isLong || causes.areExamined, !causes.list.isEmpty || !causes.failures.isEmpty else { return [] }
    let closed = causes.list.reduce(0) { $0 + $1.findings.count }
    let count = result.findings.count
    let changes = counted(causes.list.count, "change")
    var lines: [String] = []
    if causes.areExamined {
      let verb = inflected("close", causes.list.count)
      lines.append(colors.bold("Causes: \(changes) \(verb) \(grouped(closed)) of \(counted(count, "finding"))"))
      lines += causes.list.map { "  " + printable(title(of: $0)) }
      if count > closed, !causes.list.isEmpty { lines.append("  " + others(count - closed)) }
      lines += causes.failures.map { "  not examined: " + printable($0) }
    } else {
      let verb = causes.list.count == 1 ? "is" : "are"
      lines.append(
        colors.bold("Causes: \(changes) \(verb) the remedy of \(grouped(closed)) of \(counted(count, "finding"))")
          + " (--group-by cause shows what each closes and opens)")
      let width = causes.list.first.map { grouped($0.findings.count).count } ?? 0
      let rows = causes.list.map { cause in
        let number = grouped(cause.findings.count)
        return "  " + String(repeating: " ", count: width - number.count)
          + "\(number)  \(printable(cause.change.title))"
      }
      lines += shortened(rows, limit: limit)
    }
    return lines + [""]
  }

  /// "move `Order` to Domain: closes 9 findings, opens none".
  static func title(of cause: Cause) -> String {
    guard let effect = cause.effect else { return "\(cause.change.title): \(counted(cause.findings.count, "finding"))" }
    let listed = cause.findings.count == effect.closes ? "" : " (\(grouped(cause.findings.count)) of them here)"
    return "\(cause.change.title): closes \(counted(effect.closes, "finding"))\(listed), opens "
      + (effect.opens == 0 ? "none" : grouped(effect.opens))
  }

  static func others(_ count: Int) -> String {
    "\(counted(count, "finding")) with \(count == 1 ? "a cause of its own" : "causes of their own")"
  }
}
