import StrataClassification
import StrataDefinition
import StrataModel

/// How well the layers that all built-in styles share fit a code base, and what tells the styles apart in it.
struct StyleFit {
  /// Production types at file level.
  let types: Int
  /// Those of them in a layer of the architecture, neither neutral nor the composition root.
  let placed: Int
  /// Those of them in a neutral layer or a composition root, which tell nothing.
  private let undecided: Int
  /// References between types of different layers, and those of them that the styles allow.
  let references: Int
  let allowed: Int
  let layersWithTypes: Set<String>
  let evidence: StyleEvidence

  /// The gateways, repositories and use cases that are no protocols.
  private let implementations: Int
  /// The types that get, keep and send data, by their roles.
  private let sources: Int
  private let services: Int
  private let presenters: Int
  /// The views that use a view model or a presenter, and those that use what gets data themselves.
  private let viewsWithModels: Int
  private let viewsWithData: Int
  /// Whether both Presentation and Data use Domain.
  private let dependsInwards: Bool

  /// A style fits if it places most types that are not neutral, there are screens and something behind them, and some types
  /// have its roles: folders alone mean little. Its rules about roles find what is wrong also where one layer is missing, such
  /// as the domain of many apps, or where references run past it: those are findings. Protocols are roles if most references
  /// agree with the style. Roles are not needed if nearly all types are in its layers, and nearly all references between them
  /// run as it says. A heuristic.
  private static let neededShare = 0.5
  private static let fewestTypes = 2
  /// A layer with a smaller share is none that the app was divided into.
  private static let typesForOneOfALayer = 50
  private static let fewestRoles = 3
  /// A screen of the guides has about ten to twenty types, one use case and one repository or gateway among them.
  private static let typesForOneRole = 25
  private static let nearlyAll = 0.9
  /// So many view models are a convention in any app.
  private static let manyViewModels = 10

  /// - Parameter project: classified by any built-in style.
  init(_ project: ClassifiedGraph, _ generated: GeneratedFiles) {
    let (graph, vocabulary) = (project.graph, project.vocabulary)
    let all = project.typesAtFileLevel.filter { !generated.contains($0, in: graph) }
    types = all.count
    var counts: [String: Int] = [:]
    for type in all { if let layer = Self.layer(of: type, project) { counts[layer.name, default: 0] += 1 } }
    let traffic = Self.traffic(project, generated)
    // Nested and generated types have such names for other reasons: the fields of a schema, for instance.
    func ownTypes(in role: RoleID) -> [TypeID] {
      project.types(in: role).filter {
        !project.isReplacement($0) && graph[$0].outer == nil && !generated.contains($0, in: graph)
      }
    }
    implementations = [RoleID.gateway, .repository, .useCase].reduce(0) { sum, role in
      sum + ownTypes(in: role).count { graph[$0].kind != .protocol }
    }
    references = traffic.reduce(0) { $0 + $1.value }
    allowed = Self.allowed(in: traffic, by: project.definition)
    dependsInwards = ["Presentation", "Data"].allSatisfy { traffic[LayerTraffic.Way(from: $0, to: "Domain")] != nil }
    placed = counts.values.reduce(0, +)
    undecided = all.count { project.layer(of: $0) != nil } - placed
    counts["Data", default: 0] += counts["Infrastructure", default: 0]
    let fewest = max(Self.fewestTypes, placed / Self.typesForOneOfALayer)
    layersWithTypes = Set(counts.filter { $1 >= fewest }.keys)
    var evidence = StyleEvidence()
    // A protocol and its implementations are one thing.
    func things(_ role: RoleID) -> Int {
      let types = ownTypes(in: role)
      let names = types.map { type in
        [Vocabulary.List.protocolSuffixes, .implementationSuffixes].reduce(graph[type].simpleName) {
          vocabulary[$1].removed(from: $0) ?? $0
        }
      }
      return max(Set(names).count, types.count { graph[$0].kind != .protocol })
    }
    evidence.gateways = things(.gateway)
    evidence.repositories = things(.repository)
    evidence.useCases = things(.useCase)
    evidence.coordinators = things(.coordinator)
    evidence.namedCoordinators = project.types(in: .coordinator).count { type in
      graph[type].kind != .protocol && vocabulary[.coordinatorSuffixes].matches(graph[type].simpleName)
        && !project.isReplacement(type)
    }
    evidence.viewModels = project.types(in: .viewModel).count { graph[$0].outer == nil && !project.isReplacement($0) }
    sources = [RoleID.dataSource, .networkClient, .apiService, .storage].reduce(0) { $0 + things($1) }
    services = things(.service)
    presenters = things(.presenter)
    let views = ownTypes(in: .view)
    viewsWithModels = views.count { project.uses(Self.betweenRoles, by: $0) }
    viewsWithData = views.count { project.uses([.dataSource, .networkClient, .apiService, .storage], by: $0) }
    for type in all {
      let name = graph[type].simpleName
      if graph.allSupertypeNames(of: type).contains(where: vocabulary[.assemblyProtocols].contains) {
        evidence.assemblies += 1
      }
      if vocabulary[.rootContainerSuffixes].matches(name), project.isCompositionRoot(type) { evidence.containers += 1 }
      let path = "/" + graph[graph[type].declaration.file].path
      let module = graph[graph[type].module].importedName
      if path.contains("/Interface/") || vocabulary[.moduleInterfaceSuffixes].matches(module) {
        evidence.interfaceParts += 1
      }
      if path.contains("/Implementation/") || vocabulary[.moduleImplementationSuffixes].matches(module) {
        evidence.implementationParts += 1
      }
    }
    self.evidence = evidence
  }

  var fits: Bool {
    Double(placed) >= Self.neededShare * Double(types - undecided)
      && (hasLayers("Presentation", "Domain", "Data") && (hasRoles || isFollowed)
        || (hasLayers("Presentation", "Domain") || hasLayers("Presentation", "Data")) && hasViewModels
        // A domain and its data, before there are screens.
        || hasLayers("Domain", "Data") && hasRoles && isNearlyAllPlaced)
  }

  private func hasLayers(_ names: String...) -> Bool { names.allSatisfy(layersWithTypes.contains) }

  static let betweenRoles: Set<RoleID> = [.viewModel, .baseViewModel, .presenter]

  /// View models, and types behind them that have a role. Where more views work with the data themselves, they are the
  /// controllers of the app.
  private var hasViewModels: Bool {
    let all = evidence.gateways + evidence.repositories + evidence.useCases + sources + services
    // With presenters, the screens have another architecture, and what is called a view model is a value.
    return evidence.viewModels >= Self.fewestRoles && all >= Self.fewestRoles && presenters * 2 <= evidence.viewModels
      && viewsWithData <= viewsWithModels
      && (evidence.viewModels >= Self.manyViewModels || evidence.viewModels * Self.typesForOneRole >= types)
      && (evidence.viewModels + all) * Self.typesForOneRole >= types
  }

  private var hasRoles: Bool {
    let needed = max(Self.fewestRoles, types / Self.typesForOneRole)
    let all = evidence.gateways + evidence.repositories + evidence.useCases
    return implementations >= needed || all > 0 && all + sources >= needed && isMostlyFollowed
  }

  /// Whether most references between the layers run as the styles allow.
  var isMostlyFollowed: Bool { allowed * 2 >= references }

  private var isNearlyAllPlaced: Bool { Double(placed) >= Self.nearlyAll * Double(types) }

  private var isFollowed: Bool {
    dependsInwards && isNearlyAllPlaced
      && Double(allowed) >= Self.nearlyAll * Double(references)
  }

  /// What was counted, for people.
  var numbers: String {
    let shares = "\(grouped(placed)) of \(counted(types, "type")) that are not nested are in its layers"
    return references == 0
      ? shares
      : shares + ", and it allows \(grouped(allowed)) of \(counted(references, "reference")) between these layers"
  }

  /// ` (repository: …)`
  var reasonAgainst: String {
    placed == 0 ? "" : " (of \(DefinitionInference.firstStyle), \(numbers))"
  }

  /// The layer of a type, if it is one of the architecture.
  private static func layer(of type: TypeID, _ project: ClassifiedGraph) -> Layer? {
    guard let layer = project.layer(of: type).flatMap(project.definition.layer(named:)), !layer.isNeutral,
      !layer.isCompositionRoot
    else { return nil }
    return layer
  }

  /// How many references between layers run as a definition allows.
  static func allowed(in traffic: [LayerTraffic.Way: Int], by definition: Definition) -> Int {
    traffic.reduce(0) { $0 + (definition.layer(named: $1.key.from)?.uses.contains($1.key.to) == true ? $1.value : 0) }
  }

  /// How many references run between types of two layers.
  static func traffic(_ project: ClassifiedGraph, _ generated: GeneratedFiles) -> [LayerTraffic.Way: Int] {
    let graph = project.graph
    let layers = graph.typeIDs.map { type in
      project.isProduction(type) && !project.isReplacement(type) && !project.isCompositionRoot(type)
        && !generated.contains(type, in: graph) ? layer(of: type, project)?.name : nil
    }
    var result: [LayerTraffic.Way: Int] = [:]
    for type in graph.typeIDs {
      guard let from = layers[type.index] else { continue }
      for reference in graph.references(from: type) where project.isProduction(reference) {
        guard let to = reference.target.typeID.flatMap({ layers[$0.index] }), to != from else { continue }
        result[LayerTraffic.Way(from: from, to: to), default: 0] += 1
      }
    }
    return result
  }
}

extension ClassifiedGraph {
  /// The production types that are not nested, without test doubles and previews.
  var typesAtFileLevel: [TypeID] {
    graph.typeIDs.filter(isAtFileLevel)
  }

  /// Those of them with a role.
  func typesAtFileLevel(in role: RoleID) -> [TypeID] { types(in: role).filter(isAtFileLevel) }

  /// Whether a type uses one with one of the roles.
  func uses(_ roles: Set<RoleID>, by type: TypeID) -> Bool {
    graph.references(from: type).contains { $0.target.typeID.flatMap(role(of:)).map(roles.contains) ?? false }
  }

  private func isAtFileLevel(_ type: TypeID) -> Bool {
    isProduction(type) && !isReplacement(type) && graph[type].outer == nil
  }
}
