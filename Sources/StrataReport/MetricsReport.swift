import StrataModel

/// `strata metrics`: the coupling of a code base and of its parts.
public enum MetricsReport {
  /// What the report lists.
  public struct Selection: Sendable {
    var kinds: [PartKind]
    /// How many types the text lists; nil: all of them.
    var typeLimit: Int?

    public init(kinds: [PartKind], typeLimit: Int?) { (self.kinds, self.typeLimit) = (kinds, typeLimit) }
  }

  /// A column of the tables.
  private struct Column: Sendable {
    var title: String
    var value: @Sendable (PartMetrics) -> String
    /// A type is one type, so that what compares it with others inside has no meaning.
    var isOfGroups = true
  }

  private static let columns = [
    Column(title: "types") { grouped($0.types) },
    Column(title: "protocols") { grouped($0.abstractTypes) },
    Column(title: "Ca") { grouped($0.afferent) },
    Column(title: "Ce") { grouped($0.efferent) },
    Column(title: "I", value: { ratio($0.instability) }, isOfGroups: false),
    Column(title: "A") { ratio($0.abstractness) },
    Column(title: "D") { ratio($0.distance) },
    Column(title: "H") { ratio($0.cohesion) },
    Column(title: "fan-in", value: { grouped($0.fanIn) }, isOfGroups: false),
    Column(title: "fan-out", value: { grouped($0.fanOut) }, isOfGroups: false),
  ]

  /// What the columns of a table of layers, modules or features mean; `Documentation/Metrics.md` has more.
  static let legend = [
    (title: "types", meaning: "outermost types of production code. The map and the score also count nested types"),
    (title: "protocols", meaning: "the protocols among these types"),
    (title: "Ca", meaning: "how many types outside use types inside"),
    (title: "Ce", meaning: "how many types inside use types outside"),
    (title: "I", meaning: "instability, Ce / (Ca + Ce): 0 if it is only used, 1 if it only uses others"),
    (title: "A", meaning: "abstractness: the share of protocols"),
    (title: "D", meaning: "|A + I − 1|: near 1 are concrete parts that many use, and protocols that nobody uses"),
    (title: "H", meaning: "relations between two types inside, plus one, for each type"),
    (title: "fan-in, fan-out", meaning: "the parts that use it, and that it uses"),
  ]

  private static func ratio(_ value: Double?) -> String { value.map { decimal($0, digits: 2) } ?? "–" }

  static func columns(of kind: PartKind) -> [(title: String, value: (PartMetrics) -> String)] {
    columns.filter { kind != .type || !$0.isOfGroups }.map { ($0.title, $0.value) }
  }

  /// The parts of a kind that a report lists; types by the number of types that they depend on or that depend on them.
  static func parts(_ metrics: ArchitectureMetrics, _ kind: PartKind, limit: Int?) -> [PartMetrics] {
    let parts = metrics.parts[kind, default: []]
    guard kind == .type else { return parts.filter { $0.types > 0 || $0.fanIn + $0.fanOut > 0 } }
    let ranked = parts.sorted {
      ($1.fanIn + $1.fanOut, $0.name, $0.module) < ($0.fanIn + $0.fanOut, $1.name, $1.module)
    }
    return limit.map { Array(ranked.prefix($0)) } ?? ranked
  }

  /// The sentences about the whole.
  static func summary(_ metrics: ArchitectureMetrics, unresolved: Int) -> [String] {
    var lines = [
      "\(counted(metrics.types, "type")), \(counted(metrics.dependencies, "dependency")) between them"
    ]
    if let cost = metrics.propagationCost {
      lines.append(
        "propagation cost \(percent(cost)): the average share of all types that a type depends on, directly or not")
    }
    for kind in PartKind.allCases {
      guard let groups = metrics.cyclicGroups[kind], let largest = groups.first else { continue }
      let members = groups.reduce(0) { $0 + $1.count }
      lines.append(
        "cycles: \(counted(members, kind.rawValue)) in \(counted(groups.count, "group")); the largest has "
          + "\(grouped(largest.count)): \(listed(largest, limit: 6))")
    }
    if unresolved > 0 {
      lines.append("\(counted(unresolved, "reference")) of production code not resolved; they are not counted")
    }
    return lines
  }

  // MARK: Formats

  public static func text(
    _ metrics: ArchitectureMetrics, unresolved: Int, _ selection: Selection, usesColor: Bool
  ) -> [UInt8] {
    let colors = TerminalStyle(isOn: usesColor)
    var output = summary(metrics, unresolved: unresolved).map(printable)
    for kind in selection.kinds {
      let rows = parts(metrics, kind, limit: selection.typeLimit)
      guard !rows.isEmpty else { continue }
      let columns = columns(of: kind)
      let title = kind.title.prefix(1).uppercased() + kind.title.dropFirst()
      let table = [[title] + columns.map(\.title)] + rows.map { row in [row.name] + columns.map { $0.value(row) } }
      let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
      output.append("")
      for (index, row) in table.enumerated() {
        let cells = row.enumerated().map { column, cell in
          let padding = String(repeating: " ", count: widths[column] - cell.count)
          return column == 0 ? printable(cell) + padding : padding + cell
        }
        output.append(index == 0 ? colors.bold(cells.joined(separator: "  ")) : cells.joined(separator: "  "))
      }
      let left = metrics.parts[kind, default: []].count - rows.count
      if kind == .type, left > 0 { output.append("… and \(grouped(left)) more (--limit)") }
    }
    return Array((output.joined(separator: "\n") + "\n").utf8)
  }

  public static func markdown(_ metrics: ArchitectureMetrics, unresolved: Int, _ selection: Selection) -> [UInt8] {
    var document = MarkdownText()
    document.line("## Metrics")
    document.line()
    for line in summary(metrics, unresolved: unresolved) { document.line("- \(MarkdownText.plain(line))") }
    for kind in selection.kinds {
      let rows = parts(metrics, kind, limit: selection.typeLimit)
      guard !rows.isEmpty else { continue }
      let columns = columns(of: kind)
      document.line()
      document.line("| \(kind.rawValue) | " + columns.map(\.title).joined(separator: " | ") + " |")
      document.line("|---|" + columns.map { _ in "---:|" }.joined())
      for row in rows {
        document.line(
          "| \(MarkdownText.code(row.name)) | " + columns.map { $0.value(row) }.joined(separator: " | ") + " |")
      }
    }
    return document.bytes
  }

  /// One row for each part, with exact ratios.
  public static func csv(_ metrics: ArchitectureMetrics, _ selection: Selection) -> [UInt8] {
    var lines = [
      "kind,name,module,types,protocols,afferent,efferent,instability,abstractness,distance,cohesion,fanIn,fanOut"
    ]
    for kind in selection.kinds {
      for part in parts(metrics, kind, limit: nil) {
        let ratios = [part.instability, part.abstractness, part.distance, part.cohesion].map { value in
          value.map { decimal($0, digits: 3) } ?? ""
        }
        let isType = kind == .type
        let cells =
          [kind.rawValue, field(part.name), field(part.module), "\(part.types)", "\(part.abstractTypes)"]
          + ["\(part.afferent)", "\(part.efferent)", ratios[0]] + (isType ? ["", "", ""] : Array(ratios[1...]))
          + ["\(part.fanIn)", "\(part.fanOut)"]
        lines.append(cells.joined(separator: ","))
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// RFC 4180.
  static func field(_ text: String) -> String {
    text.contains { ",\"\n\r".contains($0) }
      ? "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" : text
  }

  /// Version 1: keys are added, never changed.
  public static func json(_ metrics: ArchitectureMetrics, unresolved: Int, _ selection: Selection) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("types", metrics.types)
      json.member("dependencies", metrics.dependencies)
      json.member("unresolvedReferences", unresolved)
      json.member("propagationCost", decimal: metrics.propagationCost)
      json.object("cyclicGroups") { json in
        for kind in PartKind.allCases {
          json.array(kind.title) { json in
            for group in metrics.cyclicGroups[kind, default: []] {
              json.array(inline: true) { json in for name in group { json.string(name) } }
            }
          }
        }
      }
      for kind in selection.kinds {
        json.objects("\(kind.rawValue)Metrics", of: parts(metrics, kind, limit: nil)) { part, json in
          json.member("name", part.name)
          if kind == .type { json.member("module", part.module) }
          json.member("types", part.types)
          json.member("protocols", part.abstractTypes)
          json.member("afferent", part.afferent)
          json.member("efferent", part.efferent)
          json.member("instability", decimal: part.instability)
          if kind != .type {
            json.member("abstractness", decimal: part.abstractness)
            json.member("distance", decimal: part.distance)
            json.member("cohesion", decimal: part.cohesion)
          }
          json.member("fanIn", part.fanIn)
          json.member("fanOut", part.fanOut)
        }
      }
    }
    return json.bytes
  }
}
