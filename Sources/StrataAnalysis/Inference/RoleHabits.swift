import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// What the roles of a style expect and a code base does not have: use cases between screens and data, and models of a
/// domain. Without them the style would report the architecture itself, once for each screen.
struct RoleHabits {
  /// The keys of a role that differ, without those that say which types have it.
  struct Change {
    var role: String
    var reason: String
    var lines: [String]
    /// The family of frameworks that screens import for the types of the role.
    var family: String?
  }

  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  /// Fewer users are exceptions.
  private static let fewestUsers = 3
  /// The domain of an app has more models.
  static let mostModels = 2
  private static let repositories: Set<RoleID> = [.gateway, .repository]
  private static let clients: Set<RoleID> = [.apiService, .networkClient]

  init(_ project: ClassifiedGraph) { self.project = project }

  func found() -> [Change] { skips() + [models(), interfaces(.repository), interfaces(.gateway)].compactMap { $0 } }

  private func production(_ role: RoleID) -> [TypeID] { project.typesAtFileLevel(in: role) }

  /// Without use cases, or where few screens use them, there is nothing between view models and repositories; without these,
  /// nothing between them and the clients of the network. Where more screens than view models use repositories, nothing is
  /// between these either. Files, settings and databases stay out of all of them.
  private func skips() -> [Change] {
    let models = production(.viewModel)
    let all = models + Self.screens.flatMap(production)
    let behind = Self.repositories.union(Self.clients).union([.service])
    let ofUseCases = users(of: [.useCase], among: all)
    let ofData = users(of: behind, among: all)
    guard production(.useCase).isEmpty || Conventions.isOwn(ofData, of: ofData + ofUseCases) else {
      return []
    }
    let few = counted(ofUseCases, "screen or view model", plural: "screens and view models")
    let cause = production(.useCase).isEmpty ? "no use cases" : "\(few) \(inflected("use", ofUseCases)) use cases"
    let (ofRepositories, ofClients) = (
      users(of: Self.repositories, among: models), users(of: Self.clients.union([.service]), among: models)
    )
    let isAboutRepositories = ofRepositories >= Self.fewestUsers && ofRepositories * 2 >= ofClients
    let open = isAboutRepositories ? Self.repositories : Self.repositories.union(Self.clients)
    let count = isAboutRepositories ? ofRepositories : ofClients
    let what = isAboutRepositories ? "gateways and repositories" : "services and clients of the network"
    var changes: [Change] = []
    if count >= Self.fewestUsers,
      let change = change(
        of: .viewModel, allowing: open,
        "\(cause): \(grouped(count)) of \(counted(models.count, "view model")) use \(what), and may do so")
    {
      changes.append(change)
    }
    let screens = users(of: Self.repositories, among: Self.screens.flatMap(production))
    if screens >= Self.fewestUsers, screens > ofRepositories {
      let sentence =
        "\(cause): \(counted(screens, "screen")) and \(counted(ofRepositories, "view model")) use gateways and "
        + "repositories, and may do so"
      let roles = count >= Self.fewestUsers ? Self.screens : Self.screens + [.viewModel]
      changes += roles.compactMap { change(of: $0, allowing: Self.repositories, sentence) }
    }
    return production(.useCase).isEmpty ? between(changes) : changes
  }

  /// Without use cases, the remedies name what the app has between its screens and its data: repositories, gateways or services.
  private func between(_ changes: [Change]) -> [Change] {
    let role = [RoleID.repository, .gateway].first { !production($0).isEmpty } ?? .service
    var result = changes
    for user in project.definition.roles where user.through == .useCase && !production(user.id).isEmpty {
      let line = "through: \(role.rawValue)"
      if let index = result.firstIndex(where: { $0.role == user.id.rawValue }) {
        result[index].lines.append(line)
      } else {
        result.append(Change(role: user.id.rawValue, reason: "no use cases", lines: [line]))
      }
    }
    return result
  }

  private static let screens: [RoleID] = [.view, .listDataSource]

  /// How many of some types use a type of one of the roles.
  private func users(of roles: Set<RoleID>, among types: [TypeID]) -> Int {
    types.count { project.uses(roles, by: $0) }
  }

  private func change(of role: RoleID, allowing open: Set<RoleID>, _ reason: String) -> Change? {
    guard let known = project.definition.role(role)?.skips, !known.isDisjoint(with: open) else { return nil }
    let skips = known.filter { !open.contains($0) }.map(\.rawValue).sorted()
    return Change(role: role.rawValue, reason: reason, lines: ["skips: " + YAMLText.list(skips)])
  }

  /// Without use cases, protocols of repositories may be where their implementations are: nothing in the domain needs them.
  private func interfaces(_ id: RoleID) -> Change? {
    guard production(.useCase).isEmpty, let role = project.definition.role(id), let home = role.layer,
      let wanted = role.interfaceLayer, wanted != home
    else { return nil }
    let protocols = production(id).filter { graph[$0].kind == .protocol }
    let beside = protocols.count { project[$0].folderLayer == home }
    guard Conventions.isOwn(beside, of: protocols.count) else { return nil }
    return Change(
      role: id.rawValue,
      reason: "no use cases: \(grouped(beside)) of \(counted(protocols.count, "protocol")) are declared in \(home), "
        + "beside what implements them",
      lines: ["interface-layer: \(home)"])
  }

  /// Values that can be encoded, and objects of a database, that screens show, where no type is a model of a domain: they are
  /// the models of the app. What the network sends stays a DTO.
  private func models() -> Change? {
    guard production(.entity).count <= Self.mostModels else { return nil }
    let transfers = production(.dto)
    let values = transfers.filter(isValue)
    let records = transfers.filter(isRecord)
    let (shownValues, shownRecords) = (values.filter(isShown), records.filter(isShown))
    var (reasons, selectors): ([String], [[String]]) = ([], [])
    if shownValues.count >= Self.fewestUsers {
      reasons.append(
        "\(grouped(shownValues.count)) of \(counted(values.count, "value")) that Data encodes, and that are not called transfers,"
      )
      selectors.append(Self.selectorOfValues)
    }
    let showsRecords = shownRecords.count >= Self.fewestUsers && shownRecords.count * 2 >= records.count
    if showsRecords {
      reasons.append("\(grouped(shownRecords.count)) of \(counted(records.count, "object")) of a database")
      selectors.append(["name: " + YAMLText.list(records.map { graph[$0].simpleName }.sorted()), "kind: class"])
    }
    guard !reasons.isEmpty else { return nil }
    let match =
      selectors.count == 1
      ? selectors[0].map { "  " + $0 }
      : selectors.flatMap { lines in lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 } }
    return Change(
      role: "model",
      reason:
        "no domain: \(reasons.joined(separator: " and ")) are shown by screens, so they are the models of the app",
      lines: ["match:"] + match + ["decides-layer: false"], family: showsRecords ? "persistence" : nil)
  }

  private func isValue(_ type: TypeID) -> Bool {
    let path = graph[graph[type].declaration.file].path
    return (graph[type].kind == .struct || graph[type].kind == .enum)
      && !Self.transferSuffixes.contains(where: graph[type].simpleName.hasSuffix)
      && !path.pathComponents.dropLast().contains { Self.networkFolders.contains(String($0)) }
  }

  private func isRecord(_ type: TypeID) -> Bool {
    graph[type].attributes.contains("Model")
      || graph.allSupertypeNames(of: type).contains(where: Self.recordTypes.contains)
  }

  private func isShown(_ type: TypeID) -> Bool {
    graph.references(to: type).contains { reference in
      project.isProduction(reference) && reference.source.flatMap(project.layer(of:)) == "Presentation"
    }
  }

  private static let selectorOfValues = [
    "conforms: [Codable, Decodable, Encodable]", "kind: [class, struct, enum]", "layer: [Data, Infrastructure]", "not:",
    "  any:", "    - suffix: " + YAMLText.list(transferSuffixes),
    "    - path: \"**/{\(networkFolders.joined(separator: ","))}/**\"",
    "    - conforms: [Error, LocalizedError, CustomNSError, NSManagedObject, Object, EmbeddedObject]",
    "    - attribute: Model",
  ]
  private static let recordTypes: Set<String> = ["NSManagedObject", "Object", "EmbeddedObject"]
  private static let transferSuffixes = ["Dto", "DTO", "Response", "Request", "Payload", "Entity"]
  private static let networkFolders = [
    "Network", "Networking", "API", "APIs", "Remote", "GraphQL", "DTO", "DTOs", "Responses", "Requests",
  ]
}
