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
      forbids the framework family `network`; the layers of data sources, clients, routes, storage and DTOs are outer \
      ones. Flagged are the errors of the option `types` where the project does not declare them, constants \
      `NSURLError…`, and error types of the project that belong to an outer layer. An error that is caught and passed \
      on without being named is not seen. An extension counts to the layer of the file it stands in.
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
    let reading = Reading(project, names: Set(settings.list("types")))
    let allowed = Set(settings.list("use-cases-may-name"))
    let filesWithCodes = graph.files.map { file in
      let names = file.facts.names
      return names.contains { names.hasPrefix($0, "NSURLError") }
    }
    for type in graph.typeIDs where project.isProduction(type) && reading.isInner(type) {
      outcome.examined += 1
      let isUseCase = project.role(of: type) == .useCase
      let leaks = project.firstReferences(from: type) { reference in
        guard reading.isInfrastructureError(reference.target), !isBeside(reference.target, type, in: project),
          !reading.isOutside(reference)
        else { return false }
        return !(isUseCase && allowed.contains(graph.name(of: reference.target)))
      }
      let names = Set(leaks.map { graph.name(of: $0.target) })
      for reference in leaks {
        // `DecodingError.Context` beside `DecodingError`
        let name = graph.name(of: reference.target)
        if let dot = name.firstIndex(of: "."), names.contains(String(name[..<dot])) { continue }
        outcome.violations.append(
          violation(graph.name(of: reference.target), at: (reference.file, reference.offset), in: type, of: project))
      }
      outcome.violations += codes(in: type, of: project, filesWithCodes)
    }
    return outcome
  }

  /// The error stands in the folder of the type that names it: its own, whatever the folder is called. A folder in no
  /// layer holds everything, and says nothing.
  private func isBeside(_ target: Target, _ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    guard let error = target.typeID, project.layerOfFile[graph[error].declaration.file.index] != nil else {
      return false
    }
    func folder(_ type: TypeID) -> Substring {
      let path = graph[graph[type].declaration.file].path[...]
      return path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    }
    return folder(error) == folder(type)
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

  /// `NSURLErrorNotConnectedToInternet` and its like: the first of a type.
  private func codes(in type: TypeID, of project: ClassifiedGraph, _ filesWithCodes: [Bool]) -> [Violation] {
    let graph = project.graph
    guard graph.isDeclared(type, inAny: filesWithCodes) else { return [] }
    for body in graph.bodies(of: type) {
      let tree = body.tree
      for node in body.range {
        guard tree[node].kind == .identifier, !tree[node].flags.contains(.exempt),
          tree.names.hasPrefix(tree[node].name, "NSURLError"), !tree.names.hasSuffix(tree[node].name, "Key")
        else { continue }
        return [violation(body.tree.name(node), at: (body.file, body.tree[node].offset), in: type, of: project)]
      }
    }
    return []
  }

  /// Which layers may not name such errors, and which errors are meant.
  private struct Reading {
    let project: ClassifiedGraph
    let inner: Set<String>
    /// By type and by outside type: it is an infrastructure error.
    let types: [Bool]
    let externals: [Bool]

    init(_ project: ClassifiedGraph, names: Set<String>) {
      self.project = project
      let definition = project.definition
      let outer = Set(
        [.dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto]
          .compactMap { (role: RoleID) in definition.role(role)?.layer })
      let forbidding = definition.layers.filter {
        $0.forbiddenFrameworks.contains("network") && !$0.isCompositionRoot
      }
      let central = [.view, .viewModel, .useCase, .entity, .uiState]
        .compactMap { (role: RoleID) in definition.role(role)?.layer }
      let inner = Set(forbidding.map(\.name) + central).subtracting(outer)
      self.inner = inner
      let graph = project.graph
      let errors = SubtypeTable(of: ["Error", "LocalizedError"], in: graph)
      // An outside error of the list, or an error of the project that belongs to an outer layer.
      types = graph.typeIDs.map { error in
        guard errors.contains(error) else { return false }
        guard let layer = project.layer(of: error) else { return names.contains(graph[error].simpleName) }
        return outer.contains(layer) || (names.contains(graph[error].simpleName) && !inner.contains(layer))
      }
      externals = graph.externals.map { external in
        external.name.utf8.split(separator: UInt8(ascii: ".")).contains { names.contains(String(Substring($0))) }
      }
    }

    func isInner(_ type: TypeID) -> Bool {
      guard let layer = project.layer(of: type), inner.contains(layer) else { return false }
      // A repository's protocol counts as inner only where its folder does: some projects keep both in Data.
      if let role = project.role(of: type), Self.dataRoles.contains(role) {
        guard let folder = project[type].folderLayer, inner.contains(folder) else { return false }
      }
      return !project.isCompositionRoot(type) && !project.isTestDouble(type)
    }

    /// An extension counts to the layer of the file it stands in: the data layer maps its errors in initializers of the
    /// domain's.
    func isOutside(_ reference: Reference) -> Bool {
      guard reference.context.contains(.inExtension), let layer = project.layerOfFile[reference.file.index] else {
        return false
      }
      return !inner.contains(layer)
    }

    private static let dataRoles: Set<RoleID> = [
      .gateway, .repository, .dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto, .mapper,
    ]

    func isInfrastructureError(_ target: Target) -> Bool {
      switch target {
      case .external(let id): return externals[id.index]
      case .type(let id): return types[id.index]
      }
    }
  }
}
