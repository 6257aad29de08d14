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
  /// The numbers of gateways, repositories, use cases, assemblies, coordinators, containers, and parts of modules.
  @Test(arguments: [
    ("repository", [0, 0, 1, 0, 0, 0, 0, 0], "1 type named …UseCase"),
    ("repository", [1, 0, 1, 0, 0, 0, 0, 0], "1 type named …UseCase"),
    ("repository", [1, 2, 0, 0, 0, 0, 0, 0], "2 types named …Repository"),
    ("gateway", [2, 1, 0, 0, 0, 0, 0, 0], "2 types named …Gateway"),
    ("coordinator", [0, 1, 0, 0, 1, 1, 0, 0], "1 type named …Coordinator, and a dependency container"),
    ("module", [0, 0, 0, 0, 0, 0, 2, 2], "4 types in parts called Interface and Implementation"),
    ("repository", [0, 8, 0, 2, 0, 0, 0, 0], "8 types named …Repository"),
    ("reactive", [0, 1, 0, 2, 0, 0, 0, 0], "2 types named …Assembly"),
    ("repository", [0, 0, 0, 0, 0, 0, 0, 0], ""),
  ])
  func mostOfOneThingTellsTheStyle(style: String, counts: [Int], reason: String) {
    var evidence = StyleEvidence()
    (evidence.gateways, evidence.repositories, evidence.useCases) = (counts[0], counts[1], counts[2])
    (evidence.assemblies, evidence.coordinators, evidence.containers) = (counts[3], counts[4], counts[5])
    (evidence.interfaceParts, evidence.implementationParts) = (counts[6], counts[7])
    #expect(StyleGuess(evidence).style == style && StyleGuess(evidence).reason == reason)
  }

  @Test(arguments: [(10, "coordinator", "10 types named …Coordinator"), (9, "repository", "9 types named …Repository")])
  func manyCoordinatorsNeedNoContainer(number: Int, style: String, reason: String) {
    var evidence = StyleEvidence()
    (evidence.repositories, evidence.coordinators, evidence.namedCoordinators) = (9, number, number)
    #expect(StyleGuess(evidence).style == style && StyleGuess(evidence).reason == reason)
  }
}
