/// Measures of a code base and of its parts. `Documentation/Metrics.md` has their definitions and sources.
public struct ArchitectureMetrics: Sendable, Hashable {
  /// Types that are not nested in others.
  public var types = 0
  /// Pairs of these types of which one uses the other.
  public var dependencies = 0
  /// The average share of the types that a type reaches, itself included; nil without types.
  public var propagationCost: Double?
  /// By kind: the groups of parts that all reach each other, the largest first.
  public var cyclicGroups: [PartKind: [[String]]] = [:]
  /// By kind, in the order of the architecture.
  public var parts: [PartKind: [PartMetrics]] = [:]

  /// The number of types in cyclic groups.
  public var typesInCycles: Int { cyclicGroups[.type, default: []].reduce(0) { $0 + $1.count } }

  public init(_ architecture: Architecture, of kinds: [PartKind] = PartKind.allCases) {
    let top = architecture.types.indices.filter { architecture.types[$0].outermost == $0 }
    types = top.count
    for kind in kinds {
      let graph = DirectedGraph(architecture, of: kind)
      let names = architecture.parts(kind)
      cyclicGroups[kind] = graph.cyclicGroups.map { $0.map { names[$0] } }.sorted {
        $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
      }
      if kind == .type {
        dependencies = graph.targets.reduce(0) { $0 + $1.count }
        let reach = graph.reach
        if types > 0 {
          propagationCost = Double(top.reduce(0) { $0 + reach[$1] }) / (Double(types) * Double(types))
        }
        parts[kind] = PartMetrics.ofTypes(architecture, graph)
      } else {
        parts[kind] = PartMetrics.ofGroups(architecture, kind, graph)
      }
    }
  }
}

/// Measures of one layer, module, feature or type.
public struct PartMetrics: Sendable, Hashable {
  public var name: String
  /// The module of a type; otherwise empty.
  public var module = ""
  /// The types of the part that are not nested in others; 1 for a type.
  public var types: Int
  /// The protocols among them.
  public var abstractTypes: Int
  /// Types outside the part that use types inside (Ca).
  public var afferent: Int
  /// Types inside the part that use types outside (Ce); of a type, the types that it uses.
  public var efferent: Int
  /// Parts of the same kind that use the part, and that it uses.
  public var fanIn: Int
  public var fanOut: Int
  /// Pairs of types inside the part of which one uses the other.
  public var relations: Int

  /// Ce / (Ca + Ce); nil for a part that neither uses another nor is used.
  public var instability: Double? {
    afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
  }

  /// The share of protocols; nil without types.
  public var abstractness: Double? { types == 0 ? nil : Double(abstractTypes) / Double(types) }

  /// The distance from the main sequence, |A + I − 1|.
  public var distance: Double? {
    guard let abstractness, let instability else { return nil }
    return (abstractness + instability - 1).magnitude
  }

  /// Relational cohesion, (R + 1) / N; nil without types.
  public var cohesion: Double? { types == 0 ? nil : Double(relations + 1) / Double(types) }
}

extension PartMetrics {
  fileprivate static func ofTypes(_ architecture: Architecture, _ graph: DirectedGraph) -> [PartMetrics] {
    var users = Array(repeating: 0, count: graph.targets.count)
    for targets in graph.targets { for target in targets { users[target] += 1 } }
    return architecture.types.indices.compactMap { index in
      let type = architecture.types[index]
      guard type.outermost == index else { return nil }
      let used = graph.targets[index].count
      return PartMetrics(
        name: type.name, module: type.module, types: 1, abstractTypes: type.isAbstract ? 1 : 0, afferent: users[index],
        efferent: used, fanIn: users[index], fanOut: used, relations: 0)
    }
  }

  fileprivate static func ofGroups(
    _ architecture: Architecture, _ kind: PartKind, _ graph: DirectedGraph
  ) -> [PartMetrics] {
    let names = architecture.parts(kind)
    var result = names.map {
      PartMetrics(
        name: $0, types: 0, abstractTypes: 0, afferent: 0, efferent: 0, fanIn: 0, fanOut: 0, relations: 0)
    }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, type) in architecture.types.enumerated() where type.outermost == index {
      guard let part = type.part(kind).flatMap({ numbers[$0] }) else { continue }
      result[part].types += 1
      if type.isAbstract { result[part].abstractTypes += 1 }
    }
    var users = names.map { _ in Set<Int>() }
    var efferent = users
    var relations = names.map { _ in Set<[Int]>() }
    for use in architecture.uses {
      guard let from = use.from.map({ architecture.types[$0].outermost }),
        let to = use.to.map({ architecture.types[$0].outermost }), from != to
      else { continue }
      let ends = use.ends(kind)
      if ends.from == ends.to {
        if let part = ends.from { relations[part].insert([from, to]) }
        continue
      }
      if let part = ends.to { users[part].insert(from) }
      if let part = ends.from { efferent[part].insert(from) }
    }
    for (part, targets) in graph.targets.enumerated() {
      result[part].fanOut = targets.count
      for target in targets { result[target].fanIn += 1 }
      result[part].afferent = users[part].count
      result[part].efferent = efferent[part].count
      result[part].relations = relations[part].count
    }
    return result
  }
}

extension TypeRecord {
  /// The name of the layer, module or feature that the type belongs to.
  public func part(_ kind: PartKind) -> String? {
    switch kind {
    case .layer: layer
    case .module: module
    case .feature: feature
    case .type: name
    }
  }
}
