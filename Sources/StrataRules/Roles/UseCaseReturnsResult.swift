import StrataClassification
import StrataDefinition
import StrataModel

/// `use-case-returns-result`
struct UseCaseReturnsResult: Rule {
  static let description = RuleDescription(
    id: "use-case-returns-result",
    family: .roles,
    summary: "A use case that returns `Result` instead of throwing",
    severity: .warning,
    guides: ["003"],
    styles: ["module"],
    rationale: """
      With async/await, errors are thrown. A `Result` gives callers a second way to fail, has to be unwrapped at every \
      step, and allows a failure to be discarded silently.
      """,
    heuristic: """
      The rule reports a function that satisfies a requirement at the requirement, unless that leaves the result to an \
      associated type.
      """,
    badExample: """
      protocol GetItemUseCase {
        func execute(itemId: Item.ItemId) async -> Result<Item, Error>
      }
      """,
    goodExample: """
      protocol GetItemUseCase {
        func execute(itemId: Item.ItemId) async throws -> Item
      }
      """,
    remedy: "Return the value and throw the error.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: .useCase) {
      let inherited = Set(
        project.protocols(of: type, role: .useCase).flatMap { project.graph.functions(of: $0) }
          .filter { resultType(of: $0, in: project) != nil }.map { project.graph.signature(of: $0) })
      for function in project.graph.functions(of: type) where !project.graph.isPrivate(function) {
        outcome.examined += 1
        let signature = project.graph.signature(of: function)
        guard !inherited.contains(signature), let result = resultType(of: function, in: project) else { continue }
        outcome.violations.append(
          Violation(
            at: function, of: type, in: project.graph, target: signature,
            message: "`\(signature)` of use case `\(project.graph[type].name)` returns `\(result)`",
            remedy: "return the value and declare the function `throws`"))
      }
    }
    return outcome
  }

  /// The result type as written, if it is the standard library's `Result` or an alias of it, and no type of the
  /// project.
  private func resultType(of function: DeclarationID, in project: ClassifiedGraph) -> String? {
    let (graph, results) = (project.graph, project.vocabulary[.resultTypes])
    let facts = graph.facts(of: function)
    guard let node = facts.nominalType(of: facts.declarations[Int(function.index)].type) else { return nil }
    let named = graph.references(in: function.file, at: facts.types[node].offset).compactMap(\.target.typeID)
    if facts.names.isOne(of: results.names, facts.types[node].name), !facts.typeChildren(of: node).isEmpty {
      return named.isEmpty ? facts.typeText(of: node) : nil
    }
    let isAlias = named.contains { type in
      guard graph[type].kind == .typealias, let external = graph[type].aliased?.externalID else { return false }
      return results.contains(lastComponent(graph[external].name))
    }
    return isAlias ? facts.typeText(of: node) : nil
  }
}
