import Foundation
import StrataDefinition
import StrataTestSupport
import Testing

@testable import StrataRules

@Suite struct DefinitionDocumentationTests {
  private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation").standardizedFileURL

  @Test func everyExampleOfTheDocumentationLoads() throws {
    let page = try DocumentationPage("Documentation/Definitions.md")
    let examples = page.blocks.filter { $0.language == "yaml" }.map(\.text)
    #expect(examples.count >= 8)
    // The definitions that an example names.
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions) { _ in Array("style: gateway".utf8) }
    for example in examples {
      #expect(throws: Never.self, "\(example)") { try loader.load(bytes: Array(example.utf8), path: "strata.yml") }
    }
  }

  @Test func theSchemaIsCurrent() throws {
    let file = Self.documentation.appending(path: "strata.schema.json")
    let expected = DefinitionSchema.json(catalogue: RuleRegistry.descriptions)
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "Documentation/strata.schema.json is not current: run 'make generate'")
    #expect(try JSONSerialization.jsonObject(with: Data(expected.utf8)) is [String: Any])
  }
}
