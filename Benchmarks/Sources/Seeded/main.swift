import BenchmarkSupport
import Foundation

/// Seeds one code base in every mode.
func measure(_ corpus: Options.Corpus, _ options: Options, scratch: String) throws(MeasurementError) -> CorpusResult {
  let base = try CodeBase(corpus, scratch: scratch, strata: options.strata)
  let operators = Operators.selected(options.operators)
  var plan = SeedPlan(base, seed: options.seed)
  guard !plan.bans.isEmpty else {
    throw MeasurementError(message: "\(corpus.folder): the definition forbids nothing between the types there are")
  }
  let measurement = Measurement(base)
  let single = plan.single(operators, perPair: options.perPair, limit: options.limit)
  if options.keep != nil, let first = Batches.divide(single).first {
    let kept = SeededFiles(first.flatMap(\.seeds), in: base).texts
    for (file, text) in kept { try base.copy.write(text, to: file) }
    return CorpusResult(name: corpus.folder, bans: plan.bans.map(\.name), outcomes: [])
  }
  var outcomes = try measurement.outcomes(of: single, mode: .single)
  outcomes += try measurement.outcomes(
    of: plan.several(operators, count: 5, limit: options.limit / 2), mode: .several)
  outcomes += try Scenarios(measurement, operators: operators, limit: options.limit / 4).outcomes(&plan)
  return CorpusResult(name: corpus.folder, bans: plan.bans.map(\.name), outcomes: outcomes)
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let scratch = options.keep ?? NSTemporaryDirectory() + "strata-seeded-\(ProcessInfo.processInfo.processIdentifier)"
  defer { if options.keep == nil { try? FileManager.default.removeItem(atPath: scratch) } }
  var results: [CorpusResult] = []
  for (index, corpus) in options.corpora.enumerated() {
    let result = try measure(corpus, options, scratch: scratch + "/\(index)")
    Report.print(result, survivors: options.survivors)
    results.append(result)
  }
  Report.printOperators(results, Operators.selected(options.operators))
  if let path = options.json { try JSONOutput(results, seed: options.seed).write(to: path) }
  if let minimum = options.minimum, results.contains(where: { $0.recall < minimum }) { exit(1) }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("seeded: \(error.message)\n\(Options.usage)\n".utf8))
  exit(2)
} catch let error as MeasurementError {
  FileHandle.standardError.write(Data("seeded: \(error.message)\n".utf8))
  exit(3)
} catch {
  FileHandle.standardError.write(Data("seeded: \(error)\n".utf8))
  exit(3)
}
