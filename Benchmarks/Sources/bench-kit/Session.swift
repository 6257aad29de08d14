import StrataTesting

/// One run of the program.
struct Session: Sendable {
  let options: Set<String>
  let words: [String]

  private var parts: [any KitBenchmark] {
    [
      NetworkBenchmark(), StreamingBenchmark(), DatabaseBenchmark(), DatabaseUpkeepBenchmark(), SettingsBenchmark(),
      StoreBenchmark(), StoredValuesBenchmark(), OutboxBenchmark(), PresentationBenchmark(), ScreenBenchmark(),
    ]
  }

  func run() async throws {
    let table = Table(isMarkdown: options.contains("--markdown"))
    if InstructionCounter.isCounted {
      for part in parts { try await withRows(of: part) { for row in $0 { try await InstructionCounter.count(row) } } }
    } else if options.contains("--instructions") {
      table.print(try InstructionCounter.run(words), title: "instructions of one operation", unit: "instructions")
    } else {
      for part in parts { try await withRows(of: part) { try await measure($0, part.title, table) } }
    }
  }

  private func measure(_ rows: [Row], _ title: String, _ table: Table) async throws {
    if let times = options.contains("--once") ? 1 : options.contains("--many") ? 100 : nil {
      for row in rows {
        for side in row.sides where isWanted(side.name) { for _ in 0..<times { try await side.run() } }
      }
    } else if !rows.isEmpty {
      var costs: [Costs] = []
      for row in rows { costs.append(try await Stopwatch(limit: .seconds(1)).measure(row)) }
      table.print(costs, title: title, unit: "µs")
    }
  }

  private func isWanted(_ side: String) -> Bool {
    options.isDisjoint(with: ["--kit", "--bare"]) || options.contains("--" + side)
  }

  /// Gives the rows that the words choose; all of a part whose title contains one of them.
  private func withRows(of part: any KitBenchmark, _ body: ([Row]) async throws -> Void) async throws {
    let fits = { (text: String) in
      words.isEmpty || words.contains { text.lowercased().contains($0.lowercased()) }
    }
    let isWhole = fits(part.title)
    let folder = try TemporaryFolder("bench-kit")
    try await body(try await part.rows(in: folder).filter { isWhole || fits($0.name) })
    withExtendedLifetime(folder) {}
  }
}
