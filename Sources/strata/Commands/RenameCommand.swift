import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataScaffold

/// `strata rename`
enum RenameCommand: Command {
  static let spec = CommandSpec(
    name: "rename", summary: "give a feature another name",
    discussion: [
      "Renames a feature in every number and spelling: in code, strings, comments and the paths of its files. Names that the "
        + "system or another package declares stay.",
      "Nothing is renamed if a name would no longer resolve, or if something has the new name.",
      "Exit status: 0 the feature was renamed, or the changes shown; 2 the command line or the definition is invalid, or the "
        + "feature cannot be renamed; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "feature OLD NEW", count: 3...3, help: "The name of the feature, and its new name."),
    groups: [ProjectOptions.definition, PlanOutput.options, ProjectOptions.work],
    examples: [CommandExample("strata rename feature PressKit MediaKit --diff", "Show the changes, and write nothing.")]
  )

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.first == "feature" else {
      throw UserError("'strata rename' renames features: strata rename feature OLD NEW")
    }
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let (old, new) = (try FeatureProject.name(arguments.operands[1]), try FeatureProject.name(arguments.operands[2]))
    var feature = try FeatureProject(arguments, console, progress)
    let renamed: RenamedFeature
    do throws(GrowthProblem) {
      renamed = try RenamedFeature(old, to: new, in: feature.files.features)
    } catch {
      throw UserError(error.description)
    }
    var edits: [String: [UInt8]?] = [:]
    var models: [String: String] = [:]
    for (path, file) in renamed.files {
      if file.path != path {
        edits.updateValue(nil, forKey: path)
        models[file.path] = path
      }
      edits[file.path] = file.bytes
    }
    let check = PlannedEdits(edits, models: models, to: feature.files.analyzer) { name, before in
      before.contains(name) || before.contains { renamed.renamed($0) == name }
    }
    if !check.losses.isEmpty {
      throw UserError(
        FeatureReport.list("nothing is renamed: \(counted(check.losses.count, "name")) would not resolve", check.losses)
      )
    }
    progress.finish()
    feature.record.rename(old.text(.upperCamel), to: new.text(.upperCamel), renamed.files)
    let projects = feature.files.projects(adding: models, removing: Set(models.values), console)
    let plan = feature.plan(
      feature.files.changes(renamed.files).merging(feature.files.changes(projects.mapValues { $0 })) { $1 })
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    try console.print(Console.shown(FeatureReport.summary(plan) + "\n" + plan.tree))
    return .clean
  }
}
