/// What a change does to the parts of a code base and to their dependencies.
public struct ArchitectureDifference: Sendable, Hashable {
  public var newModules: [String]
  public var goneModules: [String]
  public var newTypes: [TypeRecord] = []
  public var goneTypes: [TypeRecord] = []
  /// Types in another file, layer, module or role, of another kind, or under another name.
  public var movedTypes: [TypeMove] = []
  /// By layers, modules and features.
  public var dependencies: [PartKind: DependencyChanges] = [:]
  public var newTypeDependencies: [TypeDependency] = []
  public var goneTypeDependencies: [TypeDependency] = []
  /// Groups of parts that use each other in a cycle.
  public var cycles: [CycleChange] = []
  public var newSurface: [SurfaceEntry]
  public var goneSurface: [SurfaceEntry]

  /// A type before and after the change.
  public struct TypeMove: Sendable, Hashable {
    public var before: TypeRecord
    public var after: TypeRecord
  }

  /// The dependencies between the parts of a kind.
  public struct DependencyChanges: Sendable, Hashable {
    public var new: [PartDependency] = []
    public var gone: [PartDependency] = []
    /// With another number of references.
    public var changed: [Change] = []

    public struct Change: Sendable, Hashable {
      public var before: PartDependency
      public var after: PartDependency
    }
  }

  /// A type that uses another one.
  public struct TypeDependency: Sendable, Hashable {
    public var from: TypeRecord
    public var to: TypeRecord
    public var location: SourceLocation
  }

  /// A cyclic group that is new, gone, or has other members.
  public struct CycleChange: Sendable, Hashable {
    public var kind: PartKind
    /// Empty for a new group.
    public var before: [String]
    /// Empty for a group that is gone.
    public var after: [String]
  }

  public init(from before: Architecture, to after: Architecture, _ matches: TypeMatches) {
    (newModules, goneModules) = Self.changes(before.modules, after.modules)
    (newSurface, goneSurface) = Self.changes(before.surface, after.surface)
    newTypes = after.types.indices.filter { matches.before[$0] == nil }.map { after.types[$0] }
    goneTypes = before.types.indices.filter { matches.after[$0] == nil }.map { before.types[$0] }
    for (index, old) in matches.before.enumerated() {
      guard let old else { continue }
      let move = TypeMove(before: before.types[old], after: after.types[index])
      if move.isMove { movedTypes.append(move) }
    }
    for kind in [PartKind.layer, .module, .feature] {
      dependencies[kind] = DependencyChanges(
        before.dependencies(between: kind), after.dependencies(between: kind))
    }
    compareTypeDependencies(before, after, matches)
    for kind in [PartKind.layer, .module, .feature] {
      func groups(_ architecture: Architecture) -> [[String]] {
        let names = architecture.parts(kind)
        return DirectedGraph(architecture, of: kind).cyclicGroups.map { $0.map { names[$0] }.sorted() }
      }
      cycles += CycleChange.changes(kind, groups(before), groups(after))
    }
    compareTypeCycles(before, after, matches)
  }

  /// Both sorted; each element that only one of them has.
  private static func changes<Element: Hashable>(_ old: [Element], _ new: [Element]) -> ([Element], [Element]) {
    let (known, present) = (Set(old), Set(new))
    return (new.filter { !known.contains($0) }, old.filter { !present.contains($0) })
  }

  private mutating func compareTypeDependencies(
    _ before: Architecture, _ after: Architecture, _ matches: TypeMatches
  ) {
    // Types of the first state by those of the second one; those that are gone have numbers of their own.
    func pairs(_ architecture: Architecture, _ number: (Int) -> Int) -> [[Int]: TypeUse] {
      var found: [[Int]: TypeUse] = [:]
      for use in architecture.uses {
        guard let from = use.from, let to = use.to else { continue }
        let pair = [number(from), number(to)]
        if let known = found[pair], known.location < use.location { continue }
        found[pair] = use
      }
      return found
    }
    let old = pairs(before) { matches.after[$0] ?? -1 - $0 }
    let new = pairs(after) { $0 }
    func list(_ own: [[Int]: TypeUse], _ other: [[Int]: TypeUse], _ types: [TypeRecord]) -> [TypeDependency] {
      own.filter { other[$0.key] == nil }.values.compactMap { use in
        guard let from = use.from, let to = use.to else { return nil }
        return TypeDependency(from: types[from], to: types[to], location: use.location)
      }.sorted { ($0.from.name, $0.to.name, $0.location) < ($1.from.name, $1.to.name, $1.location) }
    }
    newTypeDependencies = list(new, old, after.types)
    goneTypeDependencies = list(old, new, before.types)
  }

  private mutating func compareTypeCycles(_ before: Architecture, _ after: Architecture, _ matches: TypeMatches) {
    let old = DirectedGraph(before, of: .type).cyclicGroups.map { group in
      group.map { matches.after[$0].map { after.types[$0].name } ?? before.types[$0].name }.sorted()
    }
    let new = DirectedGraph(after, of: .type).cyclicGroups.map { $0.map { after.types[$0].name }.sorted() }
    cycles += CycleChange.changes(.type, old, new)
  }
}

extension ArchitectureDifference.TypeMove {
  var isMove: Bool {
    before.name != after.name || before.module != after.module || before.location.file != after.location.file
      || before.layer != after.layer || before.role != after.role || before.kind != after.kind
  }
}

extension ArchitectureDifference.DependencyChanges {
  init(_ before: [PartDependency], _ after: [PartDependency]) {
    let old = Dictionary(before.map { ([$0.from, $0.to], $0) }, uniquingKeysWith: { first, _ in first })
    let present = Set(after.map { [$0.from, $0.to] })
    gone = before.filter { !present.contains([$0.from, $0.to]) }
    for dependency in after {
      guard let known = old[[dependency.from, dependency.to]] else {
        new.append(dependency)
        continue
      }
      if known.references != dependency.references || known.isAllowed != dependency.isAllowed {
        changed.append(Change(before: known, after: dependency))
      }
    }
  }
}

extension ArchitectureDifference.CycleChange {
  /// Groups that share members are one group that has changed; of several, the one that shares most.
  static func changes(_ kind: PartKind, _ before: [[String]], _ after: [[String]]) -> [Self] {
    var old = before.filter { !after.contains($0) }
    let new = after.filter { !before.contains($0) }
    var result: [Self] = []
    for group in new {
      let shared = old.map { Set($0).intersection(group).count }
      guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else {
        result.append(Self(kind: kind, before: [], after: group))
        continue
      }
      result.append(Self(kind: kind, before: old.remove(at: index), after: group))
    }
    return result + old.map { Self(kind: kind, before: $0, after: []) }
  }
}
