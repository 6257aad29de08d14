import StrataClassification
import StrataDefinition
import StrataModel

/// `mixed-data-source`
struct MixedDataSource: Rule {
  static let description = RuleDescription(
    id: "mixed-data-source", family: .roles, summary: "A data source that uses both the network and storage",
    severity: .warning, guides: ["001"], styles: ["repository"],
    rationale: """
      Data sources are separated into local and remote ones, and the repository combines them. It decides which of \
      them answers, and when one is updated from the other. A data source that does both hides this decision, and \
      cannot be tested with only one of them.
      """,
    heuristic: """
      A data source uses the network if it uses a client, an API service or a route of the project, or a type of a \
      framework that sends requests. It uses storage if it uses a storage of the project or a type of a framework that \
      stores, or if it writes a file or opens one for writing. Storages of credentials do not count: the client that sends requests needs them.
      """,
    badExample: """
      final class ItemDataSource {
        let client: APIClient
        let defaults: UserDefaults
      }
      """,
    goodExample: """
      final class ItemRemoteDataSource { let client: APIClient }
      final class ItemLocalDataSource { let defaults: UserDefaults }
      """,
    remedy: "Divide it into a remote and a local data source, which the repository combines.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    let writes = context.fileCalls.filter(\.isWrite)
    var outcome = RuleOutcome()
    for type in project.types(in: [.dataSource]) where !project.isReplacement(type) && !context.isInterface(type) {
      outcome.examined += 1
      let references = graph.references(from: type).filter { project.isProduction($0) }
      guard let sending = references.first(where: { isNetwork($0, context) }),
        let storage = references.first(where: { isStorage($0, context) }).map({ graph.targetName(of: $0) })
          ?? writes.first(where: { $0.type == type })?.name
      else { continue }
      let network = graph.targetName(of: sending)
      let name = graph[type].name
      outcome.violations.append(
        Violation(
          at: type, in: graph,
          message:
            "data source \(quoted(name)) uses both the network (\(quoted(network))) and storage (\(quoted(storage)))",
          remedy: "divide \(quoted(name)) into a remote and a local data source, and let the repository combine them"))
    }
    return outcome
  }

  private func isNetwork(_ reference: Reference, _ context: RuleContext) -> Bool {
    if let type = reference.target.typeID {
      return [RoleID.networkClient, .apiService, .networkRoute].contains { context.has($0, type) }
    }
    guard reference.target.externalID != nil else { return false }
    return context.vocabulary[.networkTypes].matches(context.project.graph.name(of: reference.target))
  }

  private func isStorage(_ reference: Reference, _ context: RuleContext) -> Bool {
    let name = context.project.graph.name(of: reference.target)
    if let type = reference.target.typeID {
      return context.has(.storage, type) && !context.vocabulary[.credentialWords].containsAny(of: Words.split(name))
    }
    return reference.target.externalID != nil && context.vocabulary[.storageTypes].contains(name)
  }
}
