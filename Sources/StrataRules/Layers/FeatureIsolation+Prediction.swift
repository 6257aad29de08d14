import StrataDefinition
import StrataModel

extension FeatureIsolation {
  func prediction(_ context: RuleContext, settings: RuleSettings) -> (any Prediction)? {
    FeaturePrediction(context, settings)
  }
}

/// Whether a layer has a folder in which no feature would use a type of another one.
private final class FeaturePrediction: Prediction {
  private let context: RuleContext
  private let settings: RuleSettings
  private lazy var units = FeatureUnits(context, settings: settings)

  /// Where files of a layer are.
  private struct Place: Hashable {
    var unit: Int
    var isInterface: Bool
  }

  init(_ context: RuleContext, _ settings: RuleSettings) {
    self.context = context
    self.settings = settings
  }

  func objection(to move: ProposedMove) -> String? {
    if units.names.isEmpty { return nil }
    let graph = context.project.graph
    let home = graph[move.type].declaration.file
    let users = Set(move.usages(context).map { units.ofFile[$0.reference.file.index] })
    let usages = context.usages(by: move.type).filter { $0.isJudged && $0.reference.file == home }
    let used = usages.flatMap { usage in
      context.declaringFiles(of: usage.reference).filter { !units.isInterface(usage.reference.target, in: $0, context) }
    }
    let targets = Set(used.map { units.ofFile[$0.index] })
    let isInterface = units.isInterface(move.type, context)
    let places = places(in: move.layer)
    let isFree =
      places.isEmpty
      || places.contains { place in
        let isOpen = isInterface || place.isInterface
        return (isOpen || !users.contains { units.isCrossed(from: $0, to: place.unit) })
          && !targets.contains { units.isCrossed(from: place.unit, to: $0) }
      }
    return isFree ? nil : "features would use types of each other"
  }

  private func places(in layer: LayerID) -> Set<Place> {
    let files = context.project.graph.files
    var found: Set<Place> = []
    for index in files.indices where context.layerOfFile[index] == layer && !files[index].isTest {
      found.insert(Place(unit: units.ofFile[index], isInterface: units.isInterface(FileID(UInt32(index)))))
    }
    return found
  }
}
