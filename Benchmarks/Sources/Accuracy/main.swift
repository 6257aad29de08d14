import BenchmarkSupport
import Foundation

/// Builds one package, reads both sides and prints the comparison.
func measure(_ package: String, _ options: Options) throws -> Comparison? {
  let build = PackageBuild(package: package, scratch: options.scratch)
  if options.build { try build.run(tests: options.tests) }
  let index = IndexedPackage(store: try build.openStore(), root: build.root)
  if options.indexOnly {
    Report.printIndex(index, root: build.root, limit: options.limit)
    return nil
  }
  let json: Data
  if let map = options.map {
    json = try Data(contentsOf: URL(fileURLWithPath: map))
  } else {
    let outcome = try Command.run(options.strata ?? "strata", ["map", "--format", "json"], in: build.root)
    guard outcome.status == 0 else { throw IndexStoreError(message: "strata map ended with \(outcome.status)") }
    json = outcome.output
  }
  let comparison = Comparison(index: index, map: try JSONDecoder().decode(StrataMap.self, from: json))
  Report.printComparison(comparison, index, root: build.root, limit: options.limit)
  return comparison
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  var total = (agreed: 0, extra: 0, missing: 0)
  for package in options.packages {
    guard let comparison = try measure(package, options) else { continue }
    total.agreed += comparison.agreed.count
    total.extra += comparison.extra.count
    total.missing += comparison.missing.count
  }
  if total.agreed + total.extra + total.missing > 0, options.packages.count > 1 {
    let precision = Double(total.agreed) / Double(max(1, total.agreed + total.extra))
    let recall = Double(total.agreed) / Double(max(1, total.agreed + total.missing))
    print("== all: precision \(Report.decimal(precision)), recall \(Report.decimal(recall))")
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("accuracy: \(error.message)\n\(Options.usage)\n".utf8))
  exit(2)
} catch let error as IndexStoreError {
  FileHandle.standardError.write(Data("accuracy: \(error.message)\n".utf8))
  exit(3)
} catch {
  FileHandle.standardError.write(Data("accuracy: \(error)\n".utf8))
  exit(3)
}
