import StrataModel

/// One page for a team: the score and its parts, causes, findings by what they are about, the map, the trend, what is
/// accepted, and how much was resolved. Without scripts and without links to other files.
public struct TeamReport {
  /// Of the score: production types in layers, and what lowers it.
  public struct ScoreParts: Sendable {
    var types: Int
    var errors: Int
    var warnings: Int

    public init(types: Int, errors: Int, warnings: Int) {
      (self.types, self.errors, self.warnings) = (types, errors, warnings)
    }
  }

  private let title: String
  private let result: CheckResult
  private let metrics: ArchitectureMetrics
  private let records: [TypeRecord]
  private let unresolved: Int
  public var score: ScoreParts?
  /// An SVG picture; nil if there is none.
  public var map: [UInt8]?
  public var history: History?
  public var owners: CodeOwners?
  /// Since when an exemption or an entry of the baseline accepts a finding; nil where that is not known.
  public var since: (AcceptedFinding) -> CalendarDay? = { _ in nil }
  /// The exemptions and the baseline as a whole.
  public var notes: [String] = []

  public init(title: String, _ result: CheckResult, _ architecture: Architecture) {
    self.title = title
    self.result = result
    metrics = ArchitectureMetrics(architecture)
    records = architecture.types
    unresolved = architecture.unresolved
  }

  public func html() -> [UInt8] {
    let sections = [
      scoreSection(), causes(), groups(), picture(), trend(), coupling(), accepted(), ledger(),
    ]
    let body = ["<h1>\(title.escapedForMarkup)</h1>"] + sections.filter { !$0.isEmpty }
    return ReportPage.bytes(title: "\(title): architecture", body: body.joined(separator: "\n"))
  }

  // MARK: Sections

  private func scoreSection() -> String {
    var lines = ["<p class=\"score\">\(result.score)</p>"]
    lines.append(
      "<p>\(counted(result.errorCount, "error")), \(counted(result.warningCount, "warning")) in "
        + "\(counted(result.typeCount, "type")) of \(counted(result.fileCount, "file")); style \(result.style.escapedForMarkup).</p>"
    )
    if let score {
      lines.append(
        "<p>The score is 100 × \(grouped(score.types)) types in layers / (\(grouped(score.types)) + "
          + "\(counted(score.errors, "error")) + \(counted(score.warnings, "warning")) / 4), rounded down. Errors and "
          + "warnings that a baseline accepts count.</p>")
    }
    for summary in result.definitions {
      lines.append(
        "<p><code>\(summary.path.escapedForMarkup)</code>: score \(summary.score), "
          + "\(counted(summary.errorCount, "error")), \(counted(summary.warningCount, "warning")).</p>"
      )
    }
    return "<section><h2>Score</h2>\(lines.joined())</section>"
  }

  private func causes() -> String {
    let causes = result.causes.list
    guard !causes.isEmpty else { return "" }
    let items = causes.prefix(20).map { cause in
      "<li>\(code(cause.change.title.escapedForMarkup)): \(counted(cause.findings.count, "finding"))</li>"
    }
    let more = causes.count > 20 ? "<p>\(counted(causes.count - 20, "further change")).</p>" : ""
    return
      "<section><h2>Changes that close several findings</h2><ol>\(items.joined())</ol>\(more)</section>"
  }

  /// Names between backticks as code.
  private func code(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(part)</code>" : String(part)
    }.joined()
  }

  private func groups() -> String {
    let findings = result.findings
    guard !findings.isEmpty else { return "<section><h2>Findings</h2><p>None.</p></section>" }
    var features: [String: String] = [:]
    for record in records { features[record.name] = record.feature ?? features[record.name] }
    var text = table("rule", findings) { $0.rule }
    text += table("layer", findings) { $0.layer.isEmpty ? "no layer" : $0.layer }
    if !features.isEmpty {
      text += table("feature", findings) { features[$0.symbol] ?? "no feature" }
    }
    if let owners {
      text += table("owner", findings) { finding in
        let names = owners.owners(of: finding.location.file).joined(separator: ", ")
        return names.isEmpty ? "no owner" : names
      }
    }
    return "<section><h2>Findings</h2>\(text)\(list())</section>"
  }

  private func table(_ title: String, _ findings: [Finding], _ name: (Finding) -> String) -> String {
    var counts: [String: (errors: Int, warnings: Int)] = [:]
    for finding in findings {
      if finding.severity == .error {
        counts[name(finding), default: (0, 0)].errors += 1
      } else {
        counts[name(finding), default: (0, 0)].warnings += 1
      }
    }
    let rows = counts.ranked { $0.errors + $0.warnings }.map { name, count in
      [name.escapedForMarkup, grouped(count.errors), grouped(count.warnings)]
    }
    return ReportPage.table(["by \(title)", "errors", "warnings"], rows)
  }

  private static let listed = 200

  private func list() -> String {
    let rows = result.findings.prefix(Self.listed).map { finding in
      "<tr><td>\(finding.rule.escapedForMarkup)</td><td>\(code(finding.message.escapedForMarkup))<br><small>"
        + "\(code(finding.remedy.escapedForMarkup))</small></td>"
        + "<td><code>\(finding.location.file.escapedForMarkup):\(finding.location.line)</code></td></tr>"
    }
    let more =
      result.findings.count > Self.listed
      ? "<p>\(counted(result.findings.count - Self.listed, "further finding")) not listed.</p>" : ""
    return
      "<details><summary>\(counted(result.findings.count, "finding"))</summary><table class=\"text\"><tbody>"
      + "\(rows.joined())</tbody></table>\(more)</details>"
  }

  private func picture() -> String {
    map.map {
      "<section><h2>Map</h2><div class=\"scroll\">\(String(decoding: $0, as: UTF8.self))</div></section>"
    } ?? ""
  }

  private func trend() -> String {
    guard let history, history.points.count > 1 else { return "" }
    return "<section><h2>Trend</h2>\(HistoryChart(history).svg())</section>"
  }

  private func coupling() -> String {
    let tables = [PartKind.layer, .module].map(table).filter { !$0.isEmpty }
    guard !tables.isEmpty else { return "" }
    let terms = MetricsReport.legend.map { "<li><b>\($0.title)</b>: \($0.meaning.escapedForMarkup)</li>" }
    return "<section><h2>Coupling</h2>\(tables.joined())<details><summary>What the columns mean</summary><ul>"
      + "\(terms.joined())</ul></details></section>"
  }

  private func table(of kind: PartKind) -> String {
    let parts = MetricsReport.parts(metrics, kind, limit: nil)
    guard parts.count > 1 else { return "" }
    let columns = MetricsReport.columns(of: kind)
    let rows = parts.map { part in [part.name.escapedForMarkup] + columns.map { $0.value(part) } }
    return ReportPage.table([kind.rawValue] + columns.map(\.title), rows)
  }

  private func accepted() -> String {
    let list = result.acceptedFindings
    guard !list.isEmpty || !notes.isEmpty else { return "" }
    struct Group {
      var reason: String
      var by: String
      var since: CalendarDay?
      var count = 0
    }
    var groups: [String: Group] = [:]
    for item in list {
      let by = "\(item.acceptor.rawValue), \(item.finding.rule)"
      var group = groups["\(by) \(item.reason)"] ?? Group(reason: item.reason, by: by)
      group.count += 1
      if let day = since(item) { group.since = min(group.since ?? day, day) }
      groups["\(by) \(item.reason)"] = group
    }
    let rows = groups.ranked { $0.count }.prefix(Self.listed).map { _, group in
      [
        group.by.escapedForMarkup, grouped(group.count), group.since?.description ?? "–",
        group.reason.escapedForMarkup,
      ]
    }
    let remarks = notes.map { "<p>\($0.escapedForMarkup)</p>" }.joined()
    return "<section><h2>Accepted</h2>\(remarks)"
      + ReportPage.table(["by, rule", "findings", "oldest since", "reason"], rows, isText: true) + "</section>"
  }

  private func ledger() -> String {
    let (ledger, total) = (result.ledger, result.ledger.total)
    let rows = [
      ("references", total.references), ("resolved", total.resolved),
      ("outside the project", total.external),
      ("in Objective-C", total.objectiveC), ("ambiguous", total.ambiguous),
      ("unresolved", total.unresolved),
      ("types without a layer", ledger.typesWithoutLayer),
      ("files without a layer", ledger.filesWithoutLayer),
    ].map { "<tr><td>\($0.0)</td><td>\(grouped($0.1))</td></tr>" }
    let notices = result.notices.prefix(50).map { notice in
      "<li>\(((notice.origin.isEmpty ? "" : notice.origin + ": ") + notice.message).escapedForMarkup)</li>"
    }
    let listed = notices.isEmpty ? "" : "<h3>Notices</h3><ul>\(notices.joined())</ul>"
    return
      "<section><h2>What was checked</h2><p>An ambiguous or unresolved reference is never reported as a "
      + "violation.</p><table><tbody>\(rows.joined())</tbody></table>\(listed)</section>"
  }
}
