import StrataDefinition
import StrataModel

/// The layers that use each other, for ``LayerCycle``.
struct LayerGraph: PartGraph {
  private let context: RuleContext
  /// By layer: only a built-in style says what it uses; that divides one layer into two that use each other.
  private let isDivided: [Bool]
  private(set) var finder: CycleFinder
  /// While `dependency-rule` reports an edge, its remedy removes the cycle.
  private var forbidden: [CycleFinder.Pair: Set<CodeLocation>] = [:]

  init(_ context: RuleContext, isChecked: Bool) {
    self.context = context
    let layers = context.project.definition.layers
    isDivided = layers.map { $0.ownUsesOrigin == nil }
    finder = CycleFinder(count: isChecked ? layers.count : 0)
  }

  var noun: String { "layer" }
  var leader: String { RuleIDs.dependencyRule }

  mutating func add(_ usage: Usage) {
    guard finder.count > 0 else { return }
    let (reference, site) = (usage.reference, usage.site)
    guard let from = site.layer, let to = context.usedLayer(reference), from != to,
      !isMutual(from, to, reference.target), !context.isAllowedDefault(usage), site.folder == from,
      !isOfOtherPart(usage), !context.isCompiledWithUser(usage)
    else { return }
    finder.add(from: from.index, to: to.index, at: usage.order)
    if !context.mayUse(from, to), context.verdict(of: usage) == .forbidden {
      let location = CodeLocation(reference.file, reference.offset)
      forbidden[CycleFinder.Pair(from.index, to.index), default: []].insert(location)
    }
  }

  func name(_ part: Int) -> String { context.project.definition.layers[part].name }
  func reported(_ from: Int, _ to: Int) -> Set<CodeLocation> { forbidden[CycleFinder.Pair(from, to)] ?? [] }
  func mayImplement(_ part: Int, _ other: Int) -> Bool { context.mayUse(LayerID(index: part), LayerID(index: other)) }

  /// A misplaced type, or one of the user's own family.
  private func isOfOtherPart(_ usage: Usage) -> Bool {
    guard let target = usage.target else { return false }
    return context.isMisplaced(target) || usage.user.map { context.isSameFamily($0, target) } ?? false
  }

  /// Whether the definition lets two layers use each other and means one part by that, or allows this direction because of
  /// the role.
  private func isMutual(_ from: LayerID, _ to: LayerID, _ target: Target) -> Bool {
    guard context.mayUse(from, to) else { return context.mayUse(from, target) }
    return context.mayUse(to, from)
      && (isDivided[from.index] && isDivided[to.index] || isBeside(from) || isBeside(to))
  }

  /// Whether it is no layer of the architecture: helpers, or the composition root.
  private func isBeside(_ layer: LayerID) -> Bool {
    let layer = context.project.definition[layer]
    return layer.isNeutral || layer.isCompositionRoot
  }
}
