import BenchmarkSupport
import Foundation

/// Prints measurements beside the budgets they are meant for.
enum Report {
  static func print(_ reader: ReaderBenchmark.Result, files: Int, lines: Int) {
    Swift.print("code base: \(files) files, \(lines) lines, \(megabytes(reader.bytes)) MB")
    Swift.print("\nreader, one core, processor time, files in memory:")
    row("Strata, tree", reader.parse, reader.bytes)
    row("Strata, tree and facts", reader.facts, reader.bytes)
    let sample = "\(megabytes(reader.sampleBytes)) MB of it"
    row("Strata, tree (\(sample))", reader.sampleParse, reader.sampleBytes)
    row("SwiftParser of the toolchain (\(sample))", reader.swiftParser, reader.sampleBytes)
    ratio("SwiftParser / Strata's tree, same files", reader.swiftParser / reader.sampleParse, "at least 50")
    ratio("SwiftParser / Strata's tree and facts, same files", reader.swiftParser / reader.sampleFacts, nil)
  }

  static func print(_ tool: ToolBenchmark.Result, files: Int) {
    Swift.print("\nwhole processes, best run:                  wall s  processor s  peak MB")
    row("read everything, 1 job", tool.read.one)
    row("read everything, 2 jobs", tool.read.two)
    row("check, cold, 1 job", tool.cold.one)
    row("check, cold, 2 jobs", tool.cold.two)
    row("list and stat", tool.list)
    row("check, nothing changed", tool.warm)
    for (edit, cost) in tool.changed { row("check, \(edit.rawValue) more in one file", cost) }
    ratio("cold check / reading, 1 job, wall", tool.cold.one.wall / tool.read.one.wall, "at most 3.3")
    ratio("cold check / reading, 1 job, processor", tool.cold.one.processor / tool.read.one.processor, "at most 3.3")
    ratio("cold check / reading, 2 jobs, wall", tool.cold.two.wall / tool.read.two.wall, "at most 3.3")
    ratio("nothing changed / list and stat, wall", tool.warm.wall / tool.list.wall, "at most 2")
    for (edit, cost) in tool.changed {
      ratio("\(edit.rawValue) more in one file / nothing changed, wall", cost.wall / tool.warm.wall, "at most 3")
    }
    ratio("1 job / 2 jobs, cold, wall", tool.cold.one.wall / tool.cold.two.wall, "at least 1.6")
    ratio("1 job / 2 jobs, reading, wall", tool.read.one.wall / tool.read.two.wall, nil)
    ratio("1 job / 2 jobs, pure computing: what the machine gave", tool.spin.one.wall / tool.spin.two.wall, nil)
    let perThousand = Double(tool.cold.two.memory) / 1e6 / (Double(files) / 1000)
    Swift.print("  \(number(perThousand, 8)) MB per 1,000 files, cold, 2 jobs (budget: at most 40)")
  }

  static func printScale(small: ProcessCost, files few: Int, large: ProcessCost, files many: Int) {
    let ratio = large.processor / Double(many) / (small.processor / Double(few))
    Self.ratio("processor time per file, \(many) files / \(few) files, cold, 1 job", ratio, "at most 1.2")
  }

  private static func row(_ title: String, _ seconds: Double, _ bytes: Int) {
    let speed = number(Double(bytes) / 1e6 / seconds, 8)
    Swift.print("  \(pad(title, 50)) \(number(seconds * 1000, 9)) ms \(speed) MB/s")
  }

  private static func row(_ title: String, _ cost: ProcessCost) {
    let columns = "\(number(cost.wall, 8, 3)) \(number(cost.processor, 12, 3)) \(number(Double(cost.memory) / 1e6, 8))"
    Swift.print("  \(pad(title, 40)) \(columns)")
  }

  private static func ratio(_ title: String, _ value: Double, _ budget: String?) {
    let budget = budget.map { " (budget: \($0))" } ?? ""
    Swift.print("  \(number(value, 8, 2)) × \(title)\(budget)")
  }

  private static func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, 0) }

  private static func number(_ value: Double, _ width: Int, _ digits: Int = 1) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
