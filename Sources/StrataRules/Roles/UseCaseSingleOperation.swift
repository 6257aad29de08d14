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
      dependencies of all its operations, every test creates all of them, and callers see more than they need. With \
      one operation each, the list of use cases is a list of what the app does.
      """,
    heuristic: """
      Operations are the requirements of the protocol of a use case; without a protocol, the functions that are not \
      private. Overloads of one name count once, and `execute`, `invoke`, `callAsFunction`, `run` and `perform` count \
      as one operation. A function of a concrete use case that only the use case itself calls is a helper. Properties \
      and functions of an extension that adds a conformance do not count.
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
      outcome.violations.append(
        Violation(
          at: type, in: project.graph,
          message: "use case `\(project.graph[type].name)` has \(names.count) operations: \(listed(names.map(quoted)))",
          remedy: "split it into one use case for each operation: "
            + names.map { Self.useCaseName(for: $0, of: project.graph[type].simpleName, context.vocabulary) }.joined(
              separator: ", ")))
    }
    return outcome
  }

  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    switch project.graph[type].kind {
    case .protocol: return true
    case .class, .struct, .actor:
      return !project.isTestDouble(type) && project.protocols(of: type, role: .useCase).isEmpty
    default: return false
    }
  }

  /// `sendOTP` → `SendOTPUseCase`; a verb alone is combined with the subject of the use case: `remove` of `CartUseCase`
  /// → `RemoveCartUseCase`, `execute` of `VerifyCodeUseCase` → `VerifyCodeUseCase`.
  private static func useCaseName(
    for operation: String, of type: String, _ vocabulary: Vocabulary
  ) -> String {
    let suffixes = vocabulary[.useCaseSuffixes].entries
    let stem = suffixes.lazy.compactMap { type.firstRange(of: $0) }.first.map { String(type[..<$0.lowerBound]) } ?? type
    let suffix = suffixes.first ?? ""
    if vocabulary[.commandNames].contains(operation) { return "`\(stem)\(suffix)`" }
    let verb = operation.prefix(1).uppercased() + operation.dropFirst()
    guard Words.split(operation).count == 1 else { return "`\(verb)\(suffix)`" }
    return "`\(verb)\(subject(of: stem, vocabulary))\(suffix)`"
  }

  /// `Code` of `VerifyCode`.
  private static func subject(of stem: String, _ vocabulary: Vocabulary) -> Substring {
    guard let first = Words.split(stem).first, Verbs(vocabulary).isVerb(first), first.count < stem.count else {
      return stem[...]
    }
    return stem.dropFirst(first.count)
  }
}
