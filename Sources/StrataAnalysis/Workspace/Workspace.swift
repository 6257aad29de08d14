import StrataProject

/// Where the files of a code base come from: a folder on disk, memory, or a folder with unsaved edits laid over it.
///
/// Paths are relative to the workspace's root, with `/` between components.
public protocol Workspace: Sendable {
  /// Name of the root folder. The module of files that no target claims bears it.
  var name: String { get }

  /// The source files and manifests of the selection, sorted by path. What has been changed since has another size,
  /// time or inode.
  func list(_ selection: SourceSelection, jobs: Int) -> SourceListing

  /// The bytes of one file.
  func read(_ path: String) throws(ReadProblem) -> [UInt8]

  /// The facts of listed files, in their order. The default reads and parses one file after the other.
  func readFacts(of files: [ListedFile], using reader: FactsRequest) -> ReadResult
}

/// How the facts of files are read.
public struct FactsRequest: Sendable {
  /// Facts of an earlier run; nil when no cache is kept. A workspace need not use them.
  public var cache: FactsCache?
  /// How many threads may be used, at least 1.
  public var jobs: Int
  /// Called now and then, from any thread, with the number of files that are done.
  public var progress: (@Sendable (Int) -> Void)?

  public init(cache: FactsCache? = nil, jobs: Int = 1, progress: (@Sendable (Int) -> Void)? = nil) {
    self.cache = cache
    self.jobs = jobs
    self.progress = progress
  }
}

extension Workspace {
  public func readFacts(of files: [ListedFile], using reader: FactsRequest) -> ReadResult {
    FactsReader.read(files, jobs: reader.jobs, progress: reader.progress) { (path) throws(ReadProblem) in
      try read(path)
    }
  }

  /// The paths whose files were added, removed or modified since a listing, sorted.
  public func changes(since listing: SourceListing, _ selection: SourceSelection, jobs: Int = 1) -> [String] {
    let now = list(selection, jobs: jobs)
    let known = Dictionary(
      (listing.files + listing.manifests).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let current = Dictionary(
      (now.files + now.manifests).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let modified = current.filter { known[$0.key] != $0.value }.keys
    return (modified + known.keys.filter { current[$0] == nil }).sorted()
  }
}

/// Which files of a workspace belong to the code base.
public struct SourceSelection: Sendable {
  /// Files and folders to list; empty: everything.
  public var paths: [String]
  /// Whether a path is left out, a folder with all that it holds.
  public var excludes: @Sendable (_ path: String, _ isFolder: Bool) -> Bool

  public init(
    paths: [String] = [], excludes: @escaping @Sendable (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in false }
  ) {
    self.paths = paths
    self.excludes = excludes
  }
}
