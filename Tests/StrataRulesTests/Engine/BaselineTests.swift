import StrataModel
import Testing

@testable import StrataRules

@Suite struct BaselineTests {
  private func finding(
    _ symbol: String, _ target: String = "Gateway", rule: String = "skipped-layer", file: String = "A.swift",
    lines: [Int] = [1]
  ) -> Finding {
    let places = lines.map { SourceLocation(file: file, line: $0, column: 1) }
    return Finding(
      rule: rule, severity: .error, location: places[0], symbol: symbol, target: target, message: "m", remedy: "r",
      otherLocations: Array(places.dropFirst()))
  }

  private func baseline(accepting findings: [Finding]) -> Baseline {
    Baseline(accepting: CheckResult(style: "gateway", findings: findings))
  }

  private func check(_ findings: [Finding], _ baseline: Baseline, selection: RuleSelection = RuleSelection())
    -> CheckResult
  {
    var result = CheckResult(style: "gateway", findings: findings)
    baseline.apply(to: &result, selection: selection, name: "b")
    return result
  }

  @Test func survivesMovesAndRenamedFiles() {
    let baseline = baseline(accepting: [finding("Login", lines: [3, 9]), finding("Profile", "")])
    let moved = [
      finding("Login", file: "Z/New.swift", lines: [70, 71]), finding("Profile", "", file: "B.swift", lines: [8]),
    ]
    let result = check(moved, baseline)
    #expect(result.findings.isEmpty && result.baselined == 2 && result.notices.isEmpty)
  }

  /// A type that is split over two files has the same findings in two parts.
  @Test func survivesSplitFiles() {
    let baseline = baseline(accepting: [finding("Login", lines: [3, 9])])
    let result = check([finding("Login", lines: [3]), finding("Login", file: "Login+B.swift", lines: [1])], baseline)
    #expect(result.findings.isEmpty && result.notices.isEmpty)
  }

  @Test func reportsWhatIsMoreThanAccepted() {
    let baseline = baseline(accepting: [finding("Login", lines: [3])])
    let result = check([finding("Login", lines: [3, 9, 12]), finding("Other")], baseline)
    #expect(result.findings.map(\.symbol) == ["Other", "Login"])
    #expect(result.findings[1].locations.map(\.line) == [3, 9, 12])
    #expect(result.baselined == 0)
  }

  @Test func acceptsUnderTheNameOfAnyRuleThatDescribesTheViolation() {
    var found = finding("Login", rule: "skipped-layer")
    found.alsoBreaks = ["dependency-rule"]
    let result = check([found], baseline(accepting: [finding("Login", rule: "dependency-rule")]))
    #expect(result.findings.isEmpty && result.baselined == 1 && result.notices.isEmpty)
  }

  @Test func reportsWhatFollowsFromAcceptedFindings() {
    let cause = finding("Login")
    let ring = finding("Domain", "Data", rule: "layer-cycle", lines: [4])
    var result = CheckResult(
      style: "gateway", findings: [cause], implied: [ImpliedFinding(finding: ring, by: [cause.key])])
    Baseline().apply(to: &result, selection: RuleSelection(), name: "b")
    #expect(result.findings == [cause])
    baseline(accepting: [cause]).apply(to: &result, selection: RuleSelection(), name: "b")
    #expect(result.findings == [ring])
    var fresh = CheckResult(
      style: "gateway", findings: [cause], implied: [ImpliedFinding(finding: ring, by: [cause.key])])
    Baseline(accepting: fresh).apply(to: &fresh, selection: RuleSelection(), name: "b")
    #expect(fresh.findings.isEmpty && fresh.notices.isEmpty)
  }

  @Test func saysWhatIsStale() {
    let baseline = baseline(accepting: [finding("Gone"), finding("Less", lines: [1, 2, 3]), finding("Same")])
    let result = check([finding("Less"), finding("Same")], baseline)
    #expect(result.notices.map(\.kind) == [.staleBaseline, .staleBaseline])
    #expect(result.notices[0].message.contains("Gone"))
    #expect(result.notices[1].message.contains("at 3 locations, reported at 1"))
    let partial = check([], baseline, selection: RuleSelection(only: ["dto-leak"]))
    #expect(partial.notices.isEmpty)
  }

  @Test func pruningOnlyEverShrinks() {
    let baseline = baseline(
      accepting: [finding("Gone"), finding("Less", lines: [1, 2, 3]), finding("Same"), finding("X", rule: "dto-leak")])
    let now = [finding("Less"), finding("Same", lines: [1, 2]), finding("New")]
    let pruned = baseline.pruned(
      to: CheckResult(style: "gateway", findings: now), selection: RuleSelection(only: ["skipped-layer"]))
    #expect(
      pruned.counts == [
        FindingKey(rule: "skipped-layer", symbol: "Less", target: "Gateway"): 1,
        FindingKey(rule: "skipped-layer", symbol: "Same", target: "Gateway"): 1,
        FindingKey(rule: "dto-leak", symbol: "X", target: "Gateway"): 1,
      ])
  }

  // MARK: Names that several modules declare

  private func shared(_ symbol: String, in module: String, lines: [Int] = [1]) -> Finding {
    var found = finding(symbol, file: "\(module).swift", lines: lines)
    found.module = module
    found.isNameShared = true
    return found
  }

  private func only(_ symbol: String, in module: String) -> Finding {
    var found = shared(symbol, in: module)
    found.isNameShared = false
    return found
  }

  @Test func anEntryOfOneModuleAcceptsNothingInAnother() {
    let baseline = baseline(accepting: [shared("Login", in: "A")])
    #expect(String(decoding: BaselineFile.text(of: baseline), as: UTF8.self).contains(#""Login", "module": "A", "#))
    let result = check([shared("Login", in: "B")], baseline)
    #expect(result.findings.map(\.module) == ["B"])
    #expect(
      result.notices.map(\.message) == ["the baseline accepts skipped-layer of A.Login → Gateway which is not reported"]
    )
    let more = check(
      [shared("Login", in: "B", lines: [1, 2])],
      self.baseline(accepting: [
        shared("Login", in: "A"), shared("Login", in: "B"),
      ]))
    #expect(more.findings.map(\.occurrences) == [2])
  }

  @Test func theModuleOfANameThatOnlyOneDeclaresDoesNotCount() {
    let plain = baseline(accepting: [only("Login", in: "A")])
    #expect(plain == baseline(accepting: [finding("Login")]))
    #expect(check([only("Login", in: "B")], plain).findings.isEmpty)
    // The other module has declared the name in the meantime, or no longer does.
    #expect(check([shared("Login", in: "A")], plain).findings.isEmpty)
    let exact = baseline(accepting: [shared("Login", in: "A")])
    #expect(check([only("Login", in: "A")], exact).findings.isEmpty)
    #expect(check([only("Login", in: "B")], exact).findings.count == 1)
  }

  @Test func anEntryForTheTargetOfOneModuleAcceptsNoneOfAnother() throws {
    func use(of module: String) -> Finding {
      var found = finding("Login")
      found.targetModule = module
      return found
    }
    let baseline = baseline(accepting: [use(of: "A")])
    let text = BaselineFile.text(of: baseline)
    #expect(String(decoding: text, as: UTF8.self).contains(#""target": "Gateway", "targetModule": "A", "#))
    #expect(try BaselineFile.parse(text, name: "b") == baseline)
    #expect(check([use(of: "A")], baseline).findings.isEmpty)
    #expect(check([use(of: "B")], baseline).findings.count == 1)
    // From before the second module declared the name.
    #expect(check([use(of: "A")], self.baseline(accepting: [finding("Login")])).findings.isEmpty)
    #expect(check([use(of: "A"), use(of: "B")], self.baseline(accepting: [finding("Login")])).findings.count == 2)
  }

  @Test func anEntryWithoutAModuleAcceptsAllOrNothing() {
    let both = [shared("Login", in: "A"), shared("Login", in: "B")]
    let one = baseline(accepting: [finding("Login")])
    let result = check(both, one)
    #expect(result.findings.count == 2)
    #expect(
      result.notices.map(\.message) == [
        "the baseline accepts skipped-layer of Login → Gateway without a module, and several modules or files declare "
          + "`Login` or `Gateway`"
      ])
    let now = CheckResult(style: "gateway", findings: both)
    #expect(one.pruned(to: now, selection: RuleSelection()).counts.isEmpty)
    let two = baseline(accepting: [finding("Login", lines: [1, 2])])
    #expect(check(both, two).findings.isEmpty && check(both, two).notices.isEmpty)
    #expect(two.pruned(to: now, selection: RuleSelection()) == two)
  }

  @Test func findingsAboutExceptionsAreNeverAccepted() {
    let unused = finding("A.swift", rule: "unused-suppression")
    #expect(baseline(accepting: [unused]).counts.isEmpty)
    let written = Baseline(counts: [unused.key: 1])
    let result = check([unused], written)
    #expect(result.findings.count == 1 && !written.accepts(unused))
    #expect(result.notices.first?.message.hasSuffix("which no baseline accepts") == true)
    #expect(
      written.pruned(to: CheckResult(style: "", findings: [unused]), selection: RuleSelection()).counts.isEmpty)
  }

  @Test func textIsSortedOneEntryPerLineAndReadsBack() throws {
    let odd = "A\"\\\n\t\u{1}ö🎈"
    let baseline = baseline(accepting: [finding("B", lines: [1, 2]), finding(odd, ""), finding("A", rule: "dto-leak")])
    let text = BaselineFile.text(of: baseline)
    #expect(
      String(decoding: text, as: UTF8.self) == #"""
        {"strata-baseline": 1}
        {"rule": "dto-leak", "symbol": "A", "target": "Gateway", "count": 1}
        {"rule": "skipped-layer", "symbol": "A\"\\\n\t\u0001ö🎈", "count": 1}
        {"rule": "skipped-layer", "symbol": "B", "target": "Gateway", "count": 2}

        """#)
    #expect(try BaselineFile.parse(text, name: "b") == baseline)
  }

  /// What Git makes of two branches that both add entries: duplicates, and any order.
  @Test func readsMergedFiles() throws {
    let text = """
      {"strata-baseline": 1}
      {"rule": "r", "symbol": "B", "count": 2}
      {"rule": "r", "symbol": "A", "count": 1}\r

      {"rule": "r", "symbol": "B", "count": 3}
      """
    let baseline = try BaselineFile.parse(Array(text.utf8), name: "b")
    #expect(
      baseline.counts == [
        FindingKey(rule: "r", symbol: "A", target: ""): 1, FindingKey(rule: "r", symbol: "B", target: ""): 3,
      ])
  }

  @Test(arguments: [
    ("", "b: this is not a baseline"), ("{\"rule\": \"r\", \"symbol\": \"s\"}", "b: this is not a baseline"),
    ("{\"strata-baseline\": 2}", "b:1: the baseline has version 2"),
    ("{\"strata-baseline\": 1}\n<<<<<<< HEAD", "b:2: this is not a line of a baseline"),
    ("{\"strata-baseline\": 1}\n{\"rule\": \"r\"}", "b:2: an entry needs"),
    ("{\"strata-baseline\": 1}\n{\"rule\": \"r", "b:2: this is not a line"),
    ("\u{FF}\u{FE}", "b:1: this is not a line"),
    ("[[[[[[[[", "b:1: this is not a line"),
  ]) func saysWhatIsWrong(_ text: String, _ message: String) {
    let error = #expect(throws: BaselineError.self) { try BaselineFile.parse(Array(text.utf8), name: "b") }
    #expect(error?.messages.first?.hasPrefix(message) == true, "\(error?.messages ?? [])")
  }
}
