import Foundation

// Ratios of the kit to what it stands on, each in one run; one file per part. Nothing is judged.
let parts: [any KitBenchmark] = [
  NetworkBenchmark(), StoreBenchmark(), DatabaseBenchmark(), PresentationBenchmark(),
]

for part in parts {
  print("\n\(part.title):")
  for comparison in try await part.run() { print(comparison) }
}
