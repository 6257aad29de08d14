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
    let (subject, text) = (feature.record.recorded(request.subject), request.exemplarText)
    let kept = feature.record.edited(subject) { feature.files.bytes[$0] }
    let (files, users): ([String: [UInt8]?], [GrownFeature.Left])
    do throws(GrowthProblem) {
      (files, users) = try removal(of: request, subject, feature, keeping: Set(kept))
    } catch {
      throw UserError(error.description)
    }
    if !users.isEmpty {
      throw UserError(FeatureReport.list("\(text) is used, so that nothing is removed:", users.map(\.description)))
    }
    let check = PlannedEdits(files, to: feature.files.analyzer)
    if kept.isEmpty, !check.losses.isEmpty {
      throw UserError(
        FeatureReport.list("nothing is removed: \(counted(check.losses.count, "name")) would not resolve", check.losses)
      )
    }
    progress.finish()
    feature.record.remove(subject)
    let deleted = Set(files.filter { $0.value == nil }.keys)
    let projects = feature.files.projects(adding: [:], removing: deleted, console)
    let plan = feature.plan(feature.files.changes(files.merging(projects.mapValues { $0 }) { $1 }))
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    var lines = [FeatureReport.summary(plan), plan.tree]
    if !kept.isEmpty { lines.append(FeatureReport.list("Edited since they were written, and kept:", kept)) }
    try console.print(Console.shown(lines.joined(separator: "\n")) + "\n")
    return .clean
  }

  /// What changes, and the places that keep the feature or part from being removed.
  private static func removal(
    of request: GrowthRequest, _ subject: GrownRecord.Subject, _ feature: FeatureProject, keeping kept: Set<String>
  ) throws(GrowthProblem) -> ([String: [UInt8]?], [GrownFeature.Left]) {
    let entries = feature.record.entries.filter { $0.subject == subject }
    // A feature with fields has files of its own alone, all of which are recorded.
    if entries.allSatisfy({ !$0.isShared && $0.exemplar == BuiltInExemplar.name }),
      let removed = RemovedFieldFeature(Set(entries.map(\.path)), keeping: kept, in: feature.files.features)
    {
      return (removed.files, removed.users)
    }
    let removed = try RemovedFeature(
      request.exemplar, from: feature.files.features, request.scope, keeping: kept
    ) { path, content in
      feature.record.was(path, content, before: subject)
    }
    return (removed.files, removed.users)
  }
}
