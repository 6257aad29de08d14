import StrataModel
import Testing

@testable import StrataReport

/// A hand-made result with one of everything.
enum Sample {
  static let source = [
    "final class LoginViewModel {",
    "  private let gateway: SendOTPGateway",
    "  let naïve = 1; func run() { try? gateway.send() }",
    "}",
  ]

  static let skipped: Finding = {
    var finding = plainSkipped
    finding.properChain = ["LoginViewModel", "SendOTPUseCase", "SendOTPGateway"]
    (finding.layer, finding.role) = ("Presentation", "view-model")
    return finding
  }()

  private static let plainSkipped = Finding(
    rule: "skipped-layer", severity: .error,
    location: SourceLocation(file: "Sources/Presentation/LoginViewModel.swift", line: 2, column: 24),
    symbol: "LoginViewModel", member: "gateway", target: "SendOTPGateway",
    message: "LoginViewModel talks to SendOTPGateway, past the use case",
    remedy: "inject `SendOTPUseCase`; `SendOTPGateway` belongs behind it",
    chain: ["LoginViewModel", "SendOTPGateway"],
    otherLocations: [SourceLocation(file: "Sources/Presentation/LoginViewModel.swift", line: 3, column: 36)],
    declarations: [
      DeclarationLocation(
        name: "LoginViewModel",
        location: SourceLocation(file: "Sources/Presentation/LoginViewModel.swift", line: 1, column: 13)),
      DeclarationLocation(
        name: "SendOTPGateway", location: SourceLocation(file: "Sources/Data/SendOTPGateway.swift", line: 4, column: 10)
      ),
    ])

  static let swallowed = Finding(
    rule: "swallowed-error", severity: .warning,
    location: SourceLocation(file: "Sources/Presentation/LoginViewModel.swift", line: 3, column: 32),
    symbol: "LoginViewModel", message: "the error of `gateway.send()` is thrown away: 100 % lost, \"quietly\" <here>",
    remedy: "handle it")

  static var result: CheckResult {
    var ledger = Ledger()
    ledger.production.references = 1204
    ledger.production.resolved = 900
    ledger.production.external = 300
    ledger.production.ambiguous = 3
    ledger.production.unresolved = 1
    ledger.unassignedTypes = 2
    (ledger.typesWithoutLayer, ledger.filesWithoutLayer) = (2, 1)
    var accepted = Acceptance()
    (accepted.baselineEntries, accepted.baselineLocations) = (12, 14)
    (accepted.exemptions, accepted.exemptedFindings, accepted.suppressions) = (1, 4, 2)
    accepted.change = BaselineChange(reference: "main", added: 3, removed: 1)
    var result = CheckResult(
      style: "gateway", fileCount: 124, typeCount: 180, ledger: ledger, score: 99, findings: [skipped, swallowed],
      baselined: 12,
      rules: [
        RuleRun(id: "dto-leak", severity: .error, examined: 40, findings: 0),
        RuleRun(id: "skipped-layer", severity: .error, examined: 31, findings: 13),
        RuleRun(id: "swallowed-error", severity: .warning, examined: 7, findings: 1),
      ],
      notices: [
        Notice(
          kind: .staleBaseline, message: "the baseline accepts dto-leak of LoginView which is not there any more",
          origin: "strata-baseline.jsonl"),
        Notice(kind: .unassignedTypes, message: "2 types are in no layer"),
      ])
    result.accepted = accepted
    (result.roles, result.layers) = (["use-case", "view-model"], ["Presentation", "Domain"])
    return result
  }

  static var rules: [RuleDescription] {
    [("skipped-layer", Severity.error), ("swallowed-error", .warning), ("dto-leak", .error), ("other", .error)].map {
      RuleDescription(
        id: $0.0, family: .layers, summary: "Summary of \($0.0).", severity: $0.1, guides: ["000"],
        styles: ["gateway"], rationale: "Why.", badExample: "bad()", goodExample: "good()", remedy: "Mend it.")
    }
  }

  static func context(
    isStrict: Bool = false, usesColor: Bool = false, limit: Int? = nil, rules: [RuleDescription] = rules
  ) -> ReportContext {
    ReportContext(
      root: "/home/me/app", prefix: "app/", isStrict: isStrict, usesColor: usesColor, limitPerRule: limit, rules: rules,
      sourceLine: { file, line in
        file.hasSuffix("LoginViewModel.swift") && line <= source.count ? source[line - 1] : nil
      })
  }

  static func text(_ format: ReportFormat, isStrict: Bool = false) -> String {
    String(decoding: Report.render(result, as: format, context(isStrict: isStrict)), as: UTF8.self)
  }
}
