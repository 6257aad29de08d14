import StrataAnalysis
import StrataModel
import StrataRules
import Testing

/// An expression of three lines that uses a type of Data and, through it, two others.
@Suite struct AcceptedExpressionTests {
  private func check(_ first: String = "", city: String = ".map { $0.city.name }") throws -> CheckResult {
    let fixture = try Fixture(
      name: "dependency-rule/test",
      text: """
        // style: repository
        // file: Sources/Presentation/RouteViewModel.swift
        final class RouteViewModel {
          let model: RouteModel
          func names() -> [String] {
            model.sheet.stops  \(first)
              .filter { $0.isOpen }
              \(city)
          }
        }
        // file: Sources/Domain/RouteModel.swift
        struct RouteModel {
          let sheet: RouteSheet  // strata:disable:this dependency-rule — later
        }
        // file: Sources/Data/RouteSheet.swift
        struct RouteSheet { let stops: [RouteStop] }
        struct RouteStop { let city: RouteCity; let isOpen: Bool }
        struct RouteCity { let name: String }
        """)
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    return analyzer.snapshot().check(RuleSelection(only: ["dependency-rule"]))
  }

  private func targets(_ result: CheckResult) -> [String] { result.findings.map(\.target) }

  @Test func oneExpressionIsOneFinding() throws {
    let result = try check()
    #expect(targets(result) == ["RouteSheet"])
    #expect(result.findings[0].otherLocations.isEmpty)
    #expect(result.implied.map(\.finding.target) == ["RouteStop", "RouteCity"])
  }

  @Test func aCommentAtTheFirstLineAcceptsThatLine() throws {
    let result = try check("// strata:disable:this dependency-rule — later")
    #expect(targets(result) == ["RouteStop", "RouteCity"])
    #expect(result.findings.map(\.locations.count) == [2, 1])
  }

  @Test func aBaselineAcceptsEachTypeByItself() throws {
    let present = try check()
    var same = present
    Baseline(accepting: present).apply(to: &same, selection: RuleSelection(), name: "b")
    #expect(same.findings.isEmpty && same.notices.allSatisfy { $0.kind != .staleBaseline })

    var onlyFirst = present
    Baseline(counts: [present.findings[0].key: 1]).apply(to: &onlyFirst, selection: RuleSelection(), name: "b")
    #expect(targets(onlyFirst) == ["RouteStop", "RouteCity"])

    var longer = try check()
    let before = try check(city: "")
    Baseline(accepting: before).apply(to: &longer, selection: RuleSelection(), name: "b")
    #expect(targets(longer) == ["RouteStop", "RouteCity"])
  }
}
