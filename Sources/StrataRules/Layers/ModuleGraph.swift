import StrataModel

/// The modules that use each other, for ``LayerCycle``.
struct ModuleGraph: PartGraph {
  private let context: RuleContext
  private let graph: Graph
  /// By module: false for one that is only inferred from folders, which does not count.
  private let isKnown: [Bool]
  private(set) var finder: CycleFinder
  private var isolated: IsolatedEdges

  init(_ context: RuleContext, _ isolation: FeatureIsolation.Edges, isChecked: Bool) {
    self.context = context
    graph = context.project.graph
    isKnown = graph.modules.map { $0.origin != .folder }
    finder = CycleFinder(count: isChecked ? graph.modules.count : 0)
    isolated = IsolatedEdges(isolation)
  }

  var noun: String { "module" }
  var leader: String { RuleIDs.featureIsolation }

  mutating func add(_ usage: Usage, to file: FileID) {
    guard finder.count > 0 else { return }
    let from = graph.files[usage.reference.file.index].module.index
    let to = graph.files[file.index].module.index
    guard from != to, isKnown[from], isKnown[to], !graph.sharesModule(usage.reference.file, file) else { return }
    finder.add(from: from, to: to, at: usage.order)
    isolated.note(usage, from, to)
  }

  func name(_ part: Int) -> String { graph.modules[part].name }
  func reported(_ from: Int, _ to: Int) -> Set<CodeLocation> { isolated.locations(from, to, context) }
}
