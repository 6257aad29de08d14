import BenchmarkSupport
import Foundation

/// The command line of the accuracy measurement.
struct Options {
  var packages: [String] = []
  var strata: String?
  var map: String?
  var build = true
  var tests = false
  var indexOnly = false
  var limit = 40
  var scratch: String?

  static let usage = """
    usage: accuracy [options] PACKAGE…

    Compares the type-to-type edges of `strata map --format json` with the index that the compiler writes when the
    package is built, and prints precision and recall with the differences.
      --strata FILE   the strata executable (default: `strata` on PATH)
      --map FILE      the output of `strata map --format json`, instead of running it
      --tests         build and compare the test targets too
      --no-build      use the index of an earlier run
      --scratch DIR   where the packages are built (default: .build/accuracy in the current folder)
      --index-only    print the edges of the index and compare nothing
      --limit N       differences to print of each kind (default 40)
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--strata":
        // It is run in the folder of each package.
        let file = try words.value(of: argument)
        strata = file.contains("/") ? URL(fileURLWithPath: file).path : file
      case "--map": map = try words.value(of: argument)
      case "--scratch": scratch = try words.value(of: argument)
      case "--no-build": build = false
      case "--tests": tests = true
      case "--index-only": indexOnly = true
      case "--limit": limit = try words.number(of: argument, atLeast: 0)
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      default: packages.append(argument)
      }
    }
    if packages.isEmpty { throw UsageError("no package given") }
  }
}
