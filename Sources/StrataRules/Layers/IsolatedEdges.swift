import StrataModel

/// The edges between modules or features all references of which `feature-isolation` finds: where it reports them, its
/// remedy removes a cycle that contains one.
///
/// References are only noted until an edge of a cycle is asked for: most code bases have no cycle.
struct IsolatedEdges {
  /// Nil for screens of one feature, between which the rule finds nothing.
  private let isolation: FeatureIsolation.Edges?
  private var usages: [Noted] = []

  /// A usage that belongs to an edge.
  private struct Noted {
    var pair: CycleFinder.Pair
    var order: Int
  }

  init(_ isolation: FeatureIsolation.Edges?) { self.isolation = isolation }

  mutating func note(_ usage: Usage, _ from: Int, _ to: Int) {
    if isolation == nil { return }
    usages.append(Noted(pair: CycleFinder.Pair(from, to), order: usage.order))
  }

  func locations(_ from: Int, _ to: Int, _ context: RuleContext) -> Set<CodeLocation> {
    guard let isolation else { return [] }
    let pair = CycleFinder.Pair(from, to)
    var found: Set<CodeLocation> = []
    for noted in usages where noted.pair == pair {
      let usage = context.usages[noted.order]
      // What an alias stands for has a reference of its own.
      if let target = usage.target, context.isTransparentAlias(target) { continue }
      guard isolation.isCrossed(by: usage) else { return [] }
      found.insert(CodeLocation(usage.reference.file, usage.reference.offset))
    }
    return found
  }
}
