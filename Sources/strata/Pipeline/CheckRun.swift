import StrataDefinition
import StrataModel
import StrataProject
import StrataRules

/// Runs the rules over a project, or takes what they said when nothing has changed since.
struct CheckRun {
  let project: Project
  let selection: RuleSelection

  init(_ project: Project, _ selection: RuleSelection) {
    self.project = project
    self.selection = selection
  }

  /// The result before baseline and filters.
  func run(withStatistics: Bool) -> (CheckResult, Statistics?) {
    let key = CacheKey(project.listing, salt: salt)
    if !withStatistics, let bytes = project.cache?.loadResult(key), let result = ResultCodec.decode(bytes) {
      return (result, nil)
    }
    let surroundings = CacheKey(surroundingsOf: project.listing, salt: salt)
    if !withStatistics, let result = earlierResult(surroundings) {
      project.cache?.storeResult(ResultCodec.encode(result), for: key)
      return (result, nil)
    }
    let (classified, problems, base) = project.classified()
    // The process ends with the run: taking a hundred thousand lists apart first would only delay it.
    _ = Unmanaged.passRetained(classified)
    project.progress.show("Running rules …")
    var result = RuleEngine(classified, rules: RuleRegistry.all, selection: selection, jobs: project.jobs).run()
    result.notices += problems.map { Notice(kind: .unreadFile, message: $0.message, origin: $0.path) }
    // A file that could not be read may become readable without a change that the key shows.
    if problems.count == project.listing.problems.count {
      let bytes = ResultCodec.encode(result)
      project.cache?.storeResult(bytes, for: key)
      if let base { project.cache?.storeEarlier(bytes, for: surroundings, base: base) }
    }
    return (result, withStatistics ? StatisticsBuilder(classified).build() : nil)
  }

  /// The result of an earlier run of these files, when since then things have only moved.
  private func earlierResult(_ key: CacheKey) -> CheckResult? {
    let listing = project.listing
    guard let earlier = project.cache?.loadEarlier(key, files: listing.files, root: project.location.root) else {
      return nil
    }
    return ResultCodec.decode(earlier.bytes)?.moved(by: earlier.shifts)
  }

  /// What the result depends on besides the listing.
  private var salt: [[UInt8]] {
    let names = [
      Machine.toolIdentity, project.location.style ?? "", selection.only.sorted().joined(separator: ","),
      selection.skipped.sorted().joined(separator: ","),
    ]
    return names.map { Array($0.utf8) } + project.cacheSalt
  }
}
