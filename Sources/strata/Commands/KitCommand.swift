import StrataCommandLine
import StrataEdits
import StrataModel
import StrataScaffold

/// `strata kit`
enum KitCommand: Command {
  static let replaceEdited = Option.flag(
    "replace-edited",
    help:
      "Also update a kit that was edited: its files become those of this program, and files that were added to it are deleted."
  )

  static let spec = CommandSpec(
    name: "kit", summary: "update the kit of an app",
    discussion: [
      "Replaces the kit in \(KitPackage.folder), which 'strata new app' wrote, by the one of this program. All files change, or "
        + "none.",
      "\(KitRecord.fileName) in that folder, which is committed with the kit, has a hash of each file. Nothing is changed if a file of "
        + "the kit was edited, added or deleted since it was written; the files are listed. Hidden files do not count.",
      "Exit status: 0 the kit was updated or is current, or the changes shown; 2 the command line is invalid, or the kit cannot be "
        + "updated; 3 Strata itself failed.",
    ],
    operands: OperandSpec(placeholder: "update", count: 1...1, help: "What to do with the kit."),
    groups: [OptionGroup("Kit", [replaceEdited.declared]), PlanOutput.options],
    examples: [
      CommandExample("strata kit update --dry-run", "List the files that would change."),
      CommandExample("strata kit update", "Update the kit of the app in this folder."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands == ["update"] else {
      throw UserError("'strata kit' has one operand: 'strata kit update' updates the kit of an app")
    }
    let location = try ProjectLocation.find(paths: [], config: nil, style: nil, in: console.directory)
    let folder = try KitFolder(above: console.directory, in: location.root)
    // What an interrupted command began comes first.
    let writer = try PlanOutput.writer(location.root, console)
    let present = try folder.files()
    let update = try update(of: present)
    if update.changes.isEmpty {
      try console.print("\(Console.shown(folder.path)) is as strata \(strataVersion) has it; nothing is changed\n")
      return .clean
    }
    if !arguments[replaceEdited] { try requireUnedited(update, folder.path) }
    var changes: [String: StrataEdits.FileChange] = [:]
    for (path, bytes) in update.changes {
      changes[Paths.join(folder.path, path)] = FileChange(from: present[path], to: bytes)
    }
    let plan = EditPlan(changes)
    guard try PlanOutput.conclude(plan, writer, arguments, console) else { return .clean }
    let versions = update.version.map { $0 == strataVersion ? "" : " from \($0)" } ?? ""
    try console.print(
      Console.shown(
        "\(folder.path) is updated\(versions) to \(strataVersion). \(FeatureReport.summary(plan))\n\(plan.tree)"
          + "Build the app and run its tests: the interface of the kit may have changed.\n"))
    return .clean
  }

  private static func update(of present: [String: [UInt8]]) throws -> KitUpdate {
    do {
      return try KitUpdate(of: present, to: KitPackage.files())
    } catch let problem as KitProblem {
      throw UserError(problem.description)
    } catch let problem as AppProblem {
      throw UserError(problem.description)
    }
  }

  private static func requireUnedited(_ update: KitUpdate, _ folder: String) throws(UserError) {
    if update.isUnknown {
      throw UserError(
        "\(folder) has no \(KitRecord.fileName): it was written by a strata that kept no record, so that edits cannot be told. "
          + "Compare the kit with version control; 'strata kit update --replace-edited' replaces it as a whole, and "
          + "'--replace-edited --diff' shows what would change")
    }
    guard !update.edits.isEmpty else { return }
    throw UserError(
      FeatureReport.list(
        "the kit was changed since it was written, so that nothing is updated: move the changes out of it, or replace them with "
          + "--replace-edited (--diff shows what would change)",
        update.edits.sorted { $0.key < $1.key }.map { "\($0.value.rawValue): \(folder)/\($0.key)" }))
  }
}
