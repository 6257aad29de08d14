import StrataDefinition
import StrataModel

/// The usages that `dependency-rule` reports. Of one expression it reports those that lead to its other usages; of these,
/// the ones on other lines that reach other types follow from them.
struct DependencyUsages {
  private(set) var all: [Usage]
  /// What expressions use behind the usages that lead to it, with the locations of these.
  private(set) var followers: [(usage: Usage, leaders: Set<CodeLocation>)] = []
  private let context: RuleContext
  private let named: [Usage]

  /// An expression, and the layer of the types used in it.
  private struct Part: NumberKey {
    var root: Int
    var layer: LayerID?

    var hashNumber: UInt64 { UInt64(root) &<< 16 | (layer?.hashNumber ?? 0xFFFF) }
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
      if usages.count + named.count == 1 { all += usages } else { add(usages, besides: named, in: declaration) }
    }
  }

  private static func declaration(around usage: Usage) -> DeclarationID {
    DeclarationID(usage.reference.file, usage.reference.declaration)
  }

  /// Adds the usages that lead to the other ones of their expressions, and of these what may be judged on its own.
  private mutating func add(_ reached: [Usage], besides named: [Usage], in declaration: DeclarationID) {
    let roots = ExpressionRoots(
      context.project.graph.files[declaration.file.index].facts, declaration: declaration.index,
      names: (reached + named).map(\.reference.offset))
    func part(_ usage: Usage) -> Part? {
      roots[usage.reference.offset].map { Part(root: $0, layer: context.usedLayer(usage.reference)) }
    }
    var leaders: [Part: [Usage]] = [:]
    for usage in named {
      if let part = part(usage) { leaders[part, default: []].append(usage) }
    }
    // Names that get their type from an expression come after the usages that lead to them.
    for isFollower in [false, true] {
      for usage in reached where roots.isFollower(usage.reference.offset) == isFollower {
        guard let part = part(usage) else {
          all.append(usage)
          continue
        }
        guard let known = leaders[part] else {
          leaders[part] = [usage]
          all.append(usage)
          continue
        }
        // Accepting what leads to a usage says nothing of it.
        if known.allSatisfy({ context.project.graph.isApart(usage.reference, from: $0.reference) }) {
          followers.append((usage, Set(known.map { CodeLocation($0.reference.file, $0.reference.offset) })))
        }
      }
    }
  }
}
