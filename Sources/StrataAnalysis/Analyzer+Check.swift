import StrataModel
import StrataProject
import StrataRules

extension Analyzer {
  /// A check's result before baseline and filters: the one that is kept of an earlier run where nothing has changed
  /// since, or only locations have; else that of a new snapshot.
  public func check(_ selection: RuleSelection = RuleSelection()) -> CheckResult {
    let salt = salt(selection)
    let key = CacheKey(listing, salt: salt)
    if let bytes = options.cache?.loadResult(key), let result = ResultCodec.decode(bytes) { return result }
    let surroundings = CacheKey(surroundingsOf: listing, salt: salt)
    if let result = previousResult(surroundings) {
      options.cache?.storeResult(ResultCodec.encode(result), for: key)
      return result
    }
    return check(selection, key, surroundings).result
  }

  /// The same from a new snapshot in any case, with its statistics.
  public func checkWithStatistics(
    _ selection: RuleSelection = RuleSelection()
  ) -> (result: CheckResult, statistics: Statistics) {
    let salt = salt(selection)
    let (result, snapshot) = check(
      selection, CacheKey(listing, salt: salt), CacheKey(surroundingsOf: listing, salt: salt))
    return (result, snapshot.statistics())
  }

  private func check(
    _ selection: RuleSelection, _ key: CacheKey, _ surroundings: CacheKey
  ) -> (result: CheckResult, snapshot: Snapshot) {
    let (snapshot, base) = analysis()
    let result = snapshot.check(selection)
    // A file that could not be read may become readable without a change that the key shows.
    if let cache = options.cache, snapshot.problems.count == listing.problems.count {
      let bytes = ResultCodec.encode(result)
      cache.storeResult(bytes, for: key)
      if let base { cache.storePrevious(bytes, for: surroundings, base: base) }
    }
    return (result, snapshot)
  }

  /// The result of a previous run of these files, when since then only locations have changed.
  private func previousResult(_ key: CacheKey) -> CheckResult? {
    guard let disk = workspace as? DiskWorkspace,
      let previous = options.cache?.loadPrevious(key, files: listing.files, root: disk.root)
    else { return nil }
    return ResultCodec.decode(previous.bytes)?.moved(by: previous.offsetMaps)
  }

  /// What the result depends on besides the listing.
  private func salt(_ selection: RuleSelection) -> [[UInt8]] {
    let names = [selection.only.sorted().joined(separator: ","), selection.skipped.sorted().joined(separator: ",")]
    return names.map { Array($0.utf8) } + options.cacheSalt
  }
}
