import StrataCommandLine
import StrataEdits
import StrataProject
import StrataReport

/// How a command that changes files shows its plan, and whether it only shows it.
enum PlanOutput {
  enum Format: String, CaseIterable { case text, json }

  static let dryRun = Option.flag("dry-run", help: "List the files that would change, and write nothing.")
  static let diff = Option.flag("diff", help: "Print the changes as a unified diff, and write nothing.")
  static let format = Option<Format>.choice(
    "format", "FORMAT", initial: .text, help: "json: print the plan as JSON, and write nothing.")
  static let options = OptionGroup("Plan", [dryRun.declared, diff.declared, format.declared])

  /// - Returns: whether the plan was printed, so that nothing is to be written.
  static func write(_ plan: EditPlan, _ arguments: ParsedArguments, _ console: Console) throws -> Bool {
    if arguments[format] == .json {
      try console.print(json(plan))
    } else if arguments[diff] {
      try console.print(plan.diff)
    } else if arguments[dryRun] {
      try console.print(plan.tree)
    } else {
      return false
    }
    return true
  }

  /// Applies plans to a project. What an interrupted command began is completed or taken back first.
  /// - Returns: nil where the user has no cache folder, in which a journal could be.
  static func writer(_ root: String, _ console: Console) throws(UserError) -> PlanWriter? {
    guard case .folder(let folder) = CacheLocation.find(root: root, given: nil, environment: console.environment),
      CacheFolder.create(folder)
    else { return nil }
    let writer = PlanWriter(root: root, journal: journal(in: folder))
    do throws(EditProblem) {
      let files = try writer.recover()
      if !files.isEmpty {
        console.remark("an interrupted command was completed or taken back: \(files.joined(separator: ", "))")
      }
    } catch {
      throw UserError(error.description)
    }
    return writer
  }

  /// Prints a plan, or applies it.
  /// - Parameter writer: of ``writer(_:_:)``.
  /// - Returns: whether it was applied.
  static func conclude(
    _ plan: EditPlan, _ writer: PlanWriter?, _ arguments: ParsedArguments, _ console: Console
  ) throws -> Bool {
    if try write(plan, arguments, console) { return false }
    guard let writer else {
      throw UserError(
        "nothing is written: the journal that makes the change whole has no place, since the user has no cache folder (HOME, "
          + "XDG_CACHE_HOME)")
    }
    do throws(EditProblem) {
      try writer.apply(plan)
    } catch {
      throw UserError(error.description)
    }
    return true
  }

  /// Completes or takes back what an interrupted command began in a project.
  static func recover(_ root: String, _ console: Console) throws(UserError) {
    guard case .folder(let folder) = CacheLocation.find(root: root, given: nil, environment: console.environment),
      Files.kind(journal(in: folder)) != nil
    else { return }
    _ = try writer(root, console)
  }

  private static func journal(in folder: String) -> String { Paths.join(folder, "journal") }

  private static func json(_ plan: EditPlan) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("changes", of: plan.entries) { entry, json in
        json.object { json in
          json.member("path", entry.path)
          json.member("kind", entry.change.kind)
          json.member("diff", EditPlan([entry.path: entry.change]).diff)
        }
      }
    }
    return json.bytes
  }
}
