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
    let head = (["day", "commit"] + measures.map(\.title)).map { "<th>\($0)</th>" }.joined()
    let rows = history.points.reversed().map { point in
      "<tr><td>\(point.day)</td><td><code>\(point.commit.prefix(10))</code></td>"
        + measures.map { "<td>\($0.value(point))</td>" }.joined() + "</tr>"
    }.joined(separator: "\n")
    return Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark"><title>History of the architecture</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
      th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #8884 }
      th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left }
      svg { width: 100%; height: auto }
      @media print { body { margin: 0 } tr { break-inside: avoid } }
      </style></head><body>
      <h1>History of the architecture</h1>
      \(remarks.isEmpty ? "" : "<ul>\(remarks)</ul>")
      \(HistoryChart(history).svg())
      <h2>The commits that changed most</h2>
      <ol>\(steps)</ol>
      <h2>All points</h2>
      <table><thead><tr>\(head)</tr></thead><tbody>
      \(rows)
      </tbody></table>
      </body></html>

      """.utf8)
  }
}
