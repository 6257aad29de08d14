import StrataProject

/// Options of an analysis. Only `paths` changes the findings.
public struct AnalysisOptions: Sendable {
  /// Files and folders that limit what is read; empty: everything.
  public var paths: [String]
  /// The number of threads, at least 1.
  public var jobs: Int
  /// The cache for facts and results of runs; nil for none.
  public var cache: CacheFolder?
  /// What a cached result depends on besides the files: the identity of the tool, the bytes of the definition.
  public var cacheSalt: [[UInt8]]
  /// False in a process that ends after its only analysis: freeing the memory of the graph would delay its end.
  public var releasesMemory = true
  /// Whether the graph records every call, as ``Snapshot/flow(of:source:)`` needs.
  public var recordsCalls = false
  /// Whether only the numbers of findings of updates are used: what rules found in a file is taken over while all that it
  /// follows from is the same, also after a change of the outline. Messages and remedies may then be those of an earlier state.
  public var onlyCountsFindings = false
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
