import Foundation
import StrataModel
import Testing

@testable import strata

@Suite struct ReportCommandTests {
  /// The days are those of the commits that wrote the lines of the definition and of the baseline.
  @Test func whatIsAcceptedHasItsAge() throws {
    let app = try GitRepository([:])
    for (path, text) in SmallApp.configured { try app.folder.write(text, to: path) }
    try app.commit(on: "2026-03-04")
    let run = Run("check", "--write-baseline", "--no-cache", in: app.folder.path)
    #expect((run.output + run.errors).contains("strata-baseline.jsonl"))
    try app.commit(on: "2026-05-06")
    let page = Run("report", "--no-cache", in: app.folder.path).output
    #expect(page.contains("Baseline: ") && page.contains("The oldest is from 2026-05-06"))
    #expect(page.contains("<td>2026-05-06</td><td>strata-baseline.jsonl</td>"))
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (951_782_400, "2000-02-29"), (1_772_582_400, "2026-03-04"),
    (1_798_761_599, "2026-12-31"), (4_107_542_400, "2100-03-01"), (-1, "1969-12-31"),
  ])
  func daysFollowFromSeconds(seconds: Int, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds)?.description == day)
  }

  @Test func withoutARepositoryThereIsNoAge() throws {
    let app = try TestFolder(SmallApp.configured)
    _ = Run("check", "--write-baseline", "--no-cache", in: app.path)
    let page = Run("report", "--no-cache", in: app.path).output
    #expect(page.contains("<td>–</td><td>strata-baseline.jsonl</td>"))
  }
}
