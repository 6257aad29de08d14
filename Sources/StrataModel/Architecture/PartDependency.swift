/// All references from one layer, module or feature to another.
public struct PartDependency: Sendable, Hashable {
  public var from: String
  public var to: String
  /// The number of references.
  public var references: Int
  /// The number of different pairs of types; code outside types of one part counts as one.
  public var pairs: Int
  /// Whether the definition allows it; nil for modules and features, of which it says nothing.
  public var isAllowed: Bool?
  /// The first use: its user (a file for code outside types), its target, and its location.
  public var example: Example

  public struct Example: Sendable, Hashable {
    public var user: String
    public var target: String
    public var location: SourceLocation
  }
}

extension Architecture {
  /// The names of the parts of a kind.
  public func parts(_ kind: PartKind) -> [String] {
    switch kind {
    case .layer: layers.map(\.name)
    case .module: modules
    case .feature: features
    case .type: types.map(\.name)
    }
  }

  /// The dependencies between different layers, modules or features, sorted by name.
  public func dependencies(between kind: PartKind) -> [PartDependency] {
    let names = parts(kind)
    var found: [TypeUse.Ends: PartDependency] = [:]
    for use in uses {
      let ends = use.ends(kind)
      guard let from = ends.from, let to = ends.to, from != to else { continue }
      if var known = found[ends] {
        known.references += use.count
        known.pairs += 1
        if use.location < known.example.location { known.example = example(of: use) }
        found[ends] = known
      } else {
        let isAllowed = kind == .layer ? layers[from].mayUse(names[to]) : nil
        found[ends] = PartDependency(
          from: names[from], to: names[to], references: use.count, pairs: 1, isAllowed: isAllowed,
          example: example(of: use))
      }
    }
    return found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func example(of use: TypeUse) -> PartDependency.Example {
    PartDependency.Example(
      user: use.from.map { types[$0].name } ?? String(use.location.file.lastPathComponent), target: use.target,
      location: use.location)
  }
}

extension DirectedGraph {
  /// The parts of a kind, as far as they use each other. Nested types belong to the outermost type around them.
  public init(_ architecture: Architecture, of kind: PartKind) {
    var targets = Array(repeating: Set<Int>(), count: architecture.parts(kind).count)
    for use in architecture.uses {
      let ends = use.ends(kind)
      guard var from = ends.from, var to = ends.to else { continue }
      if kind == .type { (from, to) = (architecture.types[from].outermost, architecture.types[to].outermost) }
      if from != to { targets[from].insert(to) }
    }
    self.init(targets.map { $0.sorted() })
  }
}

extension TypeUse {
  public func ends(_ kind: PartKind) -> Ends {
    switch kind {
    case .layer: layers
    case .module: modules
    case .feature: features
    case .type: Ends(from, to)
    }
  }
}
