/// Measures time.
struct Stopwatch {
  /// How long to go on with a row.
  let limit: Duration
  private let clock = ContinuousClock()

  /// Runs all sides of a row in turns, briefly and often, the order reversed from turn to turn: what else the machine
  /// does meanwhile disturbs all sides alike. The cost is the median of the turns, in microseconds for one operation,
  /// and the ratio the median of the turns' own ratios.
  func measure(_ row: Row) async throws -> Costs {
    for side in row.sides { try await side.run() }
    var turns: [[Double]] = []
    let start = clock.now
    repeat {
      var turn = Array(repeating: 0.0, count: row.sides.count)
      let order = turns.count.isMultiple(of: 2) ? Array(row.sides.indices) : row.sides.indices.reversed()
      for side in order { turn[side] = try await clock.measure(row.sides[side].run) / .microseconds(row.operations) }
      turns.append(turn)
    } while clock.now - start < limit || turns.count < 5
    return Costs(
      name: row.name, operations: row.operations,
      sides: row.sides.enumerated().map { side, named in
        (named.name, median(turns.map { $0[side] }), median(turns.map { $0[side] / $0[1] }))
      })
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.count.isMultiple(of: 2)
      ? (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2 : sorted[sorted.count / 2]
  }
}
