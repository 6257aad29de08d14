import Foundation
import Testing

@testable import StrataModel
@testable import StrataReport

/// What the schema of SARIF 2.1.0 requires, and what code scanning services need beyond it.
@Suite struct SARIFReportTests {
  private let run: [String: Any]
  private let log: [String: Any]

  init() throws {
    let bytes = Report.render(Sample.result, as: .sarif, Sample.context())
    log = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    run = try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func namesVersionAndTool() throws {
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Strata")
    #expect(driver["semanticVersion"] as? String == strataVersion)
  }

  @Test func describesTheRulesThatRanAndNoOthers() throws {
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["dto-leak", "skipped-layer", "swallowed-error"])
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
      #expect(
        ["none", "note", "warning", "error"].contains((rule["defaultConfiguration"] as? [String: String])?["level"]))
    }
    for result in try results() {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func noticesAreNotifications() throws {
    var result = Sample.result
    result.notices = [
      Notice(kind: .idleSelector, message: "layer 'X' matches nothing", origin: "strata.yml:14"),
      Notice(kind: .fileWithoutTarget, message: "1 file belongs to no target", origin: ""),
    ]
    let bytes = Report.render(result, as: .sarif, Sample.context())
    let log = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["warning", "note"])
    #expect(
      notes.map { ($0["message"] as? [String: String])?["text"] }
        == ["strata.yml:14: layer 'X' matches nothing", "1 file belongs to no target"])
    #expect((notes[0]["descriptor"] as? [String: String])?["id"] == "idle-selector")
  }

  @Test func resultsHavePlacesAndFingerprints() throws {
    let results = try results()
    #expect(results.count == 2)
    for result in results {
      #expect((result["message"] as? [String: Any])?["text"] as? String != nil)
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      try check(location)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints["strata/v1"]?.count == 32)
    }
    #expect(
      (results[0]["partialFingerprints"] as? [String: String])?["strata/v1"]
        == FindingKey(
          rule: "skipped-layer", symbol: "LoginViewModel", member: "gateway", target: "SendOTPGateway"
        ).fingerprint(ordinal: 0))
  }

  @Test func relatedLocationsAreTheOtherDeclarationsAndPlaces() throws {
    let related = try #require(try results()[0]["relatedLocations"] as? [[String: Any]])
    #expect(
      related.map { ($0["message"] as? [String: String])?["text"] } == ["SendOTPGateway is declared here", "also here"])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    for location in related { try check(try #require(location["physicalLocation"] as? [String: Any])) }
  }

  @Test(arguments: [
    ("Sources/A b/ü.swift", "Sources/A%20b/%C3%BC.swift"), ("/a:b?#", "file:///a%3Ab%3F%23"),
    ("A+B~_-.swift", "A+B~_-.swift"),
  ]) func pathsBecomeReferences(_ path: String, _ uri: String) {
    #expect(SARIFReport.uri(path) == uri)
  }

  /// Columns count code points, not bytes, and the region ends behind the word.
  @Test func regionsAreWords() throws {
    let results = try results()
    #expect(try region(results[0]) == ["startLine": 2, "startColumn": 24, "endColumn": 38])
    // The line has a letter of two bytes before it.
    #expect(try region(results[1]) == ["startLine": 3, "startColumn": 31, "endColumn": 34])
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
    #expect(try region(["locations": [related[0]]]) == ["startLine": 4, "startColumn": 10])
  }

  private func region(_ result: [String: Any]) throws -> [String: Int] {
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    return try #require(physical["region"] as? [String: Int])
  }

  @Test func rulesHaveHelpInMarkdown() throws {
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    for rule in try #require(driver["rules"] as? [[String: Any]]) {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.contains("**Fix.** ") == true)
    }
  }

  @Test func acceptedFindingsAreSuppressedResultsOnDemand() throws {
    var result = Sample.result
    result.acceptedFindings = [
      AcceptedFinding(Sample.skipped, by: .comment, reason: "ticket 12"),
      AcceptedFinding(Sample.swallowed, by: .baseline, reason: "strata-baseline.jsonl"),
      AcceptedFinding(Sample.swallowed, by: .exemption, reason: ""),
    ]
    #expect(
      Report.render(result, as: .sarif, Sample.context()) == Report.render(Sample.result, as: .sarif, Sample.context()))
    var context = Sample.context()
    context.showsAccepted = true
    let bytes = Report.render(result, as: .sarif, context)
    let log = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.count == 5)
    let suppressions = results.map { ($0["suppressions"] as? [[String: String]])?.first }
    #expect(
      suppressions == [
        nil, nil, ["kind": "inSource", "status": "accepted", "justification": "ticket 12"],
        ["kind": "external", "status": "accepted", "justification": "strata-baseline.jsonl"],
        ["kind": "external", "status": "accepted"],
      ])
    let fingerprints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["strata/v1"] }
    #expect(Set(fingerprints).count == 5)
  }

  private func results() throws -> [[String: Any]] { try #require(run["results"] as? [[String: Any]]) }

  private func check(_ location: [String: Any]) throws {
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    #expect(artifact["uri"]?.hasPrefix("app/Sources/") == true)
    let bases = try #require(run["originalUriBaseIds"] as? [String: Any])
    #expect(bases[try #require(artifact["uriBaseId"])] != nil)
    let region = try #require(location["region"] as? [String: Int])
    #expect(region["startLine", default: 0] >= 1 && region["startColumn", default: 0] >= 1)
  }
}
