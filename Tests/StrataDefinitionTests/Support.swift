import StrataModel
import Testing

@testable import StrataDefinition

/// A few rules, for tests of the language.
let smallCatalogue: [RuleDescription] = [
  rule(
    "skipped-layer", severity: .error,
    options: [RuleOption(name: "repositories", summary: "", defaultValue: .text("free"))]),
  rule(
    "god-type", severity: .warning,
    options: [
      RuleOption(name: "operations", summary: "", defaultValue: .number(12)),
      RuleOption(name: "count-private", summary: "", defaultValue: .flag(false)),
      RuleOption(name: "measure", summary: "", defaultValue: .text("median")),
      RuleOption(name: "allowed", summary: "", defaultValue: .list(["AppDelegate"])),
      RuleOption(name: "names", summary: "", defaultValue: .list([]), isOfNamePatterns: true),
    ]),
  rule("file-name", severity: .warning, canCheckTests: true),
  rule(
    "missing-test", family: .tests, severity: .warning,
    options: [RuleOption(name: "roles", summary: "", defaultValue: .list([]))]),
]

func rule(
  _ id: String, family: RuleFamily = .layers, severity: Severity, options: [RuleOption] = [],
  canCheckTests: Bool = false
) -> RuleDescription {
  RuleDescription(
    id: id, family: family, summary: "", severity: severity, guides: [], styles: [], rationale: "", badExample: "",
    goodExample: "", remedy: "", options: options, canCheckTests: canCheckTests)
}

/// Loads `strata.yml` from a text, with other files at hand.
func load(_ text: String, files: [String: String] = [:]) throws(DefinitionErrors) -> Definition {
  let loader = DefinitionLoader(catalogue: smallCatalogue) { path in
    guard let text = files[path] else { throw NoFiles(path: path) }
    return Array(text.utf8)
  }
  return try loader.load(bytes: Array(text.utf8), path: "strata.yml")
}

/// The messages of a definition that must not load.
func mistakes(_ text: String, files: [String: String] = [:]) -> [String] {
  do {
    _ = try load(text, files: files)
    return []
  } catch {
    return error.issues.map(\.description)
  }
}

func style(_ name: String) throws -> Definition { try DefinitionLoader(catalogue: smallCatalogue).load(style: name) }
