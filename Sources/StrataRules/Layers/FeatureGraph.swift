import StrataDefinition
import StrataModel

/// The features that use each other, or the screens of a feature that do, for ``LayerCycle``.
struct FeatureGraph: PartGraph {
  private let context: RuleContext
  private let features: Features
  /// By file: the feature whose screens these are; nil for features.
  private let around: [Int]?
  private let parts: ModuleParts
  private(set) var finder: CycleFinder
  private var isolated: IsolatedEdges

  init(
    _ context: RuleContext, _ features: Features, _ parts: ModuleParts, _ isolation: FeatureIsolation.Edges,
    isChecked: Bool
  ) {
    self.context = context
    self.features = features
    around = nil
    self.parts = parts
    finder = CycleFinder(count: isChecked ? features.names.count : 0)
    isolated = IsolatedEdges(isolation)
  }

  init(_ context: RuleContext, screens: Features, of features: Features, _ parts: ModuleParts, isChecked: Bool) {
    self.context = context
    self.features = screens
    around = features.ofFile
    self.parts = parts
    finder = CycleFinder(count: isChecked ? screens.names.count : 0)
    isolated = IsolatedEdges(nil)
  }

  var noun: String { "feature" }
  var leader: String { RuleIDs.featureIsolation }

  mutating func add(_ usage: Usage, to file: FileID) {
    guard finder.count > 0 else { return }
    let source = usage.reference.file
    let (from, to) = (features.ofFile[source.index], features.ofFile[file.index])
    // The screens of a part are no other feature than the part: its router shows them, its container builds them.
    guard from >= 0, to >= 0, from != to, !features.areNested(from, to) else { return }
    if let around, around[source.index] != around[file.index] || !isOneModule(source, file) { return }
    // Implementations that use the interfaces of each other depend on no implementation (guide 003:54).
    if parts.isIn(.interface, file), !parts.isIn(.interface, source) { return }
    finder.add(from: from, to: to, at: usage.order)
    isolated.note(usage, from, to)
  }

  /// Cycles between modules are found as such.
  private func isOneModule(_ one: FileID, _ other: FileID) -> Bool {
    context.project.graph.files[one.index].module == context.project.graph.files[other.index].module
  }

  func name(_ part: Int) -> String { features.names[part] }
  func reported(_ from: Int, _ to: Int) -> Set<CodeLocation> { isolated.locations(from, to, context) }
}
