import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataRules

/// `strata explain --score`
enum ScoreExplanation {
  static let score = Option.flag("score", help: "Explain how the score of the project is computed.")

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UserError("--score explains the project: it takes no names") }
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(arguments, paths: [], needsDefinition: true, console, progress)
    let parts = try CheckedPart.all(project, arguments, console, progress)
    let scores = parts.map { part in
      let snapshot = part.project.analyzer.snapshot()
      return Score.of(snapshot.project, snapshot.check().findings)
    }
    progress.finish()
    try console.print(
      parts.count == 1
        ? text(of: scores[0])
        : zip(parts, scores).map { "\($0.definitionPath): \(text(of: $1))\n" }.joined()
          + "The score of the run is their mean, weighed by the production types of each, rounded down.\n")
    return .clean
  }

  private static func text(of score: Score) -> String {
    let numbers = [score.types, score.errors, score.warnings].map { grouped($0) }
    let width = numbers.map(\.count).max() ?? 0
    let padded = numbers.map { String(repeating: " ", count: width - $0.count) + $0 }
    var lines = [
      "score \(score.value) = 100 × \(numbers[0]) / (\(numbers[0]) + \(counted(score.errors, "error")) + "
        + "\(counted(score.warnings, "warning")) / 4), rounded down",
      "  \(padded[0])  production types in layers",
      "  \(padded[1])  errors, also those that a baseline accepts",
      "  \(padded[2])  warnings, each a quarter of an error",
    ]
    if score.errors + score.warnings > 0 {
      var (withoutErrors, withoutWarnings) = (score, score)
      withoutErrors.errors = 0
      withoutWarnings.warnings = 0
      lines.append(
        "While anything is found, it is at most 99. Without the errors it is \(withoutErrors.value), without the "
          + "warnings \(withoutWarnings.value).")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
