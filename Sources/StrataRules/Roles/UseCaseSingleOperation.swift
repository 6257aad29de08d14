import StrataClassification
import StrataDefinition
import StrataModel

/// `use-case-single-operation`
struct UseCaseSingleOperation: Rule {
  static let description = RuleDescription(
    id: "use-case-single-operation",
    family: .roles,
    summary: "A use case with more than one operation",
    severity: .error,
    guides: ["000", "001", "003"],
    styles: ["gateway", "repository", "coordinator", "module"],
    rationale: """
      A use case is one operation of the application. With a second operation it becomes a service: it needs the \
      dependencies of all its operations, every test creates all of them, and callers see more than they need. If each \
      use case has one operation, the list of use cases is a list of what the app does.
      """,
    heuristic: """
      Operations are the requirements of the protocol of a use case; without a protocol, the functions that are not \
      private.

      - Overloads of one name count once, and `execute`, `invoke`, `callAsFunction`, `run` and `perform` count as one \
      operation.
      - A function of a concrete use case that only the use case itself calls is a helper.
      - Properties and functions of an extension that adds a conformance do not count.
      """,
    badExample: """
      protocol AuthUseCaseProtocol {
        func sendOTP(username: String) async throws
        func validateOTP(code: String) async throws -> Bool
      }
      """,
    goodExample: """
      protocol SendOTPUseCaseProtocol {
        func execute(username: String) async throws
      }

      protocol ValidateOTPUseCaseProtocol {
        func execute(code: String) async throws -> Bool
      }
      """,
    remedy: "Split it into one use case for each operation, each with only the dependencies that it needs.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: .useCase) where isJudged(type, in: project) {
      outcome.examined += 1
      let operations = project.operations(of: type)
      guard operations.count > 1 else { continue }
      let names = operations.map(\.name)
      var violation = Violation(
        at: type, in: project.graph,
        message: "use case `\(project.graph[type].name)` has \(names.count) operations: \(listed(names.map(quoted)))",
        remedy: UseCaseNames(context.vocabulary).split(operations, of: type, in: project.graph))
      violation.links = ViolationLinks(related: project.surplus(of: operations))
      outcome.violations.append(violation)
    }
    return outcome
  }

  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    switch project.graph[type].kind {
    case .protocol: return true
    case .class, .struct, .actor:
      return !project.isReplacement(type) && project.protocols(of: type, role: .useCase).isEmpty
    default: return false
    }
  }
}
