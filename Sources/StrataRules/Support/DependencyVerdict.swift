import StrataDefinition
import StrataModel

/// What the definition says of one usage of a type: every usage has exactly one verdict, with its reason.
enum DependencyVerdict: Hashable, Sendable {
  case allowed(Permission)
  case excused(Excuse)
  case forbidden

  /// Why a usage is allowed.
  enum Permission: Hashable, Sendable {
    /// Nothing covers the user, or what it uses.
    case noLayer, targetHasNoLayer
    case sameLayer
    /// The layer's `uses`, its `uses-roles`.
    case usesLayer, usesRole
    /// The role's own `uses`, its `uses-roles`.
    case roleUses, roleUsesRole
    /// Both are declared inside one outermost type.
    case sameType
    /// A layer between gives the type out under its own name.
    case facade
    /// A protocol that is called a data source, by which a view supplies data to another object.
    case suppliesData
    /// `misplaced-type` reports one of the two; what follows from its folder is no violation of its own.
    case misplaced
  }

  /// Why a usage that the definition forbids is no violation.
  enum Excuse: Hashable, Sendable {
    case test, preview, debug, testDouble, compositionRoot
    /// The target is a test type, a preview, debug code or local to a function.
    case targetIsNoProduction
    /// What the alias stands for, or what is declared inside the named type, is judged at the same location.
    case alias, qualifier
    /// Created or taken from the composition root in a default argument of an initializer, as the style's guide does.
    case defaultArgument
  }
}

extension RuleContext {
  /// The verdict on a reference to a type of the project.
  /// - Parameter order: index of the reference in the graph.
  func verdict(of reference: Reference, to target: TypeID, order: Int) -> DependencyVerdict {
    guard let site = site(of: reference) else { return .excused(excuse(of: reference)) }
    return verdict(of: reference, to: target, from: site, order: order)
  }

  /// The same where the site is at hand.
  func verdict(of reference: Reference, to target: TypeID, from site: UsageSite, order: Int) -> DependencyVerdict {
    guard let layer = site.layer else { return .allowed(.noLayer) }
    guard let home = layerOfType[target.index] else { return .allowed(.targetHasNoLayer) }
    if home == layer { return .allowed(.sameLayer) }
    if isNarrowed(site, reference) {
      if roleMayUse(site, target) { return .allowed(isGivenOut(target, to: layer) ? .facade : .roleUses) }
    } else if mayUse(site, target) {
      return .allowed(permission(layer, target, home))
    }
    if roleUsesRole(site, target) { return .allowed(.roleUsesRole) }
    if let type = site.type {
      if type == target || isSameFamily(type, target) { return .allowed(.sameType) }
    }
    if isSupplierOfView(reference, target) { return .allowed(.suppliesData) }
    if !isProduction(target) { return .excused(.targetIsNoProduction) }
    if isTransparentAlias(target) { return .excused(.alias) }
    if isAllowedDefault(reference, at: site) { return .excused(.defaultArgument) }
    if isQualifier(reference, at: order) { return .excused(.qualifier) }
    return .forbidden
  }

  private func permission(
    _ layer: LayerID, _ target: TypeID, _ home: LayerID
  ) -> DependencyVerdict.Permission {
    if mayUse(layer, home) { return .usesLayer }
    if usesRole(layer, of: target) { return .usesRole }
    return isGivenOut(target, to: layer) ? .facade : .misplaced
  }

  private func excuse(of reference: Reference) -> DependencyVerdict.Excuse {
    if isTestFile[reference.file.index] { return .test }
    if reference.context.contains(.preview) { return .preview }
    if reference.context.contains(.debug) { return .debug }
    guard let source = reference.source else { return .compositionRoot }
    let entity = project.graph[owner[source.index]]
    if entity.isTest { return .test }
    if entity.marks.contains(.preview) { return .preview }
    if entity.marks.contains(.debug) { return .debug }
    return standing[owner[source.index].index].contains(.testDouble) ? .testDouble : .compositionRoot
  }
}
