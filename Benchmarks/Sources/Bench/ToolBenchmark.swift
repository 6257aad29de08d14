import BenchmarkSupport
import Foundation

/// Whole processes over a code base on disk.
struct ToolBenchmark {
  var strata: String
  var baseline: String
  var corpus: String
  var runs: Int
  var arguments: [String]

  struct Result {
    /// Pure computing, one and two jobs: what the machine gives at the moment.
    var spin: (one: ProcessCost, two: ProcessCost)
    /// `bench-baseline read`: every file down to its facts, one and two jobs.
    var read: (one: ProcessCost, two: ProcessCost)
    /// `strata check --no-cache`, one and two jobs.
    var cold: (one: ProcessCost, two: ProcessCost)
    /// Nothing changed since the run before.
    var warm: ProcessCost
    /// Names and sizes of all files, nothing read.
    var list: ProcessCost
    /// One file changed since the run before: a comment, a statement in a function, a declaration.
    var changed: [(edit: Edit, cost: ProcessCost)]
  }

  func measure() throws -> Result {
    let spinOne = try least(["spin", "-", "1"])
    let spinTwo = try least(["spin", "-", "2"])
    let readOne = try least(["read", corpus, "1"])
    let readTwo = try least(["read", corpus, "2"])
    let coldOne = try coldCheck()
    let coldTwo = try check(["--no-cache", "--jobs", "2"])
    _ = try check([])
    let list = try least(["list", corpus])
    let warm = try check([])
    return Result(
      spin: (spinOne, spinTwo), read: (readOne, readTwo), cold: (coldOne, coldTwo), warm: warm, list: list,
      changed: try Edit.allCases.map { ($0, try oneFileChanged($0)) })
  }

  /// `strata check --no-cache` with one job.
  func coldCheck() throws -> ProcessCost { try check(["--no-cache", "--jobs", "1"]) }

  private func least(_ words: [String]) throws -> ProcessCost {
    guard let cost = ProcessCost.best(of: runs, baseline, words), cost.status == 0 else {
      throw BenchmarkError(message: "\(baseline) \(words[0]) failed")
    }
    return cost
  }

  private func check(_ extra: [String]) throws -> ProcessCost {
    guard let cost = ProcessCost.best(of: runs, strata, ["check"] + arguments + extra, in: corpus) else {
      throw BenchmarkError(message: "cannot run \(strata)")
    }
    guard cost.status == 0 || cost.status == 1 else {
      throw BenchmarkError(
        message: "strata check \((arguments + extra).joined(separator: " ")) ended with \(cost.status)")
    }
    return cost
  }

  /// Another file each time, in the middle of the list.
  private func oneFileChanged(_ edit: Edit) throws -> ProcessCost {
    let files = SourceFiles.list(in: corpus)
    var best: ProcessCost?
    for run in 0..<runs {
      let path = files[(files.count / 2 + run * 7) % files.count]
      guard let before = SourceFiles.bytes(of: path), let after = edit.applied(to: before, run) else { continue }
      try Data(after).write(to: URL(fileURLWithPath: path))
      let cost = ProcessCost.run(strata, ["check"] + arguments, in: corpus)
      try Data(before).write(to: URL(fileURLWithPath: path))
      _ = ProcessCost.run(strata, ["check"] + arguments, in: corpus)
      guard let cost else { continue }
      if let known = best {
        best?.wall = min(known.wall, cost.wall)
        best?.processor = min(known.processor, cost.processor)
      } else {
        best = cost
      }
    }
    guard let best else { throw BenchmarkError(message: "no file could be changed") }
    return best
  }
}

/// What is done to a file between two runs.
enum Edit: String, CaseIterable {
  case comment = "a comment"
  case statement = "a statement"
  case declaration = "a declaration"

  /// Nil for a file that has no place for it.
  func applied(to bytes: [UInt8], _ run: Int) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .comment: return Array("// Changed \(run)\n\(text)".utf8)
    case .declaration: return Array("\(text)\nprivate struct BenchmarkChange\(run) { let value: Int }\n".utf8)
    case .statement:
      guard let function = text.range(of: " func "),
        let body = text.range(of: "{\n", range: function.upperBound..<text.endIndex)
      else { return nil }
      return Array("\(text[..<body.upperBound])let benchmarkChange\(run) = \(run)\n\(text[body.upperBound...])".utf8)
    }
  }
}

struct BenchmarkError: Error {
  var message: String
}
