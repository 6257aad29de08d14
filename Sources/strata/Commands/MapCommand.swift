import StrataAnalysis
import StrataCommandLine

/// `strata map`
enum MapCommand: Command {
  enum Format: String, CaseIterable { case json }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .json, later: ["html", "svg", "mermaid", "dot"],
    help: "json: every type with its layer and role, every resolved reference between two of them.")

  static let spec = CommandSpec(
    name: "map", summary: "print the resolved graph of types",
    discussion: [
      "Also works without a definition; the types then have no layer and no role. Drawings are not available yet, so "
        + "--format json is required."
    ],
    operands: ProjectOptions.paths,
    groups: [
      ProjectOptions.definition, OptionGroup("Report", [format.declared, ReportTarget.option.declared]),
      ProjectOptions.work,
    ], laterOptions: ["collapse", "focus", "depth", "reaches"])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard arguments.has(format) else {
      throw UserError("'strata map' needs --format json; drawings are not available yet")
    }
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(
      arguments, paths: arguments.operands, needsDefinition: false, console, progress)
    let snapshot = project.analyzer.snapshot()
    progress.finish()
    if !arguments[ProjectOptions.quiet] {
      for problem in snapshot.problems { console.warning("\(problem.path): \(problem.message)") }
    }
    try target.write(snapshot.map(focus: project.location.focus))
    return .clean
  }
}
