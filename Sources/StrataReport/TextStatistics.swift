import StrataModel

/// `--statistics` of the text report.
enum TextStatistics {
  static func lines(
    _ statistics: Statistics, _ result: CheckResult, _ context: ReportContext, _ colors: TerminalStyle
  ) -> [String] {
    var lines = [colors.bold("Rules")]
    lines += table(
      result.rules.map { [$0.id, $0.severity.rawValue, grouped($0.examined), grouped($0.findings)] },
      head: ["rule", "severity", "examined", "findings"], colors)
    lines += counts("Types per layer", statistics.layers, colors)
    lines += usages(statistics.usages, colors)
    lines += counts("Folders with types without a layer", statistics.unassignedFolders, colors)
    if !statistics.idleParts.isEmpty {
      lines.append(colors.bold("Selectors of the style that match nothing"))
      lines += statistics.idleParts.map { "  " + printable($0) } + [""]
    }
    lines += ledger(result.ledger, colors)
    lines += gaps("Ambiguous names", statistics.ambiguous, context, colors)
    lines += gaps("Unresolved names", statistics.unresolved, context, colors)
    lines += gaps("Names from modules that the file does not import", statistics.notVisible, context, colors)
    lines += gaps("Names declared in Objective-C", statistics.objectiveC, context, colors)
    lines += list("Folders that were not read", statistics.skippedFolders, colors)
    lines += list("Folders that a manifest names and that do not exist", statistics.missingFolders, colors)
    return lines
  }

  private static func ledger(_ ledger: Ledger, _ colors: TerminalStyle) -> [String] {
    let parts = [("production", ledger.production), ("tests", ledger.tests)]
    let rows = parts.map { name, counts in
      [name]
        + [
          counts.references, counts.resolved, counts.external, counts.objectiveC, counts.ambiguous, counts.unresolved,
          counts.notVisible, counts.cutOff,
        ].map { grouped($0) }
    }
    let head = [
      "", "references", "resolved", "external", "Objective-C", "ambiguous", "unresolved", "of these not visible",
      "cut off",
    ]
    return [colors.bold("References")] + table(rows, head: head, colors)
  }

  private static func usages(_ usages: [UsageCount], _ colors: TerminalStyle) -> [String] {
    guard !usages.isEmpty else { return [] }
    let rows = usages.map {
      [printable($0.from), printable($0.to), $0.status.rawValue, grouped($0.count), printable($0.reason)]
    }
    return [colors.bold("Usages by layer, verdict and reason")]
      + table(rows, head: ["from", "to", "verdict", "count", "reason"], colors)
  }

  private static func list(_ title: String, _ items: [String], _ colors: TerminalStyle) -> [String] {
    items.isEmpty ? [] : [colors.bold(title)] + items.map { "  " + printable($0) } + [""]
  }

  private static func counts(_ title: String, _ counts: [Statistics.Count], _ colors: TerminalStyle) -> [String] {
    guard !counts.isEmpty else { return [] }
    return [colors.bold(title)] + table(counts.map { [printable($0.name), grouped($0.count)] }, head: nil, colors)
  }

  private static func gaps(
    _ title: String, _ gaps: [Statistics.GapCount], _ context: ReportContext, _ colors: TerminalStyle
  )
    -> [String]
  {
    guard !gaps.isEmpty else { return [] }
    let rows = gaps.map { gap in
      let places = gap.places.map { "\(printable(context.shown($0.file))):\($0.line)" }.joined(separator: ", ")
      return [printable(gap.name), grouped(gap.count), places]
    }
    return [colors.bold(title)] + table(rows, head: nil, colors)
  }

  /// A table; columns of numbers are aligned to the right. Ends with an empty line.
  private static func table(_ rows: [[String]], head: [String]?, _ colors: TerminalStyle) -> [String] {
    let all = (head.map { [$0] } ?? []) + rows
    guard let columns = all.first?.count else { return [] }
    let widths = (0..<columns).map { column in all.map { $0[column].count }.max() ?? 0 }
    let isNumber = (0..<columns).map { column in
      rows.allSatisfy { $0[column].utf8.allSatisfy { $0 >= 48 && $0 < 58 || $0 == 44 } }
    }
    var lines = all.map { row in
      var line = " "
      for column in 0..<columns {
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        let isLast = column == columns - 1
        line += " " + (isNumber[column] ? padding + row[column] : row[column] + (isLast ? "" : padding))
        if !isLast { line += " " }
      }
      return line
    }
    if head != nil { lines[0] = colors.dim(lines[0]) }
    return lines + [""]
  }
}
