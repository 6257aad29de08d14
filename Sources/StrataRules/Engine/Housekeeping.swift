import StrataModel

/// Findings about the exceptions that a project makes from its rules: exceptions name a reason, and go when they are
/// no longer needed.
enum Housekeeping {
  static let unusedSuppression = RuleDescription(
    id: "unused-suppression", family: .exceptions,
    summary: "A `// strata:disable` comment that hides no finding, or names no rule", severity: .warning, guides: [],
    styles: [],
    rationale: """
      A suppression that hides nothing is a note about a problem that is gone, and will hide the next one that comes \
      to the same place.
      """,
    badExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let useCase: SendOTPUseCase
      """,
    goodExample: """
      private let useCase: SendOTPUseCase
      """,
    remedy: "Delete the comment")

  static let unknownSuppression = RuleDescription(
    id: "unknown-suppression", family: .exceptions,
    summary: "A comment that begins with `strata:` and has no form that Strata knows", severity: .warning, guides: [],
    styles: [],
    rationale: """
      Whoever wrote it believes that it does something. It suppresses nothing. Known are `strata:disable:next`, \
      `disable:previous`, `disable:this` and `disable:file`, and `strata:disable` up to the next `strata:enable`, each \
      with the ids of rules.
      """,
    badExample: """
      // strata:ignore skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    goodExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    remedy: "Use one of the known forms, or begin the comment with another word")

  static let suppressionWithoutReason = RuleDescription(
    id: "suppression-without-reason", family: .exceptions,
    summary: "A `// strata:disable` comment that does not say why", severity: .warning, guides: [], styles: [],
    rationale: """
      Whoever reads the code later cannot tell an accepted exception from a shortcut. One clause is enough.
      """,
    badExample: """
      // strata:disable:next skipped-layer
      private let gateway: SendOTPGateway
      """,
    goodExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    remedy: "Write the reason behind a dash: `// strata:disable:next RULE — reason`")

  static let unusedExemption = RuleDescription(
    id: "unused-exemption", family: .exceptions, summary: "An exemption of the definition that exempts nothing",
    severity: .warning, guides: [], styles: [],
    rationale: """
      An exemption that no finding needs any more is a hole in the rules that nobody looks at. It goes when what it \
      was made for goes.
      """,
    badExample: """
      // strata.yml exempts LegacyLoginViewModel, which was deleted a year ago.
      """,
    goodExample: """
      // strata.yml exempts only what is still there.
      """,
    remedy: "Delete the exemption")
}
