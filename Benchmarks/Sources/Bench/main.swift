import BenchmarkSupport
import Foundation
import StrataSyntax

/// The two subcommands that are measured against: they do the least that any tool must do.
func runBaseline(_ words: [String]) -> Bool {
  guard words.count >= 2 else { return false }
  switch words[0] {
  case "list":
    var sum = 0
    for path in SourceFiles.list(in: words[1]) {
      var status = stat()
      if stat(path, &status) == 0 { sum += Int(status.st_size) }
    }
    print(sum)
  case "read":
    let jobs = words.count > 2 ? Int(words[2]) ?? 1 : 1
    let counts = Workers.map(SourceFiles.list(in: words[1]), jobs: jobs) { path in
      SourceFiles.bytes(of: path)?.withUnsafeBufferPointer { SwiftReader.facts(of: $0).declarations.count } ?? 0
    }
    print(counts.reduce(0, +))
  default: return false
  }
  return true
}

func runBenchmark(_ options: Options) throws {
  let corpus = try Corpus(options)
  defer { corpus.remove() }
  let files = SourceFiles.list(in: corpus.root).compactMap { SourceFiles.bytes(of: $0) }
  let lines = files.reduce(0) { $0 + $1.count { $0 == 0x0A } }
  let reader = ReaderBenchmark(files: files, runs: options.runs).measure(sampleBytes: options.sampleBytes)
  Report.print(reader, files: files.count, lines: lines)
  guard let strata = options.strata else { return }
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
  let tool = ToolBenchmark(
    strata: URL(fileURLWithPath: strata).standardizedFileURL.path, own: own, corpus: corpus.root, runs: options.runs,
    arguments: options.checkArguments)
  Report.print(try tool.measure(), files: files.count)
}

do {
  let words = Array(CommandLine.arguments.dropFirst())
  if !runBaseline(words) { try runBenchmark(try Options(words)) }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("bench: \(error.message)\n\(Options.usage)\n".utf8))
  exit(2)
} catch let error as BenchmarkError {
  FileHandle.standardError.write(Data("bench: \(error.message)\n".utf8))
  exit(3)
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(3)
}
