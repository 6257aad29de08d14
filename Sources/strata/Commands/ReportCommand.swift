import StrataAnalysis
import StrataCommandLine
import StrataMap
import StrataModel
import StrataReport
import StrataRules

/// `strata report`
enum ReportCommand: Command {
  enum Format: String, CaseIterable { case html, badge }

  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .html,
    help:
      "html (the default): one page for a team. badge: a small svg with the score, for a README.")
  static let since = Option.text(
    "since", "DATE",
    help: "With the trend since DATE: measures a commit of each week, as strata history does.")
  static let title = Option.text(
    "title", "TEXT", help: "The title of the page. Default: the name of the folder.")

  static let spec = CommandSpec(
    name: "report",
    summary: "write one page about the architecture for a team",
    discussion: [
      "The page is one file without scripts and without anything from the network. It has the score and its parts, the "
        + "changes that close several findings, the findings by rule, layer, feature and owner (with a file "
        + "CODEOWNERS), the map, the coupling of layers and modules, what comments, exemptions and the baseline accept "
        + "with their reasons and since when (by git blame), and how much was resolved. With --since, the trend.",
      "Exit status: 0, also where there are findings; 2 the command line or the definition is invalid; 3 Strata itself "
        + "failed.",
    ],
    operands: OperandSpec(
      placeholder: "[FOLDER]", count: 0...1,
      help:
        "A folder of the project; by default the current one. The report is about the whole project."
    ),
    groups: [
      ProjectOptions.definition,
      OptionGroup(
        "Report",
        [
          format.declared, since.declared, title.declared, ReportTarget.option.declared,
          CheckOptions.noBaseline.declared,
        ]),
      ProjectOptions.work,
    ],
    examples: [
      CommandExample("strata report --output architecture.html", "Write the page."),
      CommandExample(
        "strata report --format badge --output architecture.svg", "Write a badge for the README."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let target = try ReportTarget(arguments, console)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let project = try ProjectOptions.project(
      arguments, paths: arguments.operands, needsDefinition: true, console, progress)
    let parts = try CheckedPart.all(project, arguments, console, progress)
    let selection = RuleSelection()
    let baselines = try BaselineStore.all(of: parts, arguments, console.directory, selection)
    let isBadge = arguments[format] == .badge
    var (results, architectures): ([CheckResult], [(String, Architecture)]) = ([], [])
    var (score, map): (TeamReport.ScoreParts?, CodeMap?)
    for (part, baseline) in zip(parts, baselines) {
      let snapshot = part.project.analyzer.snapshot()
      var result = snapshot.check(selection)
      if parts.count == 1, !isBadge {
        let own = Score.of(snapshot.project, result.findings)
        score = TeamReport.ScoreParts(types: own.types, errors: own.errors, warnings: own.warnings)
        map = snapshot.map(accepting: baseline.accepted)
      }
      _ = try baseline.apply(to: &result)
      result.notices += part.project.unnamedDefinitions + part.notices
      results.append(result)
      if !isBadge {
        architectures.append((part.folder, snapshot.architecture(withDeclarations: false)))
      }
    }
    var result = CheckResult(
      joining: Array(zip(parts, results)), statistics: parts.map { _ in nil })
    if isBadge {
      progress.finish()
      try target.write(Badge.svg(result))
      return .clean
    }
    if result.definitions.isEmpty { result.causes = Causes.shared(by: result.findings) }
    let title = arguments[title] ?? String(project.location.root.lastPathComponent)
    var report = TeamReport(title: title, result, Architecture(joining: architectures))
    report.score = score
    report.map = map.flatMap { try? MapReport.bytes($0, MapQuery(), as: .svg, title: title).bytes }
    report.owners = (try? OwnersFile.find(from: project.location.root))?.owners
    let ages = AcceptanceAges(parts, hasBaseline: !arguments[CheckOptions.noBaseline])
    report.since = { ages.since($0) }
    report.notes = ages.notes(on: Machine.today)
    if let since = arguments[since] {
      report.history = try HistoryCommand.history(
        every: .week, since: since, parts, console, progress)
    }
    progress.finish()
    try target.write(report.html())
    return .clean
  }
}
