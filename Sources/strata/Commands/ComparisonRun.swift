import StrataAnalysis
import StrataCommandLine
import StrataModel
import StrataRules

/// The checks of two states of a repository. What did not change between them is not computed twice.
struct ComparisonRun {
  private struct Side {
    var state: Revisions.State
    /// The definition at the root first.
    var parts: [CheckedPart]
    var baselines: [Baseline]
  }

  private let before: Side
  private let after: Side
  private let definition: Comparison.DefinitionChange
  private let notes: [String]
  private let today: CalendarDay?

  /// Of the second state, absolute.
  var root: String { after.parts[0].project.location.root }

  init(
    _ revisions: Revisions, _ arguments: ParsedArguments, _ console: Console, _ progress: Progress
  ) throws {
    today = arguments[CheckOptions.today] ?? Machine.today
    let store = GitBlobs()
    func content(_ state: Revisions.State) throws(UserError) -> GitContent? {
      try state.commit.map { (commit) throws(UserError) in
        .commit(try RevisionTree(commit, revisions.git, store: store))
      }
    }
    let (old, new) = (try content(revisions.before), try content(revisions.after))
    var notes = revisions.notes
    let isGiven = arguments[ProjectOptions.config] != nil || arguments[ProjectOptions.style] != nil
    // A definition that the command line names is that on disk, for both states.
    var location = try ProjectLocation.find(
      paths: [], config: arguments[ProjectOptions.config], style: arguments[ProjectOptions.style],
      in: console.directory, content: isGiven ? nil : new)
    let loaded = try DefinitionSource.load(location, from: console.directory, isNeeded: true)
    location.content = new
    var former = location
    former.content = old
    let known = isGiven ? nil : Self.definition(at: former, console, &notes)

    func side(_ state: Revisions.State, _ location: ProjectLocation, _ loaded: DefinitionSource.Loaded) throws -> Side {
      var project = try Project(
        location, loaded, cachePath: nil, jobs: arguments[ProjectOptions.jobs], progress: progress)
      if case .commit(let tree)? = old, location.content == nil {
        project = project.reading(
          TrackedWorkspace(DiskWorkspace(root: location.root), known: tree.unchangedFiles(below: location.root)))
      }
      let parts = try CheckedPart.all(project, arguments, console, progress)
      let baselines = try parts.map { part in
        arguments[CheckOptions.noBaseline] ? Baseline() : try BaselineStore.standing(beside: part.project.location)
      }
      return Side(state: state, parts: parts, baselines: baselines)
    }
    before = try side(revisions.before, former, known ?? loaded)
    after = try side(revisions.after, location, loaded)
    try after.parts[0].project.requireFiles()
    if !before.parts.contains(where: \.project.hasFiles) {
      notes.append("\(before.state.name) has no Swift file of the project")
    }
    if let ignored = Self.ignoredFiles(of: after.parts, revisions) { notes.append(ignored) }
    self.notes = notes
    definition =
      isGiven
      ? .given : known == nil ? .new : Self.texts(before.parts) == Self.texts(after.parts) ? .same : .changed
  }

  /// The definition of the first state; nil if it has none that is valid.
  private static func definition(
    at location: ProjectLocation, _ console: Console, _ notes: inout [String]
  ) -> DefinitionSource.Loaded? {
    guard let file = location.definitionFile, location.kind(file) == .file else { return nil }
    do throws(UserError) {
      return try DefinitionSource.load(location, from: console.directory, isNeeded: true)
    } catch {
      notes.append("the former definition is invalid: \(error.messages.first ?? "")")
      return nil
    }
  }

  private static func texts(_ parts: [CheckedPart]) -> [[[UInt8]]] { parts.map(\.project.definitionTexts) }

  /// Sources on disk that Git ignores are in no commit: mostly generated ones.
  private static func ignoredFiles(of parts: [CheckedPart], _ revisions: Revisions) -> String? {
    guard revisions.after.commit == nil else { return nil }
    let listed = revisions.git.run(["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", "*.swift"])
    let ignored = Set(Git.fields(listed.output, separator: "\0"))
    guard !ignored.isEmpty else { return nil }
    let count = parts.reduce(0) { sum, part in
      let own = Paths.relative(part.project.location.root, from: revisions.git.folder)
      return sum + part.project.analyzer.listing.files.count { ignored.contains(RelativePath.child($0.path, of: own)) }
    }
    return count == 0
      ? nil : "\(counted(count, "Swift file")) that Git ignores \(count == 1 ? "is" : "are") in the working tree only"
  }

  // MARK: The comparison

  func comparison() -> Comparison {
    var analyzers: [String: (analyzer: Analyzer, texts: [[UInt8]])] = [:]
    var others: [CheckResult] = []
    var (results, architectures): ([CheckResult], [Architecture]) = ([], [])
    for (part, baseline) in zip(before.parts, before.baselines) {
      var analyzer = part.project.analyzer
      let snapshot = analyzer.update()
      results.append(result(snapshot, part, baseline))
      architectures.append(snapshot.architecture())
      analyzers[part.folder] = (analyzer, part.project.definitionTexts)
      others.append(otherResult(part, baseline) ?? results[results.count - 1])
    }
    let old = state(before, results, architectures)
    let other = definition == .changed ? joined(before, others) : nil
    (results, architectures) = ([], [])
    for (part, baseline) in zip(after.parts, after.baselines) {
      let snapshot: Snapshot
      if let known = analyzers[part.folder], known.texts == part.project.definitionTexts {
        var analyzer = known.analyzer
        analyzer.workspace = part.project.analyzer.workspace
        snapshot = analyzer.update()
      } else {
        snapshot = part.project.analyzer.snapshot()
      }
      results.append(result(snapshot, part, baseline))
      architectures.append(snapshot.architecture())
    }
    return Comparison(
      from: old, to: state(after, results, architectures), definition: definition, checkedByNewDefinition: other,
      notes: notes)
  }

  private func result(_ snapshot: Snapshot, _ part: CheckedPart, _ baseline: Baseline) -> CheckResult {
    var result = snapshot.check()
    if let today { result.notices += part.project.definition.expiredExemptions(on: today) }
    result.notices += part.project.unnamedDefinitions + part.notices
    baseline.apply(to: &result, selection: RuleSelection(), name: BaselineFile.defaultName)
    return result
  }

  /// The check of a part of the first state by the definition of the second one; nil if that is the same, or is gone.
  private func otherResult(_ part: CheckedPart, _ baseline: Baseline) -> CheckResult? {
    guard definition == .changed, let partner = after.parts.first(where: { $0.folder == part.folder }),
      partner.project.definitionTexts != part.project.definitionTexts
    else { return nil }
    let analyzer = Analyzer(
      part.project.analyzer.workspace, by: partner.project.definition, options: partner.project.analyzer.options)
    var result = analyzer.snapshot().check()
    baseline.apply(to: &result, selection: RuleSelection(), name: BaselineFile.defaultName)
    return result
  }

  private func joined(_ side: Side, _ results: [CheckResult]) -> CheckResult {
    CheckResult(joining: Array(zip(side.parts, results)), statistics: results.map { _ in nil })
  }

  private func state(_ side: Side, _ results: [CheckResult], _ architectures: [Architecture]) -> Comparison.State {
    Comparison.State(
      name: side.state.name, commit: side.state.commit, result: joined(side, results),
      architecture: Architecture(joining: zip(side.parts.map(\.folder), architectures).map { ($0, $1) }))
  }
}
