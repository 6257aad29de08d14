import StrataCommandLine
import StrataModel
import StrataProject
import StrataRules

/// The baseline of a run: its location, and whether it is applied, written or pruned.
struct BaselineStore {
  private enum Mode { case ignore, apply, write, prune }

  private let path: String
  /// The path in messages, and in notices, which are relative to the folder of the definition.
  private let name: String
  private let origin: String
  private let mode: Mode
  private let baseline: Baseline
  private let selection: RuleSelection

  /// - Parameter folder: that of a nested definition, relative to the root of the run.
  init(
    _ arguments: ParsedArguments, _ location: ProjectLocation, _ directory: String, _ selection: RuleSelection,
    folder: String = ""
  ) throws {
    let given = arguments[CheckOptions.baseline]
    let writes = arguments[CheckOptions.writeBaseline]
    let prunes = arguments[CheckOptions.pruneBaseline]
    self.selection = selection
    path = given.map { Paths.absolute($0, in: directory) } ?? Paths.join(location.root, BaselineFile.defaultName)
    name = given ?? RelativePath.child(BaselineFile.defaultName, of: folder)
    origin = given ?? BaselineFile.defaultName
    if writes, prunes { throw UserError("--write-baseline and --prune-baseline exclude each other") }
    if arguments[CheckOptions.noBaseline], writes || prunes || given != nil {
      throw UserError("--no-baseline excludes the other baseline options")
    }
    if location.content != nil, writes || prunes {
      throw UserError("--staged writes nothing, so it excludes --write-baseline and --prune-baseline")
    }
    if writes, selection != RuleSelection() {
      throw UserError("--write-baseline needs a run of all rules, without --only and --skip")
    }
    let exists = location.kind(path) != nil
    if exists, given == nil, !arguments[CheckOptions.noBaseline] { try Self.requireInside(path, name, location) }
    if !exists, prunes || (given != nil && !writes) {
      throw UserError("baseline \(name) does not exist; --write-baseline creates it")
    }
    if writes || prunes, let problem = OutputFile.problem(with: path) { throw UserError(problem) }
    mode = arguments[CheckOptions.noBaseline] ? .ignore : writes ? .write : prunes ? .prune : exists ? .apply : .ignore
    baseline = mode == .apply || mode == .prune ? try Self.read(path, name, location) : Baseline()
  }

  /// The baseline beside the definition, for commands that only read it; empty if there is none.
  static func standing(beside location: ProjectLocation) throws -> Baseline {
    let name = BaselineFile.defaultName
    let path = Paths.join(location.root, name)
    guard location.kind(path) != nil else { return Baseline() }
    if location.content == nil { try requireInside(path, name, location) }
    return try read(path, name, location)
  }

  private static func requireInside(
    _ path: String, _ name: String, _ location: ProjectLocation
  ) throws(UserError) {
    guard let real = realPath(path),
      !Paths.contains(Repository.folder(around: realPath(location.root) ?? location.root), real)
    else { return }
    throw UserError("\(name): the link leads out of the repository; only --baseline can name such a file")
  }

  func path(from root: String) -> String { Paths.relative(path, from: root) }

  /// Whether the run applies or writes a baseline.
  var isUsed: Bool { mode != .ignore }

  /// The baseline that is applied in the run.
  var accepted: Baseline { mode == .apply || mode == .prune ? baseline : Baseline() }

  private static func read(_ path: String, _ name: String, _ location: ProjectLocation) throws -> Baseline {
    do {
      return try BaselineFile.parse(location.read(path), name: name)
    } catch let error as SystemError {
      throw UserError(error.message)
    } catch let error as StagedTree.Problem {
      throw UserError("\(name): \(error)")
    } catch let error as RevisionTree.Problem {
      throw UserError("\(name): \(error)")
    } catch let error as BaselineError {
      throw UserError(placed: error.messages)
    }
  }

  /// Writes the baseline if the user asked for it, and removes the findings that it accepts from the result.
  /// - Returns: the new baseline, and a message about what was written.
  func apply(to result: inout CheckResult) throws(SystemError) -> (baseline: Baseline, message: String?) {
    switch mode {
    case .ignore: return (Baseline(), nil)
    case .apply:
      baseline.apply(to: &result, selection: selection, name: origin)
      return (baseline, nil)
    case .write:
      let fresh = Baseline(accepting: result)
      try OutputFile.write(BaselineFile.text(of: fresh), to: path)
      fresh.apply(to: &result, selection: selection, name: origin)
      return (fresh, "\(name): \(counted(fresh.counts.count, "entry"))")
    case .prune:
      let pruned = baseline.pruned(to: result, selection: selection)
      if pruned != baseline { try OutputFile.write(BaselineFile.text(of: pruned), to: path) }
      pruned.apply(to: &result, selection: selection, name: origin)
      let all = counted(baseline.counts.count, "entry")
      return (pruned, "\(name): \(grouped(pruned.counts.count)) of \(all) remain")
    }
  }

  /// How a baseline differs from that of a revision. A baseline that cannot be read there counts as empty.
  func change(of now: Baseline, since reference: String, root: String) -> BaselineChange {
    let bytes = ChangedFiles.text(of: path, at: reference, root: root)
    let old = bytes.flatMap { try? BaselineFile.parse($0, name: name) } ?? Baseline()
    return now.change(since: old, reference: reference)
  }
}
