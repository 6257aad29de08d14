import StrataDefinition
import StrataModel

/// What makes a type a composition root, besides its name or folder.
extension ClassificationRun {
  /// Removes the role of a composition root from types that only have its name, and the licence from those whose role
  /// alone would give it: they must also create or register other types. Which types those are depends on the roles of
  /// all types, so the names decide first; the types without evidence, and those nested in them, are then assigned
  /// again.
  mutating func confirmWiring() {
    let ids = Set(zip(definition.roles, asksForWiring).lazy.filter(\.1).map(\.0.id))
    let licensed = Set(definition.roles.lazy.filter(\.rootsNeedWiring).map(\.id))
    let candidates = graph.types.indices.filter { type in
      guard let assignment = assignments[type], let role = assignment.role, !assignment.isInherited else {
        return false
      }
      return ids.contains(role) || licensed.contains(role)
    }
    let evidence = WiringEvidence(graph, definition, assignments)
    let confirmed = evidence.confirmed(candidates)
    evaluator.unconfirmed = Set(candidates.filter { !confirmed.contains($0) && has($0, ids) })
    if !evaluator.unconfirmed.isEmpty {
      var isUnconfirmed = [Bool](repeating: false, count: graph.types.count)
      for type in evaluator.unconfirmed { isUnconfirmed[type] = true }
      let affected = graph.types.indices.filter { type in
        graph.innermost(from: TypeID(UInt32(type))) { isUnconfirmed[$0.index] } != nil
      }
      for type in affected { assignments[type] = nil }
      for type in affected where assignments[type] == nil { assign(type) }
      for (index, role) in definition.roles.enumerated() where ids.contains(role.id) {
        usedRoles[index] = assignments.contains { $0?.role == role.id }
      }
    }
    var inFolders: [Int] = []
    for type in graph.types.indices {
      guard let assignment = assignments[type], assignment.isCompositionRoot else { continue }
      let isWithoutEvidence =
        assignment.isInherited
        ? !confirmed.contains(type) && !evidence.isPartThatWires(type, of: confirmed)
        : has(type, licensed) && !confirmed.contains(type)
      if isWithoutEvidence { withdrawLicence(from: type) }
      if isPartByFolder(type) { inFolders.append(type) }
    }
    for type in evidence.unconfirmed(inFolders: inFolders, besides: confirmed, named: evaluator.unconfirmed) {
      assignments[type]?.isCompositionRoot = false
    }
  }

  /// Whether only its folder makes a type a part of the composition root.
  private func isPartByFolder(_ type: Int) -> Bool {
    guard let assignment = assignments[type], assignment.isCompositionRoot, !isRoot(assignment.role),
      let layer = definition.layerID(named: assignment.layer), definition[layer].isCompositionRoot
    else { return false }
    return ![.protocol, .typealias].contains(graph.types[type].kind)
  }

  private func isRoot(_ role: RoleID?) -> Bool {
    role.flatMap(definition.roleIndex).map { roles[$0.index].isCompositionRoot } ?? false
  }

  private func has(_ type: Int, _ roles: Set<RoleID>) -> Bool { assignments[type]?.role.map(roles.contains) ?? false }

  /// The type stays what its role says, but only a folder of composition roots lets it refer to everything.
  private mutating func withdrawLicence(from type: Int) {
    func isRoot(_ layer: String?) -> Bool {
      definition.layerID(named: layer).map { definition[$0].isCompositionRoot } ?? false
    }
    guard let assignment = assignments[type], !isRoot(assignment.folderLayer) else { return }
    assignments[type]?.isCompositionRoot = false
    if isRoot(assignment.layer) { assignments[type]?.layer = assignment.folderLayer }
  }
}
