import StrataStyles
import Testing

@testable import StrataDefinition

@Suite struct StylesTests {
  @Test(arguments: BuiltInStyles.names) func everyStyleLoads(_ name: String) throws {
    let definition = try style(name)
    #expect(definition.style == name)
    let layers = definition.layers.map(\.name)
    for layer in ["App", "Presentation", "Domain", "Data", "Infrastructure", "Shared"] {
      #expect(layers.contains(layer))
    }
    #expect(definition.layer(named: "Domain")?.uses.contains("Presentation") == false)
    for role in RoleID.known where role != .moduleInterface { #expect(definition.role(role) != nil, "\(role)") }
  }

  @Test func aStyleAloneIsADefinition() throws {
    let definition = try load("style: gateway")
    #expect(definition.style == "gateway")
    #expect(definition.rules["skipped-layer"]?.severity == .error)
    #expect(definition.tests.contains { $0.matches("AppTests/LoginTests.swift") })
    #expect(definition.excluded.contains { $0.matches("App/.build/checkouts/X/X.swift") })
  }
}
