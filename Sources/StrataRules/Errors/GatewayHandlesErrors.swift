import StrataClassification
import StrataDefinition
import StrataModel

/// `gateway-handles-errors`
struct GatewayHandlesErrors: Rule {
  static let description = RuleDescription(
    id: "gateway-handles-errors", family: .errors, summary: "A gateway that replaces or drops errors of the network",
    severity: .warning, guides: ["000"], styles: ["gateway"],
    rationale: """
      The gateway passes on the errors of the network, and the use case turns them into errors of the domain: it knows \
      what a failure means for the operation. A gateway that replaces an error takes that knowledge away, and one that \
      drops it makes a failure look like an empty answer.
      """,
    heuristic: """
      The rule reports in the functions of gateways:
      - `catch` clauses, and cases `.failure` of a `switch` over a result, that throw another error or none on some path
      - `try?`, except for sleeps and similar calls
      - `mapError`, `replaceError` and `catchAndReturn` of streams, unless their closure gives the same error

      These pass an error on: `throw error`, also of a variable that holds the error; `return .failure(error)`; a \
      continuation, a completion handler or a subject that gets it. A clause that decides by the error and calls the \
      network again is not reported either.
      """,
    badExample: """
      func user() async throws -> NetResUser? {
        try? await Network.sendThrow(request: UserNetworkRoute.user)?.result
      }
      """,
    goodExample: """
      func user() async throws -> NetResUser? {
        try await Network.sendThrow(request: UserNetworkRoute.user)?.result
      }
      """,
    remedy: "Throw the error as it is, and map it in the use case.", supersedes: ["swallowed-error"], readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    for type in project.types(in: [.gateway]) where !project.isReplacement(type) && !context.isInterface(type) {
      for body in graph.bodies(of: type) {
        outcome.examined += 1
        guard HandledErrors.canContainMatch(body, context.vocabulary) else { continue }
        outcome.violations += HandledErrors(body, context.vocabulary).found.map { handled in
          let symbol = graph[type].name
          return Violation(
            file: body.file, offset: handled.offset, symbol: symbol, target: "",
            message: "gateway \(quoted(symbol)) \(handled.what)", remedy: handled.remedy)
        }
      }
    }
    return outcome
  }
}
