import StrataDefinition
import StrataModel

/// `infrastructure-error-leak`
struct InfrastructureErrorLeak: Rule {
  static let description = RuleDescription(
    id: "infrastructure-error-leak",
    family: .errors,
    summary: "An error of network, decoding or storage that is named in the domain or the presentation",
    severity: .error,
    guides: ["000", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      An error belongs to the layer that raises it. Who names `URLError` in a view model knows that the data comes \
      over HTTP; replace the transport and the screen stops understanding its errors. The data layer maps what it \
      catches to errors of the domain.
      """,
    heuristic: """
      Inner layers are those of the roles view, view model, use case and domain model, and those that the definition \
      forbids the framework family `network`; layers that may name network types are none of them. Named errors are \
      those of the option `types` where the project does not declare them, constants `NSURLError…`, and error types \
      of the project whose layer the reader's layer may not use.
      """,
    badExample: """
      // In a view model
      catch let error as URLError {
        errorMessage = error.localizedDescription
      }
      """,
    goodExample: """
      // In the repository
      catch let error as URLError {
        throw AppError.network(error.localizedDescription)
      }
      """,
    remedy: "Map the error where it arises to an error of the domain.",
    options: [
      RuleOption(
        name: "types", summary: "Errors of frameworks and of the layers below.",
        defaultValue: .list([
          "URLError", "HTTPError", "DecodingError", "EncodingError", "NetworkError", "AFError", "MoyaError",
          "SQLiteError", "DatabaseError", "CKError",
        ])),
      RuleOption(
        name: "use-cases-may-name", summary: "Errors that use cases may name, because they map them.",
        defaultValue: .list([])),
    ])

  init() {}

  func check(_ project: ClassifiedGraph, settings: RuleSettings) -> RuleOutcome {
    var outcome = RuleOutcome()
    let graph = project.graph
    let names = Set(settings.list("types"))
    let allowed = Set(settings.list("use-cases-may-name"))
    let inner = innerLayers(of: project)
    for type in graph.typeIDs where project.isProduction(type) && isInner(type, inner, in: project) {
      outcome.examined += 1
      let isUseCase = project.role(of: type) == .useCase
      let leaks = project.firstReferences(from: type) { reference in
        guard isLeak(reference.target, from: type, names, in: project) else { return false }
        return !(isUseCase && allowed.contains(graph.name(of: reference.target)))
      }
      for reference in leaks {
        outcome.violations.append(
          violation(graph.name(of: reference.target), at: (reference.file, reference.offset), in: type, of: project))
      }
      outcome.violations += codes(in: type, of: project)
    }
    return outcome
  }

  private func violation(
    _ error: String, at place: (file: FileID, offset: UInt32), in type: TypeID, of project: ClassifiedGraph
  ) -> Violation {
    let layer = project.layer(of: type) ?? "an inner layer"
    return Violation(
      file: place.file, offset: place.offset, symbol: project.graph[type].name, target: error,
      message: "`\(project.graph[type].name)` in \(layer) names the infrastructure error `\(error)`",
      remedy: "map `\(error)` to an error of the domain where it arises")
  }

  // MARK: Which layers

  private func innerLayers(of project: ClassifiedGraph) -> Set<String> {
    let definition = project.definition
    let forbidding = definition.layers.filter { $0.forbiddenFrameworks.contains("network") && !$0.isCompositionRoot }
    let outer = project.layers(ofRoles: [
      .gateway, .dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto,
    ])
    return Set(forbidding.map(\.name))
      .union(project.layers(ofRoles: [.view, .viewModel, .useCase, .entity, .uiState]).subtracting(outer))
  }

  private func isInner(_ type: TypeID, _ inner: Set<String>, in project: ClassifiedGraph) -> Bool {
    guard !project.isCompositionRoot(type), !project.isTestDouble(type), let layer = project.layer(of: type) else {
      return false
    }
    return inner.contains(layer)
  }

  // MARK: Which errors

  private func isLeak(
    _ target: Target, from source: TypeID, _ names: Set<String>, in project: ClassifiedGraph
  ) -> Bool {
    let graph = project.graph
    switch target {
    case .external(let id):
      let name = graph[id].name
      return names.contains(String(name.prefix { $0 != "." }))
    case .type(let error):
      guard error != source, graph.inherits(error, from: ["Error", "LocalizedError"]),
        let layer = project.layer(of: error),
        let own = project.layer(of: source).flatMap(project.definition.layer(named:))
      else { return false }
      return layer != own.name && !own.uses.contains(layer) && isInfrastructure(layer, in: project)
    }
  }

  private func isInfrastructure(_ layer: String, in project: ClassifiedGraph) -> Bool {
    !innerLayers(of: project).contains(layer)
  }

  /// `NSURLErrorNotConnectedToInternet` and its like.
  private func codes(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    var seen: Set<String> = []
    return graph.bodies(of: type).flatMap { body in
      body.range.compactMap { node -> Violation? in
        guard body.tree[node].kind == .identifier, !body.tree[node].flags.contains(.exempt) else { return nil }
        let name = body.tree.name(node)
        guard name.hasPrefix("NSURLError"), seen.insert(name).inserted else { return nil }
        return violation(name, at: (body.file, body.tree[node].offset), in: type, of: project)
      }
    }
  }
}
