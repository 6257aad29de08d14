import StrataClassification
import StrataDefinition
import StrataIndex
import StrataModel
import StrataProject
import StrataRules
import StrataThreads

/// The entry point of an analysis: from a workspace and a definition it makes a ``Snapshot``, which answers all
/// questions.
public struct Analyzer: Sendable {
  /// To be replaced when a workspace that is a value was edited.
  public var workspace: any Workspace { didSet { manifests = nil } }
  /// New files of the workspace that manifests do not name yet (``PlannedFiles``).
  var planned: [String: String] = [:] { didSet { manifests = nil } }
  public let definition: Definition
  /// The files as they were listed last: when the analyzer was created, or by ``update(_:)``.
  public private(set) var listing: SourceListing
  public private(set) var options: AnalysisOptions
  private let selection: SourceSelection
  let paths: SourcePaths
  /// The targets of the manifests, where the listing needed them already.
  private var manifests: ManifestClaims?
  /// The last snapshot of ``update(_:)``.
  private(set) var last: Snapshot?

  /// Lists the files of the workspace that belong to the code base; no file is read yet.
  public init(_ workspace: any Workspace, by definition: Definition, options: AnalysisOptions = AnalysisOptions()) {
    self.workspace = workspace
    self.definition = definition
    self.options = options
    let paths = SourcePaths(definition)
    self.paths = paths
    selection = SourceSelection(
      paths: options.paths, excludes: { path, isFolder in paths.excludes(path, isFolder: isFolder) })
    options.progress?(.listing)
    listing = workspace.list(selection, jobs: options.jobs)
    (listing, manifests) = withCompiledFolders(listing)
  }

  /// Whether the files of a folder belong to the code base.
  public func readsFiles(in folder: String) -> Bool {
    !paths.excludes(folder, isFolder: true) && !paths.excludes(SkippedFolders.anyFile(of: folder), isFolder: false)
  }

  /// Reads, resolves and classifies everything.
  public func snapshot() -> Snapshot { analysis().snapshot }

  /// The snapshot after changes. What has not changed since the last update is not computed again; the first update
  /// computes everything.
  /// - Parameter changes: paths of all files that were added, removed or modified since the last update; nil: those that
  ///   a new listing shows.
  public mutating func update(_ changes: [String]? = nil) -> Snapshot {
    var next = last.map { nextSnapshot(after: $0, changes) } ?? snapshot()
    next.remember(after: last)
    last = next
    return next
  }

  /// Whether the next snapshot records every call, as flows need.
  public var recordsCalls: Bool {
    get { options.recordsCalls }
    set { options.recordsCalls = newValue }
  }

  /// Whether no file of the last update could not be read.
  public var hasNoProblems: Bool { last?.problems.isEmpty ?? false }

  /// The same for a process that makes many snapshots: it frees each of them, and does not report its progress.
  public func forManyUpdates() -> Analyzer {
    var result = self
    result.options.releasesMemory = true
    result.options.progress = nil
    return result
  }

  /// A snapshot, and a reference to its facts in the cache.
  func analysis() -> (snapshot: Snapshot, base: FactsBase?) {
    let count = listing.files.count
    let detector = detector
    let known = options.cache?.loadFacts()
    let jobs = options.jobs
    let (facts, (manifests, objectiveC)) = Threads.both(
      jobs: jobs,
      { [workspace, listing, options] in
        workspace.readFacts(
          of: listing.files,
          using: FactsRequest(cache: known, jobs: jobs) { options.progress?(.reading(files: $0, of: count)) })
      },
      {
        GraphBuilder.prepare()
        return (
          self.manifests ?? detector.manifests(paths: self.listing.files.map(\.path)), self.objectiveCNames()
        )
      })
    var read = facts
    read.files.removeAll(where: BuildDescription.contains)
    read.problems += objectiveC.problems
    let notes = notes
    // Nothing depends on the cache being written, so it is written while the references are resolved.
    let (resolved, base) = Threads.both(
      jobs: jobs,
      { [options, read] in
        options.progress?(.detectingModules)
        let layout = detector.layout(of: read.files, stated: manifests)
        options.progress?(.resolving(files: count))
        return GraphBuilder.resolve(
          files: read.files, layout: layout, objectiveC: objectiveC.names, jobs: jobs, notes: notes)
      }, { [options, facts] in known.flatMap { options.cache?.keep(facts, over: $0) } })
    return (snapshot(resolved, read, manifests), base)
  }

  private func snapshot(
    _ resolved: ResolvedGraph, _ read: ReadResult, _ manifests: ManifestClaims, after last: Snapshot? = nil,
    edited: [ListedFile] = []
  ) -> Snapshot {
    let graph = resolved.graph
    options.progress?(.classifying(types: graph.types.count))
    let similar = last.flatMap { graph.hasSameOutline(as: $0.graph) ? $0.project : nil }
    let classified = Classifier.classify(
      graph, by: definition, jobs: options.jobs, selectorsOf: last?.project,
      after: similar.map { ($0, Focus(around: resolved.resolvedFiles, in: graph)) })
    if !options.releasesMemory { keepUntilExit(classified) }
    return Snapshot(
      classified, problems: (listing.problems + read.problems).sorted(),
      basis: Snapshot.Basis(
        listing: listing, files: read.files, readProblems: read.problems, manifests: manifests, resolved: resolved,
        submodules: (try? workspace.read(".gitmodules")).map(ProjectInventory.submodules) ?? [],
        hasSameOutline: similar != nil, editedFiles: Set(edited.map(\.path))),
      options: options)
  }

  /// The listing after changes.
  func listing(
    after last: SourceListing, _ changes: [String]?
  ) -> (listing: SourceListing, manifests: ManifestClaims?) {
    if let changes {
      // A selection of no paths would list everything.
      if changes.isEmpty { return (last, nil) }
      let changed = workspace.list(SourceSelection(paths: changes, excludes: selection.excludes), jobs: 1)
      if let next = last.replacing(changed, at: changes) { return (next, nil) }
    }
    return withCompiledFolders(workspace.list(selection, jobs: options.jobs))
  }

  /// A listing with the folders that a target compiles although their names are those of package managers or tools. If
  /// there are none, with the targets that were read to see this.
  private func withCompiledFolders(_ listing: SourceListing) -> (listing: SourceListing, manifests: ManifestClaims?) {
    let skipped = listing.foldersToCompile.filter { !self.paths.isFolderExcludedByProject($0) }
    if skipped.isEmpty { return (listing, nil) }
    let paths = listing.files.map(\.path) + listing.samplesOfSkippedFolders
    let manifests = detector(for: listing).manifests(paths: paths)
    let folders = manifests.compiled(skipped, listing)
    if folders.isEmpty { return (listing, manifests) }
    let compiled = SourceSelection(
      paths: folders,
      excludes: { [paths = self.paths] in paths.excludes($0, isFolder: $1, inCompiled: folders) })
    let more = workspace.list(compiled, jobs: 1)
    let result = listing.adding(more, in: folders)
    // One of them may contain another.
    return more.skippedFolders.isEmpty ? (result, nil) : withCompiledFolders(result)
  }

  private mutating func nextSnapshot(after last: Snapshot, _ changes: [String]?) -> Snapshot {
    let basis = last.basis
    let listed = listing(after: basis.listing, changes)
    listing = listed.listing
    var known = PathCursor(basis.listing.files, path: \.path)
    // Problems with reading are reported in every snapshot.
    let suspects = Set(changes ?? []).union(basis.readProblems.map(\.path)).union(basis.manifests.unreadablePaths)
    let changed = listing.files.filter { known.element(at: $0.path) != $0 || suspects.contains($0.path) }
    let fresh = workspace.readFacts(of: changed, using: FactsRequest(jobs: options.jobs))
    let isChanged = NameSet(changed.map(\.path))
    var kept = PathCursor(basis.files, path: \.path)
    var new = PathCursor(fresh.files, path: \.path)
    let files = listing.files.compactMap { file in
      isChanged.contains(file.path) ? new.element(at: file.path) : kept.element(at: file.path)
    }
    var read = ReadResult(files: files.filter { !BuildDescription.contains($0) }, problems: fresh.problems)

    let hasSamePaths = read.files.elementsEqual(basis.files) { $0.path == $1.path }
    let hasSameTexts =
      listing.manifests == basis.listing.manifests
      && listing.links == basis.listing.links && !listing.manifests.contains { suspects.contains($0.path) }
    let hasSameManifests = hasSamePaths && hasSameTexts
    let manifests =
      hasSameManifests
      ? basis.manifests
      : listed.manifests ?? (hasSameTexts ? manifests(after: basis) : nil)
        ?? detector.manifests(paths: listing.files.map(\.path))
    // What is test code depends on imports, too.
    let hasSameImports =
      hasSamePaths
      && zip(basis.files, read.files).allSatisfy {
        !isChanged.contains($0.path) || CollectionOfOne($0).importedModules == CollectionOfOne($1).importedModules
      }
    let lastLayout = basis.resolved.layout
    let hasSameTests =
      hasSameImports
      && zip(basis.files, read.files).allSatisfy {
        !isChanged.contains($0.path) || lastLayout.isUnaffected(by: $1, after: $0)
      }
    let layout =
      hasSameManifests && hasSameTests && !manifests.isEmpty
      ? lastLayout : detector.layout(of: read.files, stated: manifests)
    options.progress?(.resolving(files: changed.count))
    let hasSameHeaders =
      listing.headers == basis.listing.headers && !listing.headers.contains { suspects.contains($0.path) }
    // A header that could not be read is read again, so that its problem is reported again.
    let objectiveC = hasSameHeaders ? (basis.resolved.objectiveC, []) : objectiveCNames()
    read.problems += objectiveC.1
    let resolved = GraphBuilder.resolve(
      files: read.files, layout: layout, objectiveC: objectiveC.0, after: basis.resolved,
      jobs: options.jobs, notes: notes)
    return snapshot(resolved, read, manifests, after: last, edited: changed)
  }

  /// The external functions and static members whose uses are recorded for the rules.
  private var notes: NotedNames { NotedNames(definition.namesToNote, recordsCalls: options.recordsCalls) }

  /// The names that the headers of the project declare, and the headers that could not be read.
  private func objectiveCNames() -> (names: Set<String>, problems: [ReadProblem]) {
    var names: Set<String> = []
    var problems: [ReadProblem] = []
    for header in listing.headers {
      do {
        names.formUnion(ObjectiveCNames.names(in: try workspace.read(header.path)))
      } catch {
        problems.append(error)
      }
    }
    return (names, problems)
  }
}
