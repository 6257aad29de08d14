/// Seeds beside findings that are accepted already, and runs of some rules only.
struct Scenarios {
  private let measurement: Measurement
  private let operators: [Operator]
  private let limit: Int

  /// In a function; what comes second is in the same function.
  private static let first = Operator("existing.first", .body, "let value: {T}? = nil; _ = value //!")
  private static let sameMember = Operator(
    "existing.same-member", .body,
    """
    let value: {T}? = nil; _ = value //!
    let other: {T}? = nil; _ = other //!
    """)
  private static let suppressedFirst = Operator(
    "existing.suppressed", .body, expecting: .silent,
    """
    // strata:disable:next {rules} — accepted
    let value: {T}? = nil; _ = value //!
    """)
  private static let afterSuppressed = Operator(
    "existing.after-suppressed", .body,
    """
    // strata:disable:next {rules} — accepted
    let value: {T}? = nil; _ = value
    let other: {T}? = nil; _ = other //!
    """)

  init(_ measurement: Measurement, operators: [Operator], limit: Int) {
    self.measurement = measurement
    self.operators = operators.filter { !$0.placement.isFileLevel && $0.expectation == .found }
    self.limit = limit
  }

  func outcomes(_ plan: inout SeedPlan) throws(MeasurementError) -> [Outcome] {
    if operators.isEmpty { return [] }
    let pairs = pairs(&plan)
    return try baselined(pairs, &plan) + suppressed(pairs, &plan) + precedence(&plan)
  }

  /// A first violation and one in another member.
  private func pairs(_ plan: inout SeedPlan) -> [(first: Seed, other: Seed)] {
    plan.single([Self.first], perPair: 6, limit: limit).flatMap(\.seeds).enumerated().compactMap { index, seed in
      for offset in operators.indices {
        let candidate = operators[(index * 37 + offset) % operators.count]
        if let other = plan.another(candidate, like: seed) { return (seed, other) }
      }
      return nil
    }
  }

  private func baselined(
    _ pairs: [(first: Seed, other: Seed)], _ plan: inout SeedPlan
  ) throws(MeasurementError) -> [Outcome] {
    let baseline = "seeded-baseline.jsonl"
    defer { measurement.base.copy.remove(baseline) }
    var outcomes: [Outcome] = []
    for batch in Batches.divide(pairs.map { SeedGroup(seeds: [$0.first, $0.other]) }) {
      try measurement.withSeeds(batch.map { $0.seeds[0] }) { _ throws(MeasurementError) in
        try measurement.base.run.writeBaseline(baseline)
      }
      let groups = batch.map { group in
        var grown = group.seeds[0]
        grown.candidate = Self.sameMember
        return SeedGroup(seeds: [grown, group.seeds[1]])
      }
      outcomes += try measurement.outcomes(of: groups, mode: .baselined) { _ in ["--baseline", baseline] }
    }
    return outcomes
  }

  private func suppressed(
    _ pairs: [(first: Seed, other: Seed)], _ plan: inout SeedPlan
  ) throws(MeasurementError) -> [Outcome] {
    var rules: [Int: [String]] = [:]
    for batch in Batches.divide(pairs.map { SeedGroup(seeds: [$0.first]) }) {
      let seeds = batch.flatMap(\.seeds)
      try measurement.withSeeds(seeds) { texts throws(MeasurementError) in
        let findings = try measurement.base.run.check().findings
        let marked = SeededFiles.markedLines(texts)
        for seed in seeds {
          let lines = Set(marked[seed.number] ?? [])
          let named = findings.filter { finding in
            finding.names(seed.target.simpleName) && finding.lines.contains { lines.contains($0) }
          }
          rules[seed.number] = Set(named.map(\.rule)).sorted()
        }
      }
    }
    var groups: [SeedGroup] = []
    for (index, pair) in pairs.enumerated() {
      guard let accepted = rules[pair.first.number], !accepted.isEmpty else { continue }
      var seed = pair.first
      seed.rules = accepted
      seed.candidate = index % 2 == 0 ? Self.suppressedFirst : Self.afterSuppressed
      groups.append(SeedGroup(seeds: [seed, pair.other]))
    }
    return try measurement.outcomes(of: groups, mode: .suppressed)
  }

  /// The rule that follows from the definition has to find a violation alone, and without the more specific ones.
  private func precedence(_ plan: inout SeedPlan) throws(MeasurementError) -> [Outcome] {
    let others = ["skipped-layer", "dto-leak", "service-locator", "gateway-returns-domain-model"]
    let groups = plan.single(operators, perPair: 1, limit: limit)
    let only = try measurement.outcomes(of: groups, mode: .only) { ["--only", $0.seeds[0].ban.rule] }
    let skip = try measurement.outcomes(of: groups, mode: .skip) { group in
      let rule = group.seeds[0].ban.rule
      let skipped = rule == "skipped-layer" ? ["dependency-rule", "dto-leak"] : others
      return ["--skip", skipped.joined(separator: ",")]
    }
    return only + skip
  }
}
