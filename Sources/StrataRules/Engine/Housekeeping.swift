import StrataModel

/// Findings about the exceptions that a project makes from its rules: an exception needs a reason, and is deleted when
/// no finding needs it.
enum Housekeeping {
  static let unusedSuppression = RuleDescription(
    id: "unused-suppression", family: .exceptions,
    summary: "A `// strata:disable` comment that hides no finding, or names no rule", severity: .warning, guides: [],
    styles: [],
    rationale: """
      A suppression that hides no finding documents a problem that no longer exists, and will hide the next finding \
      at the same location.
      """,
    badExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let useCase: SendOTPUseCase
      """,
    goodExample: """
      private let useCase: SendOTPUseCase
      """,
    remedy: "Delete the comment or, if another rule in it is in use, remove the name of the rule.")

  static let unknownSuppression = RuleDescription(
    id: "unknown-suppression", family: .exceptions,
    summary: "A comment that begins with `strata:` and has an unknown form", severity: .warning, guides: [],
    styles: [],
    rationale: """
      Such a comment suppresses nothing, although its author expected it to.
      """,
    heuristic: """
      Each of the known forms is followed by the ids of rules:
      - `strata:disable:next`, `disable:previous`, `disable:this` and `disable:file`
      - `strata:disable`, up to the next `strata:enable`
      """,
    badExample: """
      // strata:ignore skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    goodExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    remedy: "Use one of the known forms, or begin the comment with another word.")

  static let suppressionWithoutReason = RuleDescription(
    id: "suppression-without-reason", family: .exceptions,
    summary: "A `// strata:disable` comment without a reason", severity: .warning, guides: [], styles: [],
    rationale: """
      A reader cannot tell an accepted exception from a shortcut unless the comment says why. One clause is enough.
      """,
    badExample: """
      // strata:disable:next skipped-layer
      private let gateway: SendOTPGateway
      """,
    goodExample: """
      // strata:disable:next skipped-layer — the gateway moves with ticket 12
      private let gateway: SendOTPGateway
      """,
    remedy: "Add the reason after a dash: `// strata:disable:next RULE — reason`.")

  static let unusedExemption = RuleDescription(
    id: "unused-exemption", family: .exceptions,
    summary: "An exemption of the definition that exempts no finding, or none of one of its rules",
    severity: .warning, guides: [], styles: [],
    rationale: """
      An exemption that exempts no finding will hide the next one that it covers. Delete it together with the code \
      that it was written for.
      """,
    badExample: """
      // strata.yml exempts LegacyLoginViewModel, which was deleted a year ago.
      """,
    goodExample: """
      // strata.yml exempts only what is still there.
      """,
    remedy: "Delete the exemption.")
}
