import BenchmarkSupport
import Foundation

/// Runs the program under test in a copy, as a user would.
struct StrataRun {
  let program: String
  let copy: ScratchCopy

  func map() throws(MeasurementError) -> MapOutput {
    try decode(["map", "--format", "json", "--no-cache", "--quiet"])
  }

  func check(_ arguments: [String] = []) throws(MeasurementError) -> CheckOutput {
    try decode(["check", "--format", "json", "--no-cache", "--quiet"] + arguments)
  }

  func writeBaseline(_ name: String) throws(MeasurementError) {
    let outcome = try run(["check", "--no-cache", "--quiet", "--baseline", name, "--write-baseline"])
    guard outcome.status < 2 else {
      throw MeasurementError(message: "strata check --write-baseline exited with status \(outcome.status)")
    }
  }

  /// Whether the program under test explains usages: `strata explain A B`.
  func explainsUsages() -> Bool {
    let help = try? Command.run(program, ["explain", "--help"], in: copy.root, isSilent: true)
    return help.map { String(decoding: $0.output, as: UTF8.self).contains("--format") } ?? false
  }

  /// What `strata explain A B` says of the usages on a line; nil where it says nothing.
  func verdict(_ source: String, _ target: String, at line: SourceLine) -> String? {
    let arguments = ["explain", source, target, "--format", "json", "--no-cache", "--quiet"]
    guard
      let outcome = try? Command.run(program, arguments, in: copy.root, isSilent: true), outcome.status == 0,
      let explanation = try? JSONDecoder().decode(UsageExplanation.self, from: outcome.output)
    else { return nil }
    return explanation.usages.first { $0.file == line.file && $0.line == line.line }.map {
      "\($0.verdict)\($0.reason.map { ": " + $0 } ?? "")"
    }
  }

  private func decode<Output: Decodable>(_ arguments: [String]) throws(MeasurementError) -> Output {
    let outcome = try run(arguments)
    let command = "strata \(arguments.joined(separator: " "))"
    guard outcome.status < 2 else {
      throw MeasurementError(message: "\(command) exited with status \(outcome.status) in \(copy.root)")
    }
    do {
      return try JSONDecoder().decode(Output.self, from: outcome.output)
    } catch {
      throw MeasurementError(message: "\(command) printed what cannot be decoded: \(error)")
    }
  }

  private func run(_ arguments: [String]) throws(MeasurementError) -> Command.Outcome {
    do {
      return try Command.run(program, arguments, in: copy.root)
    } catch {
      throw MeasurementError(message: "\(program) cannot be run: \(error)")
    }
  }
}

/// What `strata explain A B --format json` prints.
private struct UsageExplanation: Decodable {
  struct Usage: Decodable {
    var file: String
    var line: Int
    var verdict: String
    var reason: String?
  }

  var usages: [Usage]
}
