import StrataDefinition
import StrataModel

extension RuleContext {
  /// The domain; without one, the layers that may use no other layer that is not neutral.
  var innermostLayers: Set<LayerID> {
    let definition = project.definition
    if let domain = DomainLayer.id(in: definition) { return [domain] }
    let layers = definition.layers.indices.map { LayerID(index: $0) }
    return Set(
      layers.filter { layer in
        !definition[layer].isNeutral
          && !layers.contains { $0 != layer && !definition[$0].isNeutral && mayUse(layer, $0) }
      })
  }

  /// Whether the definition lets one layer use another: `uses`, the layer itself, a composition root. Role and facades
  /// play no part, so this is also the direction of dependencies.
  func mayUse(_ from: LayerID, _ to: LayerID) -> Bool { permissions.mayUse(from, to) }

  /// The same for code that may be in no layer, which no permission names.
  func mayUse(_ from: LayerID?, _ to: LayerID?) -> Bool {
    guard let from, let to else { return false }
    return mayUse(from, to)
  }

  /// Whether a layer may refer to a target. Besides its layer, the role of a type may allow that (`uses-roles`), or a
  /// layer between that exports it. What is outside the project, or in no layer, may be used by all.
  func mayUse(_ from: LayerID, _ target: Target) -> Bool {
    switch target {
    case .type(let type):
      guard let home = layerOfType[type.index] else { return true }
      return mayUse(from, home) || usesRole(from, of: type) || isGivenOut(type, to: from)
    case .declaration(let file): return layerOfFile[file.index].map { mayUse(from, $0) } ?? true
    case .external: return true
    }
  }

  /// Whether the layers of a site may use a type: a usage is allowed if the layer of the folder or that of the role
  /// allows it, where `misplaced-type` reports one of the two types. Code in no layer may use everything. A remedy
  /// must not count on this, since the type is to be moved: it asks for the layer.
  func mayUse(_ site: UsageSite, _ type: TypeID) -> Bool {
    guard let layer = site.layer else { return true }
    let target = Target.type(type)
    if mayUse(layer, target) { return true }
    if let folder = site.folder, folder != layer, mayUse(folder, target) { return true }
    guard isMisplaced(type), let folder = folderLayerOfType[type.index] else { return false }
    return mayUse(layer, folder)
  }

  /// Whether the role of the user decides which layers it may use. This applies to structs and enums that are declared
  /// in a folder of their layer, and to objects that are models by evidence, outside initializers in extensions, which map
  /// other types to them.
  func isNarrowed(_ usage: Usage) -> Bool {
    let site = usage.site
    guard let role = site.role, permissions.isNarrowed(role), let type = site.type, let layer = site.layer,
      site.folder == layer, folderLayerOfType[type.index] == layer,
      project.definition[role].layer == project.definition[layer].name
    else { return false }
    let kind = project.graph[type].kind
    guard kind == .struct || kind == .enum || isModelObject(type) else { return false }
    let reference = usage.reference
    guard reference.context.contains(.inExtension), reference.declaration != noIndex else { return true }
    let declarations = project.graph[reference.file].facts.declarations
    var index = reference.declaration
    while index != noIndex {
      if declarations[Int(index)].kind == .initializer { return false }
      index = declarations[Int(index)].parent
    }
    return true
  }

  /// Whether a class or an actor is a model: its folder is one of models, it is compared or encoded as a value, or a use
  /// case returns it. Another object of the layer may be a use case or a service with a name of its own.
  private func isModelObject(_ type: TypeID) -> Bool {
    let graph = project.graph
    guard [.class, .actor].contains(graph[type].kind) else { return false }
    let folders = graph[graph[type].declaration.file].path.pathComponents.dropLast()
    return folders.contains { vocabulary[.modelFolders].contains(String($0)) }
      || graph.types[type.index].supertypes.contains { target in
        target.externalID.map { vocabulary[.valueProtocols].contains(graph.externals[$0.index].name) } ?? false
      }
      || usages(of: type).contains { usage in
        usage.reference.kind == .returns && usage.reference.source.map { has(.useCase, $0) } ?? false
      }
  }

  /// Whether the role of a narrowed site may use a type.
  func roleMayUse(_ site: UsageSite, _ target: TypeID) -> Bool {
    guard let role = site.role, let home = layerOfType[target.index] else { return false }
    return permissions.mayUse(role: role, home) || isGivenOut(target, to: site.layer)
  }

  /// Whether the role of a site may use the role of a type in any layer.
  func roleUsesRole(_ site: UsageSite, _ target: TypeID) -> Bool {
    guard let from = site.role else { return false }
    if let to = roleOfType[target.index] { return permissions.mayUse(role: from, role: to) }
    // What a folder of the composition root has under any name is part of it.
    guard let home = layerOfType[target.index], project.definition[home].isCompositionRoot,
      let root = project.definition.roleIndex(of: .compositionRoot)
    else { return false }
    return permissions.mayUse(role: from, role: root)
  }

  /// Whether a layer may use the role of a type.
  func usesRole(_ from: LayerID, of type: TypeID) -> Bool {
    guard let role = roleOfType[type.index] else { return false }
    return permissions.mayUse(from, role: role)
  }

  /// Whether a layer between exports the type under its own name. Whether that layer may do so is judged at its alias.
  /// - Parameter byNeutral: whether the alias of a neutral layer counts, which may name everything.
  func isGivenOut(_ type: TypeID, to layer: LayerID?, byNeutral: Bool = true) -> Bool {
    guard let layer else { return false }
    return project.graph.innermost(from: type) { around in
      facades[around.index]?.contains { exports($0, to: layer) && (byNeutral || !isInNeutralLayer($0)) } ?? false
    } != nil
  }

  func isInNeutralLayer(_ type: TypeID) -> Bool {
    layerOfType[type.index].map { project.definition[$0].isNeutral } ?? false
  }

  private func exports(_ alias: TypeID, to layer: LayerID) -> Bool {
    guard let home = layerOfType[alias.index] else { return false }
    return home != layer && mayUse(layer, home)
  }

  /// The locations of the aliases that export a type to a layer, where none of their own layers may use it: what these
  /// aliases allow to others is open once they are accepted. Empty if one of the layers may use it.
  /// - Parameter passages: where neutral layers pass on what they use; their other aliases are right.
  func forbiddenExports(of type: TypeID, to layer: LayerID?, passages: Set<CodeLocation>) -> Set<CodeLocation> {
    guard let layer else { return [] }
    var result: Set<CodeLocation> = []
    var current: TypeID? = type
    while let id = current {
      for alias in facades[id.index] ?? [] where exports(alias, to: layer) {
        let locations =
          isInNeutralLayer(alias)
          ? locations(of: id, in: alias).intersection(passages) : forbiddenLocations(of: id, in: alias)
        if locations.isEmpty { return [] }
        result.formUnion(locations)
      }
      current = project.graph.types[id.index].outer
    }
    return result
  }

  /// Where the declaration of an alias names a type that its layer may not use.
  func forbiddenLocations(of type: TypeID, in alias: TypeID) -> Set<CodeLocation> {
    Set(
      usages(by: alias).filter { $0.target == type && verdict(of: $0, to: type) == .forbidden }
        .map { CodeLocation($0.reference.file, $0.reference.offset) })
  }

  /// Where the declaration of an alias names a type.
  func locations(of type: TypeID, in alias: TypeID) -> Set<CodeLocation> {
    Set(usages(by: alias).filter { $0.target == type }.map { CodeLocation($0.reference.file, $0.reference.offset) })
  }

  /// Whether the layer itself exports the type under its own name, so that it belongs to the layer.
  func isAdopted(_ type: TypeID, by layer: LayerID?) -> Bool {
    layer != nil && facades[type.index]?.contains { layerOfType[$0.index] == layer } ?? false
  }

  /// Whether a role must not use another one, because a layer is between them.
  func skips(_ from: RoleIndex?, _ to: RoleIndex?) -> Bool {
    guard let from, let to else { return false }
    return permissions.skips(from, to)
  }

  /// Whether the site must not use the type: the type has the role itself, is production code, and is declared outside
  /// the user.
  /// - Parameter role: what the type stands for, if that is another role than its own.
  func isSkip(from site: UsageSite, to target: TypeID, as role: RoleIndex? = nil) -> Bool {
    guard skips(site.role, role ?? roleOfType[target.index]) else { return false }
    // A filter that is nested in a repository's protocol is not a repository.
    guard isProduction(target), flags[target.index].isDisjoint(with: [.root, .part]), !isTransparentAlias(target)
    else { return false }
    if let type = site.type, isSameFamily(type, target) { return false }
    // A port that the layer declares for itself.
    return !(has(.storage, target) && isInterface(target) && layerOfType[target.index] == site.layer)
  }

  /// The role that maps DTOs to domain models: the use case where its layer may use them, otherwise the one behind it.
  var mapperOfDTOs: RoleID {
    let definition = project.definition
    guard let useCase = definition.role(.useCase), let layer = definition.layerID(named: useCase.layer) else {
      return .repository
    }
    let usesRole = definition.roleIndex(of: .dto).map { permissions.mayUse(layer, role: $0) } ?? false
    let home = definition.layerID(of: .dto)
    let mayUse = usesRole || useCase.usesRoles.contains(.dto) || self.mayUse(layer, home)
    return mayUse ? .useCase : useCase.through ?? .repository
  }
}
