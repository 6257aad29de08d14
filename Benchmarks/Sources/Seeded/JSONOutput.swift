import Foundation

/// The measurement as JSON.
struct JSONOutput: Encodable {
  struct Count: Encodable {
    var found: Int
    var seeds: Int
  }

  struct Row: Encodable {
    var id: String
    var seeds: Int
    var found: Int
    var modes: [String: Count]
  }

  struct Survivor: Encodable {
    var corpus: String
    var mode: String
    var `operator`: String
    var source: String
    var target: String
    var forbidden: String
    var rule: String
    var file: String
    var line: Int
    var text: String
    var verdict: String
  }

  var seed: UInt64
  var recall: Double
  var found: Int
  var seeds: Int
  var operators: [Row]
  var corpora: [Row]
  var survivors: [Survivor]

  init(_ results: [CorpusResult], seed: UInt64) {
    let all = results.flatMap(\.outcomes)
    let tally = Tally(all)
    self.seed = seed
    (recall, found, seeds) = (tally.recall, tally.found, tally.total)
    operators = Dictionary(grouping: all, by: \.seed.candidate.id).sorted { $0.key < $1.key }
      .map { Self.row($0.key, $0.value) }
    corpora = results.map { Self.row($0.name, $0.outcomes) }
    survivors = results.flatMap { result in
      result.outcomes.filter { $0.verdict != .found }.map { Self.survivor($0, result.name) }
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  private static func row(_ id: String, _ outcomes: [Outcome]) -> Row {
    let tally = Tally(outcomes)
    let modes = Dictionary(grouping: outcomes, by: \.mode.rawValue).mapValues {
      Count(found: Tally($0).found, seeds: Tally($0).total)
    }
    return Row(id: id, seeds: tally.total, found: tally.found, modes: modes)
  }

  private static func survivor(_ outcome: Outcome, _ corpus: String) -> Survivor {
    Survivor(
      corpus: corpus, mode: outcome.mode.rawValue, operator: outcome.seed.candidate.id,
      source: outcome.seed.source.name, target: outcome.seed.target.name, forbidden: outcome.seed.ban.name,
      rule: outcome.seed.ban.rule, file: outcome.line.file, line: outcome.line.line,
      text: outcome.text.trimmingCharacters(in: .whitespaces), verdict: outcome.reason)
  }
}
