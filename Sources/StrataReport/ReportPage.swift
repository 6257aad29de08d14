import StrataModel

/// The frame of a page of a report: one file without scripts and without links to other files, for light and dark
/// screens and for paper.
enum ReportPage {
  /// - Parameters:
  ///   - title: that of the window.
  ///   - body: HTML.
  static func bytes(title: String, body: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark"><title>\(title.escapedForMarkup)</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0 }
      th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid #8884; vertical-align: top }
      th:first-child, td:first-child, .text td, .text th { text-align: left }
      .score { font-size: 3rem; font-weight: 600; line-height: 1 }
      .scroll { overflow-x: auto }
      svg { max-width: 100%; height: auto }
      code { overflow-wrap: anywhere }
      @media print { body { margin: 0; max-width: none } tr, svg { break-inside: avoid } .scroll { overflow: visible } }
      </style></head><body>
      \(body)
      </body></html>

      """.utf8)
  }

  /// A table whose columns of numbers are at the right.
  static func table(_ head: [String], _ rows: [[String]], isText: Bool = false) -> String {
    let titles = head.map { "<th>\($0)</th>" }.joined()
    let lines = rows.map { row in "<tr>\(row.map { "<td>\($0)</td>" }.joined())</tr>" }
    return "<div class=\"scroll\"><table\(isText ? " class=\"text\"" : "")><thead><tr>\(titles)</tr></thead><tbody>\n"
      + lines.joined(separator: "\n") + "\n</tbody></table></div>"
  }
}
