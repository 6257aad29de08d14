import StrataAnalysis
import StrataCommandLine
import StrataDefinition
import StrataModel
import StrataReport
import StrataRules

/// `strata init`
enum InitCommand: Command {
  static let style = Option.text(
    "style", "STYLE", help: "Extend this style. Default: auto, the style that fits, or layers from modules and folders."
  )
  static let yes = Option.flag("yes", help: "Do not ask questions.")
  static let print = Option.flag("print", help: "Print the definition to standard output, and write no file.")
  static let writeBaseline = Option.flag(
    "write-baseline", help: "Also accept all present findings in a baseline, so that only new ones fail.")

  static let spec = CommandSpec(
    name: "init", summary: "write a strata.yml for existing code",
    discussion: [
      "Infers a definition from the code: a built-in style that fits, with the project's own names of roles and the folders "
        + "that the style does not know; or layers from modules and folders, in the order in which the fewest references "
        + "run upwards. The parts that it infers are heuristics; a comment beside each states the evidence. An "
        + "existing strata.yml is never replaced.",
      "Exit status: 0 the definition was written or printed; 2 the command line is invalid, or there is nothing to infer "
        + "from; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "[FOLDER]", count: 0...1, help: "The folder of the code; by default the current folder."),
    groups: [
      OptionGroup("Definition", [style.declared, print.declared, writeBaseline.declared, yes.declared]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata init", "Write a definition."),
      CommandExample("strata init --print", "Show the definition without writing it."),
      CommandExample("strata init --yes --write-baseline", "Start without findings, in a script."),
    ])

  /// More are only in the file.
  private static let mostObservations = 12

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    if arguments[print], arguments[writeBaseline] {
      throw UserError("--print writes no file, so it excludes --write-baseline")
    }
    let wanted = try wantedStyle(arguments)
    let root = try root(arguments, console)
    let file = Paths.join(root, ProjectLocation.definitionName)
    if !arguments[print] { try requireRoom(for: file, root, arguments, console) }
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }

    let cachePath = ProjectOptions.cachePath(root, arguments, console)
    let inferred = try Inference.definition(
      style: wanted, of: root, cachePath: cachePath, jobs: arguments[ProjectOptions.jobs], progress)
    progress.finish()
    if arguments[print] {
      try console.print(inferred.text)
      return .clean
    }
    try OutputFile.write(Array(inferred.text.utf8), to: file)
    try report(inferred, root, arguments, progress, console)
    return .clean
  }

  /// Nil: the one that fits.
  private static func wantedStyle(_ arguments: ParsedArguments) throws -> String? {
    guard let style = arguments[style], style != "auto" else { return nil }
    _ = try Inference.loaded(style: style)
    return style
  }

  private static func root(_ arguments: ParsedArguments, _ console: Console) throws(UserError) -> String {
    let root = Paths.absolute(arguments.operands.first ?? ".", in: console.directory)
    guard Files.kind(root) == .folder else {
      throw UserError("\(arguments.operands.first ?? root): there is no such folder")
    }
    return root
  }

  private static func requireRoom(
    for file: String, _ root: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(UserError) {
    let shown = Paths.relative(file, from: console.directory)
    if Files.kind(file) != nil {
      throw UserError("\(shown) exists and is never replaced; --print shows what would be written")
    }
    let baseline = Paths.join(root, BaselineFile.defaultName)
    if arguments[writeBaseline], Files.kind(baseline) != nil {
      throw UserError(
        "\(Paths.relative(baseline, from: console.directory)) exists and is never replaced; delete it first")
    }
    if let problem = OutputFile.problem(with: file) { throw UserError(problem) }
  }

  /// What `strata check` will report. A baseline is made from a check of what is on disk.
  private static func report(
    _ inferred: InferredDefinition, _ root: String, _ arguments: ParsedArguments, _ progress: Progress,
    _ console: Console
  ) throws {
    let file = Paths.join(root, ProjectLocation.definitionName)
    let mayAccept = arguments[writeBaseline] || !arguments[yes] && console.answer != nil
    let known = mayAccept ? nil : inferred.result
    let result = try known ?? check(file, root, arguments, progress, console)
    progress.finish()
    var lines = [Paths.relative(file, from: console.directory) + " is written:"]
    lines += inferred.observations.prefix(mostObservations).flatMap {
      wrap($0, width: console.width - 4).enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }
    let more = inferred.observations.count - mostObservations
    if more > 0 { lines.append("  - and \(more) more, in comments of the file") }
    let placed = result.typeCount - result.ledger.typesWithoutLayer
    lines.append(
      "\(grouped(placed)) of \(counted(result.typeCount, "type")), nested ones included, have a layer; \(counted(result.errorCount, "error")), "
        + "\(counted(result.warningCount, "warning")) today")
    if acceptsFindings(result, root, arguments, console) {
      let baseline = Baseline(accepting: result)
      try OutputFile.write(BaselineFile.text(of: baseline), to: Paths.join(root, BaselineFile.defaultName))
      lines.append("\(BaselineFile.defaultName) accepts them: 'strata check' reports only new ones")
    }
    lines.append(
      "Next: read the definition, then run 'strata check'; 'strata explain FOLDER' shows the layers and roles of a "
        + "folder")
    try console.print(lines.map { Console.shown($0) }.joined(separator: "\n") + "\n")
  }

  private static func check(
    _ file: String, _ root: String, _ arguments: ParsedArguments, _ progress: Progress, _ console: Console
  ) throws -> CheckResult {
    let location = ProjectLocation(root: root, definitionFile: file, focus: [])
    let project = try Project(
      location, try DefinitionSource.load(location, from: console.directory, isNeeded: true),
      cachePath: ProjectOptions.cachePath(root, arguments, console), jobs: arguments[ProjectOptions.jobs],
      progress: progress)
    return project.analyzer.check()
  }

  /// What only a person knows: whether present findings are to be fixed first.
  private static func acceptsFindings(
    _ result: CheckResult, _ root: String, _ arguments: ParsedArguments, _ console: Console
  ) -> Bool {
    if arguments[writeBaseline] { return true }
    guard !arguments[yes], let answer = console.answer, !result.findings.isEmpty,
      Files.kind(Paths.join(root, BaselineFile.defaultName)) == nil
    else { return false }
    let question =
      "Accept the \(counted(result.findings.count, "present finding")) in a baseline, so that only new ones fail?"
    return answer(question + " [y/N] ").lowercased().hasPrefix("y")
  }
}
