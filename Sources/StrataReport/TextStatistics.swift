import StrataModel

/// `--statistics` of the text report.
enum TextStatistics {
  /// How many rows of a list, and locations in a row, are shown; the JSON report has all.
  private static let limits = (rows: 15, places: 3)

  static func lines(
    _ statistics: Statistics, _ result: CheckResult, _ context: ReportContext, _ colors: TerminalStyle
  ) -> [String] {
    var lines = [colors.bold("Rules")]
    lines += table(
      result.rules.map { [$0.id, $0.severity.rawValue, grouped($0.examined), grouped($0.findings)] },
      head: ["rule", "severity", "examined", "findings"], colors)
    lines += layers(statistics, colors)
    lines += ledger(result.ledger, colors)
    lines += gaps("Ambiguous names", statistics.ambiguous, context, colors)
    lines += gaps("Unresolved names", statistics.unresolved, context, colors)
    lines += gaps("Names from modules that the file does not import", statistics.notVisible, context, colors)
    lines += gaps("Names declared in Objective-C", statistics.objectiveC, context, colors)
    lines += counts(
      "Files of modules that serve tests and development, checked as test code", statistics.supportModules, colors)
    lines += list("Folders that were not read", skippedFolders(statistics), colors)
    lines += list("Folders that a manifest names and that do not exist", statistics.missingFolders, colors)
    for part in result.definitions {
      guard let statistics = part.statistics else { continue }
      lines += [colors.bold("By \(printable(part.path))"), ""] + layers(statistics, colors)
    }
    return lines
  }

  /// What the definition makes of the code.
  private static func layers(_ statistics: Statistics, _ colors: TerminalStyle) -> [String] {
    var lines = counts("Types per layer", statistics.layers, colors)
    lines += usages(statistics.usages, colors)
    lines += counts(
      "Folders with types without a layer", statistics.unassignedFolders, limit: limits.rows, colors)
    if !statistics.filesWithoutLayer.isEmpty {
      lines.append(colors.bold("Files without a layer"))
      let (files, more) = (
        statistics.filesWithoutLayer.prefix(limits.rows), statistics.filesWithoutLayer.count - limits.rows
      )
      lines += files.map { "  " + printable($0) } + (more > 0 ? ["  and \(grouped(more)) more", ""] : [""])
    }
    if !statistics.idleParts.isEmpty {
      lines.append(colors.bold("Selectors of the style that match nothing"))
      lines += statistics.idleParts.map { "  " + printable($0) } + [""]
    }
    return lines
  }

  /// The folders with the number of Swift files in those that the definition excludes.
  private static func skippedFolders(_ statistics: Statistics) -> [String] {
    let counts = Dictionary(statistics.excludedFolders.map { ($0.name, $0.count) }) { first, _ in first }
    return statistics.skippedFolders.map { folder in
      counts[folder].map { "\(folder) (excluded: \(counted($0, "Swift file")))" } ?? folder
    }
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

  /// - Parameter limit: how many rows are shown.
  private static func counts(
    _ title: String, _ counts: [Statistics.Count], limit: Int = .max, _ colors: TerminalStyle
  ) -> [String] {
    guard !counts.isEmpty else { return [] }
    let rows = counts.prefix(limit).map { [printable($0.name), grouped($0.count)] }
    return [colors.bold(title)] + table(rows, head: nil, leftOut: counts.count - rows.count, colors)
  }

  private static func gaps(
    _ title: String, _ gaps: [Statistics.GapCount], _ context: ReportContext, _ colors: TerminalStyle
  )
    -> [String]
  {
    guard !gaps.isEmpty else { return [] }
    let rows = gaps.prefix(limits.rows).map { gap in
      let places = gap.places.prefix(limits.places).map { "\(printable(context.shown($0.file))):\($0.line)" }
      let more = gap.places.count > places.count ? ["…"] : []
      return [printable(gap.name), grouped(gap.count), (places + more).joined(separator: ", ")]
    }
    return [colors.bold(title)] + table(rows, head: nil, leftOut: gaps.count - rows.count, colors)
  }

  /// A table; columns of numbers are aligned to the right. Ends with an empty line.
  /// - Parameter leftOut: how many rows it lacks.
  private static func table(
    _ rows: [[String]], head: [String]?, leftOut: Int = 0, _ colors: TerminalStyle
  ) -> [String] {
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
    return lines + (leftOut > 0 ? ["  … and \(grouped(leftOut)) more"] : []) + [""]
  }
}
