import StrataClassification
import StrataDefinition
import StrataIndex
import StrataModel
import StrataProject
import StrataThreads

/// The one entry to an analysis: a workspace and a definition become a ``Snapshot``, which answers every question.
public struct Analyzer: Sendable {
  public let workspace: any Workspace
  public let definition: Definition
  /// The files as they were listed when the analyzer was made.
  public private(set) var listing: SourceListing
  let options: AnalysisOptions
  private let selection: SourceSelection
  private let tests: PathFilter

  /// Lists the files of the workspace that belong to the code base; nothing is read yet.
  public init(_ workspace: any Workspace, by definition: Definition, options: AnalysisOptions = AnalysisOptions()) {
    self.workspace = workspace
    self.definition = definition
    self.options = options
    let paths = SourcePaths(definition)
    tests = paths.tests
    selection = SourceSelection(
      paths: options.paths, excludes: { path, isFolder in paths.excludes(path, isFolder: isFolder) })
    options.progress?(.listing)
    listing = workspace.list(selection, jobs: options.jobs)
  }

  /// Reads, resolves and classifies everything.
  public func snapshot() -> Snapshot { analysis().snapshot }

  /// A snapshot, and what its facts can be traced to in the cache.
  func analysis() -> (snapshot: Snapshot, base: FactsBase?) {
    let count = listing.files.count
    let detector = detector
    let known = options.cache?.loadFacts()
    let jobs = options.jobs
    let (read, manifests) = Threads.both(
      jobs: jobs,
      { [workspace, listing, options] in
        workspace.readFacts(
          of: listing.files,
          using: FactsRequest(cache: known, jobs: jobs) { options.progress?(.reading(files: $0, of: count)) })
      },
      { [listing] in
        GraphBuilder.prepare()
        return detector.manifests(paths: listing.files.map(\.path))
      })
    // Nothing waits for the cache, so it is written while the references are resolved.
    let (graph, base) = Threads.both(
      jobs: jobs,
      { [options] in
        options.progress?(.detectingModules)
        let layout = detector.layout(of: read.files, stated: manifests)
        options.progress?(.resolving(files: count))
        return GraphBuilder.build(files: read.files, layout: layout, jobs: jobs)
      }, { [options] in known.flatMap { options.cache?.keep(read, over: $0) } })
    options.progress?(.classifying(types: graph.types.count))
    let classified = Classifier.classify(graph, by: definition, jobs: jobs)
    if !options.releasesMemory { _ = Unmanaged.passRetained(classified) }
    return (Snapshot(classified, problems: (listing.problems + read.problems).sorted(), options: options), base)
  }

  private var detector: ModuleDetector {
    let explicit = definition.modules.map { module in
      ModuleDetector.Explicit(name: module.name, isTest: module.isTest) { path in
        module.paths.contains { $0.matches(path) }
      }
    }
    return ModuleDetector(
      rootName: workspace.name, explicit: explicit, isTest: { [tests] path in tests.matches(path) },
      projectFiles: listing.manifests.map(\.path), links: listing.links,
      read: { [workspace] path in try? workspace.read(path) })
  }
}

/// What a definition says of paths before anything is read.
private struct SourcePaths: Sendable {
  let tests: PathFilter
  private let excluded: PathFilter
  private let sources: PathFilter?

  init(_ definition: Definition) {
    tests = PathFilter(definition.tests)
    excluded = PathFilter(definition.excluded)
    sources = definition.sources.isEmpty ? nil : PathFilter(definition.sources)
  }

  /// Whether discovery leaves a path out.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    if excluded.matches(path) { return true }
    guard !isFolder, let sources else { return false }
    return !sources.matches(path) && !tests.matches(path)
  }
}
