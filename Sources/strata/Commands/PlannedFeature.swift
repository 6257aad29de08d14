import StrataAnalysis
import StrataScaffold

/// A feature or a part as it would be added, and the check of the project with it.
struct PlannedFeature {
  let grown: GrownFeature
  let check: PlannedEdits

  /// - Parameter isTrial: whether it is one of many, so that the memory for its check is needed again.
  init(
    _ name: GrownName, like exemplar: GrownName, in files: GrowableFiles, _ scope: SliceScope = .feature,
    isTrial: Bool = false
  ) throws(GrowthProblem) {
    let grown = try GrownFeature(name, like: exemplar, in: files.features, scope)
    let analyzer = isTrial ? files.analyzer.forManyUpdates() : files.analyzer
    var renamed: [String: String] = [:]
    check = PlannedEdits(grown.files.mapValues { $0 }, models: grown.exemplars, to: analyzer) { name, before in
      if before.contains(name) { return true }
      for old in before where renamed[old] == nil { renamed[old] = grown.renamed(old) }
      return before.contains { renamed[$0] == name }
    }
    self.grown = grown
  }
}
