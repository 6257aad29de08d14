import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// `strata add`
enum AddCommand: Command {
  static let like = Option.text(
    "like", "EXEMPLAR", help: "The feature that is the exemplar; by default the one with the most complete slice.")
  static let list = Option.flag("list", help: "List the features of the project that can be exemplars.")
  static let acceptFindings = Option.flag(
    "accept-findings", help: "Also write a feature with findings that its exemplar has.")

  static let spec = CommandSpec(
    name: "add", summary: "add a feature, made like one that exists",
    discussion: [
      "Copies the files of a feature under another name, and repeats in the files that features share what is there for it: "
        + "members, list elements, cases, statements, parameters and arguments. Names change in every number and spelling, in "
        + "code, strings, comments and paths.",
      "What belongs to a feature is found by its name and by what uses it; that is a heuristic. Places with the exemplar's "
        + "name that cannot be repeated are listed, and remain as they are.",
      "Before a file is written, the project is checked as it would be: nothing is written if a finding appears that the exemplar "
        + "does not have, or if a name no longer resolves. All files change, or none.",
      "Exit status: 0 the feature was added, or shown; 1 it would have findings; 2 the command line or the definition is invalid, "
        + "or the feature cannot be added; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "feature NAME", count: 0...2,
      help: "The name of the feature, such as PressKit. Without one, see --list."),
    groups: [
      OptionGroup("Feature", [like.declared, list.declared, acceptFindings.declared]), ProjectOptions.definition,
      PlanOutput.options, ProjectOptions.work,
    ],
    laterOptions: ["fields", "in", "to"],
    examples: [
      CommandExample("strata add --list", "Show the exemplars of this project."),
      CommandExample("strata add feature PressKit --like User", "Add a feature like User."),
      CommandExample("strata add feature PressKit --like User --diff", "Show the changes, and write nothing."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    var feature = try FeatureProject(arguments, console, progress)
    let files = feature.files
    // Each candidate is looked for in every file.
    func features() -> [FeatureList.Feature] { FeatureList(files.features, roles: files.roles).features }
    if arguments[list] || arguments.operands.isEmpty {
      progress.finish()
      try console.print(listing(features(), width: console.width))
      return .clean
    }
    let (name, exemplar) = try names(arguments) { features().first?.name }
    let grown: GrownFeature
    do throws(GrowthProblem) {
      grown = try GrownFeature(name, like: exemplar, in: files.features)
    } catch {
      throw UserError(error.description)
    }
    let check = PlannedEdits(grown.files.mapValues { $0 }, models: grown.exemplars, to: files.analyzer) {
      name, before in
      before.contains(name) || before.contains { grown.renamed($0) == name }
    }
    progress.finish()
    let created = grown.files.filter { grown.exemplars[$0.key] != nil }
    let before = files.bytes.filter { grown.files[$0.key] != nil }
    feature.record.add(name.text(.upperCamel), like: exemplar.text(.upperCamel), created, before: before)
    let plan = feature.plan(files.changes(grown.files.mapValues { $0 }))
    let report = FeatureReport(grown, plan, check, exemplar: exemplar.text(.upperCamel))
    if let reason = report.refusal(acceptsFindings: arguments[acceptFindings]) {
      console.error(reason)
      return check.losses.isEmpty ? .findings : .misuse
    }
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    try console.print(Console.shown(report.text))
    return .clean
  }

  private static func names(
    _ arguments: ParsedArguments, _ best: () -> String?
  ) throws(UserError) -> (GrownName, GrownName) {
    guard arguments.operands.first == "feature", arguments.operands.count == 2 else {
      throw UserError("'strata add' adds features: strata add feature NAME [--like EXEMPLAR]")
    }
    let text = arguments.operands[1]
    let name = try FeatureProject.name(text)
    guard let given = arguments[like] ?? best() else {
      throw UserError("no feature of this project can be an exemplar; name one with --like")
    }
    guard let exemplar = GrownName(given), exemplar != name else {
      throw UserError("'\(given)' cannot be the exemplar of '\(text)'")
    }
    return (name, exemplar)
  }

  private static func listing(_ features: [FeatureList.Feature], width: Int) -> String {
    if features.isEmpty {
      return "no feature was recognised: types of at least three roles that have one name in theirs\n"
    }
    var lines = ["Features that can be exemplars, the most complete first:"]
    for feature in features {
      lines.append("  \(feature.name): \(counted(feature.fileCount, "file")) of its own")
      lines += wrap(feature.roles.joined(separator: ", "), width: width - 4).map { "    " + $0 }
    }
    if let first = features.first { lines.append("Example: strata add feature PressKit --like \(first.name) --diff") }
    return lines.joined(separator: "\n") + "\n"
  }
}
