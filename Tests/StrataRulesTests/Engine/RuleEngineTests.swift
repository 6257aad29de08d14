import StrataDefinition
import StrataModel
import Testing

@testable import StrataRules

@Suite struct RuleEngineTests {
  /// The locations of one rule, symbol, member and target are one finding, in whatever file of the module.
  @Test func gathersLocationsOfOneIdentity() {
    let source = "func hush() {}\nfunc hush() {}\nfunc bad() {}\nfunc bad() {}\nfunc bad2() {}\n"
    let result = engineResult(["B.swift": source, "A.swift": "func hush() {}"])
    #expect(
      result.findings.map { finding in
        "\(finding.member) \(finding.locations.map { "\($0.file):\($0.line)" }.joined(separator: " "))"
      } == ["hush() A.swift:1 B.swift:1 B.swift:2", "bad() B.swift:3 B.swift:4", "bad2() B.swift:5"])
    #expect(
      result.rules.map { "\($0.id) \($0.examined) \($0.findings)" } == ["finds-nothing 0 0", "flags-functions 6 3"])
    #expect(result.notices.map(\.kind) == [.idleRule])
    #expect(engineResult(["B.swift": source], isOwn: false).notices.map(\.kind) == [.idleStyleRule])
  }

  @Test func threadsMakeNoDifference() {
    let sources = Dictionary(uniqueKeysWithValues: (0..<50).map { ("F\($0).swift", "func bad() {}\nfunc hush() {}") })
    #expect(engineResult(sources, jobs: 8) == engineResult(sources, jobs: 1))
  }

  @Test func ofRulesThatDidNotRunNothingIsCalledUnused() {
    let exemption = Exemption(
      rules: [], symbol: Glob("Nobody"), target: nil, path: nil, reason: "later", origin: "strata.yml:3")
    let source = ["A.swift": "// strata:disable:next finds-nothing — later\nfunc good() {}"]
    let partial = engineResult(source, exemptions: [exemption], selection: RuleSelection(only: ["flags-functions"]))
    #expect(lines(partial).filter { $0.contains("unused-exemption") }.isEmpty)
    #expect(lines(engineResult(source, exemptions: [exemption])).contains("3 unused-exemption"))
  }

  @Test func anExemptionNamesNoRuleThatItDoesNotNeed() {
    var exemption = Exemption(
      rules: ["finds-nothing", "flags-functions"], symbol: Glob("S"), target: nil, path: nil, reason: "later",
      origin: "strata.yml:3")
    exemption.column = 5
    let found = engineResult(["A.swift": "func bad() {}"], exemptions: [exemption]).findings
    #expect(found.map(\.rule) == ["unused-exemption"])
    #expect(found.map(\.location) == [SourceLocation(file: "strata.yml", line: 3, column: 5)])
    #expect(found.first?.message == "exemption \"later\" exempts no finding of 'finds-nothing'")
    let partial = engineResult(
      ["A.swift": "func bad() {}"], exemptions: [exemption], selection: RuleSelection(only: ["flags-functions"]))
    #expect(partial.findings.isEmpty)
  }

  @Test func exemptionsMatchEveryPatternGiven() {
    let exemptions = [
      Exemption(
        rules: ["flags-functions"], symbol: Glob("S"), target: nil, path: Glob("Old/**"), reason: "old code",
        origin: "strata.yml:9"),
      Exemption(
        rules: ["flags-functions"], symbol: Glob("S"), target: Glob("hush"), path: Glob("New/**"), reason: "hush",
        origin: "strata.yml:12"),
    ]
    let result = engineResult(["Old/A.swift": "func bad() {}", "New/A.swift": "func bad() {}"], exemptions: exemptions)
    #expect(
      result.findings.map { "\($0.location.file):\($0.location.line) \($0.rule)" } == [
        "New/A.swift:1 flags-functions", "strata.yml:12 unused-exemption",
      ])
  }
}
