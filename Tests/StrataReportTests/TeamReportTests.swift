import Foundation
import StrataModel
import Testing

@testable import StrataReport

@Suite struct TeamReportTests {
  private static func result() -> CheckResult {
    var result = CheckResult(style: "gateway", fileCount: 3, typeCount: 9, score: 75)
    result.findings = [Sample.skipped, Sample.swallowed]
    var accepted = Sample.swallowed
    accepted.message = "drops <an error>"
    result.acceptedFindings = [AcceptedFinding(accepted, by: .exemption, reason: "until the & of March")]
    result.ledger.production.references = 1_200
    result.ledger.production.ambiguous = 7
    return result
  }

  private static func page(_ change: (inout TeamReport) -> Void = { _ in }) -> String {
    var report = TeamReport(title: "Shop <1>", result(), Architecture())
    change(&report)
    return String(decoding: report.html(), as: UTF8.self)
  }

  @Test func thePageHasScoreFindingsExceptionsAndLedger() {
    let page = Self.page { $0.score = TeamReport.ScoreParts(types: 9, errors: 1, warnings: 8) }
    #expect(page.contains("<p class=\"score\">75</p>"))
    #expect(page.contains("100 × 9 types in layers / (9 + 1 error + 8 warnings / 4)"))
    #expect(page.contains("<tr><td>skipped-layer</td><td>1</td><td>0</td></tr>"))
    #expect(page.contains("<tr><td>swallowed-error</td><td>0</td><td>1</td></tr>"))
    #expect(page.contains("<tr><td>Presentation</td><td>1</td><td>0</td></tr>"))
    #expect(page.contains("inject <code>SendOTPUseCase</code>"))
    #expect(page.contains("<td>exemption, swallowed-error</td><td>1</td><td>–</td><td>until the &amp; of March</td>"))
    #expect(page.contains("<tr><td>references</td><td>1,200</td></tr>"))
    #expect(page.contains("<tr><td>ambiguous</td><td>7</td></tr>"))
    // What is not known has no section.
    for title in ["Map", "Trend", "by owner"] { #expect(!page.contains(title)) }
  }

  @Test func thePageIsOneFileAndNamesAreText() {
    let page = Self.page { $0.map = Array("<svg id=\"map\"></svg>".utf8) }
    #expect(page.contains("<title>Shop &lt;1&gt;: architecture</title>"))
    #expect(page.contains("<svg id=\"map\"></svg>"))
    for part in ["<script", "http://", "https://", "src="] { #expect(!page.contains(part)) }
  }

  @Test func whatIsAcceptedHasAnAge() {
    let page = Self.page {
      $0.since = { _ in CalendarDay("2026-05-04") }
      $0.notes = ["Exemptions: 1 entry."]
    }
    #expect(page.contains("<td>1</td><td>2026-05-04</td><td>until"))
    #expect(page.contains("<p>Exemptions: 1 entry.</p>"))
  }

  @Test func everyColumnOfTheCouplingIsExplained() {
    let explained = MetricsReport.legend.flatMap { $0.title.components(separatedBy: ", ") }
    #expect(MetricsReport.columns(of: .layer).map(\.title) == explained)
  }

  @Test func ownersHaveATable() {
    let page = Self.page { $0.owners = CodeOwners("/Sources/Presentation/ @screens\n") }
    #expect(page.contains("<tr><td>@screens</td><td>1</td><td>1</td></tr>"))
  }

  @Test func aBadgeSaysTheScore() {
    let badge = String(decoding: Badge.svg(Self.result()), as: UTF8.self)
    #expect(badge.contains("aria-label=\"architecture: 75 · 1 error\""))
    #expect(badge.contains("fill=\"#b3261e\""))
    var clean = Self.result()
    clean.findings = []
    #expect(String(decoding: Badge.svg(clean), as: UTF8.self).contains("fill=\"#2e7d32\""))
  }
}
