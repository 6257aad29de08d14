import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataScaffold

/// `strata remove`
enum RemoveCommand: Command {
  static let spec = CommandSpec(
    name: "remove", summary: "remove a feature",
    discussion: [
      "Deletes the files of a feature, and takes out of the files that features share what is there for it: what "
        + "'strata add' would repeat. A feature that was added and removed leaves the same bytes.",
      "Nothing is removed while other code uses the feature, or if a name would no longer resolve: the places are listed. "
        + "A file that 'strata add' wrote and somebody edited since stays, and is listed (\(GrownRecord.fileName)).",
      "Exit status: 0 the feature was removed, or the changes shown; 2 the command line or the definition is invalid, or the "
        + "feature is used; 3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "feature NAME", count: 2...2, help: "The name of the feature, such as PressKit."),
    groups: [ProjectOptions.definition, PlanOutput.options, ProjectOptions.work],
    examples: [
      CommandExample("strata remove feature PressKit --dry-run", "List the files that would change."),
      CommandExample("strata remove feature PressKit", "Remove the feature."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.first == "feature" else {
      throw UserError("'strata remove' removes features: strata remove feature NAME")
    }
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    let name = try FeatureProject.name(arguments.operands[1])
    var feature = try FeatureProject(arguments, console, progress)
    let text = name.text(.upperCamel)
    let kept = feature.record.edited(text) { feature.files.bytes[$0] }
    let removed: RemovedFeature
    do throws(GrowthProblem) {
      removed = try RemovedFeature(name, from: feature.files.features, keeping: Set(kept)) { path, content in
        feature.record.was(path, content, before: text)
      }
    } catch {
      throw UserError(error.description)
    }
    if !removed.users.isEmpty {
      throw UserError(
        FeatureReport.list("\(text) is used, so that nothing is removed:", removed.users.map(\.description)))
    }
    let check = PlannedEdits(removed.files, to: feature.files.analyzer)
    if kept.isEmpty, !check.losses.isEmpty {
      throw UserError(
        FeatureReport.list("nothing is removed: \(counted(check.losses.count, "name")) would not resolve", check.losses)
      )
    }
    progress.finish()
    feature.record.remove(text)
    let plan = feature.plan(feature.files.changes(removed.files))
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    var lines = [FeatureReport.summary(plan), plan.tree]
    if !kept.isEmpty { lines.append(FeatureReport.list("Edited since they were written, and kept:", kept)) }
    try console.print(Console.shown(lines.joined(separator: "\n")) + "\n")
    return .clean
  }
}
