import StrataModel
import Testing

@testable import StrataReport

/// The reports that people read in a pull request.
@Suite struct MarkdownReportTests {
  @Test func aReview() {
    #expect(
      Sample.text(.markdown) == """
        ## Architecture: 1 error, 1 warning

        Score **99** of 100 · 124 files, 180 types · style gateway

        2 types in no layer: their dependencies are not checked.

        | rule | errors | warnings |
        |---|---:|---:|
        | `skipped-layer` | 1 | 0 |
        | `swallowed-error` | 0 | 1 |

        ### 1 error

        - **LoginViewModel talks to SendOTPGateway, past the use case** (`skipped-layer`)
          - Where: `app/Sources/Presentation/LoginViewModel.swift:2` and `app/Sources/Presentation/LoginViewModel.swift:3`
          - Now: `LoginViewModel` → `SendOTPGateway`
          - Should be: `LoginViewModel` → `SendOTPUseCase` → `SendOTPGateway`
          - Fix: inject `SendOTPUseCase`; `SendOTPGateway` belongs behind it

        ### 1 warning

        - **the error of `gateway.send()` is thrown away: 100 % lost, "quietly" \\<here\\>** (`swallowed-error`)
          - Where: `app/Sources/Presentation/LoginViewModel.swift:3`
          - Fix: handle it

        Accepted: 12 baseline entries (14 locations), 1 exemption (4 findings), 2 suppressions; baseline since main: 3 entries added, 1 removed.

        """)
  }

  @Test func aStrictReviewListsWhatFails() {
    #expect(Sample.text(.markdown, isStrict: true).contains("- **strict:** the baseline accepts dto-leak of LoginView"))
  }

  @Test func aLongReviewFitsInAComment() {
    var result = Sample.result
    result.findings = (0..<5000).map { number in
      var finding = Sample.skipped
      (finding.symbol, finding.target) = ("Type\(number)", "Other\(number)")
      return finding
    }
    let bytes = Report.render(result, as: .markdown, Sample.context())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(bytes.count < 65_536 && text.contains("more findings, which do not fit in a comment"))
    let shown = text.split(separator: "\n").count { $0.hasPrefix("- **") }
    #expect(text.contains("… and \(grouped(5000 - shown)) more findings"))
  }

  @Test func aRunWithoutFindings() {
    let text = String(
      decoding: Report.render(
        CheckResult(style: "gateway", fileCount: 1, typeCount: 2), as: .markdown, Sample.context()),
      as: UTF8.self)
    #expect(text.hasPrefix("## Architecture: no findings\n\nScore **100** of 100 · 1 file, 2 types"))
    #expect(text.hasSuffix("\nAccepted: nothing.\n"))
  }

  /// A definition that lets view models use repositories checks nothing of the first statement.
  @Test func whatTheDefinitionLetsRolesDoIsNotTicked() {
    var result = CheckResult(style: "repository", fileCount: 3, typeCount: 3)
    result.roles = ["use-case", "view-model"]
    result.rules = ["dependency-rule", "skipped-layer"].map {
      RuleRun(id: $0, severity: .error, examined: 3, findings: 0)
    }
    func lines() -> [String] {
      String(decoding: Report.render(result, as: .checklist, Sample.context()), as: UTF8.self).split(separator: "\n")
        .map(
          String.init)
    }
    #expect(lines().contains("- [x] View models depend on use cases only"))
    result.openRoles = ["view-model"]
    let note = " — not checked: the definition lets view models use repositories or gateways"
    #expect(lines().contains("- [ ] View models depend on use cases only" + note), "\(lines())")
    #expect(lines().contains("- [ ] No layer is skipped" + note), "\(lines())")
  }

  @Test func boxesAreTickedFromFindings() {
    let lines = Sample.text(.checklist).split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("- [") } == 19)
    #expect(lines.contains("- [ ] View models depend on use cases only — 1 finding of `skipped-layer`"))
    #expect(lines.contains("- [ ] No layer is skipped — 1 finding of `skipped-layer`"))
    // The finding is about a view model.
    #expect(
      lines.contains(
        "- [ ] Use cases depend on repository protocols only — not checked: `dependency-rule` and `concrete-dependency`"
      ))
    #expect(lines.contains("- [ ] View models extend the base view model — not checked: `base-view-model` is off"))
    #expect(
      lines.contains(
        "- [ ] Asynchronous operations are streams — not checked: `async-not-stream` is off; a person has to check: "
          + "whether each operation has the kind of stream that fits"))
  }

  @Test func aBoxNeedsEveryRuleAndNoPerson() {
    var result = CheckResult(style: "reactive")
    result.rules = ["business-logic-in-view-model", "property-injection", "service-locator", "missing-abstraction"].map
    {
      RuleRun(id: $0, severity: .error, examined: $0 == "missing-abstraction" ? 0 : 3, findings: 0)
    }
    let text = String(decoding: Report.render(result, as: .checklist, Sample.context()), as: UTF8.self)
    #expect(text.contains("\n- [x] No business logic in view models\n"))
    #expect(text.contains("\n- [x] Dependencies are injected through initializers\n"))
    #expect(
      text.contains(
        "\n- [ ] Use cases have a protocol and an implementation — nothing to check: there is no such code\n"))
    #expect(text.contains("\n- [ ] Use cases contain all business logic — not checked"))
  }

  @Test func aBoxAboutARoleNeedsATypeOfTheRole() {
    var result = CheckResult(style: "reactive")
    result.rules = ["skipped-layer", "dependency-rule", "concrete-dependency"].map {
      RuleRun(id: $0, severity: .error, examined: 3, findings: 0)
    }
    result.roles = ["use-case"]
    let text = String(decoding: Report.render(result, as: .checklist, Sample.context()), as: UTF8.self)
    #expect(text.contains("\n- [x] Use cases depend on repository protocols only\n"))
    #expect(
      text.contains("\n- [ ] View models depend on use cases only — nothing to check: there is no such code\n"),
      "\(text)")
  }

  @Test func whatMeansSomethingInMarkdownIsEscaped() {
    #expect(MarkdownText.plain("a*b `c*d` <e> [f] | g_h") == "a\\*b `c*d` \\<e\\> \\[f\\] \\| g\\_h")
    #expect(MarkdownText.code("a`b") == "`` a`b ``")
  }
}
