import StrataDefinition
import StrataModel
import StrataStyles
import StrataTestSupport
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

  /// `Only here: …` of the section of each style.
  @Test(arguments: BuiltInStyles.names) func theManualNamesTheRulesOfOneStyleOnly(_ name: String) throws {
    let page = try DocumentationPage("Documentation/Manual/Styles.md")
    let section = page.prose.drop { $0 != "## \(name)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let paragraph = section.drop { !$0.hasPrefix("Only here: ") }.prefix { !$0.isEmpty }.joined(separator: " ")
    let named = paragraph.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    #expect(named == RuleRegistry.descriptions.filter { $0.styles == [name] }.map(\.id))
  }
}
