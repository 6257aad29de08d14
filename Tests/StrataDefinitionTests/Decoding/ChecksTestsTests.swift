import StrataModel
import Testing

@testable import StrataDefinition

/// `tests: true` of rules, contracts and rules of the definition.
@Suite struct ChecksTestsTests {
  @Test func rulesAlsoCheckTests() throws {
    let base = "rules: {file-name: {severity: warning, tests: true}}\n"
    let definition = try load(
      """
      extends: base.yml
      layers: {Domain: {match: {path: Domain}}}
      contracts: {apart: {independent: "*", tests: true}, near: {acyclic: "*"}}
      rules:
        file-name: error
        own: {select: {suffix: Tests}, require: {kind: struct}, tests: true}
        other: {select: {suffix: Tests}, require: {kind: struct}}
        god-type: {severity: on, tests: false}
      """, files: ["base.yml": base])
    let checking = ["file-name", "apart", "own", "near", "other", "god-type"].filter {
      definition.settings(of: $0).checksTests
    }
    #expect(checking == ["file-name", "apart", "own"])
    #expect(definition.settings(of: "file-name").severity == .error)
    let turnedOff = try load(
      "extends: base.yml\nrules: {file-name: {tests: false}}\n", files: ["base.yml": base])
    #expect(!turnedOff.settings(of: "file-name").checksTests)
  }

  @Test(arguments: [
    (
      "skipped-layer: {severity: error, tests: true}",
      "strata.yml:1:42: rule 'skipped-layer' is about production code and cannot check tests; remove 'tests'. "
        + "Rules that can are file-name, contracts and rules of your own"
    ),
    ("missing-test: {severity: on, tests: true}", "rule 'missing-test' always checks test code; remove 'tests'"),
    ("file-name: {severity: on, tests: some}", "strata.yml:1:42: 'tests' must be true or false, this is 'some'"),
    ("file-name: {severity: on, test: true}", "unknown option 'test' of rule 'file-name'; did you mean 'tests'?"),
    ("own: {select: {suffix: A}, require: {kind: struct}, tests: 1}", "'tests' must be true or false"),
  ])
  func mistakesAreReported(rule: String, message: String) {
    let found = mistakes("rules: {\(rule)}\n")
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }
}
