import StrataModel

/// `strata history`: a code base over time.
public enum HistoryReport {
  /// How many of the commits that changed most are listed.
  static let stepCount = 10

  /// A number of each point.
  struct Measure: Sendable {
    var title: String
    var key: String
    var value: @Sendable (HistoryPoint) -> String
  }

  static let measures = [
    Measure(title: "score", key: "score") { String($0.score) },
    Measure(title: "errors", key: "errors") { String($0.errors) },
    Measure(title: "warnings", key: "warnings") { String($0.warnings) },
    Measure(title: "files", key: "files") { String($0.files) },
    Measure(title: "types", key: "types") { String($0.types) },
    Measure(title: "no layer", key: "typesWithoutLayer") { String($0.uncovered) },
    Measure(title: "dependencies", key: "dependencies") { String($0.dependencies) },
    Measure(title: "in cycles", key: "typesInCycles") { String($0.typesInCycles) },
    Measure(title: "propagation", key: "propagationCost") { point in
      point.propagationCost.map { decimal(Double($0) / 1000, digits: 3) } ?? ""
    },
  ]

  /// What a reader has to know: what the definition of today does not cover, and what could not be measured.
  static func remarks(_ history: History) -> [String] {
    var lines = history.gaps.map { "not measured: \($0)" }
    let partly = history.points.filter { $0.types > 0 && $0.uncovered * 2 > $0.types }
    if let first = partly.first, let last = partly.last {
      let span = first.commit == last.commit ? "on \(first.day)" : "from \(first.day) to \(last.day)"
      lines.append(
        "the definition of today puts most types into no layer in \(counted(partly.count, "commit")) \(span): their "
          + "findings and layers say little")
    }
    return lines
  }

  // MARK: Text

  public static func text(_ history: History, usesColor: Bool) -> [UInt8] {
    let colors = TerminalStyle(isOn: usesColor)
    let titles = ["day", "commit"] + measures.map(\.title)
    let rows = history.points.map { point in
      [point.day, String(point.commit.prefix(10))] + measures.map { $0.value(point) }
    }
    let widths = titles.indices.map { column in
      max(titles[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      cells.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }
    var output = [colors.bold(line(titles))] + rows.map(line)
    for remark in remarks(history) { output.append("note: " + printable(remark)) }
    if let first = history.points.first, let last = history.points.last, history.points.count > 1 {
      let layers = history.layers.filter { first.layers[$0] != nil || last.layers[$0] != nil }
      if !layers.isEmpty { output += ["", colors.bold("Types per layer")] }
      for layer in layers {
        output.append("  \(printable(layer)): \(first.layers[layer] ?? 0) → \(last.layers[layer] ?? 0)")
      }
    }
    let steps = history.largestSteps(stepCount)
    if !steps.isEmpty { output += ["", colors.bold("The commits that changed most")] }
    for step in steps {
      output.append("  \(step.after.day)  \(step.after.commit.prefix(10))  \(printable(step.after.title))")
      output.append("    " + describe(step).joined(separator: ", "))
    }
    return Array((output.joined(separator: "\n") + "\n").utf8)
  }

  /// `findings 12 → 15 (dependency-rule +3)`
  static func describe(_ step: History.Step) -> [String] {
    let (a, b) = (step.before, step.after)
    var parts: [String] = []
    func add(_ title: String, _ before: Int, _ after: Int, _ more: String = "") {
      if before != after { parts.append("\(title) \(grouped(before)) → \(grouped(after))\(more)") }
    }
    let rules = Set(a.rules.keys).union(b.rules.keys).map { rule in
      (rule: rule, change: b.rules[rule, default: 0] - a.rules[rule, default: 0])
    }.filter { $0.change != 0 }.sorted { ($1.change.magnitude, $0.rule) < ($0.change.magnitude, $1.rule) }
    let names = rules.prefix(3).map { "\($0.rule) \($0.change > 0 ? "+" : "−")\($0.change.magnitude)" }
    add("findings", a.findings, b.findings, names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
    add("score", a.score, b.score)
    add("types", a.types, b.types)
    add("dependencies", a.dependencies, b.dependencies)
    add("types in cycles", a.typesInCycles, b.typesInCycles)
    return parts
  }

  // MARK: Tables

  public static func csv(_ history: History) -> [UInt8] {
    let head = ["day", "commit"] + measures.map(\.key) + history.layers.map { "layer \($0)" }
    let rows = history.points.map { point in
      [point.day, point.commit] + measures.map { $0.value(point) } + history.layers.map { "\(point.layers[$0] ?? 0)" }
    }
    return Array(([head] + rows).map { $0.map(MetricsReport.field).joined(separator: ",") + "\n" }.joined().utf8)
  }

  /// Version 1: keys are added, never changed.
  public static func json(_ history: History) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("notes", remarks(history))
      json.objects("points", of: history.points) { point, json in
        json.member("commit", point.commit)
        json.member("day", point.day)
        json.member("title", point.title)
        for (key, value) in numbers(of: point) { json.member(key, value) }
        json.member("propagationCost", decimal: point.propagationCost.map { Double($0) / 1000 })
        json.object("layers") { json in for layer in history.layers { json.member(layer, point.layers[layer] ?? 0) } }
        json.object("rules") { json in
          for (rule, count) in point.rules.sorted(by: { $0.key < $1.key }) { json.member(rule, count) }
        }
      }
      json.objects("largestSteps", of: history.largestSteps(stepCount)) { step, json in
        json.member("commit", step.after.commit)
        json.member("day", step.after.day)
        json.member("title", step.after.title)
        json.member("changes", describe(step))
      }
    }
    return json.bytes
  }

  private static func numbers(of point: HistoryPoint) -> [(String, Int)] {
    [
      ("score", point.score), ("errors", point.errors), ("warnings", point.warnings), ("files", point.files),
      ("types", point.types), ("typesWithoutLayer", point.uncovered), ("dependencies", point.dependencies),
      ("typesInCycles", point.typesInCycles),
    ]
  }
}
