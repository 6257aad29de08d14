import StrataClassification
import StrataDefinition
import StrataModel

/// Folders whose names mean a layer in other projects, and whose types belong to another one.
extension FolderLayerFinder {
  private static let fewestTypes = 3
  private static let fewestRecords = 2
  private static let fewestUsers = 2
  /// The domain of an app has more models.
  private static let mostModels = 2
  /// If at least this share of the users is of layers further inside, values beside screens are not only theirs.
  private static let innerShare = 0.2
  private static let screenRoles: Set<RoleID> = [
    .view, .viewModel, .baseViewModel, .uiState, .coordinator, .router, .listDataSource,
  ]
  private static let dataRoles: Set<RoleID> = [
    .gateway, .repository, .dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto, .mapper,
  ]
  private static let foldersOfControllers: Set<String> = ["Controllers", "Controller", "controllers"]
  private static let data: Set<String> = ["Data", "Infrastructure"]
  private static let foldersOfValues: Set<String> = ["Models", "Model"]

  func foldersWithOtherNames() -> [FolderLayer] {
    var types: [String: [TypeID]] = [:]
    for type in graph.typeIDs where project.isProduction(type) && (graph[type].outer == nil || isInAnExtension(type)) {
      guard let folder = Self.parents(of: graph[graph[type].declaration.file].path).last else { continue }
      types[folder, default: []].append(type)
    }
    let hasDomain = project.types(in: .entity).count { project.isProduction($0) } > Self.mostModels
    return types.sorted { $0.key < $1.key }.compactMap { folder, types in
      ofLibraries(folder, types) ?? ofScreens(folder, types) ?? ofLists(folder, types) ?? ofDataAccess(folder, types)
        ?? ofControllers(folder, types)
        ?? ofRecords(folder, types) ?? (hasDomain ? nil : ofValues(folder, types))
    }
  }

  /// Whether a type is nested in one of another file.
  private func isInAnExtension(_ type: TypeID) -> Bool {
    guard let outer = graph[type].outer else { return false }
    return graph[outer].declaration.file != graph[type].declaration.file
  }

  private func areIn(_ layers: Set<String>, _ types: [TypeID]) -> Bool {
    types.allSatisfy { project[$0].folderLayer.map(layers.contains) ?? false }
  }

  /// All types are parts of screens, in a folder of data: `Repositories` in a client of a host of source code.
  private func ofScreens(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    let screens = types.count { project.role(of: $0).map(Self.screenRoles.contains) ?? false }
    guard screens >= Self.fewestTypes, areIn(Self.data, types),
      types.allSatisfy({ project.role(of: $0).map(Self.screenRoles.contains) ?? true })
    else { return nil }
    return FolderLayer(
      folder: folder, layer: "Presentation", types: types.count,
      reason: "\(screens) of them are parts of screens, and none is one of the data")
  }

  /// A library of containers, in a folder `Dependency Injection`: it builds nothing of the app, and the other layers use it.
  private func ofLibraries(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    guard !types.isEmpty, areIn(["App"], types) else { return nil }
    let files = Set(types.map { graph[$0].declaration.file })
    let own = Set(graph.typeIDs.filter { files.contains(graph[$0].declaration.file) })
    func isOfLayers(_ type: TypeID) -> Bool {
      project.layer(of: type).flatMap(project.definition.layer(named:)).map { !$0.isNeutral && !$0.isCompositionRoot }
        ?? false
    }
    let builds = own.contains { type in
      graph.references(from: type).contains { reference in
        reference.target.typeID.map { !own.contains($0) && isOfLayers($0) } ?? false
      }
    }
    let users = Set(
      own.flatMap(graph.references(to:)).filter(project.isProduction).compactMap(\.source).map(graph.outermost).filter(
        isOfLayers))
    guard !builds, users.count > types.count else { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: "Shared", types: types.count,
      reason: "they build nothing of the app, and \(counted(users.count, "type")) of other layers use them")
  }

  /// What feeds the lists of screens, in a folder `Data` beside them: sources of lists, and their items.
  private func ofLists(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    guard types.count >= Self.fewestRecords, areIn(Self.data, types),
      types.contains(where: { project.role(of: $0).map(Self.screenRoles.contains) ?? false }),
      !types.contains(where: { project.role(of: $0).map(Self.dataRoles.contains) ?? false }),
      let reason = FolderEvidence(folder, isDirect: true, types, project).ofScreens
    else { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: "Presentation", types: types.count,
      reason: "\(reason), and some of them are parts of screens")
  }

  /// Controllers that control no screen: services, by another name.
  private func ofControllers(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    guard Self.foldersOfControllers.contains(String(folder.lastPathComponent)), types.count >= Self.fewestTypes,
      areIn(["Presentation"], types),
      !types.contains(where: { project.role(of: $0).map(Self.screenRoles.contains) ?? false })
    else { return nil }
    let evidence = FolderEvidence(folder, isDirect: true, types, project)
    guard evidence.showsNothing else { return nil }
    let verdict = evidence.verdict()
    if verdict.layer == "Presentation" { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: verdict.layer, types: types.count,
      reason: "none of them is a part of a screen or imports UI; \(verdict.reason)")
  }

  /// A database among the screens that it serves: `Scenes/Diary/Store`.
  private func ofDataAccess(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    guard types.count >= Self.fewestRecords, areIn(["Presentation"], types),
      !types.contains(where: { project.role(of: $0).map(Self.screenRoles.contains) ?? false }),
      let reason = FolderEvidence(folder, isDirect: true, types, project).dataAccess
    else { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: "Data", types: types.count,
      reason: "\(reason), and none of them is a part of a screen")
  }

  /// Objects of a database in a folder of the domain: `Entities` of Core Data. With as many other types, it is no layer.
  private func ofRecords(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let types = types.filter { graph[$0].outer == nil }
    let records = types.count { project.role(of: $0) == .dto && project[$0].layer != "Domain" }
    let others: Set<RoleID> = [.useCase, .repository, .gateway]
    guard records >= Self.fewestRecords, areIn(["Domain"], types), records * 3 >= types.count,
      !types.contains(where: { project.role(of: $0).map(others.contains) ?? false })
    else { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: records * 2 > types.count ? "Data" : "Shared",
      types: types.count,
      reason:
        "\(records) of them are objects of a database or of a server, and none is a use case or an interface of the data"
    )
  }

  /// Values beside screens that the data uses, in an app without models of a domain: they are the models of the app.
  private func ofValues(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    // Parts of a record in another folder have its layer already.
    let types = types.filter { !project[$0].isInherited }
    guard Self.foldersOfValues.contains(String(folder.lastPathComponent)), !types.isEmpty,
      areIn(["Presentation"], types),
      !types.contains(where: { project.role(of: $0).map(Self.screenRoles.contains) ?? false })
    else { return nil }
    let files = Set(types.map { graph[$0].declaration.file })
    guard !files.contains(where: usesUI) else { return nil }
    let own = Set(graph.typeIDs.filter { files.contains(graph[$0].declaration.file) })
    var users: [TypeID: String] = [:]
    for reference in own.flatMap(graph.references(to:)) where project.isProduction(reference) {
      guard let source = reference.source, !own.contains(source), let layer = project.layer(of: source) else {
        continue
      }
      users[graph.outermost(source)] = layer
    }
    let inner = users.values.count { Self.data.contains($0) || $0 == "Domain" }
    guard inner >= Self.fewestUsers, Double(inner) >= Self.innerShare * Double(users.count) else { return nil }
    return FolderLayer(
      folder: folder, isWithoutSubfolders: true, layer: "Shared", types: types.count,
      reason:
        "\(inner) of \(counted(users.count, "type")) that use them are in layers further inside, and no file uses "
        + "types of frameworks of family 'ui'")
  }

  /// A file can import a framework and use nothing of it.
  private func usesUI(_ file: FileID) -> Bool {
    let types = project.definition.family(FrameworkFamily.ui)?.types ?? []
    return graph.references(in: file).contains { reference in
      guard let external = reference.target.externalID else { return false }
      return types.contains { $0.matches(graph[external].name) }
    }
  }
}
