import BenchmarkSupport
import Foundation
import StrataIndex
import StrataModel
import StrataSyntax

/// Mutates real Swift files and reads what comes out: no input may crash the reader, hang it, or give facts whose
/// indices lead nowhere. Every round is a function of the seed, so that a failure can be repeated:
/// `swift run -c release fuzz CORPUS [ROUNDS] [SEED]`. The file and round in work stand in `fuzz.last` of the current
/// folder, for the case that the process dies.
@main
struct Fuzz {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let corpus = arguments.first else {
      FileHandle.standardError.write(Data("usage: fuzz CORPUS [ROUNDS] [SEED]\n".utf8))
      exit(2)
    }
    let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 5_000
    let seed = arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 1
    let files = swiftFiles(in: corpus)
    guard !files.isEmpty else {
      FileHandle.standardError.write(Data("fuzz: no Swift files in \(corpus)\n".utf8))
      exit(2)
    }
    let oneModule = ModuleLayout(
      modules: [Module(name: "A", isTest: false, origin: .packageManifest)], moduleOfFile: [0], isTestFile: [false])
    var random = RandomSource(seed: seed)
    var slowest = (seconds: 0.0, what: "")
    var failures = 0
    for round in 0..<rounds {
      let path = files[Int(random.next() % UInt64(files.count))]
      guard let original = FileManager.default.contents(atPath: path).map(Array.init), !original.isEmpty else {
        continue
      }
      let mutated = Mutation.apply(to: original, &random)
      try? "\(path) round \(round) seed \(seed)\n".write(toFile: "fuzz.last", atomically: false, encoding: .utf8)
      let start = DispatchTime.now().uptimeNanoseconds
      let facts = mutated.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
      _ = GraphBuilder.build(
        files: [ReadFile(path: "A.swift", facts: facts)], layout: oneModule, jobs: 1)
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if seconds > slowest.seconds { slowest = (seconds, "\(path) round \(round)") }
      if let problem = FactsAudit.problem(of: facts, sourceLength: mutated.count) {
        failures += 1
        print("\(path) round \(round): \(problem)")
      }
    }
    print("\(rounds) mutated files read, \(failures) with facts that lead nowhere, seed \(seed)")
    print("slowest: \(String(format: "%.3f", slowest.seconds)) s, \(slowest.what)")
    exit(failures == 0 ? 0 : 1)
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}
