import Foundation

/// What was measured on one code base.
struct CorpusResult {
  var name: String
  var bans: [String]
  var outcomes: [Outcome]

  var recall: Double { Tally(outcomes).recall }
}

/// How many of some seeds were found.
struct Tally {
  private(set) var found = 0
  private(set) var total = 0

  init(_ outcomes: [Outcome]) {
    for outcome in outcomes where outcome.counts {
      total += 1
      if outcome.verdict == .found { found += 1 }
    }
  }

  var recall: Double { total == 0 ? 1 : Double(found) / Double(total) }
  var text: String { total == 0 ? "–" : "\(found)/\(total)" }
}

/// Prints the tables.
enum Report {
  static func print(_ result: CorpusResult, survivors limit: Int) {
    let tally = Tally(result.outcomes)
    Swift.print("== \(result.name): \(tally.text) found, recall \(decimal(tally.recall))")
    Swift.print("forbidden: \(result.bans.joined(separator: ", "))")
    for mode in Mode.allCases {
      let outcomes = result.outcomes.filter { $0.mode == mode }
      if !outcomes.isEmpty { Swift.print("  \(pad(mode.rawValue, 26)) \(Tally(outcomes).text)") }
    }
    let reclassified = result.outcomes.filter { $0.verdict == .reclassified }.count
    if reclassified > 0 { Swift.print("  not counted: \(reclassified) seeds that gave a type another layer or role") }
    list("survivors", result.outcomes.filter { if case .survived = $0.verdict { true } else { false } }, limit)
    list(
      "reported although exempt", result.outcomes.filter { if case .falseAlarm = $0.verdict { true } else { false } },
      limit)
  }

  static func printOperators(_ results: [CorpusResult], _ operators: [Operator]) {
    let outcomes = results.flatMap(\.outcomes)
    let byOperator = Dictionary(grouping: outcomes, by: \.seed.candidate.id)
    Swift.print("\n\(pad("operator", 38)) \(pad("one", 12)) \(pad("several", 12)) recall")
    for candidate in operators where candidate.expectation == .found {
      let all = byOperator[candidate.id] ?? []
      let single = Tally(all.filter { $0.mode == .single })
      let several = Tally(all.filter { $0.mode == .several })
      let tally = Tally(all)
      Swift.print(
        "\(pad(candidate.id, 38)) \(pad(single.text, 12)) \(pad(several.text, 12)) "
          + (tally.total == 0 ? "not seeded" : decimal(tally.recall)))
    }
    Swift.print("")
    for mode in Mode.allCases {
      let tally = Tally(outcomes.filter { $0.mode == mode })
      Swift.print("\(pad(mode.rawValue, 38)) \(pad(tally.text, 25)) \(decimal(tally.recall))")
    }
    let total = Tally(outcomes)
    Swift.print("\(pad("total, \(operators.count) operators", 38)) \(pad(total.text, 25)) \(decimal(total.recall))")
    let alarms = outcomes.filter { if case .falseAlarm = $0.verdict { true } else { false } }.count
    let silent = outcomes.filter { $0.seed.candidate.expectation == .silent }.count
    Swift.print("exempt by design: \(silent) seeded, \(alarms) reported")
  }

  private static func list(_ title: String, _ outcomes: [Outcome], _ limit: Int) {
    if outcomes.isEmpty { return }
    Swift.print("\(title) (\(outcomes.count)):")
    for outcome in outcomes.prefix(limit) {
      let seed = outcome.seed
      Swift.print(
        "  \(seed.candidate.id) [\(outcome.mode.rawValue), \(seed.ban.rule) \(seed.ban.name)] \(seed.source.name) → "
          + "\(seed.target.name)  \(outcome.line.file):\(outcome.line.line): \(outcome.reason)")
      Swift.print("      \(outcome.text.trimmingCharacters(in: .whitespaces))")
    }
    if outcomes.count > limit { Swift.print("  … and \(outcomes.count - limit) more (--survivors N)") }
  }

  static func decimal(_ value: Double) -> String { String(format: "%.4f", value) }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Outcome {
  /// Why it is listed.
  var reason: String {
    switch verdict {
    case .found: "found"
    case .survived(let verdict): verdict
    case .falseAlarm(let rule): rule
    case .reclassified: "reclassified"
    }
  }
}
