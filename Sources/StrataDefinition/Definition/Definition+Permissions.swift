extension Definition {
  /// Whether no layer and no role restricts which layers code may use: there is one layer, or all may use all others.
  package var allowsEveryUse: Bool {
    func mayUseAll(_ uses: Set<String>) -> Bool { layers.allSatisfy { uses.contains($0.name) } }
    return layers.allSatisfy { $0.isCompositionRoot || mayUseAll($0.uses.union([$0.name])) }
      && roles.allSatisfy { $0.uses.map(mayUseAll) ?? true }
  }
}
