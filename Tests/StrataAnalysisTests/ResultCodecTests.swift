import StrataModel
import Testing

@testable import StrataAnalysis

@Suite struct ResultCodecTests {
  private static let result: CheckResult = {
    let place = SourceLocation(file: "Ä.swift", line: 70_000, column: 1)
    var finding = Finding(
      rule: "r", severity: .error, location: place, symbol: "S", target: "T", message: "m 🎈", remedy: "",

      chain: ["S", "T"], otherLocations: [place, place], declarations: [DeclarationLocation(name: "T", location: place)]
    )
    (finding.module, finding.isNameShared) = ("M", true)
    finding.targetModule = "N"
    (finding.properChain, finding.layer, finding.role) = (["S", "U", "T"], "L", "view")
    var ledger = Ledger()
    (ledger.production.references, ledger.production.resolved, ledger.tests.cutOff) = (1 << 40, 2, 3)
    (ledger.tests.ambiguous, ledger.tests.notVisible, ledger.unassignedTypes) = (4, 5, 6)
    (ledger.typesWithoutLayer, ledger.filesWithoutLayer) = (15, 16)
    var result = CheckResult(
      style: "s", fileCount: 7, typeCount: 8, ledger: ledger, score: 9, findings: [finding], baselined: 10,
      rules: [RuleRun(id: "r", severity: .warning, examined: 11, findings: 12)],
      notices: [Notice(kind: .idleSelector, message: "n", origin: "strata.yml:1")])
    (result.accepted.exemptions, result.accepted.suppressions) = (13, 14)
    result.acceptedFindings = [AcceptedFinding(finding, by: .exemption, reason: "because")]
    return result
  }()

  @Test func comesBackTheSame() {
    #expect(ResultCodec.decode(ResultCodec.encode(Self.result)) == Self.result)
    #expect(ResultCodec.decode(ResultCodec.encode(CheckResult(style: ""))) == CheckResult(style: ""))
  }

  /// Cut anywhere or with any byte changed: nil or a result, and never a trap.
  @Test func damagedBytesAreNoResult() {
    let bytes = ResultCodec.encode(Self.result)
    for count in 0..<bytes.count { #expect(ResultCodec.decode(Array(bytes[..<count])) == nil) }
    #expect(ResultCodec.decode(bytes + [0]) == nil)
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = ResultCodec.decode(damaged)
      }
    }
  }
}
