import Foundation
import StrataModel
import Testing

@testable import StrataReport

@Suite struct JSONReportTests {
  @Test func keepsTheContract() {
    var result = Sample.result
    result.findings = [Sample.skipped]
    let text = String(decoding: Report.render(result, as: .json, Sample.context()), as: UTF8.self)
    #expect(
      text == #"""
        {
          "version": 1,
          "style": "gateway",
          "summary": {"files": 124, "types": 180, "errors": 1, "warnings": 0, "baselined": 12, "score": 99, "baselineEntries": 12, "baselineLocations": 14, "exemptions": 1, "exemptedFindings": 4, "suppressions": 2, "generatedFiles": 0, "baselineAdded": 3, "baselineRemoved": 1},
          "ledger": {"references": 1204, "resolved": 900, "external": 300, "objectiveC": 0, "ambiguous": 3, "unresolved": 1, "notVisible": 0, "cutOff": 0, "unassignedTypes": 2, "typesWithoutLayer": 2, "filesWithoutLayer": 1, "production": {"references": 1204, "resolved": 900, "external": 300, "objectiveC": 0, "ambiguous": 3, "unresolved": 1, "notVisible": 0, "cutOff": 0}, "tests": {"references": 0, "resolved": 0, "external": 0, "objectiveC": 0, "ambiguous": 0, "unresolved": 0, "notVisible": 0, "cutOff": 0}},
          "findings": [
            {
              "rule": "skipped-layer",
              "severity": "error",
              "file": "Sources/Presentation/LoginViewModel.swift",
              "line": 2,
              "column": 24,
              "symbol": "LoginViewModel",
              "member": "gateway",
              "target": "SendOTPGateway",
              "message": "LoginViewModel talks to SendOTPGateway, past the use case",
              "remedy": "inject `SendOTPUseCase`; `SendOTPGateway` belongs behind it",
              "fixable": false,
              "chain": ["LoginViewModel", "SendOTPGateway"],
              "properChain": ["LoginViewModel", "SendOTPUseCase", "SendOTPGateway"],
              "layer": "Presentation",
              "role": "view-model",
              "alsoBreaks": [],
              "occurrences": 2,
              "otherLocations": [{"file": "Sources/Presentation/LoginViewModel.swift", "line": 3, "column": 36}]
            }
          ],
          "causes": [],
          "notices": [
            {"kind": "stale-baseline", "message": "the baseline accepts dto-leak of LoginView which is not there any more", "origin": "strata-baseline.jsonl"},
            {"kind": "unassigned-types", "message": "2 types are in no layer"}
          ]
        }

        """#)
  }

  /// Whatever a name holds, any reader gets it back.
  @Test(arguments: ["\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}", "ä 名 🎈 \u{2028}", ""])
  func escapesSoThatReadersGetTheSame(_ name: String) throws {
    var finding = Sample.skipped
    finding.symbol = name
    let bytes = Report.render(CheckResult(style: name, findings: [finding]), as: .json, Sample.context())
    let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["style"] as? String == name)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings[0]["symbol"] as? String == name)
  }

  @Test func namesModules() throws {
    var finding = Sample.skipped
    finding.module = "App"
    finding.targetModule = "Core/Cells"
    let bytes = Report.render(CheckResult(style: "gateway", findings: [finding]), as: .json, Sample.context())
    let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings[0]["module"] as? String == "App" && findings[0]["targetModule"] as? String == "Core/Cells")
  }

  @Test func addsStatistics() throws {
    var context = Sample.context()
    context.statistics = Statistics(
      layers: [Statistics.Count(name: "Domain", count: 3)],
      ambiguous: [
        Statistics.GapCount(name: "Item", count: 2, places: [SourceLocation(file: "a.swift", line: 1, column: 2)])
      ]
    )
    let bytes = Report.render(Sample.result, as: .json, context)
    let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let statistics = try #require(object["statistics"] as? [String: Any])
    #expect((statistics["rules"] as? [[String: Any]])?.count == 3)
    #expect((statistics["ambiguous"] as? [[String: Any]])?.first?["places"] as? [String] == ["a.swift:1:2"])
  }

  /// The text shows the beginning of long lists and says so; JSON has everything.
  @Test func longListsOfStatistics() throws {
    let places = (1...5).map { SourceLocation(file: "a.swift", line: $0, column: 1) }
    var context = Sample.context()
    context.statistics = Statistics(
      unresolved: (10..<30).map { Statistics.GapCount(name: "n\($0)", count: 5, places: places) },
      unassignedFolders: (10..<26).map { Statistics.Count(name: "Folder\($0)", count: 2) })
    let text = String(decoding: Report.render(Sample.result, as: .text, context), as: UTF8.self)
    #expect(text.contains("  n10  5  app/a.swift:1, app/a.swift:2, app/a.swift:3, …\n"))
    #expect(text.contains("n24  5") && !text.contains("n25"))
    #expect(text.contains("  … and 5 more\n") && text.contains("  … and 1 more\n"))
    let json = Data(Report.render(Sample.result, as: .json, context))
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let unresolved = try #require((object["statistics"] as? [String: Any])?["unresolved"] as? [[String: Any]])
    #expect(unresolved.count == 20)
    #expect(unresolved.allSatisfy { ($0["places"] as? [String])?.count == 5 })
  }
}

@Suite struct LineReportTests {
  @Test func github() {
    let place = "file=app/Sources/Presentation/LoginViewModel.swift"
    #expect(
      Sample.text(.github, isStrict: true) == """
        ::error \(place),line=2,col=24,title=skipped-layer::LoginViewModel talks to SendOTPGateway, past the use \
        case%0ALoginViewModel → SendOTPGateway%0ARemedy: inject `SendOTPUseCase`; `SendOTPGateway` belongs behind it
        ::warning \(place),line=3,col=32,title=swallowed-error::the error of `gateway.send()` is thrown away: 100 %25 \
        lost, "quietly" <here>%0ARemedy: handle it
        ::error title=stale-baseline::the baseline accepts dto-leak of LoginView which is not there any more
        ::notice title=accepted::Accepted: 12 baseline entries (14 locations), 1 exemption (4 findings), 2 suppressions; baseline \
        since main: 3 entries added, 1 removed

        """)
  }

  @Test func githubPlacesNoticesOfTheDefinition() {
    let notice = Notice(kind: .idleSelector, message: "layer 'X' matches nothing", origin: "strata.yml:14")
    let result = CheckResult(style: "gateway", notices: [notice])
    let text = String(decoding: Report.render(result, as: .github, Sample.context(isStrict: true)), as: UTF8.self)
    #expect(text == "::error file=app/strata.yml,line=14,title=idle-selector::layer 'X' matches nothing\n")
  }

  @Test func githubEscapesProperties() {
    var result = Sample.result
    result.findings[0].location.file = "a,b:c%\n.swift"
    let text = String(decoding: Report.render(result, as: .github, Sample.context()), as: UTF8.self)
    #expect(text.hasPrefix("::error file=app/a%2Cb%3Ac%25%0A.swift,line=2,"))
  }

  @Test func xcode() {
    let place = "/home/me/app/Sources/Presentation/LoginViewModel.swift"
    #expect(
      Sample.text(.xcode) == """
        \(place):2:24: error: LoginViewModel talks to SendOTPGateway, past the use case; inject `SendOTPUseCase`; \
        `SendOTPGateway` belongs behind it (skipped-layer)
        \(place):3:32: warning: the error of `gateway.send()` is thrown away: 100 % lost, "quietly" <here>; handle it \
        (swallowed-error)
        note: Accepted: 12 baseline entries (14 locations), 1 exemption (4 findings), 2 suppressions; baseline since main: 3 entries \
        added, 1 removed

        """)
  }
}

@Suite struct JUnitReportTests {
  @Test func countsSuitesAndEscapes() {
    let text = Sample.text(.junit, isStrict: true)
    #expect(
      text.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"strata\" tests=\"4\" failures=\"3\""))
    #expect(text.contains("<testsuite name=\"dto-leak\" tests=\"1\" failures=\"0\""))
    #expect(text.contains("100 % lost, &quot;quietly&quot; &lt;here&gt;"))
    #expect(
      text.contains("name=\"LoginViewModel → SendOTPGateway (app/Sources/Presentation/LoginViewModel.swift:2:24)\""))
    #expect(text.components("<testcase").count == text.components("</testcase>").count + 1)
    #expect(text.contains("      <property name=\"baselineEntries\" value=\"12\"/>\n"))
    #expect(text.contains("<property name=\"accepted\" value=\"Accepted: 12 baseline entries (14 locations), 1 ex"))
    #expect(text.contains("      <property name=\"baselineRemoved\" value=\"1\"/>\n"))
    #expect(text.hasSuffix("</testsuite>\n</testsuites>\n"))
  }
}

@Suite struct CodeClimateReportTests {
  @Test func everyIssueHasItsOwnStableFingerprint() throws {
    var result = Sample.result
    result.findings.append(Sample.swallowed)
    let bytes = Report.render(result, as: .codeclimate, Sample.context())
    let issues = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "minor"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "app/Sources/Presentation/LoginViewModel.swift")
    #expect((location["lines"] as? [String: Int])?["begin"] == 2)

    result.findings[0].location.line = 99
    result.findings[0].location.file = "Elsewhere.swift"
    let moved = try #require(
      JSONSerialization.jsonObject(with: Data(Report.render(result, as: .codeclimate, Sample.context())))
        as? [[String: Any]])
    #expect(moved[0]["fingerprint"] as? String == issues[0]["fingerprint"] as? String)
    #expect(issues[0]["fingerprint"] as? String == "f752762d365e556b00da45c122bbc879")
  }
}
