import StrataClassification
import StrataDefinition
import StrataModel

/// `use-case-protocol-apart`
struct UseCaseProtocolApart: Rule {
  static let description = RuleDescription(
    id: "use-case-protocol-apart",
    family: .roles,
    summary: "A use case whose protocol and implementation are declared in different files",
    severity: .warning,
    guides: ["003"],
    styles: ["module"],
    rationale: """
      The protocol of a use case has one implementation, and both change together: one file shows the operation and \
      how it works. Two files double the number of files without a benefit.
      """,
    heuristic: """
      The rule checks only protocols with exactly one implementation in production code. A generic protocol of many \
      use cases, and a protocol that another module publishes, may be declared in a file of its own.
      """,
    badExample: """
      // GetItemUseCase.swift
      protocol GetItemUseCase { func execute(id: Item.ItemId) async throws -> Item }

      // GetItemUseCaseImp.swift
      struct GetItemUseCaseImp: GetItemUseCase { … }
      """,
    goodExample: """
      // GetItemUseCase.swift
      protocol GetItemUseCase { func execute(id: Item.ItemId) async throws -> Item }

      struct GetItemUseCaseImp: GetItemUseCase { … }
      """,
    remedy: "Move the implementation into the file of its protocol.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let relocations = Relocations(context)
    let graph = project.graph
    for type in project.types(in: .useCase) where graph[type].kind != .protocol && !project.isReplacement(type) {
      let direct = graph.projectSupertypes(of: type).filter {
        graph[$0].kind == .protocol && project.role(of: $0) == .useCase && !project.isGenericBase($0)
          && graph[$0].module == graph[type].module
      }
      outcome.examined += direct.isEmpty ? 0 : 1
      guard let port = direct.first(where: { graph[$0].declaration.file != graph[type].declaration.file }),
        project.implementations(of: port) == [type]
      else { continue }
      let file = graph[graph[port].declaration.file].path
      let own = graph[graph[type].declaration.file].path
      let there = context.layerOfFile[graph[port].declaration.file.index]
      let canFollow =
        there.map {
          $0 == context.layerOfFile[graph[type].declaration.file.index]
            || relocations.obstacles(moving: type, to: $0).isEmpty
        } ?? true
      outcome.violations.append(
        Violation(
          at: type, in: project.graph, target: graph[port].name,
          message: "use case `\(graph[type].name)` is declared in another file than its protocol `\(graph[port].name)`",
          remedy: canFollow ? "move it into \(file)" : "move `\(graph[port].name)` into \(own)"))
    }
    return outcome
  }
}
