import StrataClassification
import StrataDefinition
import StrataModel

/// `business-logic-in-view-model`
struct BusinessLogicInViewModel: Rule {
  static let description = RuleDescription(
    id: "business-logic-in-view-model",
    family: .presentation,
    summary: "Validation, thresholds, fees, date ranges or business filters in a view model",
    severity: .error,
    guides: ["004", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A view model turns what use cases say into what a screen shows. A limit, a fee or a valid range that it knows is \
      known to one screen only: the next screen writes it again, a little differently, and no test of the domain sees \
      either.
      """,
    heuristic: """
      It reads names, numbers and what follows. Flagged are: comparisons with a bound where the other way shows or \
      throws an error, and those in functions that are named as checks (`isValid…`, `validate…`); branches on an \
      amount against a number; arithmetic and sums in which amounts (price, fee, balance, quantity …) take part; date \
      spans that are computed and checked; filters that compare amounts or ask for a standing \
      (`status`, `isOverdue` …); checks of text by regular expressions. Left alone are emptiness and nil, indices, paging, layout, animation, retries, search text, steps by one, \
      formatting. It sees no rule behind names that it does not know.
      """,
    badExample: """
      final class PaymentViewModel {
        func pay(amount: Double) {
          guard amount > 1000 else {
            errorMessage = "Invalid amount"
            return
          }
          let fee = amount * 0.01
          …
        }
      }
      """,
    goodExample: """
      final class PaymentViewModel {
        func pay(amount: Double) async {
          do {
            receipt = try await payUseCase.execute(amount: amount)
          } catch {
            errorMessage = error.localizedDescription
          }
        }
      }
      """,
    remedy: "Move the rule into a use case; let the view model call it and show its result or its error.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: [.viewModel, .baseViewModel]) where !project.isTestDouble(type) {
      outcome.examined += 1
      outcome.violations += project.decisions(in: type, setting: .viewModel) { place, decision in
        (message: "\(place) \(decision.phrase) in a view model", remedy: Self.remedy(for: decision.kind))
      }
    }
    return outcome
  }

  private static func remedy(for kind: Decision.Kind) -> String {
    switch kind {
    case .validation: return "move the check into a use case that throws, and show its error"
    case .threshold: return "let a use case decide, and show what it answers"
    case .dateRange, .dateDifference: return "move the date rule into a use case that throws, and show its error"
    case .calculation: return "let a use case compute it, and show the result"
    case .filter: return "let the use case return only what meets the criteria"
    }
  }
}
