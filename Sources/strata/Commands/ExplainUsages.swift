import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataReport

/// `strata explain A B`: every usage of one symbol by another, with its verdict.
enum ExplainUsages {
  static let protocols = Option.flag(
    "protocols", help: "Also list the usages of the protocols to which the second type conforms.")

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(arguments, paths: [], needsDefinition: true, console, progress)
    let baseline = try BaselineStore.standing(beside: project.location)
    let snapshot = project.analyzer.snapshot()
    let user = try symbol(arguments.operands[0], snapshot, console)
    let target = try symbol(arguments.operands[1], snapshot, console)
    // Within one folder its definition judges, between folders that of the root.
    if !arguments.has(ProjectOptions.config), let folder = project.nestedFolder(of: [user, target], snapshot) {
      return try run(arguments, project.console(console, in: folder))
    }
    let explanation = snapshot.usages(
      of: target, by: user, throughProtocols: arguments[protocols], accepting: baseline)
    progress.finish()
    switch arguments[ExplainCommand.format] {
    case .json: try console.print(UsageReport.json(explanation))
    case .text, .markdown:
      try console.print(UsageReport.text(explanation, usesColor: console.usesColor, width: console.width))
    }
    return .clean
  }

  private static func symbol(_ word: String, _ snapshot: Snapshot, _ console: Console) throws -> NamedSymbol {
    let isPath = Files.kind(Paths.absolute(word, in: console.directory)) != nil
    guard isPath, snapshot.types(named: word).isEmpty, snapshot.declarations(named: word).isEmpty else {
      return try SymbolSearch.symbol(word, snapshot)
    }
    throw UserError(
      "'\(word)' is a path; with two operands, both are names of declarations, and the project is the one around "
        + "the current folder")
  }
}
