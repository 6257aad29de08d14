import StrataDefinition
import StrataModel

/// What the definition says of one usage of a type: every usage has exactly one verdict, with its reason.
enum DependencyVerdict: Hashable, Sendable {
  case allowed(Permission)
  case excused(Excuse)
  case forbidden

  /// Why a usage is allowed.
  enum Permission: Hashable, Sendable {
    /// The user, or the type that it uses, has no layer.
    case noLayer, targetHasNoLayer
    case sameLayer
    /// By the layer's `uses`, or its `uses-roles`.
    case usesLayer, usesRole
    /// By the role's own `uses`, or its `uses-roles`.
    case roleUses, roleUsesRole
    /// Both are declared inside one outermost type.
    case sameType
    /// A layer between the two exports the type under its own name.
    case facade
    /// A protocol with the name of a data source, through which a view supplies data to another object.
    case suppliesData
    /// `misplaced-type` reports one of the two types; what follows from its folder is not reported again.
    case misplaced
  }

  /// Why a usage that the definition forbids is not a violation.
  enum Excuse: Hashable, Sendable {
    case test, preview, debug, generated, compositionRoot
    /// In a file that no target compiles.
    case uncompiled
    /// What a test double replaces names the target itself, so that the double has to.
    case testDouble
    /// The target is local to a function, or belongs to a test target.
    case targetIsOutOfReach
    /// The target of the alias, or the type nested in the named type, is examined at the same location.
    case alias, qualifier
    /// The argument of a generic type of the project behind an alias: the user has the generic type, and the argument
    /// is judged where the alias is declared.
    case argumentOfAlias
    /// Created or taken from the composition root in a default argument of an initializer, as in the style's guide.
    case defaultArgument
    /// A member of `EnvironmentValues` and the like, through which a framework injects values, and a property wrapper of
    /// the composition root.
    case injectedValue
    /// A global variable with a logger of a framework, which every layer may use like a logger of the project.
    case logger
  }
}

extension RuleContext {
  /// The verdict on a usage of a type of the project.
  @inline(__always) func verdict(of usage: Usage, to target: TypeID) -> DependencyVerdict {
    let site = usage.site
    if let excuse = site.excuse { return .excused(excuse) }
    guard let layer = site.layer else { return .allowed(.noLayer) }
    guard let home = layerOfType[target.index] else { return .allowed(.targetHasNoLayer) }
    if isMemberBeyond(usage, target) { return .forbidden }
    if home == layer { return .allowed(.sameLayer) }
    if site.isOperation { return .forbidden }
    if isNarrowed(usage) {
      if roleMayUse(site, target) { return .allowed(isGivenOut(target, to: layer) ? .facade : .roleUses) }
    } else if mayUse(site, target) {
      return .allowed(permission(layer, target, home))
    }
    return verdictBesidesLayers(usage, target)
  }

  /// The verdict on a usage that no layer allows.
  private func verdictBesidesLayers(_ usage: Usage, _ target: TypeID) -> DependencyVerdict {
    let site = usage.site
    if isCompiledWithUser(usage, project.graph.types[target.index].declaration.file, layerOfType[target.index]) {
      return .allowed(.sameLayer)
    }
    if roleUsesRole(site, target) { return .allowed(.roleUsesRole) }
    if let type = site.type {
      if isSameFamily(type, target), !isDeclaredBeyond(target, type, usage.reference) { return .allowed(.sameType) }
    }
    if isSupplierOfView(usage.reference, target) { return .allowed(.suppliesData) }
    if isOutOfReach(target) { return .excused(.targetIsOutOfReach) }
    if isTransparentAlias(target) || isAliasOfForbidden(usage, target) { return .excused(.alias) }
    if isArgumentOfAlias(usage.reference) { return .excused(.argumentOfAlias) }
    if isAllowedDefault(usage) { return .excused(.defaultArgument) }
    if isQualifier(usage) { return .excused(.qualifier) }
    if injects(usage.reference, target) { return .excused(.injectedValue) }
    return .forbidden
  }

  /// Whether one target compiles both files, of which one has the layer of another target only because that is its first
  /// one: each target has its files in its own layer.
  func isCompiledWithUser(_ usage: Usage, _ file: FileID, _ home: LayerID?) -> Bool {
    let graph = project.graph
    let (user, used) = (graph[usage.reference.file], graph[file])
    guard user.module != used.module, let home, let layer = usage.site.layer, layerOfFile[file.index] == home,
      used.modules.contains(user.module) || user.modules.contains(used.module)
    else { return false }
    func isOfModule(_ file: SourceFile, _ layer: LayerID) -> Bool {
      project.definition[layer].selector.map {
        $0.hasModule(named: graph[file.module].name) && !$0.hasPath(matching: file.path)
      } ?? false
    }
    return isOfModule(used, home) && isOfModule(user, layer)
  }

  /// The same of a usage of a type or of a declaration outside types.
  func isCompiledWithUser(_ usage: Usage) -> Bool {
    guard
      let file = usage.target.map({ project.graph.types[$0.index].declaration.file })
        ?? usage.reference.memberDeclaration?.file
    else { return false }
    return isCompiledWithUser(usage, file, layerOfFile[file.index])
  }

  /// `@Inject private var load: LoadUseCase`: a property wrapper of the composition root, which gives the property what it
  /// declares.
  private func injects(_ reference: Reference, _ target: TypeID) -> Bool {
    guard reference.context.contains(.attribute), let home = layerOfType[target.index],
      project.definition[home].isCompositionRoot
    else { return false }
    return project.graph.attributes(of: project.graph.types[target.index].declaration).contains("propertyWrapper")
  }

  /// `typealias Rows = [OrderDTO]`: whether a type that an alias of a list, a tuple or a function contains is forbidden
  /// itself at this location.
  private func isAliasOfForbidden(_ usage: Usage, _ alias: TypeID) -> Bool {
    guard flags[alias.index].contains(.alias) else { return false }
    let references = project.graph.references(in: usage.reference.file, at: usage.reference.offset)
    return references.indices.contains { order in
      guard references[order].context.contains(.throughAlias), let target = references[order].target.typeID,
        !flags[target.index].contains(.alias)
      else { return false }
      return verdict(of: usages[order], to: target) == .forbidden
    }
  }

  /// `typealias AppRouter = Router<Route, RouterFactory>`: whether an alias names the target as the argument of a
  /// generic type of the project. What a collection or another type outside the project contains is used with it.
  private func isArgumentOfAlias(_ reference: Reference) -> Bool {
    guard reference.context.isSuperset(of: [.throughAlias, .nested]) else { return false }
    let graph = project.graph
    return aliases(in: reference.file, at: reference.offset).contains { alias in
      let declaration = graph[alias].declaration
      let facts = graph.facts(of: declaration)
      let root = graph[declaration].type
      guard root != noIndex else { return false }
      func targets(_ node: Int) -> [Target] {
        graph.references(in: declaration.file, at: facts.types[node].offset).map(\.target)
      }
      let tree = facts.typeSubtree(of: Int(root))
      return tree.contains { owner in
        let isGeneric = targets(owner).contains { target in
          target.typeID.map { [.class, .struct, .enum, .actor].contains(graph[$0].kind) } ?? false
        }
        return isGeneric
          && facts.typeChildren(of: owner).contains { argument in
            facts.typeSubtree(of: argument).contains { targets($0).contains(reference.target) }
          }
      }
    }
  }

  /// Whether production code cannot use a type at all: then the name means something else. What it uses without being
  /// allowed to is judged, be it in a folder of tests, a preview or a debug branch: it is compiled with its user.
  private func isOutOfReach(_ target: TypeID) -> Bool {
    let graph = project.graph
    return graph.types[target.index].isLocal || graph[graph.types[target.index].module].isTest
  }

  /// The layer that a usage depends on: that of the type, or of the extension in another layer's file that declares the
  /// member.
  func usedLayer(_ reference: Reference, _ target: TypeID) -> LayerID? {
    extensionLayer(reference, target) ?? layerOfType[target.index]
  }

  /// The name of the layer of the extension that declares the used member, if it is not that of the type.
  package func layerOfExtension(declaringMemberOf reference: Reference) -> String? {
    reference.target.typeID.flatMap { extensionLayer(reference, $0) }.map { layerName($0) }
  }

  /// The layer of the extension that declares the used member, if its file is in another layer than the type. What an
  /// extension in a neutral layer declares belongs to the type.
  func extensionLayer(_ reference: Reference, _ target: TypeID) -> LayerID? {
    guard let member = reference.memberDeclaration, let layer = layerOfFile[member.file.index],
      layer != folderLayerOfType[target.index], layer != layerOfType[target.index],
      member.file != project.graph.types[target.index].declaration.file, isProduction(target), !isRootByRole(target)
    else { return nil }
    return layerOfExtension(declaring: member)
  }

  /// The layer of the file, if an extension declares the member and the layer is not neutral.
  func layerOfExtension(declaring member: DeclarationID) -> LayerID? {
    let parent = project.graph[member].parent
    guard parent != noIndex, project.graph[DeclarationID(member.file, parent)].kind == .extension,
      let layer = layerOfFile[member.file.index], !project.definition[layer].isNeutral
    else { return nil }
    return layer
  }

  /// Whether an extension in a file of a layer that the user may not use declares the member. A type that its role
  /// places in another layer than its file may use what is declared beside it.
  private func isMemberBeyond(_ usage: Usage, _ target: TypeID) -> Bool {
    // Most members are declared in the user's layer, or in one that it may use.
    guard let member = usage.reference.memberDeclaration, let there = layerOfFile[member.file.index],
      let layer = usage.site.layer, there != layer, !mayUse(layer, there),
      usage.site.folder.map({ $0 == there || mayUse($0, there) }) != true,
      there != layerOfFile[usage.reference.file.index], !project.graph.files[member.file.index].isTest,
      extensionLayer(usage.reference, target) != nil
    else { return false }
    return !isAllowedDefault(usage)
  }

  /// Whether an extension in a file of another layer declares a nested type: it belongs to that layer for the types
  /// around it, too.
  private func isDeclaredBeyond(_ target: TypeID, _ user: TypeID, _ reference: Reference) -> Bool {
    func layer(of type: TypeID) -> LayerID? { layerOfFile[project.graph.types[type.index].declaration.file.index] }
    guard let there = layer(of: target), there == layerOfType[target.index] else { return false }
    return there != layerOfFile[reference.file.index] && there != layer(of: user)
  }

  /// Whether a usage that is allowed only because `misplaced-type` reports one of the two types is forbidden once that
  /// is accepted: then only the layers of the roles count.
  func isForbiddenByRoles(_ usage: Usage) -> Bool {
    guard let target = usage.target else {
      guard let file = usage.reference.target.declaringFile, let home = layerOfFile[file.index] else { return false }
      return excuse(of: usage.reference, home) == nil
    }
    return verdictBesidesLayers(usage, target) == .forbidden
  }

  private func permission(
    _ layer: LayerID, _ target: TypeID, _ home: LayerID
  ) -> DependencyVerdict.Permission {
    if mayUse(layer, home) { return .usesLayer }
    if usesRole(layer, of: target) { return .usesRole }
    return isGivenOut(target, to: layer) ? .facade : .misplaced
  }
}
