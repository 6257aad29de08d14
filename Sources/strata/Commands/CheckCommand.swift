import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataReport
import StrataRules

/// `strata check`
enum CheckCommand: Command {
  static let spec = CommandSpec(
    name: "check", summary: "report violations of the architecture",
    discussion: [
      "Assigns a layer and a role to every type, resolves every reference between types without a build, and runs the "
        + "rules that the definition turns on. The definition is the nearest strata.yml in or above the folder of the "
        + "paths, or --style.",
      "Exit status: 0 no errors; 1 errors (with --strict also warnings); 2 the command line or the definition is "
        + "invalid, or there was nothing to check; 3 Strata itself failed.",
    ],
    operands: ProjectOptions.paths, groups: CheckOptions.groups, laterOptions: ["index-store"],
    examples: [
      CommandExample("strata check --style gateway", "Check without writing a definition."),
      CommandExample("strata check --group-by cause", "Show the changes that close most findings."),
      CommandExample("strata check --write-baseline", "Accept the present findings, so that only new ones fail."),
      CommandExample(
        "strata check --changed-since origin/main --format github",
        "In a pull request: report its findings as annotations."),
      CommandExample("strata check --staged", "In a pre-commit hook: check what the commit will contain."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let grouping = try ReportGrouping(arguments)
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let target = try ReportTarget(arguments, console)
    try requireConsistentOptions(arguments)
    let project = try ProjectOptions.project(
      arguments, paths: arguments.operands, needsDefinition: true, isStaged: arguments[CheckOptions.staged], console,
      progress)
    let parts = try CheckedPart.all(project, arguments, console, progress)
    try grouping.requireOneDefinition(parts.count)
    let owners = try grouping.owners(of: project.location, arguments, console)
    let selection = try ruleSelection(arguments, parts)
    try requireRules(selection, parts, console)
    for part in parts { try requireExamples(part.project) }
    try requireSources(project, arguments, console)
    let changed = try changedFiles(arguments, project.location.root)
    let baselines = try BaselineStore.all(of: parts, arguments, console.directory, selection)

    let checked = check(parts, baselines, selection, arguments)
    var results = checked.map(\.result)
    progress.finish()
    try accept(by: baselines, of: parts, in: &results, arguments, console)
    var result = CheckResult(joining: Array(zip(parts, results)), statistics: checked.map(\.statistics))
    let checkedNothing = result.typeCount == result.ledger.unassignedTypes
    FindingFilter(
      focus: project.location.focus, changed: changed, foundations: foundations(of: parts, baselines, arguments)
    ).apply(to: &result)

    grouping.addCauses(to: &result, project, progress)
    let rules = parts.map { RuleRegistry.everything(of: $0.project.definition) }
    var context = reportContext(arguments, project, rules, checked[0].statistics, target, console)
    (context.grouping, context.owners) = (grouping.grouping, owners)
    try target.write(Report.render(result, as: arguments[CheckOptions.format], context))
    if !arguments[ProjectOptions.quiet] { warn(of: result, project, console) }
    return status(result, checkedNothing, arguments, project, console)
  }

  private static func ruleSelection(
    _ arguments: ParsedArguments, _ parts: [CheckedPart]
  ) throws(CommandLineErrors) -> RuleSelection {
    let known = RuleRegistry.descriptions.map(\.id) + parts.flatMap { $0.project.definition.namesOfOwnRules }
    var mistakes: [String] = []
    for (option, rules) in [("only", arguments[CheckOptions.only]), ("skip", arguments[CheckOptions.skip])] {
      for rule in rules where !known.contains(rule) {
        let hint = Suggestion.hint(for: rule, among: known)
        mistakes.append("--\(option): unknown rule '\(rule)'\(hint.isEmpty ? "; 'strata rules' lists them" : hint)")
      }
    }
    if !mistakes.isEmpty { throw CommandLineErrors(mistakes) }
    return RuleSelection(only: Set(arguments[CheckOptions.only]), skipped: Set(arguments[CheckOptions.skip]))
  }

  /// Rejects a selection with a rule that would not run, or without any rule: such a run would pass without a check.
  private static func requireRules(
    _ selection: RuleSelection, _ parts: [CheckedPart], _ console: Console
  ) throws(CommandLineErrors) {
    let on = Set(parts.flatMap { $0.project.definition.rules.filter(\.value.isOn).keys })
    let source = listed(
      parts.map { part in
        part.project.location.definitionFile.map { Paths.relative($0, from: console.directory) }
          ?? "style '\(part.project.definition.style)'"
      }, "or")
    let off = selection.only.filter { !on.contains($0) }.sorted()
    if !off.isEmpty {
      throw CommandLineErrors(
        off.map { "--only: rule '\($0)' is off in \(source) and would not run; turn it on there" })
    }
    if !on.isEmpty, !on.contains(where: { selection.includes($0) }) {
      throw CommandLineErrors(["--skip leaves no rule of \(source) to run, so nothing would be checked"])
    }
  }

  /// Rejects a definition with a rule that does not do what its examples say.
  private static func requireExamples(_ project: Project) throws(UserError) {
    let problems = RuleExamples.problems(in: project.definition)
    if !problems.isEmpty { throw UserError(placed: problems.map { "\($0.origin): \($0.message)" }) }
  }

  /// Rejects paths without a Swift file of the project. Of several paths one with a file is enough, since hooks pass
  /// lists.
  private static func requireSources(
    _ project: Project, _ arguments: ParsedArguments, _ console: Console
  ) throws(UserError) {
    let empty = project.emptyPaths
    if empty.isEmpty { return }
    let problem = "contains no Swift file of the project; nothing was checked there"
    if empty.count == project.location.focus.count { throw UserError("\(empty.joined(separator: ", ")): \(problem)") }
    if !arguments[ProjectOptions.quiet] { for path in empty { console.warning("\(path): \(problem)") } }
  }

  /// - Parameter rules: of each definition.
  private static func reportContext(
    _ arguments: ParsedArguments, _ project: Project, _ rules: [[RuleDescription]], _ statistics: Statistics?,
    _ target: ReportTarget,
    _ console: Console
  ) -> ReportContext {
    let root = project.location.root
    let relative = Paths.relative(root, from: console.directory)
    let lines = SourceLines(project.analyzer.workspace)
    // The catalogue is the same for all; of rules of their own with one name the first one is described.
    let all = Dictionary(rules.joined().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return ReportContext(
      root: root, prefix: relative.isEmpty ? "" : relative + "/", isStrict: arguments[CheckOptions.strict],
      showsAccepted: arguments[CheckOptions.showAccepted],
      usesColor: target.usesColor, limitPerRule: target.isTerminal ? 10 : nil,
      definitionOptions: ProjectOptions.definitionOptions(arguments),
      rules: rules.count == 1 ? rules[0] : all.values.sorted { $0.id < $1.id },
      statistics: statistics, sourceLine: { lines.line($1, of: $0) })
  }

  private static func status(
    _ result: CheckResult, _ checkedNothing: Bool, _ arguments: ParsedArguments, _ project: Project, _ console: Console
  ) -> ExitStatus {
    if result.errorCount > 0 { return .findings }
    if checkedNothing {
      console.error(
        result.typeCount == 0
          ? "there are no types in \(counted(result.fileCount, "Swift file")); nothing was checked"
          : "none of \(counted(result.typeCount, "type")) has a layer or role of style '\(result.style)'; nothing "
            + "was checked; 'strata styles' describes the styles, 'strata explain FILE' shows why a file has no layer")
      return .misuse
    }
    if arguments[CheckOptions.strict], result.warningCount > 0 || result.notices.contains(where: \.failsStrictRuns) {
      return .findings
    }
    return .clean
  }
}
