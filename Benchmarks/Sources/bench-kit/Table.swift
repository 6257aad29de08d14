import Foundation

/// Prints costs: a line for each row, for people or as Markdown.
struct Table {
  let isMarkdown: Bool

  func print(_ rows: [Costs], title: String, unit: String) {
    let others = rows.flatMap { $0.sides.dropFirst(2).map(\.name) }
    let libraries = others.enumerated().filter { others[..<$0.offset].contains($0.element) == false }.map(\.element)
    let header = [title, "kit, \(unit)", "bare, \(unit)", "ratio"] + libraries.map { "\($0), ratio" }
    let lines = rows.map { row in
      [row.name, number(row.sides[0].cost), number(row.sides[1].cost), number(row.sides[0].ratio)]
        + libraries.map { library in row.sides.first { $0.name == library }.map { number($0.ratio) } ?? "" }
    }
    Swift.print(isMarkdown ? markdown(header, lines) : aligned(header, lines))
  }

  private func number(_ value: Double) -> String {
    value < 100 ? String(format: "%.2f", value) : String(format: "%.0f", value)
  }

  private func markdown(_ header: [String], _ lines: [[String]]) -> String {
    let rule = ["---"] + Array(repeating: "---:", count: header.count - 1)
    return ([header, rule] + lines).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
  }

  private func aligned(_ header: [String], _ lines: [[String]]) -> String {
    let all = [header] + lines
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }
}
