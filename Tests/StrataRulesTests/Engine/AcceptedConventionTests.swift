import StrataAnalysis
import StrataModel
import StrataRules
import Testing

/// Where nearly all names of a role break a rule, the finding has each of them as a location.
@Suite struct AcceptedConventionTests {
  private static let names = ["Amber", "Birch", "Cedar", "Dogwood", "Elm", "Fir"]

  /// - Parameter accepted: the names whose types have a comment.
  private func check(accepted: [String] = []) throws -> CheckResult {
    let comment = "  // strata:disable:this role-name — named by the server"
    let files = Self.names.map { name in
      """
      // file: Sources/Data/\(name)Store.swift
      final class \(name)Store: \(name)Repository {\(accepted.contains(name) ? comment : "")
        func load() async -> Int { 1 }
      }
      // file: Sources/Domain/\(name)Repository.swift
      protocol \(name)Repository { func load() async -> Int }
      """
    }
    let fixture = try Fixture(
      name: "role-name/test", text: "// style: repository\n" + files.joined(separator: "\n"))
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    return analyzer.snapshot().check(RuleSelection(only: ["role-name"]))
  }

  @Test func eachNameIsALocationOfOneFinding() throws {
    let found = try check().findings
    #expect(found.map(\.symbol) == ["AmberStore"])
    #expect(found.map(\.locations.count) == [6])
    #expect(found[0].message.hasSuffix("; the same holds for 6 of 6 repositories"))
    #expect(found[0].member.isEmpty && found[0].target.isEmpty)
  }

  @Test func aCommentAtTheFirstNameAcceptsNoOther() throws {
    let found = try check(accepted: ["Amber"]).findings
    #expect(found.map(\.locations.count) == [5])
    #expect(found[0].location.file == "Sources/Data/BirchStore.swift")
    #expect(found[0].message.contains("`BirchStore`"))
    #expect(found.map(\.symbol) == ["AmberStore"])
  }

  @Test func commentsAtAllNamesAcceptTheConvention() throws {
    #expect(try check(accepted: Self.names).findings.isEmpty)
  }

  @Test func aBaselineAcceptsNoFurtherName() throws {
    let present = try check()
    let baseline = Baseline(accepting: present)
    var same = present
    baseline.apply(to: &same, selection: RuleSelection(), name: "b")
    #expect(same.findings.isEmpty && same.baselined == 1)

    var fewer = present
    Baseline(counts: [present.findings[0].key: 5]).apply(to: &fewer, selection: RuleSelection(), name: "b")
    #expect(fewer.findings.map(\.locations.count) == [6])
  }
}
