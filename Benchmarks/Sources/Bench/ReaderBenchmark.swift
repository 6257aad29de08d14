import BenchmarkSupport
import Judge
import StrataSyntax

/// The readers alone, on one core, over files that are in memory already. Processor time, best of several runs.
struct ReaderBenchmark {
  var files: [[UInt8]]
  var runs: Int

  struct Result {
    var bytes: Int
    var parse: Double
    var facts: Double
    var sampleBytes: Int
    var sampleParse: Double
    var sampleFacts: Double
    var swiftParser: Double
  }

  func measure(sampleBytes: Int) -> Result {
    let sample = sample(of: sampleBytes)
    return Result(
      bytes: files.reduce(0) { $0 + $1.count },
      parse: best(files) { SwiftReader.parse($0).nodes.count },
      facts: best(files) { SwiftReader.facts(of: $0).declarations.count },
      sampleBytes: sample.reduce(0) { $0 + $1.count },
      sampleParse: best(sample) { SwiftReader.parse($0).nodes.count },
      sampleFacts: best(sample) { SwiftReader.facts(of: $0).declarations.count },
      swiftParser: best(sample, runs: min(runs, 2)) { Translator.parseOnly($0) })
  }

  /// Files spread evenly over the code base, up to a number of bytes.
  private func sample(of bytes: Int) -> [[UInt8]] {
    let total = files.reduce(0) { $0 + $1.count }
    let step = max(1, total / max(1, bytes))
    return stride(from: 0, to: files.count, by: step).map { files[$0] }
  }

  private func best(
    _ files: [[UInt8]], runs: Int? = nil, _ work: (UnsafeBufferPointer<UInt8>) -> Int
  ) -> Double {
    var best = Double.infinity
    var sum = 0
    for _ in 0..<(runs ?? self.runs) {
      let started = threadSeconds()
      for file in files { file.withUnsafeBufferPointer { sum &+= work($0) } }
      best = min(best, threadSeconds() - started)
    }
    precondition(sum != Int.min)
    return best
  }
}
