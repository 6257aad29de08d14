import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// A project whose features a command adds, removes or renames.
struct FeatureProject {
  let files: GrowableFiles
  /// Absolute path.
  let root: String
  private let writer: PlanWriter?
  var record: GrownRecord
  private let recordBytes: [UInt8]?

  /// Completes or takes back what an interrupted command began, and reads the project.
  init(_ arguments: ParsedArguments, _ console: Console, _ progress: Progress) throws {
    let location = try ProjectLocation.find(
      paths: [], config: arguments[ProjectOptions.config], style: arguments[ProjectOptions.style], in: console.directory
    )
    root = location.root
    writer = try PlanOutput.writer(location.root, console)
    let project = try ProjectOptions.project(at: location, arguments, console, progress)
    files = try GrowableFiles(project)
    let path = Paths.join(location.root, GrownRecord.fileName)
    recordBytes = Files.kind(path) == .file ? try Files.read(path) : nil
    do throws(GrowthProblem) {
      record = try recordBytes.map { (bytes) throws(GrowthProblem) in try GrownRecord(bytes) } ?? GrownRecord()
    } catch {
      throw UserError(error.description)
    }
  }

  /// The changes with that of the record.
  func plan(_ changes: [String: StrataEdits.FileChange]) -> EditPlan {
    var changes = changes
    let text = record.text
    switch (recordBytes, text.isEmpty) {
    case (nil, true): break
    case (nil, false): changes[GrownRecord.fileName] = .create(text, isExecutable: false)
    case (let old?, true): changes[GrownRecord.fileName] = .delete(old)
    case (let old?, false) where old != text: changes[GrownRecord.fileName] = .edit(from: old, to: text)
    default: break
    }
    return EditPlan(changes)
  }

  /// Prints the plan, or applies it.
  /// - Returns: whether it was applied.
  func conclude(_ plan: EditPlan, _ arguments: ParsedArguments, _ console: Console) throws -> Bool {
    try PlanOutput.conclude(plan, writer, arguments, console)
  }

  /// A name that the user gave.
  static func name(_ text: String) throws(UserError) -> GrownName {
    guard let name = GrownName(text), name.isIdentifier else {
      throw UserError(
        "'\(text)' cannot be the name of a feature: types have it in their names, so that it consists of ASCII letters and "
          + "digits and begins with a letter")
    }
    return name
  }
}
