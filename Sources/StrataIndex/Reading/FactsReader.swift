/// Reads source files in parallel.
public enum FactsReader {
  /// Reads and lowers files, from the cache where it holds them unchanged.
  /// - Parameters:
  ///   - files: as ``Discovery`` listed them.
  ///   - root: what their paths are relative to.
  ///   - cache: facts of an earlier run.
  ///   - jobs: how many threads, at least 1.
  ///   - progress: called now and then, from any of the threads, with how many files are done.
  public static func read(
    _ files: [ListedFile], root: String, cache: FactsCache = FactsCache(), jobs: Int,
    progress: (@Sendable (_ done: Int) -> Void)? = nil
  ) -> ReadResult {
    ReadResult()
  }
}

/// What came of reading.
public struct ReadResult: Sendable {
  /// In the order of the list; files that could not be read are missing.
  public var files: [ReadFile]
  /// Sorted.
  public var problems: [ReadProblem]
  /// How many of the files were read from their source text; the others came from the cache.
  public var parsed: Int
  /// What the cache should hold now; nil when it holds exactly that already.
  public var cacheUpdate: FactsCacheUpdate?

  public init(
    files: [ReadFile] = [], problems: [ReadProblem] = [], parsed: Int = 0, cacheUpdate: FactsCacheUpdate? = nil
  ) {
    self.files = files
    self.problems = problems
    self.parsed = parsed
    self.cacheUpdate = cacheUpdate
  }
}
