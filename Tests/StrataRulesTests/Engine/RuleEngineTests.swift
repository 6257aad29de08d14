import StrataDefinition
import StrataModel
import StrataSyntax
import Testing

@testable import StrataClassification
@testable import StrataRules

/// Flags every function called `bad…`, and every one called `hush` with itself as target.
private struct FlagsFunctions: Rule {
  static let description = fakeDescription("flags-functions")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for (index, file) in project.graph.files.enumerated() {
      for declaration in file.facts.declarations where declaration.kind == .function {
        let name = file.facts.names[declaration.name]
        outcome.examined += 1
        guard name.hasPrefix("bad") || name == "hush" else { continue }
        outcome.violations.append(
          Violation(
            file: FileID(UInt32(index)), offset: declaration.nameOffset, symbol: "S",
            target: name == "hush" ? name : "",
            message: name, remedy: "r"))
      }
    }
    return outcome
  }
}

private struct FindsNothing: Rule {
  static let description = fakeDescription("finds-nothing")
  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome { RuleOutcome() }
}

private func fakeDescription(_ id: String) -> RuleDescription {
  RuleDescription(
    id: id, family: .layers, summary: "s", severity: .error, guides: [], styles: [], rationale: "r", badExample: "b",
    goodExample: "g", remedy: "r")
}

@Suite struct RuleEngineTests {
  private func check(
    _ sources: [String: String], exemptions: [Exemption] = [], selection: RuleSelection = RuleSelection(),
    isOwn: Bool = true, jobs: Int = 1
  ) -> CheckResult {
    let files = sources.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(path: path, module: ModuleID(0), isTest: false, facts: SwiftReader.facts(of: text))
    }
    let graph = Graph(files: files, modules: [Module(name: "M", isTest: false, origin: .folder)])
    let definition = Definition(
      style: "test",
      rules: [
        "flags-functions": RuleSettings(severity: .error),
        "finds-nothing": RuleSettings(severity: .warning, isOwn: isOwn),
      ],
      exemptions: exemptions)
    let project = ClassifiedGraph(
      graph: graph, definition: definition, assignments: [], ownRoles: [],
      placement: FilePlacement(paths: PathTable(globs: [], paths: []), layers: graph.files.map { _ in nil }))
    return RuleEngine(project, rules: [FlagsFunctions.self, FindsNothing.self], selection: selection, jobs: jobs).run()
  }

  private func lines(_ result: CheckResult) -> [String] {
    result.findings.map { "\($0.location.line) \($0.rule)" }
  }

  /// The locations of one rule, symbol, member and target are one finding, in whatever file of the module.
  @Test func gathersLocationsOfOneIdentity() {
    let source = "func hush() {}\nfunc hush() {}\nfunc bad() {}\nfunc bad() {}\nfunc bad2() {}\n"
    let result = check(["B.swift": source, "A.swift": "func hush() {}"])
    #expect(
      result.findings.map { finding in
        "\(finding.member) \(finding.locations.map { "\($0.file):\($0.line)" }.joined(separator: " "))"
      } == ["hush() A.swift:1 B.swift:1 B.swift:2", "bad() B.swift:3 B.swift:4", "bad2() B.swift:5"])
    #expect(
      result.rules.map { "\($0.id) \($0.examined) \($0.findings)" } == ["finds-nothing 0 0", "flags-functions 6 3"])
    #expect(result.notices.map(\.kind) == [.idleRule])
    #expect(check(["B.swift": source], isOwn: false).notices.map(\.kind) == [.idleStyleRule])
  }

  @Test func aSuppressionCoversItsOwnLocationOnly() {
    let result = check([
      "A.swift": """
      // strata:disable:next flags-functions — this one
      func bad() {}
      func bad() {}
      """
    ])
    #expect(result.findings.map(\.location.line) == [3])
    #expect(result.findings.allSatisfy { $0.rule == "flags-functions" && $0.otherLocations.isEmpty })
  }

  @Test func threadsMakeNoDifference() {
    let sources = Dictionary(uniqueKeysWithValues: (0..<50).map { ("F\($0).swift", "func bad() {}\nfunc hush() {}") })
    #expect(check(sources, jobs: 8) == check(sources, jobs: 1))
  }

  @Test func suppressesTheNextLineOrDeclaration() {
    let result = check([
      "A.swift": """
      // strata:disable:next flags-functions — they know
      func bad1() {}
      func bad2() {} // strata:disable:this flags-functions — here too

      // strata:disable:next flags-functions — past comments and attributes
      // and more words
      @inlinable
      @discardableResult
      func bad3() {}
      func bad4() {}
      """
    ])
    #expect(lines(result) == ["10 flags-functions"])
  }

  /// What else is on the line of the name is covered, too: its type, what it inherits from, a body on one line.
  @Test func attributesOnLinesOfTheirOwnEndWithTheLineOfTheName() {
    let result = check([
      "A.swift": """
      // strata:disable:next flags-functions — a type
      @MainActor
      @available(*, deprecated, message: "old")
      final class Screen { func bad1() {}
        func bad2() {}
      }
      // strata:disable:next flags-functions — one line
      final class Page { func bad3() {}
        func bad4() {}
      }
      """
    ])
    #expect(lines(result) == ["5 flags-functions", "9 flags-functions"])
  }

  @Test func commentsEndWithTheirBranch() {
    let result = check([
      "A.swift": """
      #if os(iOS)
      // strata:disable flags-functions — on phones
      func bad1() {}
      #if DEBUG
      func bad2() {}
      #endif
      func bad3() {}
      #else
      func bad4() {}
      // strata:enable flags-functions
      #endif
      func bad5() {}
      struct Screen {
        #if os(iOS)
        func bad6() {}
        // strata:disable:next flags-functions — nothing follows
        #else
        // strata:disable:previous flags-functions — nothing before
        func bad7() {}
        #endif
      }
      // strata:disable flags-functions — around branches
      #if os(iOS)
      func bad8() {}
      #else
      func bad9() {}
      #endif
      func bad10() {}
      """
    ])
    #expect(
      lines(result) == [
        "9 flags-functions", "10 unused-suppression", "12 flags-functions", "15 flags-functions",
        "16 unused-suppression", "18 unused-suppression", "19 flags-functions",
      ])
  }

  /// `next` is the code after the comment, on its line or below; `previous` is the last line of code above the comment's
  /// line; `this` is the line on which the comment begins.
  @Test func blockCommentsOnALineWithCode() {
    let result = check([
      "A.swift": """
      /* strata:disable:next flags-functions — the code after it */ func bad1() {}
      func bad2() {} /* strata:disable:next flags-functions — the line below */
      func bad3() {}
      func bad4() {} /* strata:disable:this flags-functions — its line */ func bad5() {}
      func bad6() {}
      /* strata:disable:previous flags-functions — the line above */ func bad7() {}
      /* strata:disable:next flags-functions — over
         two lines */ func bad8() {}
      func good() {} /* strata:disable:next flags-functions — the code after it */ func bad9() {}
      func bad10() {}
      /* strata:disable:next flags-functions */ /* another comment */
      @inlinable
      func bad11() {}
      """
    ])
    #expect(
      lines(result) == [
        "2 flags-functions", "6 flags-functions", "10 flags-functions", "11 suppression-without-reason",
      ])
  }

  @Test func suppressesWhatStandsBefore() {
    let result = check([
      "A.swift": """
      func bad1() {}
      func bad2() {}
      // A remark

      // strata:disable:previous flags-functions — they know
      func bad3() {}
      // strata: disable:next flags-functions — with a space
      func bad4() {}
      """
    ])
    #expect(lines(result) == ["1 flags-functions", "6 flags-functions"])
    let nothing = check(["A.swift": "// strata:disable:previous flags-functions — at the top\nfunc bad() {}"])
    #expect(lines(nothing) == ["1 unused-suppression", "2 flags-functions"])
  }

  @Test func suppressesARegion() {
    let result = check([
      "A.swift": """
      func bad1() {}
      // strata:disable flags-functions, finds-nothing — old code
      func bad2() {}
      func bad3() {}
      // strata:enable finds-nothing
      func bad4() {}
      // strata:enable flags-functions
      func bad5() {}
      // strata:enable flags-functions
      // strata:disable flags-functions — to the end
      func bad6() {}
      """
    ])
    #expect(
      lines(result) == ["1 flags-functions", "2 unused-suppression", "8 flags-functions", "9 unused-suppression"])
    #expect(result.findings[3].message.contains("no `strata:disable` before it"))
  }

  @Test func anEnablingCommentWithoutARuleEndsEveryRegion() {
    let result = check([
      "A.swift": """
      // strata:disable flags-functions — old code
      func bad1() {}
      // strata:enable
      func bad2() {}
      """
    ])
    #expect(lines(result) == ["4 flags-functions"])
  }

  @Test func unknownFormsAreReported() {
    let result = check([
      "A.swift": """
      // strata:ignore flags-functions — no such form
      func good1() {}
      // strata:disable:nxt flags-functions — a slip
      func good2() {}
      // strata:
      """
    ])
    #expect(lines(result) == ["1 unknown-suppression", "3 unknown-suppression", "5 unknown-suppression"])
    #expect(result.findings[1].message.hasSuffix("did you mean 'disable:next'?"))
    #expect(result.findings.allSatisfy { $0.remedy.contains("strata:disable:next RULE — reason") })
  }

  @Test func suppressesAFile() {
    let result = check([
      "A.swift": "func bad() {}\n// strata:disable:file flags-functions — generated\nfunc bad() {}\n",
      "B.swift": "func bad() {}",
    ])
    #expect(result.findings.map(\.location.file) == ["B.swift"])
  }

  @Test func suppressionsNeedAReasonAndAUse() {
    let result = check([
      "A.swift": """
      // strata:disable:next flags-functions
      func bad() {}
      // strata:disable:next flags-functions — not needed
      func good() {}
      // strata:disable:next flags-funtions — a slip
      func good() {}
      """
    ])
    #expect(lines(result) == ["1 suppression-without-reason", "3 unused-suppression", "5 unused-suppression"])
    #expect(result.findings.allSatisfy { $0.severity == .warning })
  }

  @Test func ofRulesThatDidNotRunNothingIsCalledUnused() {
    let exemption = Exemption(
      rules: [], symbol: Glob("Nobody"), target: nil, path: nil, reason: "later", origin: "strata.yml:3")
    let source = ["A.swift": "// strata:disable:next finds-nothing — later\nfunc good() {}"]
    let partial = check(source, exemptions: [exemption], selection: RuleSelection(only: ["flags-functions"]))
    #expect(lines(partial).filter { $0.contains("unused-exemption") }.isEmpty)
    #expect(lines(check(source, exemptions: [exemption])).contains("3 unused-exemption"))
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
    let result = check(["Old/A.swift": "func bad() {}", "New/A.swift": "func bad() {}"], exemptions: exemptions)
    #expect(
      result.findings.map { "\($0.location.file):\($0.location.line) \($0.rule)" } == [
        "New/A.swift:1 flags-functions", "strata.yml:12 unused-exemption",
      ])
  }
}
