import StrataDefinition

/// What a definition lets layers and roles use, as tables.
struct Permissions: Sendable {
  /// `allowed[from * layers + to]`
  private let allowed: [Bool]
  /// `allowedRoles[layer * roles + role]`
  private let allowedRoles: [Bool]
  /// By role: which layers its types may use, where the role says so instead of the layer.
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

  /// The role defines which layers its types may use.
  func isNarrowed(_ role: RoleIndex) -> Bool { usesOfRole[role.index] != nil }

  /// Whether the role itself says that its types may use a layer.
  func mayUse(role: RoleIndex, _ to: LayerID) -> Bool { usesOfRole[role.index]?[to.index] ?? false }

  /// Whether a role may use another in any layer.
  func mayUse(role from: RoleIndex, role to: RoleIndex) -> Bool { rolesOfRole[from.index * roleCount + to.index] }

  /// Whether a role must not reach another, because a layer lies between.
  func skips(_ from: RoleIndex, _ to: RoleIndex) -> Bool { skipping[from.index * roleCount + to.index] }
}
