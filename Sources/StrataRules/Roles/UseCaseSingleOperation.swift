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

      - Overloads of one name count once. `execute`, `invoke`, `callAsFunction`, `run` and `perform` count as one \
      operation if they take the same, or one calls another.
      - What two protocols of use cases require of one type counts twice if the parameters differ.
      - A static function of a concrete use case counts, unless it creates one.
      - A function of a concrete use case that only the use case itself calls is a helper. Beside a protocol, functions \
      that wait, fail or return a stream count, and others if production code besides composition roots calls them, or \
      if nothing does and they return a value.
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
    remedy: "Split it into one use case for each operation, each with only the dependencies that it needs.",
    supersedes: ["use-case-name"])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    lazy var names = ProposedUseCaseNames(context)
    return SingleOperation(role: .useCase, noun: "operation").check(context.project) { type, operations in
      names.split(operations, of: type)
    }
  }
}
