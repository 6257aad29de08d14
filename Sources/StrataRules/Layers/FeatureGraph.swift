import StrataDefinition
import StrataModel

/// The features that use each other, for ``LayerCycle``.
struct FeatureGraph: PartGraph {
  private let context: RuleContext
  private let features: Features
  private(set) var finder: CycleFinder
  private var isolated: IsolatedEdges

  init(_ context: RuleContext, _ settings: RuleSettings, _ isolation: FeatureIsolation.Edges?, isChecked: Bool) {
    self.context = context
    features = context.features(settings)
    finder = CycleFinder(count: isChecked ? features.names.count : 0)
    isolated = IsolatedEdges(isolation)
  }

  var noun: String { "feature" }
  var leader: String { RuleIDs.featureIsolation }

  mutating func add(_ usage: Usage, to file: FileID) {
    guard finder.count > 0 else { return }
    let from = features.ofFile[usage.reference.file.index]
    let to = features.ofFile[file.index]
    guard from >= 0, to >= 0, from != to else { return }
    finder.add(from: from, to: to, at: usage.order)
    isolated.note(usage, from, to, context)
  }

  func name(_ part: Int) -> String { features.names[part] }
  func reported(_ from: Int, _ to: Int) -> Set<CodeLocation> { isolated.locations(from, to) }
}
