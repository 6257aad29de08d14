import StrataModel

/// The edges between modules or features all references of which `feature-isolation` finds: where it reports them, its
/// remedy removes a cycle that contains one.
struct IsolatedEdges {
  /// Nil for screens of one feature, between which the rule finds nothing.
  private let isolation: FeatureIsolation.Edges?
  private var reported: [CycleFinder.Pair: Set<CodeLocation>] = [:]
  private var others: Set<CycleFinder.Pair> = []

  init(_ isolation: FeatureIsolation.Edges?) { self.isolation = isolation }

  mutating func note(_ usage: Usage, _ from: Int, _ to: Int, _ context: RuleContext) {
    guard let isolation else { return }
    // What an alias stands for has a reference of its own.
    if let target = usage.target, context.isTransparentAlias(target) { return }
    let pair = CycleFinder.Pair(from, to)
    if isolation.isCrossed(by: usage, context) {
      reported[pair, default: []].insert(CodeLocation(usage.reference.file, usage.reference.offset))
    } else {
      others.insert(pair)
    }
  }

  func locations(_ from: Int, _ to: Int) -> Set<CodeLocation> {
    let pair = CycleFinder.Pair(from, to)
    return others.contains(pair) ? [] : reported[pair] ?? []
  }
}
