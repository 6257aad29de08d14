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
    // With `sources`, only what `tests` lists is read beside them.
    for folder in definition.vocabulary[.testFolders].entries {
      let path = folder.replacing("*", with: "App") + "/Login.swift"
      #expect(definition.tests.contains { $0.matches(path) }, "\(path)")
    }
    #expect(definition.excluded.contains { $0.matches("App/.build/checkouts/X/X.swift") })
  }
}

@Suite struct StyleGuessTests {
  @Test(arguments: [
    ("repository", ["Domain/LoadCartUseCase.swift"]),
    ("repository", ["Domain/LoadCartUseCase.swift", "Models/PaymentGateway.swift"]),
    ("repository", ["Data/CartRepositoryImpl.swift", "Data/PaymentGateway.swift", "Data/UserRepository.swift"]),
    ("gateway", ["Gateways/LoginGateway.swift", "Gateways/CartGateway.swift", "Data/UserRepository.swift"]),
    ("coordinator", ["App/DependencyContainer.swift", "Cart/CartCoordinator.swift", "Data/CartRepository.swift"]),
    (
      "module",
      ["A/Interface/A.swift", "B/Interface/B.swift", "A/Implementation/A1.swift", "B/Implementation/B1.swift"]
    ),
    ("repository", ["DI/AAssembly.swift", "DI/BAssembly.swift"] + (1...8).map { "Data/R\($0)Repository.swift" }),
    ("reactive", ["DI/CartAssembly.swift", "DI/UserAssembly.swift", "Data/CartRepository.swift"]),
  ])
  func namesOfFilesTell(style: String, paths: [String]) {
    #expect(StyleGuess(paths: paths).style == style)
  }

  @Test func theReasonCountsFiles() {
    #expect(
      StyleGuess(paths: ["A/CartRepository.swift", "A/UserRepositoryImpl.swift"]).reason == "2 files named …Repository")
    #expect(StyleGuess(paths: ["A/Cart.swift"]).reason.isEmpty)
  }
}
