import BenchmarkSupport
import Foundation

/// The command line of the measurement.
struct Options {
  /// A code base, and the definition to check it by: a style, a definition file, or its own `strata.yml`.
  struct Corpus {
    var folder: String
    var definition: String?
  }

  var corpora: [Corpus] = []
  var strata = "strata"
  var seed: UInt64 = 1
  var perPair = 1
  var limit = 500
  var operators: [String] = []
  var json: String?
  var keep: String?
  var survivors = 60
  var minimum: Double?

  static let usage = """
    usage: seeded [options] FOLDER[=STYLE|=FILE.yml]…

    Seeds violations into copies of code bases, asks `strata check` which it finds, and prints the recall by operator.
    A code base is checked by the definition given after `=`, else by the strata.yml in its folder.
      --strata FILE      the strata executable (default: `strata` on PATH)
      --seed N           which types are chosen; the same number gives the same violations (default 1)
      --per-pair N       seeds for each operator and each pair of layers (default 1)
      --limit N          seeds for each code base and each mode (default 500)
      --operators A,B    only operators whose name begins with one of these
      --survivors N      survivors to print of each code base (default 60)
      --json FILE        also write everything as JSON
      --keep DIR         leave the seeded copies there: one folder per code base with the first run's seeds
      --minimum R        exit with status 1 if the recall of a code base is below R
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--strata": strata = Self.program(try words.value(of: argument))
      case "--seed": seed = UInt64(try words.number(of: argument))
      case "--per-pair": perPair = try words.number(of: argument)
      case "--limit": limit = try words.number(of: argument)
      case "--operators": operators = try words.value(of: argument).split(separator: ",").map(String.init)
      case "--survivors": survivors = try words.number(of: argument)
      case "--json": json = try words.value(of: argument)
      case "--keep": keep = try words.value(of: argument)
      case "--minimum":
        guard let number = Double(try words.value(of: argument)) else {
          throw UsageError("--minimum needs a number between 0 and 1")
        }
        minimum = number
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      default: corpora.append(Self.corpus(argument))
      }
    }
    if corpora.isEmpty { throw UsageError("no code base given") }
  }

  /// It is run in the folder of each code base.
  private static func program(_ file: String) -> String {
    file.contains("/") ? URL(fileURLWithPath: file).path : file
  }

  private static func corpus(_ argument: String) -> Corpus {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    return Corpus(folder: parts[0], definition: parts.count == 2 ? parts[1] : nil)
  }
}

/// A code base that cannot be measured.
struct MeasurementError: Error {
  var message: String
}
