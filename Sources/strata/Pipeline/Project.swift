import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataProject

/// A project that a command works on: its location, and the analyzer that answers all questions about it.
struct Project {
  let location: ProjectLocation
  let analyzer: Analyzer
  let cache: CacheFolder?
  /// The bytes of the files of the definition, without built-in styles.
  let definitionTexts: [[UInt8]]

  /// The files of the definition, without built-in styles, and the manifests; relative to the root.
  let foundations: [String]

  var definition: Definition { analyzer.definition }

  init(
    _ location: ProjectLocation, _ loaded: DefinitionSource.Loaded, cachePath: String?, jobs: Int?, progress: Progress
  ) throws(UserError) {
    self.location = location
    definitionTexts = loaded.texts
    let identity = Machine.toolIdentity
    cache = cachePath.map { CacheFolder(path: $0, version: identity) }
    // The user may use one folder for the caches of several roots.
    let salt = [identity, location.style ?? "", location.root].map { Array($0.utf8) } + loaded.texts
    var options = AnalysisOptions(
      paths: location.definitionFile == nil ? location.focus : [], jobs: jobs ?? Machine.processorCount, cache: cache,
      cacheSalt: salt, progress: { progress.show($0) })
    options.releasesMemory = false
    let workspace: any Workspace =
      try location.content?.workspace(root: location.root) ?? DiskWorkspace(root: location.root)
    analyzer = Analyzer(workspace, by: loaded.definition, options: options)
    foundations =
      loaded.files.map { Paths.relative($0, from: location.root) }
      + analyzer.listing.manifests.map(\.path).filter { path in
        // The listing has every YAML file, since a spec may include any.
        !path.hasSuffix(".yml") && !path.hasSuffix(".yaml") || path.lastPathComponent.hasPrefix("project.")
      }
  }

  /// The paths on the command line that contain no file of the project, relative to the root.
  var emptyPaths: [String] {
    if location.focus.isEmpty { return [] }
    var known: Set<Substring> = []
    for file in analyzer.listing.files {
      var path = file.path[...]
      while !path.isEmpty, known.insert(path).inserted { path = path.parentPath }
    }
    return location.focus.filter { !known.contains($0[...]) }
  }

  /// A notice for each definition below the root that none names, in a folder with code of the project.
  var unnamedDefinitions: [Notice] {
    guard location.definitionFile != nil else { return [] }
    return analyzer.listing.manifests.map(\.path).filter { path in
      path.lastPathComponent == ProjectLocation.definitionName && !path.parentPath.isEmpty
        && definition.nestedDefinition(of: path) == nil
        && analyzer.readsFiles(in: String(path.parentPath))
    }.map { path in
      Notice(
        kind: .unnamedDefinition,
        message:
          "no definition names this one, so that nothing applies it; add '\(path.parentPath)' to 'definitions', or "
          + "to 'exclude'",
        origin: path)
    }
  }

  /// The same project, read from another workspace with the same files.
  func reading(_ workspace: any Workspace) -> Project { Project(self, workspace) }

  private init(_ other: Project, _ workspace: any Workspace) {
    location = other.location
    cache = other.cache
    definitionTexts = other.definitionTexts
    foundations = other.foundations
    analyzer = Analyzer(workspace, by: other.definition, options: other.analyzer.options)
  }

  var hasFiles: Bool { !analyzer.listing.files.isEmpty }

  /// Rejects a project without a Swift file.
  func requireFiles() throws(UserError) {
    if hasFiles { return }
    let place =
      location.definitionFile == nil && !location.focus.isEmpty
      ? location.focus.joined(separator: ", ") : location.root
    var error = UserError("no Swift files in \(place); nothing was checked")
    error.messages += analyzer.listing.problems.map { "\($0.path): \($0.message)" }
    throw error
  }
}

extension Progress {
  func show(_ stage: AnalysisStage) {
    switch stage {
    case .listing: show("Listing files …")
    case .reading(let files, let all): show("Reading \(files) of \(all) files …")
    case .detectingModules: show("Detecting modules …")
    case .resolving(let files): show("Resolving references in \(files) files …")
    case .classifying(let types): show("Classifying \(types) types …")
    case .checking: show("Running rules …")
    }
  }
}
