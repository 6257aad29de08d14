import StrataClassification
import StrataDefinition
import StrataIndex
import StrataModel
import StrataProject
import StrataRules
import StrataThreads

/// The result of one analysis of a code base: modules, types, resolved references, layers and roles. Immutable; it
/// answers all questions.
public struct Snapshot: Sendable {
  /// The graph with the layer and the role of every type.
  public let project: ClassifiedGraph
  /// The files that could not be listed or read, sorted.
  public let problems: [ReadProblem]
  /// What the next snapshot is computed from.
  private(set) var basis: Basis
  let options: AnalysisOptions

  struct Basis: Sendable {
    var listing: SourceListing
    var files: [ReadFile]
    var readProblems: [ReadProblem]
    var manifests: ManifestClaims
    var resolved: ResolvedGraph
    /// Paths of Git submodules.
    var submodules: [String]
    /// The graph has the outline of the last snapshot's, so that results for its types can be taken over.
    var hasSameOutline: Bool
    /// Of an update: paths of the files that are new or have another text than before.
    var editedFiles: Set<String>
    /// Of a snapshot that another one follows.
    var memory: RuleMemory?
  }

  /// The properties of the code base besides its sources.
  var inventory: ProjectInventory {
    ProjectInventory(
      listing: basis.listing, manifests: basis.manifests, problems: basis.resolved.layout.manifestProblems,
      filesWithoutTarget: basis.resolved.layout.adoptingModuleOfFile.keys.filter { !graph.files[$0].isUncompiled }
        .sorted().map { graph.files[$0].path },
      uncompiledFiles: graph.files.filter(\.isUncompiled).map(\.path),
      filesOfFolders: filesOfFolders(),
      submodules: basis.submodules, isExcludedByProject: SourcePaths(definition).isFolderExcludedByProject)
  }

  /// Files of modules that only their folder stands for, beside modules of manifests.
  private func filesOfFolders() -> [String: [String]] {
    guard !basis.manifests.isEmpty else { return [:] }
    let adopted = basis.resolved.layout.adoptingModuleOfFile
    let files = graph.files.indices.filter { adopted[$0] == nil && graph[graph.files[$0].module].origin == .folder }
    return Dictionary(grouping: files) { graph[graph.files[$0].module].name }.mapValues {
      $0.map { graph.files[$0].path }
    }
  }

  init(_ project: ClassifiedGraph, problems: [ReadProblem], basis: Basis, options: AnalysisOptions) {
    self.project = project
    self.problems = problems
    self.basis = basis
    self.options = options
  }

  /// Keeps the results of rules for the next snapshot, and takes over those of the last one.
  mutating func remember(after last: Snapshot?) {
    guard let memory = last?.basis.memory else {
      basis.memory = RuleMemory(comparesInputs: options.onlyCountsFindings)
      return
    }
    let resolved = Set(basis.resolved.resolvedFiles.map { graph.files[$0].path })
    basis.memory = RuleMemory(
      after: memory, changedFiles: basis.hasSameOutline ? resolved : nil, editedFiles: basis.editedFiles)
  }

  public var graph: Graph { project.graph }
  public var definition: Definition { project.definition }
  /// How many references were resolved, and why the others were not.
  public var ledger: Ledger { project.ledger }

  /// How many files were resolved to make this snapshot; the references of the others were taken over.
  public var resolvedFileCount: Int { basis.resolved.resolvedFiles.count }
  /// Why an update resolved everything again; nil when names were enough to tell what a change affects.
  public var fullResolutionReason: String? { basis.resolved.fallback }

  /// Runs the rules that the definition turns on: the result before any baseline.
  /// - Parameter keepsImplied: whether the findings are needed that follow from others.
  public func check(_ selection: RuleSelection = RuleSelection(), keepsImplied: Bool = true) -> CheckResult {
    judged(selection, keepingLocations: false, keepsImplied: keepsImplied).result
  }

  /// The findings of a check in which rules of scope `type`, and others as far as they judge each location on its own, look at some
  /// files alone; in other files they may report anything. It knows of no notices, and nothing is kept of it.
  func check(only focus: Focus) -> CheckResult {
    options.progress?(.checking)
    let result = RuleEngine(
      project, rules: RuleRegistry.rules(of: definition), jobs: options.jobs, releasesMemory: options.releasesMemory,
      focus: focus
    ).run(keepsImplied: false)
    if !options.releasesMemory { keepUntilExit(result) }
    return result
  }

  /// The same, with the verdict on every usage.
  /// - Parameter baseline: usages that it accepts have the verdict `excused`; the result is the one without a
  ///   baseline.
  public func checkWithVerdicts(
    _ selection: RuleSelection = RuleSelection(), accepting baseline: Baseline = Baseline()
  ) -> (result: CheckResult, verdicts: UsageVerdicts) {
    let (result, locations, context) = judged(selection, keepingLocations: true)
    var accepted = result
    baseline.apply(to: &accepted, selection: selection, name: "")
    return (result, UsageVerdicts(context, selection: selection, locations: locations, result: accepted))
  }

  func judged(
    _ selection: RuleSelection, keepingLocations: Bool, keepsImplied: Bool = true
  ) -> (result: CheckResult, locations: [JudgedLocation], context: RuleContext) {
    options.progress?(.checking)
    let engine = RuleEngine(
      project, rules: RuleRegistry.rules(of: definition), selection: selection, jobs: options.jobs,
      memory: basis.memory, releasesMemory: options.releasesMemory)
    var (result, locations) =
      keepingLocations ? engine.runWithLocations() : (engine.run(keepsImplied: keepsImplied), [])
    let inventory = self.inventory
    let listed = inventory.notices()
    // A manifest in Swift is also a source: one notice says that it cannot be read.
    let manifests = Set(listed.lazy.filter { $0.kind == .unreadManifest }.map(\.origin))
    let unread = problems.filter { !manifests.contains($0.path) }
    result.notices += unread.map { Notice(kind: .unreadFile, message: $0.message, origin: $0.path) }
    result.notices += syntaxNotices()
    result.notices += listed
    let inferred = Set(inventory.problems.flatMap(\.inferredModules))
    result.notices += UnmatchedImports(graph, inferred: inferred).notices()
    if !options.releasesMemory { keepUntilExit(result) }
    return (result, locations, engine.context)
  }

  /// Code that is not valid Swift may be lost, up to the end of the file: one notice for each file, at the first location.
  private func syntaxNotices() -> [Notice] {
    graph.files.compactMap { file in
      guard let first = file.facts.syntaxErrors.first else { return nil }
      let more = file.facts.syntaxErrors.count - 1
      return Notice(
        kind: .unreadFile,
        message: "a syntax error here" + (more > 0 ? ", and \(more) more in the file" : "")
          + "; code after it may be missing from the check",
        origin: "\(file.path):\(file.facts.position(of: first).line)")
    }
  }

  /// What `--statistics` prints besides the result.
  public func statistics(_ verdicts: UsageVerdicts) -> Statistics {
    var statistics = StatisticsBuilder(project, inventory).build()
    statistics.usages = verdicts.counts()
    return statistics
  }

  /// Every usage of one symbol by another with its verdict; also names that were not resolved and may be a usage. Types
  /// include their members, extensions and nested types.
  /// - Parameter throughProtocols: also usages of the project's protocols to which the target conforms.
  public func usages(
    of target: NamedSymbol, by user: NamedSymbol, throughProtocols: Bool = false,
    accepting baseline: Baseline = Baseline()
  ) -> UsageExplanation {
    let (_, verdicts) = checkWithVerdicts(accepting: baseline)
    let finder = UsageFinder(project, verdicts, user: user, target: target, throughProtocols: throughProtocols)
    var explanation = UsageExplanation(
      user: name(of: user), target: name(of: target), userLayer: layer(of: user), targetLayer: layer(of: target),
      usages: finder.usages(), related: finder.related(), unrecordedFiles: finder.unrecordedFiles())
    if case .outside = user { explanation.isUserOutside = true }
    if case .outside = target { explanation.isTargetOutside = true }
    return explanation
  }

  /// Every type and every usage of one by another, with its verdict.
  /// - Parameters:
  ///   - focus: only what is declared below these paths; empty: everything.
  ///   - baseline: usages that it accepts have the verdict `excused`.
  public func map(focus: [String] = [], accepting baseline: Baseline = Baseline()) -> CodeMap {
    var builder = CodeMapBuilder(project, checkWithVerdicts(accepting: baseline).verdicts, focus: focus)
    return builder.build()
  }

  /// Why a type has its layer and role.
  public func explain(_ type: TypeID) -> Explanation { Classifier.explain(type, in: project) }

  /// Why a file has its layer.
  public func explain(_ file: FileID) -> Explanation { Classifier.explain(file, in: project) }

  /// The same for several files at once.
  public func explain(_ files: [FileID]) -> [Explanation] { Classifier.explain(files, in: project) }

  /// The types with a name: `Module.Outer.Inner`, otherwise `Outer.Inner`, otherwise `Inner`.
  public func types(named word: String) -> [TypeID] {
    let full = graph.typeIDs.filter { fullName(of: $0) == word }
    if !full.isEmpty { return full }
    let qualified = graph.typeIDs.filter { graph[$0].name == word }
    if !qualified.isEmpty { return qualified }
    return graph.typeIDs.filter { graph[$0].simpleName == word }
  }

  /// Whether there are manifests, and none says which target compiles a file.
  func isUnlisted(_ path: String) -> Bool { !basis.manifests.isEmpty && !basis.manifests.covers(path) }

  /// `Module.Outer.Inner`
  public func fullName(of type: TypeID) -> String { graph[graph[type].module].name + "." + graph[type].name }
}
