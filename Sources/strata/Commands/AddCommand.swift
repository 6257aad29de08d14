import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// `strata add`
enum AddCommand: Command {
  static let like = Option.text(
    "like", "EXEMPLAR",
    help:
      "The feature or part that is the exemplar; by default the feature with the most complete slice, or the part whose name has the "
      + "most words of the new one.")
  static let to = Option.text(
    "to", "FEATURE",
    help:
      "The feature that a part is for, if it is not that of the exemplar: in the new part, its name takes the place of that one's."
  )
  static let list = Option.flag("list", help: "List the features and parts of the project that can be exemplars.")
  static let acceptFindings = Option.flag(
    "accept-findings", help: "Also write what has the findings of its exemplar.")

  static let fields = Option.text(
    "fields", "LIST",
    help:
      "The fields of the feature's entity, such as 'id: Int, title: String, price: Decimal?'. The exemplar is then the one "
      + "that Strata has for the project's style, or with --like a feature that --fields added.")

  static let spec = CommandSpec(
    name: "add", summary: "add a feature or a part of one, made like one that exists",
    discussion: [
      "Copies the files of a feature under another name, and repeats in the files that features share what is there for it: "
        + "members, list elements, cases, statements, parameters and arguments. Names change in every number and spelling, in "
        + "code, strings, comments and paths.",
      "A part is a use case, a screen, a repository, a gateway, a data source, an endpoint or a module, with its tests and its wiring. Code "
        + "that uses the exemplar stays as it is, and is listed: the new part waits to be used.",
      "What belongs to a feature is found by its name and by what uses it; that is a heuristic. Places with the exemplar's "
        + "name that cannot be repeated are listed, and remain as they are.",
      "With --fields, the exemplar is one that Strata has within itself for the style, with a list and a form; its entity gets the "
        + "fields of the list. Their types are String, Int, Double, Decimal, Bool, Date, URL and UUID, models of other features with "
        + "fields, optionals of these and lists.",
      "Before a file is written, the project is checked as it would be: nothing is written if a finding appears that the exemplar "
        + "does not have, or if a name no longer resolves. All files change, or none.",
      "Exit status: 0 it was added, or shown; 1 it would have findings; 2 the command line or the definition is invalid, or it cannot be "
        + "added; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "[KIND NAME]", count: 0...2,
      help:
        "KIND is \(GrowthRequest.kinds.joined(separator: ", ")); NAME is such as PressKit or ArchiveUser. "
        + "Without them, an example of each kind is shown."
    ),
    groups: [
      OptionGroup("Feature", [like.declared, fields.declared, to.declared, list.declared, acceptFindings.declared]),
      ProjectOptions.definition,
      PlanOutput.options, ProjectOptions.work,
    ],
    laterOptions: ["in"],
    examples: [
      CommandExample("strata add --list", "Show the exemplars of this project."),
      CommandExample("strata add feature PressKit --like User", "Add a feature like User."),
      CommandExample("strata add feature PressKit --like User --diff", "Show the changes, and write nothing."),
      CommandExample("strata add usecase ArchiveUser --like RenameUser", "Add a use case like RenameUserUseCase."),
      CommandExample(
        "strata add feature Book --fields \"id: Int, title: String, price: Decimal?\"",
        "Add a feature with a list and a form of these fields."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    var feature = try FeatureProject(arguments, console, progress)
    let files = feature.files
    if arguments[list] || arguments.operands.isEmpty {
      let listing = GrowthListing(files, tries: arguments[list])
      progress.finish()
      try console.print(arguments[list] ? listing.all(width: console.width) : listing.examples)
      return .clean
    }
    if let list = arguments[fields] { return try run(list, &feature, arguments, progress, console) }
    let request = try GrowthRequest(adding: arguments.operands, like: arguments[like], for: arguments[to], to: files)
    let planned: PlannedFeature
    do throws(GrowthProblem) {
      planned = try PlannedFeature(request.name, like: request.exemplar, in: files, request.scope)
    } catch {
      throw UserError(error.description)
    }
    let (grown, check) = (planned.grown, planned.check)
    progress.finish()
    let report = FeatureReport(planned, exemplar: request.exemplarText, isPart: request.scope.isPart)
    if let reason = report.refusal(acceptsFindings: arguments[acceptFindings]) {
      console.error(reason)
      return check.losses.isEmpty && grown.misfits.isEmpty ? .findings : .misuse
    }
    let changed = grown.files.merging(files.projects(adding: grown.exemplars, removing: [], console)) { $1 }
    let created = grown.files.filter { grown.exemplars[$0.key] != nil }
    let before = files.bytes.filter { changed[$0.key] != nil }
    feature.record.add(request.subject, like: request.exemplarText, created, before: before)
    let plan = feature.plan(files.changes(changed.mapValues { $0 }))
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    try console.print(Console.shown(report.text(of: plan)))
    return .clean
  }
}
