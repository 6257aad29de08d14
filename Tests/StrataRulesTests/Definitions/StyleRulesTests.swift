import StrataDefinition
import StrataModel
import StrataStyles
import Testing

@testable import StrataRules

/// The styles and the rules say the same about each other.
@Suite struct StyleRulesTests {
  @Test(arguments: BuiltInStyles.names) func aStyleTurnsOnWhatTheRulesSay(_ name: String) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: name)
    let on = Set(definition.rules.filter { $0.value.severity != .off }.keys)
    let expected = Set(RuleRegistry.descriptions.filter { $0.styles.contains(name) }.map(\.id))
    #expect(on.subtracting(expected).sorted() == [], "on, but its description does not list the style")
    #expect(expected.subtracting(on).sorted() == [], "its description lists the style, but it is off there")
    for rule in RuleRegistry.descriptions where expected.contains(rule.id) {
      #expect(definition.rules[rule.id]?.severity == rule.severity, "\(rule.id)")
    }
  }

  @Test(arguments: BuiltInStyles.names) func aStyleNamesNoUnknownRule(_ name: String) throws {
    let text = String(decoding: try #require(BuiltInStyles.source(of: name)), as: UTF8.self)
    // As a file of a project it gets no leniency.
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    _ = try loader.load(bytes: Array(text.utf8), path: "copy-of-\(name).yml")
  }
}
