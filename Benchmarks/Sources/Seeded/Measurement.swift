/// Puts seeds into the copy, run by run, and compares the findings with them.
struct Measurement {
  let base: CodeBase
  private let policy: Policy
  private let explainsUsages: Bool

  init(_ base: CodeBase) {
    self.base = base
    explainsUsages = base.run.explainsUsages()
    policy = Policy(base.definition)
  }

  func outcomes(
    of groups: [SeedGroup], mode: Mode, arguments: (SeedGroup) -> [String] = { _ in [] }
  ) throws(MeasurementError) -> [Outcome] {
    var outcomes: [Outcome] = []
    let byArguments = Dictionary(grouping: groups) { arguments($0) }
    for (arguments, groups) in byArguments.sorted(by: { $0.key.joined(separator: " ") < $1.key.joined(separator: " ") })
    {
      for batch in Batches.divide(groups) {
        outcomes += try run(batch.flatMap(\.seeds), mode, arguments)
      }
    }
    return outcomes.sorted { $0.seed.number < $1.seed.number }
  }

  /// Writes seeds into the copy while something is done with it, and restores it.
  func withSeeds<Result>(
    _ seeds: [Seed], _ body: ([(file: String, text: String)]) throws(MeasurementError) -> Result
  ) throws(MeasurementError) -> Result {
    let texts = SeededFiles(seeds, in: base).texts
    for (file, text) in texts { try base.copy.write(text, to: file) }
    defer {
      for (file, _) in texts {
        if let original = base.texts[file] {
          try? base.copy.write(original, to: file)
        } else {
          base.copy.remove(file)
        }
      }
    }
    return try body(texts)
  }

  private func run(_ seeds: [Seed], _ mode: Mode, _ arguments: [String]) throws(MeasurementError) -> [Outcome] {
    try withSeeds(seeds) { texts throws(MeasurementError) in
      let findings = try base.run.check(arguments).findings
      var byLine: [SourceLine: [CheckOutput.Finding]] = [:]
      for finding in findings {
        for line in finding.lines { byLine[line, default: []].append(finding) }
      }
      let marked = SeededFiles.markedLines(texts)
      let lines = Dictionary(texts.map { ($0.file, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) })
      {
        first, _ in first
      }
      var outcomes: [Outcome] = []
      for seed in seeds {
        guard let places = marked[seed.number], let line = places.last else {
          throw MeasurementError(message: "operator \(seed.candidate.id) marks no line")
        }
        let reporting = places.flatMap { byLine[$0] ?? [] }.filter { $0.names(seed.reportedName) }
        outcomes.append(
          Outcome(
            mode: mode, seed: seed, verdict: verdict(seed, reporting), line: line,
            text: String(lines[line.file]?[line.line - 1] ?? "")))
      }
      return try explained(outcomes)
    }
  }

  private func verdict(_ seed: Seed, _ reporting: [CheckOutput.Finding]) -> Outcome.Verdict {
    switch seed.candidate.expectation {
    case .found: reporting.isEmpty ? .survived("") : .found
    case .silent: reporting.first.map { .falseAlarm($0.rule) } ?? .found
    }
  }

  /// Asks what excused the survivors, and whether they still break the definition as it sees the seeded code.
  private func explained(_ outcomes: [Outcome]) throws(MeasurementError) -> [Outcome] {
    guard outcomes.contains(where: { $0.verdict == .survived("") }) else { return outcomes }
    let types = try base.run.map().types
    var result = outcomes
    for index in result.indices where result[index].verdict == .survived("") {
      let seed = result[index].seed
      if isReclassified(seed, types) {
        result[index].verdict = .reclassified
      } else {
        let verdict =
          explainsUsages ? base.run.verdict(seed.source.name, seed.target.name, at: result[index].line) : nil
        result[index].verdict = .survived(verdict ?? "no finding")
      }
    }
    return result
  }

  private func isReclassified(_ seed: Seed, _ types: [MapOutput.TypeEntry]) -> Bool {
    func entry(_ type: DeclaredType) -> MapOutput.TypeEntry? {
      types.first { $0.name == type.name && $0.file == type.file && $0.module == type.module }
    }
    let added = "Seeded\(seed.number)"
    let own = types.first { $0.file == seed.file && $0.name.split(separator: ".").last.map(String.init) == added }
    guard let target = entry(seed.target) else { return false }
    var source = entry(seed.source)
    if seed.candidate.placement.isFileLevel {
      guard let own else { return false }
      source = own
    } else if let own, own.role != source?.role {
      source = own
    }
    guard let source, let from = party(source, like: seed.source), let to = party(target, like: seed.target) else {
      return true
    }
    return policy.ban(from, to) == nil
  }

  private func party(_ entry: MapOutput.TypeEntry, like type: DeclaredType) -> Policy.Party? {
    entry.layer.map {
      Policy.Party(
        layer: $0, folderLayer: type.folderLayer, role: entry.role, isNested: entry.name.contains("."),
        isProtocol: entry.kind == "protocol")
    }
  }
}
