import StrataModel

/// Types that must not expose a DTO.
enum Leaks {
  /// A view, a view model or its state, or a type inside one.
  static func isShown(_ type: TypeID, _ context: RuleContext) -> Bool {
    var current: TypeID? = type
    while let here = current {
      if let role = context.roleOfType[here.index] {
        switch context.project.definition[role].id {
        case .view, .listDataSource, .viewModel, .uiState, .baseViewModel: return true
        default: return false
        }
      }
      current = context.project.graph.types[here.index].outer
    }
    return false
  }

  /// A plain value that exposes its properties.
  static func isModel(_ type: TypeID, _ context: RuleContext) -> Bool {
    let flags = context.flags[type.index]
    guard flags.isDisjoint(with: [.root, .alias, .interface, .dependency, .replacement]) else { return false }
    guard let role = context.roleID(type) else { return context.layerOfType[type.index] != nil }
    return role == .entity || role == .uiState
  }

  /// Whether a reference is a stored property or an associated value, not a computed property or a parameter.
  static func isHeld(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return reference.kind == .stores }
    let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
    switch fact.kind {
    case .variable: return reference.kind == .stores && !fact.modifiers.contains(.computed)
    case .enumCase: return true
    default: return false
    }
  }
}
