import StrataDefinition
import StrataModel

/// The usages that `dependency-rule` reports. Of one expression it reports only those that lead to its other usages.
struct DependencyUsages {
  private(set) var all: [Usage]
  private let context: RuleContext
  private let named: [Usage]

  /// An expression, and the layer of the types used in it.
  private struct Part: Hashable {
    var root: Int
    var layer: LayerID?
  }

  /// - Parameter named: usages of types that are named at their location.
  init(_ context: RuleContext, named: [Usage]) {
    self.context = context
    self.named = named
    all = named
  }

  /// `model.page?.trips` uses one type through another: of the types that an expression uses in this way only the first
  /// one counts, and only if the expression names no type of the same layer.
  /// - Parameter reached: in source order.
  mutating func add(reached: [Usage]) {
    guard !reached.isEmpty else { return }
    let reachedIn = Dictionary(grouping: reached) { Self.declaration(around: $0) }
    var namedIn: [DeclarationID: [Usage]] = [:]
    for usage in named where usage.target != nil {
      let declaration = Self.declaration(around: usage)
      if reachedIn[declaration] != nil { namedIn[declaration, default: []].append(usage) }
    }
    for (declaration, usages) in reachedIn.sorted(by: { $0.value[0].order < $1.value[0].order }) {
      let named = namedIn[declaration] ?? []
      all += usages.count + named.count == 1 ? usages : first(of: usages, besides: named, in: declaration)
    }
  }

  private static func declaration(around usage: Usage) -> DeclarationID {
    DeclarationID(usage.reference.file, usage.reference.declaration)
  }

  /// The usages that lead to the other ones of their expressions.
  private func first(of reached: [Usage], besides named: [Usage], in declaration: DeclarationID) -> [Usage] {
    let roots = ExpressionRoots(
      context.project.graph.files[declaration.file.index].facts, declaration: declaration.index,
      names: (reached + named).map(\.reference.offset))
    func part(_ usage: Usage) -> Part? {
      roots[usage.reference.offset].map { Part(root: $0, layer: context.usedLayer(usage.reference)) }
    }
    var reported = Set(named.compactMap(part))
    var kept: [Usage] = []
    // Names that get their type from an expression come after the usages that lead to them.
    for isFollower in [false, true] {
      for usage in reached where roots.isFollower(usage.reference.offset) == isFollower {
        if part(usage).map({ reported.insert($0).inserted }) ?? true { kept.append(usage) }
      }
    }
    return kept
  }
}
