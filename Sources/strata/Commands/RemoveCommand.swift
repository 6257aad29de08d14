import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataScaffold

/// `strata remove`
enum RemoveCommand: Command {
  static let spec = CommandSpec(
    name: "remove", summary: "remove a feature or a part of one",
    discussion: [
      "Deletes the files of a feature or a part, and takes out of the files that features share what is there for it: what "
        + "'strata add' would repeat. A feature that was added and removed leaves the same bytes.",
      "Nothing is removed while other code uses it, or if a name would no longer resolve: the places are listed. "
        + "A file that 'strata add' wrote and somebody edited since stays, and is listed (\(GrownRecord.fileName)).",
      "Exit status: 0 it was removed, or the changes shown; 2 the command line or the definition is invalid, or it is used; "
        + "3 Strata itself failed.",
    ],
    operands: OperandSpec(
      placeholder: "KIND NAME", count: 2...2,
      help: "KIND is \(GrowthRequest.kinds.joined(separator: ", ")); NAME is such as PressKit or ArchiveUser."),
    groups: [ProjectOptions.definition, PlanOutput.options, ProjectOptions.work],
    examples: [
      CommandExample("strata remove feature PressKit --dry-run", "List the files that would change."),
      CommandExample("strata remove feature PressKit", "Remove the feature."),
      CommandExample("strata remove usecase ArchiveUser", "Remove ArchiveUserUseCase, which nothing uses."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let progress = ProjectOptions.progress(arguments, console)
    defer { progress.finish() }
    var feature = try FeatureProject(arguments, console, progress)
    let request = try GrowthRequest(removing: arguments.operands, from: feature.files)
    let (subject, text) = (request.subject, request.exemplarText)
    let kept = feature.record.edited(subject) { feature.files.bytes[$0] }
    let removed: RemovedFeature
    do throws(GrowthProblem) {
      removed = try RemovedFeature(
        request.exemplar, from: feature.files.features, request.scope, keeping: Set(kept)
      ) { path, content in
        feature.record.was(path, content, before: subject)
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
    feature.record.remove(subject)
    let deleted = Set(removed.files.filter { $0.value == nil }.keys)
    let projects = feature.files.projects(adding: [:], removing: deleted, console)
    let plan = feature.plan(feature.files.changes(removed.files.merging(projects.mapValues { $0 }) { $1 }))
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    var lines = [FeatureReport.summary(plan), plan.tree]
    if !kept.isEmpty { lines.append(FeatureReport.list("Edited since they were written, and kept:", kept)) }
    try console.print(Console.shown(lines.joined(separator: "\n")) + "\n")
    return .clean
  }
}
