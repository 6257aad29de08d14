import StrataModel
import Testing

@testable import StrataReport

@Suite struct TextReportTests {
  @Test func showsPlaceExcerptChainRemedyAndSummary() {
    #expect(
      Sample.text(.text) == """
        app/Sources/Presentation/LoginViewModel.swift:2:24: error: LoginViewModel talks to SendOTPGateway, past the \
        use case [skipped-layer]
            private let gateway: SendOTPGateway
                                 ^~~~~~~~~~~~~~
          chain:  LoginViewModel → SendOTPGateway
          remedy: inject `SendOTPUseCase`; `SendOTPGateway` belongs behind it
          also:   line 3

        app/Sources/Presentation/LoginViewModel.swift:3:32: warning: the error of `gateway.send()` is thrown away: \
        100 % lost, "quietly" <here> [swallowed-error]
            let naïve = 1; func run() { try? gateway.send() }
                                        ^~~
          remedy: handle it

        1 error, 1 warning, 12 in the baseline · 124 files, 180 types · style gateway · score 99 of 100
        In no layer: 2 types, 1 file; their dependencies are not checked (--statistics names them)
        Accepted: 12 baseline entries (14 locations), 1 exemption (4 findings), 2 suppressions; baseline since main: 3 entries added, \
        1 removed
        1,204 references: 900 resolved, 300 outside the project, 3 ambiguous, 1 unresolved (not reported; \
        --statistics lists them)

        hint: 1 baseline entry accepts findings that no longer exist; --prune-baseline removes them
        hint: 2 types are in no layer; --statistics lists their folders

        """)
  }

  @Test func saysThatNothingWasFound() {
    let result = CheckResult(style: "module", fileCount: 1, typeCount: 1)
    let text = String(decoding: Report.render(result, as: .text, Sample.context()), as: UTF8.self)
    #expect(
      text == """
        No findings · 1 file, 1 type · style module · score 100 of 100
        Accepted: nothing
        0 references: 0 resolved, 0 outside the project, 0 ambiguous, 0 unresolved

        """)
  }

  @Test func strictRunsNameEveryNotice() {
    let text = Sample.text(.text, isStrict: true)
    #expect(
      text.contains(
        "strata-baseline.jsonl: strict: the baseline accepts dto-leak of LoginView which is not there any more "
          + "[stale-baseline]\n"))
    #expect(text.contains("note: 2 types are in no layer [unassigned-types]\n"))
  }

  @Test func limitsLongListsByRuleAndSaysSo() {
    var result = Sample.result
    result.findings = (1...3000).map { line in
      var finding = Sample.swallowed
      finding.location.line = line
      finding.symbol = "ViewModel\(line)"
      return finding
    }
    result.findings.append(Sample.skipped)
    let limited = String(decoding: Report.render(result, as: .text, Sample.context(limit: 20)), as: UTF8.self)
    #expect(limited.split(separator: "\n").count { $0.hasSuffix("[swallowed-error]") } == 20)
    #expect(limited.contains("[skipped-layer]"))
    #expect(limited.contains("… and 2,980 more of swallowed-error\n(shortened for the terminal"))
    #expect(limited.contains("  3,000  swallowed-error\n      1  skipped-layer\n"))
    let all = String(decoding: Report.render(result, as: .text, Sample.context()), as: UTF8.self)
    #expect(all.split(separator: "\n").count { $0.hasSuffix("[swallowed-error]") } == 3000)
  }

  /// The types of a folder that no layer covers have one remedy.
  @Test func typesOfAFolderThatAreInNoLayerAreOneEntry() {
    func finding(_ name: String, _ file: String, line: Int = 1) -> Finding {
      Finding(
        rule: "unassigned-type", severity: .warning, location: SourceLocation(file: file, line: line, column: 8),
        symbol: name, message: "no layer and no role covers `\(name)`", remedy: "move it")
    }
    var result = CheckResult(style: "module", fileCount: 4, typeCount: 5)
    result.findings = [
      finding("Row", "A/Row.swift"), finding("Size", "A/Row.swift", line: 9), finding("Theme", "A/Theme.swift"),
      finding("Other", "B/Other.swift"),
    ]
    let rule = RuleDescription(
      id: "unassigned-type", family: .layers, summary: "", severity: .warning, guides: [], styles: [], rationale: "",
      badExample: "", goodExample: "", remedy: "", grouping: .folder)
    let context = Sample.context(rules: [rule])
    let text = String(decoding: Report.render(result, as: .text, context), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        app/A/Row.swift:1:8: warning: no layer and no role covers `Row` [unassigned-type]
          remedy: move it
          also:   Size: line 9
          also:   Theme: app/A/Theme.swift:1

        app/B/Other.swift:1:8: warning: no layer and no role covers `Other` [unassigned-type]
          remedy: move it

        4 warnings
        """))
  }

  /// What many types use in the same way is one fact.
  @Test func manyTypesThatUseOneTargetAreOneEntry() {
    func result(types: Int, target: String = "Current") -> String {
      var result = CheckResult(style: "module", fileCount: 4, typeCount: 5)
      result.findings = (1...types).flatMap { number in
        ["load()", "save()"].map { member in
          Finding(
            rule: "dependency-rule", severity: .error,
            location: SourceLocation(file: "P/Row\(number).swift", line: member == "load()" ? 3 : 7, column: 5),
            symbol: "Row\(number)", member: member, target: target, message: "`Row\(number)` uses `Current`",
            remedy: "inject it",
            declarations: [
              DeclarationLocation(name: "Current", location: SourceLocation(file: "S/C.swift", line: 1, column: 1))
            ])
        }
      }
      return String(decoding: Report.render(result, as: .text, Sample.context()), as: UTF8.self)
    }
    let text = result(types: 20)
    #expect(
      text.hasPrefix(
        """
        app/P/Row1.swift:3:5: error: `Row1` uses `Current` [dependency-rule]
          remedy: inject it
          users:  40 findings about `Current` in 20 types
          also:   Row1: app/P/Row1.swift: line 7
          also:   Row2: app/P/Row2.swift: lines 3, 7

        """))
    #expect(text.contains("  also:   Row20: app/P/Row20.swift: lines 3, 7\n\n40 errors"))
    #expect(text.components(separatedBy: "remedy:").count == 2)
    #expect(result(types: 19).components(separatedBy: "remedy:").count == 39)
    // A layer is no declaration that all of them use.
    #expect(result(types: 20, target: "Domain").components(separatedBy: "remedy:").count == 41)
  }

  /// Locations in other files are not lines of the finding's own file, and each line is listed once.
  @Test func furtherLocationsNameTheirFiles() {
    func location(_ file: String, _ line: Int, _ column: Int = 1) -> StrataModel.SourceLocation {
      StrataModel.SourceLocation(file: file, line: line, column: column)
    }
    func finding(_ member: String, line: Int, _ others: [StrataModel.SourceLocation]) -> Finding {
      Finding(
        rule: "dependency-rule", severity: .error, location: location("S/Keys.swift", line), symbol: "Keys",
        member: member, target: "Row", message: "passes on `Row`", remedy: "", otherLocations: others)
    }
    var result = CheckResult(style: "module", fileCount: 3, typeCount: 5)
    result.findings = [
      finding("a", line: 3, [location("D/Use.swift", 34, 5), location("D/Use.swift", 34, 20)]),
      finding(
        "b", line: 9, [location("D/Use.swift", 34, 5), location("D/Use.swift", 37), location("S/Keys.swift", 12)]),
      finding("c", line: 13, []),
    ]
    let text = String(decoding: Report.render(result, as: .text, Sample.context()), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        app/S/Keys.swift:3:1: error: passes on `Row` [dependency-rule]
          also:   app/D/Use.swift:34
          also:   b: lines 9, 12, app/D/Use.swift:34, app/D/Use.swift:37
          also:   c: line 13
        """), Comment(rawValue: text))
  }

  @Test func colourIsAskedForAndEndsWhatItBegins() {
    #expect(!Sample.text(.text).contains("\u{1B}"))
    let text = String(
      decoding: Report.render(Sample.result, as: .text, Sample.context(usesColor: true)), as: UTF8.self)
    let begun = text.components("\u{1B}[").count - 1
    #expect(begun > 10 && begun == 2 * (text.components("\u{1B}[0m").count - 1))
  }

  @Test func fileNamesCannotSteerTheTerminal() {
    var result = Sample.result
    result.findings[0].location.file = "Sources/\u{1B}[2J\n.swift"
    let text = String(decoding: Report.render(result, as: .text, Sample.context()), as: UTF8.self)
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasPrefix("app/Sources/\u{FFFD}[2J\u{FFFD}.swift:2:24"))
  }
}

@Suite struct SourceExcerptTests {
  @Test(arguments: [
    ("  let x = 1", 7, "let x = 1", "    ^"),
    ("\tlet y: Foo", 9, "let y: Foo", "       ^~~"),
    ("let 名前: Foo", 13, "let 名前: Foo", "          ^~~"),
    (".call()", 1, ".call()", "^"),
  ]) func marksTheWord(_ line: String, _ column: Int, _ shown: String, _ marker: String) throws {
    let excerpt = try #require(SourceExcerpt(line, column: column))
    #expect(excerpt.line == shown)
    #expect(excerpt.marker == marker)
  }

  @Test func cutsLongLines() throws {
    let line = String(repeating: "a ", count: 5_000_000) + "target" + String(repeating: " b", count: 100)
    let excerpt = try #require(SourceExcerpt(line, column: 10_000_001))
    #expect(excerpt.line.hasPrefix("…") && excerpt.line.hasSuffix("…") && excerpt.line.count < 130)
    let marked = excerpt.line.dropFirst(excerpt.marker.prefix { $0 == " " }.count).prefix(6)
    #expect(marked == "target")
    #expect(excerpt.marker.hasSuffix(" ^~~~~~"))
  }

  @Test func placesOutsideTheLineHaveNoExcerpt() {
    #expect(SourceExcerpt("", column: 1) == nil)
    #expect(SourceExcerpt("abc", column: 4) == nil)
    #expect(SourceExcerpt("abc", column: 0) == nil)
  }
}

extension String {
  /// The parts between occurrences of a text.
  func components(_ separator: String) -> [Substring] {
    self.split(separator: separator, omittingEmptySubsequences: false)
  }
}
