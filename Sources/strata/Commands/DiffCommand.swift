import StrataCommandLine
import StrataModel
import StrataReport

/// `strata diff`
enum DiffCommand: Command {
  enum Format: String, CaseIterable { case text, markdown, json }
  enum Failure: String, CaseIterable { case new, newErrors = "new-errors" }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "text (the default), markdown (a comment for a pull request) or json.")
  static let failOn = Option<Failure?>.choice(
    "fail-on", "WHAT",
    help: "new: fail if the change adds a finding, or locations to one. new-errors: only if that is an error.")

  static let spec = CommandSpec(
    name: "diff", summary: "show what a change does to the architecture",
    discussion: [
      "Checks two states of the repository as a whole, each by its own definition and baseline, and compares them: "
        + "findings that are new, fixed or only moved, dependencies between layers, modules, features and types, cycles, types "
        + "that are new, gone or moved, the public declarations of modules, and the score. Commits are read from Git; "
        + "nothing is checked out.",
      "With one REF, the working tree is compared with the commit at which the current branch left REF. REF REF (or "
        + "REF..REF) compares two commits; REF...REF compares the second one with the commit at which it left the first "
        + "one.",
      "Exit status: 0, also where findings are new; with --fail-on 1 where they are; 2 the command line or the "
        + "definition is invalid; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "REF [REF]", count: 1...2, help: "Branches, tags or commits, as Git knows them."),
    groups: [
      ProjectOptions.definition,
      OptionGroup(
        "Report",
        [
          format.declared, ReportTarget.option.declared, failOn.declared, CheckOptions.noBaseline.declared,
          CheckOptions.today.declared,
        ]),
      OptionGroup("Work", [ProjectOptions.jobs.declared, ProjectOptions.quiet.declared]),
    ],
    examples: [
      CommandExample("strata diff main", "What the current branch does, with what is not committed yet."),
      CommandExample("strata diff v1.0 v2.0", "What changed between two releases."),
      CommandExample(
        "strata diff origin/main...HEAD --format markdown --fail-on new",
        "In a pull request: a comment, and a failure if findings are new."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let revisions = try Revisions(arguments.operands, around: console.directory)
    let run = try ComparisonRun(revisions, arguments, console, progress)
    let comparison = run.comparison()
    progress.finish()
    let relative = Paths.relative(run.root, from: console.directory)
    let context = ReportContext(
      root: run.root, prefix: relative.isEmpty ? "" : relative + "/", usesColor: target.usesColor)
    switch arguments[format] {
    case .text: try target.write(DifferenceReport.text(comparison, context, width: min(console.width, 120)))
    case .markdown: try target.write(DifferenceReport.markdown(comparison, context))
    case .json: try target.write(DifferenceReport.json(comparison))
    }
    let added = comparison.findings.added
    switch arguments[failOn] {
    case nil: return .clean
    case .new: return added.isEmpty ? .clean : .findings
    case .newErrors: return added.contains { $0.severity == .error } ? .findings : .clean
    }
  }
}
