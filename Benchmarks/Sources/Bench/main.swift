import BenchmarkSupport
import Foundation

/// The readers, in a process of their own: a child's peak memory can be no smaller than its parent's.
func measureReader(_ folder: String, _ options: Options) {
  let files = SourceFiles.list(in: folder).compactMap { SourceFiles.bytes(of: $0) }
  let lines = files.reduce(0) { $0 + $1.count { $0 == 0x0A } }
  let reader = ReaderBenchmark(files: files, runs: options.runs).measure(sampleBytes: options.sampleBytes)
  Report.print(reader, files: files.count, lines: lines)
}

func runBenchmark(_ options: Options, _ words: [String]) throws {
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  let corpus = try Corpus(options)
  defer { corpus.remove() }
  let reader = Process()
  reader.executableURL = own
  reader.arguments = words + ["--reader-only", corpus.root]
  try reader.run()
  reader.waitUntilExit()
  guard let strata = options.strata else { return }
  let tool = ToolBenchmark(
    strata: URL(fileURLWithPath: strata).standardizedFileURL.path,
    baseline: own.deletingLastPathComponent().appendingPathComponent("bench-baseline").path, corpus: corpus.root,
    runs: options.runs, arguments: options.checkArguments)
  let result = try tool.measure()
  Report.print(result, files: SourceFiles.list(in: corpus.root).count)
  if options.corpus == nil, options.files >= 1000 { try measureScale(result.cold.one, corpus, tool, options) }
}

/// A check of a tenth of the generated code base: the cost of a file should not depend on the number of files.
func measureScale(_ large: ProcessCost, _ corpus: Corpus, _ tool: ToolBenchmark, _ options: Options) throws {
  var options = options
  options.files /= 10
  let tenth = try Corpus(options, name: "-tenth")
  defer { tenth.remove() }
  var tool = tool
  tool.corpus = tenth.root
  Report.printScale(
    small: try tool.coldCheck(), files: SourceFiles.list(in: tenth.root).count, large: large,
    files: SourceFiles.list(in: corpus.root).count)
}

do {
  let words = Array(CommandLine.arguments.dropFirst())
  let options = try Options(words)
  if let folder = options.readerOnly { measureReader(folder, options) } else { try runBenchmark(options, words) }
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
