import StrataClassification
import StrataDefinition
import StrataIndex
import StrataModel
import StrataProject
import StrataThreads

/// A project on its way through the stages: found, listed, read, resolved, classified.
struct Project {
  let location: ProjectLocation
  let definition: Definition
  let listing: SourceListing
  let cache: CacheFolder?
  let cacheSalt: [[UInt8]]
  let jobs: Int
  let progress: Progress
  private let paths: SourcePaths

  init(
    _ location: ProjectLocation, _ loaded: DefinitionSource.Loaded, cachePath: String?, jobs: Int?, progress: Progress
  ) throws(UserError) {
    self.location = location
    definition = loaded.definition
    paths = SourcePaths(definition)
    self.jobs = jobs ?? Machine.processorCount
    self.progress = progress
    progress.show("Listing files …")
    listing = Discovery.list(
      root: location.root, paths: location.definitionFile == nil ? location.focus : [], jobs: self.jobs,
      isExcluded: { [paths] path, isFolder in paths.excludes(path, isFolder: isFolder) })
    cache = cachePath.map { CacheFolder(path: $0, version: Machine.toolIdentity) }
    // One folder may serve several roots, when the user says so.
    cacheSalt = loaded.texts + [Array(location.root.utf8)]
    if listing.files.isEmpty { throw noFiles() }
  }

  /// Everything up to the classified graph, what could not be read, and what the facts can be traced to.
  func classified() -> (graph: ClassifiedGraph, problems: [ReadProblem], base: FactsBase?) {
    let (graph, problems, base) = resolved()
    progress.show("Placing \(graph.types.count) types …")
    return (Classifier.classify(graph, by: definition, jobs: jobs), problems, base)
  }

  private func resolved() -> (Graph, [ReadProblem], FactsBase?) {
    let count = listing.files.count
    let detector = detector
    let known = cache?.loadFacts()
    let (read, manifests) = Threads.both(
      jobs: jobs,
      { [listing, location, jobs, progress] in
        FactsReader.read(
          listing.files, root: location.root, cache: known, jobs: jobs,
          progress: { done in progress.show("Reading \(done) of \(count) files …") })
      },
      { [listing] in
        GraphBuilder.prepare()
        return detector.manifests(paths: listing.files.map(\.path))
      })
    // Nothing waits for the cache, so it is written while the references are resolved.
    let (graph, base) = Threads.both(
      jobs: jobs,
      { [jobs, progress] in
        progress.show("Finding modules …")
        let layout = detector.layout(of: read.files, stated: manifests)
        progress.show("Resolving references in \(count) files …")
        return GraphBuilder.build(files: read.files, layout: layout, jobs: jobs)
      }, { [cache] in known.flatMap { cache?.keep(read, over: $0) } })
    return (graph, (listing.problems + read.problems).sorted(), base)
  }

  /// The paths that were named and hold no file of the listing, relative to the root.
  var emptyPaths: [String] {
    if location.focus.isEmpty { return [] }
    var known: Set<Substring> = []
    for file in listing.files {
      var path = file.path[...]
      while known.insert(path).inserted, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
      }
    }
    return location.focus.filter { !known.contains($0[...]) }
  }

  private var detector: ModuleDetector {
    let tests = paths.tests
    let explicit = definition.modules.map { module in
      ModuleDetector.Explicit(name: module.name, isTest: module.isTest) { path in
        module.paths.contains { $0.matches(path) }
      }
    }
    return ModuleDetector(
      rootName: rootName, explicit: explicit, isTest: { path in tests.matches(path) },
      projectFiles: listing.manifests.map(\.path), links: listing.links,
      read: { [root = location.root] path in try? Files.read(root + "/" + path) })
  }

  private var rootName: String {
    location.root.split(separator: "/").last.map(String.init) ?? "App"
  }

  private func noFiles() -> UserError {
    let place =
      location.definitionFile == nil && !location.focus.isEmpty
      ? location.focus.joined(separator: ", ") : location.root
    var error = UserError("no Swift files in \(place): nothing was checked")
    error.messages += listing.problems.map { "\($0.path): \($0.message)" }
    return error
  }
}

/// What a definition says of paths before anything is read.
private struct SourcePaths {
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
