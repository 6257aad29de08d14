import StrataModel

extension HistoryReport {
  public static func svg(_ history: History) -> [UInt8] { Array((HistoryChart(history).svg() + "\n").utf8) }

  /// One page without scripts and without links to other files.
  public static func html(_ history: History) -> [UInt8] {
    let remarks = remarks(history).map { "<li>\($0.escapedForMarkup)</li>" }.joined()
    let steps = history.largestSteps(stepCount).map { step in
      "<li><b>\(step.after.day)</b> <code>\(step.after.commit.prefix(10))</code> \(step.after.title.escapedForMarkup)<br>"
        + "\(describe(step).joined(separator: ", ").escapedForMarkup)</li>"
    }.joined(separator: "\n")
    let rows = history.points.reversed().map { point in
      [point.day, "<code>\(point.commit.prefix(10))</code>"]
        + measures.map { $0.value(point) }
    }
    let body = """
      <h1>History of the architecture</h1>
      \(remarks.isEmpty ? "" : "<ul>\(remarks)</ul>")
      \(HistoryChart(history).svg())
      <h2>The commits that changed most</h2>
      <ol>\(steps)</ol>
      <h2>All points</h2>
      \(ReportPage.table(["day", "commit"] + measures.map(\.title), rows))
      """
    return ReportPage.bytes(title: "History of the architecture", body: body)
  }
}
