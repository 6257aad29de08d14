import StrataModel
import StrataProject
import StrataRules

extension Analyzer {
  /// A check's result before baseline and filters: the one that is kept of an earlier run where nothing has changed
  /// since, or only locations have; else that of a new snapshot.
  /// - Parameter keepsImplied: whether the findings are needed that follow from others; only a baseline asks for them. A
  ///   result that is kept for later runs has them in any case.
  public func check(_ selection: RuleSelection = RuleSelection(), keepsImplied: Bool = true) -> CheckResult {
    guard options.cache != nil else { return analysis().snapshot.check(selection, keepsImplied: keepsImplied) }
    let salt = salt(selection)
    let key = CacheKey(listing, salt: salt)
    if let bytes = options.cache?.loadResult(key), let result = ResultCodec.decode(bytes) { return result }
    let surroundings = CacheKey(surroundingsOf: listing, salt: salt)
    if let result = previousResult(surroundings) {
      options.cache?.storeResult(ResultCodec.encode(result), for: key)
      return result
    }
    let (snapshot, base) = analysis()
    let checked = snapshot.check(selection)
    keep(checked, of: snapshot, base, key, surroundings)
    return checked
  }

  /// The same from a new snapshot in any case, with its statistics.
  /// - Parameter baseline: what it accepts is excused in the statistics; the result is that before the baseline.
  public func checkWithStatistics(
    _ selection: RuleSelection = RuleSelection(), accepting baseline: Baseline = Baseline()
  ) -> (result: CheckResult, statistics: Statistics) {
    let salt = salt(selection)
    let (snapshot, base) = analysis()
    let (result, verdicts) = snapshot.checkWithVerdicts(selection, accepting: baseline)
    keep(result, of: snapshot, base, CacheKey(listing, salt: salt), CacheKey(surroundingsOf: listing, salt: salt))
    return (result, snapshot.statistics(verdicts))
  }

  /// Whether the last update was of the same files as a workspace has: another one would change nothing.
  public func isCurrent(for other: any Workspace) -> Bool {
    guard let last, last.problems.isEmpty else { return false }
    var next = self
    next.workspace = other
    let submodules = (try? other.read(".gitmodules")).map(ProjectInventory.submodules) ?? []
    return submodules == last.basis.submodules
      && next.listing(after: last.basis.listing, nil).listing.hasSameContent(as: last.basis.listing)
  }

  private func keep(
    _ result: CheckResult, of snapshot: Snapshot, _ base: FactsBase?, _ key: CacheKey, _ surroundings: CacheKey
  ) {
    // A file that could not be read may become readable without a change that the key shows.
    guard let cache = options.cache, snapshot.problems.count == listing.problems.count else { return }
    let bytes = ResultCodec.encode(result)
    cache.storeResult(bytes, for: key)
    if let base { cache.storePrevious(bytes, for: surroundings, base: base) }
  }

  /// The result of a previous run of these files, when since then only locations have changed.
  private func previousResult(_ key: CacheKey) -> CheckResult? {
    guard let disk = workspace as? DiskWorkspace,
      let previous = options.cache?.loadPrevious(key, files: listing.files, root: disk.root)
    else { return nil }
    if definition.countsLines, !previous.offsetMaps.values.allSatisfy(\.keepsLineCounts) { return nil }
    return ResultCodec.decode(previous.bytes)?.moved(by: previous.offsetMaps)
  }

  /// What the result depends on besides the listing.
  private func salt(_ selection: RuleSelection) -> [[UInt8]] {
    let names = [selection.only.sorted().joined(separator: ","), selection.skipped.sorted().joined(separator: ",")]
    return names.map { Array($0.utf8) } + options.cacheSalt
  }
}
