import StrataClassification
import StrataDefinition
import StrataModel

/// The layers that may not name infrastructure errors, and these errors.
struct InfrastructureErrors {
  private let context: RuleContext
  private let project: ClassifiedGraph
  private let allowed: Set<String>
  private let inner: Set<String>
  /// By type and by external type: whether it is an infrastructure error.
  private let types: [Bool]
  private let externals: [Bool]

  init(_ context: RuleContext, settings: RuleSettings) {
    self.context = context
    let project = context.project
    self.project = project
    let definition = project.definition
    allowed = Set(settings.list("use-cases-may-name", definition.vocabulary))
    let names = Set(settings.list("types", definition.vocabulary))
    let outer = Set(
      [.dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto]
        .compactMap { (role: RoleID) in definition.layer(of: role) })
    let forbidding = definition.layers.filter {
      $0.forbiddenFrameworks.contains(FrameworkFamily.network) && !$0.isCompositionRoot
    }
    let central = [.view, .viewModel, .useCase, .entity, .uiState]
      .compactMap { (role: RoleID) in definition.layer(of: role) }
    let inner = Set(forbidding.map(\.name) + central).subtracting(outer)
    self.inner = inner
    let graph = project.graph
    let errors = SubtypeTable(of: definition.vocabulary[.errorProtocols], in: graph)
    // An external error of the list, or an error of the project that belongs to an outer layer.
    types = graph.typeIDs.map { error in
      guard errors.contains(error) else { return false }
      guard let layer = project.layer(of: error) else { return names.contains(graph[error].simpleName) }
      return outer.contains(layer) || (names.contains(graph[error].simpleName) && !inner.contains(layer))
    }
    externals = graph.externals.map { external in
      if !external.name.utf8.contains(UInt8(ascii: ".")) { return names.contains(external.name) }
      return external.name.utf8.split(separator: UInt8(ascii: ".")).contains { names.contains(String(Substring($0))) }
    }
  }

  func isInner(_ owner: CodeOwner) -> Bool {
    guard let type = owner.type else {
      return project.layerOfFile[context.file(of: owner).index].map { inner.contains($0) } ?? false
    }
    guard let layer = project.layer(of: type), inner.contains(layer) else { return false }
    // A repository's protocol is in an inner layer only if its folder is: some projects have both in Data.
    if let role = project.role(of: type), Self.dataRoles.contains(role) {
      guard let folder = project[type].folderLayer, inner.contains(folder) else { return false }
    }
    return !project.isCompositionRoot(type)
  }

  /// An extension belongs to the layer of its file: initializers of domain errors in the data layer map its errors.
  private func isOutside(_ reference: Reference) -> Bool {
    guard reference.context.contains(.inExtension), let layer = project.layerOfFile[reference.file.index] else {
      return false
    }
    return !inner.contains(layer)
  }

  private static let dataRoles: Set<RoleID> = [
    .gateway, .repository, .dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto, .mapper,
  ]

  private func isInfrastructureError(_ target: Target) -> Bool {
    switch target {
    case .external(let id): return externals[id.index]
    case .type(let id): return types[id.index]
    case .declaration: return false
    }
  }

  /// Whether a reference names such an error in code of an inner layer.
  func isLeak(_ reference: Reference, from owner: CodeOwner) -> Bool {
    guard isInfrastructureError(reference.target), !isBeside(reference.target, owner), !isOutside(reference),
      !isOfCoding(reference)
    else { return false }
    guard let type = owner.type, project.role(of: type) == .useCase else { return true }
    return !allowed.contains(project.graph.name(of: reference.target)) && !isGivenToUseCases(reference.target, type)
  }

  /// Whether a coding protocol demands the error: `throw DecodingError.dataCorruptedError(…)` in `init(from:)`.
  private func isOfCoding(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, reference.target.typeID == nil,
      context.vocabulary[.codingErrors].contains(
        project.graph.name(of: reference.target).prefix { $0 != "." }.description)
    else { return false }
    return project.graph.isRequiredForCoding(DeclarationID(reference.file, reference.declaration), context.vocabulary)
  }

  /// Whether an error belongs to an outer layer that the use case may use: it maps what that layer throws.
  private func isGivenToUseCases(_ target: Target, _ type: TypeID) -> Bool {
    guard let error = target.typeID, let layer = context.layerOfType[error.index],
      !project.definition[layer].isNeutral
    else { return false }
    return context.mayUse(context.layerOfType[type.index], layer)
  }

  /// Whether the error is declared in the folder of the code that names it, so that it is that code's own error. False
  /// in a folder without a layer.
  private func isBeside(_ target: Target, _ owner: CodeOwner) -> Bool {
    let graph = project.graph
    guard let error = target.typeID, project.layerOfFile[graph[error].declaration.file.index] != nil else {
      return false
    }
    func folder(_ file: FileID) -> Substring { graph[file].path.parentPath }
    return folder(graph[error].declaration.file) == folder(context.file(of: owner))
  }
}
