import StrataAnalysis
import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Takes a fixture through the whole pipeline, from text to findings.
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
    let definition = try Self.definition(of: fixture)
    let snapshot = Analyzer(Self.workspace(of: fixture), by: definition).snapshot()
    project = snapshot.project
    found = snapshot.check().findings.filter { finding in
      !RuleRegistry.isHousekeeping(finding.rule)
        && (fixture.rules?.contains(finding.rule) ?? true)
    }.flatMap { finding in
      finding.locations.map { location in
        Found(
          rule: finding.rule, path: location.file, line: location.line, symbol: finding.symbol,
          target: finding.target, message: finding.message, remedy: finding.remedy, chain: finding.chain)
      }
    }
  }

  /// The definition that a fixture is checked by.
  static func definition(of fixture: Fixture) throws -> Definition {
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    var definition =
      try fixture.definition.map { try loader.load(bytes: Array($0.utf8), path: "strata.yml") }
      ?? loader.load(style: fixture.style)
    // The rules that a fixture names are on in it, whatever the style says.
    for rule in RuleRegistry.descriptions where fixture.rules?.contains(rule.id) ?? false {
      let given = definition.rules[rule.id]
      if given == nil || given?.severity == .off { definition.rules[rule.id] = defaults(of: rule) }
    }
    return definition
  }

  static func workspace(of fixture: Fixture) -> MemoryWorkspace {
    MemoryWorkspace(Dictionary(fixture.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
  }

  private static func defaults(of rule: RuleDescription) -> RuleSettings {
    RuleSettings(
      severity: rule.severity,
      options: Dictionary(rule.options.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { first, _ in first }))
  }

  /// What does not agree, as lines; empty when every finding is expected and every expectation found.
  var differences: [String] {
    // Several locations on one line are marked once.
    var open: [Found] = []
    for finding in found
    where !open.contains(where: {
      $0.path == finding.path && $0.line == finding.line && $0.rule == finding.rule && $0.symbol == finding.symbol
        && $0.target == finding.target
    }) { open.append(finding) }
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
