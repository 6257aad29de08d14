import BenchmarkSupport
import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  var explanations = try Explanations(path: options.explained)
  let cache = try options.cache.map { try JudgeCache(folder: $0) }
  let paths = options.folders.flatMap { SourceFiles.list(in: $0) }
  var report = Report()
  for verdict in Workers.map(paths, jobs: options.jobs, { FileVerdict.of($0, options: options, cache: cache) }) {
    report.add(verdict, options: options, explanations: &explanations)
  }
  report.printSummary(options, explanations)
  let isStale = options.strict && explanations.entries.contains { $0.matches == 0 }
  exit(report.files > 0 && report.differences == 0 && !isStale && report.unreadable.isEmpty ? 0 : 1)
} catch let error as UsageError {
  FileHandle.standardError.write(Data("oracle: \(error.message)\n\(Options.usage)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
  exit(2)
}
