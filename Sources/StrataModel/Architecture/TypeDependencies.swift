/// How the types of a code base depend on each other, in numbers: what a history needs of an ``Architecture``.
public struct TypeDependencies: Sendable {
  /// The types that are not nested in others, as far as they use each other.
  public var graph: DirectedGraph
  /// By layer: how many types it has, nested ones included.
  public var typesOfLayer: [String: Int]

  public init(_ graph: DirectedGraph, typesOfLayer: [String: Int]) {
    (self.graph, self.typesOfLayer) = (graph, typesOfLayer)
  }

  /// Pairs of types of which one uses the other.
  public var dependencies: Int { graph.targets.reduce(0) { $0 + $1.count } }
  /// The number of types in cyclic groups.
  public var typesInCycles: Int { graph.cyclicGroups.reduce(0) { $0 + $1.count } }
  /// The sum of how many types each type reaches, itself included.
  public var reached: Int { graph.reach.reduce(0, +) }
}
