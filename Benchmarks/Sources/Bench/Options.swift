import BenchmarkSupport

/// The command line of the benchmark.
struct Options {
  var strata: String?
  var corpus: String?
  var files = 3000
  var seed: UInt64 = 1
  var sampleBytes = 3_000_000
  var runs = 5
  /// Measure only the readers, on this folder.
  var readerOnly: String?
  var checkArguments: [String] = ["--style", "repository"]

  static let usage = """
    usage: bench [options]

    Measures the reader and the whole tool on a code base and prints ratios; judges nothing.
      --strata FILE    the strata executable; without it only the reader is measured
      --corpus FOLDER  the code base (default: a generated one); it is copied, never changed
      --files N        size of the generated code base (default 3000)
      --seed N         its seed (default 1)
      --sample BYTES   how much of it SwiftParser reads for the comparison (default 3000000)
      --runs N         repetitions; the best counts (default 5)
      --check ARGS     arguments of `strata check`, separated by spaces (default: --style repository)
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--strata": strata = try words.value(of: argument)
      case "--reader-only": readerOnly = try words.value(of: argument)
      case "--corpus": corpus = try words.value(of: argument)
      case "--files": files = try words.number(of: argument)
      case "--seed": seed = UInt64(try words.number(of: argument))
      case "--sample": sampleBytes = try words.number(of: argument)
      case "--runs": runs = try words.number(of: argument)
      case "--check": checkArguments = try words.value(of: argument).split(separator: " ").map(String.init)
      default: throw UsageError("unknown option \(argument)")
      }
    }
  }
}
