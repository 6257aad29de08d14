import BenchmarkSupport
import Foundation

/// The command line of the oracle.
struct Options {
  var folders: [String] = []
  var jobs = 2
  var limit = 100
  var summary = false
  var includeBroken = false
  var roots = false
  var explained: String?
  var strict = false
  var cache: String?

  static let usage = """
    usage: oracle [options] FOLDER…

    Reads every Swift file with Strata's reader and with SwiftParser and prints each difference of their trees.
      --limit N         differences to print in full (default 100; 0 for none)
      --summary         group the differences by kind and construct, with the smallest example of each
      --roots           only the first difference of each top-level item: what follows it is often its echo
      --include-broken  files that SwiftParser finds erroneous count too
      --explained FILE  the list of differences that are meant
      --strict          an explanation that explains nothing counts as a difference
      --cache FOLDER    keep what SwiftParser said, by content
      --jobs N          threads (default 2)
    exit status: 0 no difference, 1 differences, 2 wrong usage
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words = CommandLineWords(arguments)
    while let argument = words.next() {
      switch argument {
      case "--limit": limit = try words.number(of: argument, atLeast: 0)
      case "--jobs": jobs = try words.number(of: argument)
      case "--summary": summary = true
      case "--roots": roots = true
      case "--include-broken": includeBroken = true
      case "--strict": strict = true
      case "--explained": explained = try words.value(of: argument)
      case "--cache": cache = try words.value(of: argument)
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      default: folders.append(argument)
      }
    }
    if folders.isEmpty { throw UsageError("no folder given") }
  }
}
