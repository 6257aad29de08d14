import StrataClassification
import StrataDefinition
import StrataModel

/// How well the layers that all built-in styles share fit a code base, and what tells the styles apart in it.
struct StyleFit {
  /// Production types at file level.
  let types: Int
  /// Those of them in a layer of the architecture, neither neutral nor the composition root.
  let placed: Int
  let layersWithTypes: Set<String>
  let evidence: StyleEvidence

  /// A style fits if it places most types, there is something in each of its three main layers, and some types have its
  /// roles: folders alone mean little. A heuristic.
  private static let neededShare = 0.5
  private static let fewestTypes = 2
  private static let fewestRoles = 3
  /// A screen of the guides has about ten to twenty types, one use case and one repository or gateway among them.
  private static let typesForOneRole = 25

  /// - Parameter project: classified by any built-in style.
  init(_ project: ClassifiedGraph) {
    let (graph, vocabulary) = (project.graph, project.vocabulary)
    let all = project.typesAtFileLevel
    types = all.count
    var counts: [String: Int] = [:]
    for type in all {
      guard let name = project.layer(of: type), let layer = project.definition.layer(named: name),
        !layer.isNeutral, !layer.isCompositionRoot
      else { continue }
      counts[name, default: 0] += 1
    }
    placed = counts.values.reduce(0, +)
    counts["Data", default: 0] += counts["Infrastructure", default: 0]
    layersWithTypes = Set(counts.filter { $1 >= Self.fewestTypes }.keys)
    var evidence = StyleEvidence()
    func concrete(_ role: RoleID) -> Int { project.types(in: role).count { graph[$0].kind != .protocol } }
    evidence.gateways = concrete(.gateway)
    evidence.repositories = concrete(.repository)
    evidence.useCases = concrete(.useCase)
    evidence.coordinators = concrete(.coordinator)
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
    let roles = evidence.gateways + evidence.repositories + evidence.useCases
    return roles >= max(Self.fewestRoles, types / Self.typesForOneRole)
      && Double(placed) >= Self.neededShare * Double(types)
      && ["Presentation", "Domain", "Data"].allSatisfy(layersWithTypes.contains)
  }
}

extension ClassifiedGraph {
  /// The production types that are not nested, without test doubles and previews.
  var typesAtFileLevel: [TypeID] {
    graph.typeIDs.filter { isProduction($0) && !isReplacement($0) && graph[$0].outer == nil }
  }
}
