import StrataDefinition

/// Which layers and roles may use which, according to a definition, as tables.
struct Permissions: Sendable {
  /// `allowed[from * layers + to]`
  private let allowed: [Bool]
  /// `allowedRoles[layer * roles + role]`
  private let allowedRoles: [Bool]
  /// By role: the layers that its types may use, if the role states them instead of the layer.
  private let usesOfRole: [[Bool]?]
  /// `rolesOfRole[from * roles + to]`: a role's own `uses-roles`.
  private let rolesOfRole: [Bool]
  /// `skipping[from * roles + to]`
  private let skipping: [Bool]
  private let layerCount: Int
  private let roleCount: Int

  init(_ definition: Definition) {
    layerCount = definition.layers.count
    roleCount = definition.roles.count
    allowed = definition.layers.flatMap { from in
      definition.layers.map { from.name == $0.name || from.isCompositionRoot || from.uses.contains($0.name) }
    }
    allowedRoles = definition.layers.flatMap { layer in definition.roles.map { layer.usesRoles.contains($0.id) } }
    usesOfRole = definition.roles.map { role in
      role.uses.map { uses in definition.layers.map { uses.contains($0.name) } }
    }
    rolesOfRole = definition.roles.flatMap { from in definition.roles.map { from.usesRoles.contains($0.id) } }
    skipping = definition.roles.flatMap { from in definition.roles.map { from.skips.contains($0.id) } }
  }

  func mayUse(_ from: LayerID, _ to: LayerID) -> Bool { allowed[from.index * layerCount + to.index] }

  func mayUse(_ from: LayerID, role: RoleIndex) -> Bool { allowedRoles[from.index * roleCount + role.index] }

  /// Whether the role decides which layers its types may use.
  func isNarrowed(_ role: RoleIndex) -> Bool { usesOfRole[role.index] != nil }

  /// Whether the role itself allows its types to use a layer.
  func mayUse(role: RoleIndex, _ to: LayerID) -> Bool { usesOfRole[role.index]?[to.index] ?? false }

  /// Whether a role may use another in any layer.
  func mayUse(role from: RoleIndex, role to: RoleIndex) -> Bool { rolesOfRole[from.index * roleCount + to.index] }

  /// Whether a role must not use another one, because a layer is between them.
  func skips(_ from: RoleIndex, _ to: RoleIndex) -> Bool { skipping[from.index * roleCount + to.index] }
}
