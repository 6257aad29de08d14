import Foundation

// Ratios of the kit to what it stands on, each in one run; one file per part. Nothing is judged.
let parts: [any KitBenchmark] = [
  NetworkBenchmark(), StoreBenchmark(), DatabaseBenchmark(), PresentationBenchmark(),
]

// Words on the command line choose the parts whose titles contain one of them; `--once` runs both sides once, for a
// profiler.
let words = CommandLine.arguments.dropFirst().map { $0.lowercased() }.filter { $0 != "--once" }

for part in parts where words.isEmpty || words.contains(where: part.title.lowercased().contains) {
  print("\n\(part.title):")
  for comparison in try await part.run() { print(comparison) }
}
