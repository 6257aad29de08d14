import StrataAnalysis
import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Takes a fixture through the whole pipeline, from text to violations.
struct FixtureRun {
  struct Found: Equatable {
    var rule: String
    var path: String
    var line: Int
    var symbol: String
    var target: String
    var message: String
    var remedy: String
    var chain: [String]
  }

  let fixture: Fixture
  let project: ClassifiedGraph
  let found: [Found]

  init(_ fixture: Fixture) throws {
    self.fixture = fixture
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    let definition =
      try fixture.definition.map { try loader.load(bytes: Array($0.utf8), path: "strata.yml") }
      ?? loader.load(style: fixture.style)
    let files = Dictionary(fixture.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    let snapshot = Analyzer(MemoryWorkspace(files), by: definition).snapshot()
    let project = snapshot.project
    let graph = snapshot.graph
    self.project = project

    var found: [Found] = []
    for rule in RuleRegistry.all {
      let description = rule.description
      if let wanted = fixture.rules, !wanted.contains(description.id) { continue }
      let given = definition.rules[description.id]
      guard let settings = given ?? (fixture.rules == nil ? nil : Self.defaults(of: description)),
        settings.severity != .off || fixture.rules != nil
      else { continue }
      for violation in rule.init().check(project, settings: settings).violations {
        let location = graph.location(violation.file, violation.offset)
        found.append(
          Found(
            rule: description.id, path: location.file, line: location.line, symbol: violation.symbol,
            target: violation.target, message: violation.message, remedy: violation.remedy, chain: violation.chain))
      }
    }
    self.found = found
  }

  private static func defaults(of rule: RuleDescription) -> RuleSettings {
    RuleSettings(
      severity: rule.severity,
      options: Dictionary(rule.options.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { first, _ in first }))
  }

  /// What does not agree, as lines; empty when every finding is expected and every expectation found.
  var differences: [String] {
    var open = found
    var missing: [String] = []
    for expected in fixture.expectations {
      let index = open.firstIndex { finding in
        finding.path == expected.path && finding.line == expected.line && finding.rule == expected.rule
          && (expected.symbol == nil || finding.symbol == expected.symbol)
          && (expected.target == nil || finding.target == expected.target)
      }
      if let index {
        open.remove(at: index)
      } else {
        let pair = [expected.symbol, expected.target].compactMap { $0 }.joined(separator: " -> ")
        missing.append("missing     \(expected.path):\(expected.line): \(expected.rule) \(pair)")
      }
    }
    return missing
      + open.map {
        "unexpected  \($0.path):\($0.line): \($0.rule) \($0.symbol) -> \($0.target)\n"
          + "              \($0.message)\n              \($0.remedy)"
      }
  }
}
