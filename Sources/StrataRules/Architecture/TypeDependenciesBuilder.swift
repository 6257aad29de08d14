import StrataClassification
import StrataModel

/// Computes the coupling of the types of a project: what ``ArchitectureBuilder`` and ``ArchitectureMetrics`` say of them,
/// without the records.
package struct TypeDependenciesBuilder {
  private let context: RuleContext

  package init(_ context: RuleContext) { self.context = context }

  package func build() -> TypeDependencies {
    let graph = context.project.graph
    // By type: the outermost type around it that counts; -1 for a type that does not count.
    var outermost = Array(repeating: -1, count: graph.types.count)
    var nodes: [Int] = Array(repeating: -1, count: graph.types.count)
    var count = 0
    var typesOfLayer = Array(repeating: 0, count: context.project.definition.layers.count)
    let isCounted = graph.typeIDs.map { context.isPartOfArchitecture($0) }
    for type in graph.typeIDs where isCounted[type.index] {
      var outer = type
      while let next = graph.types[outer.index].outer, isCounted[next.index] { outer = next }
      outermost[type.index] = outer.index
      if outer == type {
        nodes[type.index] = count
        count += 1
      }
      if let layer = context.layerOfType[type.index] { typesOfLayer[layer.index] += 1 }
    }
    var targets = Array(repeating: [Int](), count: count)
    // Many usages of a pair follow one another.
    var last: (from: Int, to: Int) = (-1, -1)
    var seen: Set<Pair> = []
    for usage in context.usages {
      guard let user = usage.user, let target = usage.target else { continue }
      let (from, to) = (outermost[user.index], outermost[target.index])
      guard from >= 0, to >= 0, from != to, last != (from, to), context.isPartOfArchitecture(usage) else { continue }
      last = (from, to)
      if seen.insert(Pair(from: UInt32(from), to: UInt32(to))).inserted { targets[nodes[from]].append(nodes[to]) }
    }
    for node in targets.indices { targets[node].sort() }
    var layers: [String: Int] = [:]
    for (layer, types) in zip(context.project.definition.layers, typesOfLayer) where types > 0 {
      layers[layer.name] = types
    }
    return TypeDependencies(DirectedGraph(targets), typesOfLayer: layers)
  }

  private struct Pair: NumberKey {
    var from: UInt32
    var to: UInt32
    var hashNumber: UInt64 { UInt64(from) << 32 | UInt64(to) }
  }
}

extension RuleContext {
  /// Whether a type is one of the architecture: production code of this definition.
  func isPartOfArchitecture(_ type: TypeID) -> Bool {
    isProduction(type) && flags[type.index].isDisjoint(with: [.alias, .replacement])
      && parts.isOwn(project.graph.types[type.index].declaration.file)
  }

  /// Whether a usage is a dependency of the architecture: composition roots and generated files included.
  func isPartOfArchitecture(_ usage: Usage) -> Bool {
    if usage.reference.isOfOwnType { return false }
    switch usage.site.excuse {
    case nil, .compositionRoot, .generated: return parts.isOwn(usage.reference.file)
    default: return false
    }
  }
}
