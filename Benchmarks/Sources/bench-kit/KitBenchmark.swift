import Foundation

/// One part of the kit against what an app would use without it.
protocol KitBenchmark {
  /// What is measured.
  var title: String { get }
  /// Measures both sides in turns.
  func run() async throws -> [Comparison]
}

/// The cost of one operation with the kit and without it.
struct Comparison: CustomStringConvertible {
  let name: String
  let kit: Duration
  let bare: Duration
  let operations: Int

  /// Runs both sides in turns, briefly and often, and keeps the best run of each: what else the machine does meanwhile
  /// disturbs neither.
  static func measure(
    _ name: String, operations: Int, kit: () async throws -> Void, bare: () async throws -> Void
  ) async throws -> Comparison {
    let clock = ContinuousClock()
    let start = clock.now
    let limit = Duration.seconds(CommandLine.arguments.contains("--once") ? 0 : 2)
    var best: (kit: Duration, bare: Duration)?
    repeat {
      let bareTime = try await clock.measure(bare)
      let kitTime = try await clock.measure(kit)
      best = (min(best?.kit ?? kitTime, kitTime), min(best?.bare ?? bareTime, bareTime))
    } while clock.now - start < limit
    return Comparison(name: name, kit: best?.kit ?? .zero, bare: best?.bare ?? .zero, operations: operations)
  }

  var description: String {
    let ratio = String(format: "%8.2f", kit / bare)
    return "\(ratio) × \(name): \(microseconds(kit)) µs with the kit, \(microseconds(bare)) µs without"
  }

  private func microseconds(_ total: Duration) -> String {
    String(format: "%.2f", total / .microseconds(operations))
  }
}
