import StrataProject

/// How an analysis runs. Only `paths` changes the findings.
public struct AnalysisOptions: Sendable {
  /// Files and folders that limit what is read; empty: everything.
  public var paths: [String]
  /// How many threads may be used, at least 1.
  public var jobs: Int
  /// Where facts and results of earlier runs are kept; nil: nowhere.
  public var cache: CacheFolder?
  /// What a kept result depends on besides the files: the tool's identity, the bytes of the definition.
  public var cacheSalt: [[UInt8]]
  /// False in a process that ends with its one analysis: giving back the memory of the graph would only delay it.
  public var releasesMemory = true
  /// Called from any thread.
  public var progress: (@Sendable (AnalysisStage) -> Void)?

  public init(
    paths: [String] = [], jobs: Int = 1, cache: CacheFolder? = nil, cacheSalt: [[UInt8]] = [],
    progress: (@Sendable (AnalysisStage) -> Void)? = nil
  ) {
    self.paths = paths
    self.jobs = max(jobs, 1)
    self.cache = cache
    self.cacheSalt = cacheSalt
    self.progress = progress
  }
}
