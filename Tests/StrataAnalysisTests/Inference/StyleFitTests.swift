import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Whether a style fits a code base: by its roles, or by the types and the references that agree with it.
@Suite struct StyleFitTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// Screens of many small types, with few use cases for so many types.
  /// - Parameter isInward: whether Domain uses nothing outside.
  private func app(isInward: Bool, protocolsOnly: Bool = false) -> [String: String] {
    var files: [String: String] = [:]
    for screen in 1...9 {
      for part in ["Header", "Footer", "Row", "Menu", "Badge", "Chart", "Legend", "Marker"] {
        files["App/Presentation/Screen\(screen)/\(part)\(screen).swift"] =
          "struct \(part)\(screen) { let stop: Stop\(screen) }\n"
      }
      let use = isInward ? "" : "; let row: Row\(screen); let menu: Menu\(screen)"
      files["App/Domain/Stop\(screen).swift"] = "struct Stop\(screen) { let name: String\(use) }\n"
      files["App/Data/Loader\(screen).swift"] = "struct Loader\(screen) { let stop: Stop\(screen) }\n"
      if protocolsOnly {
        files["App/Domain/Find\(screen)UseCase.swift"] = "protocol Find\(screen)UseCase { func find() }\n"
      }
    }
    return files
  }

  private func inferred(_ files: [String: String]) throws -> InferredDefinition {
    let first = try loader.load(style: DefinitionInference.firstStyle)
    return try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition()
  }

  @Test func nearlyAllTypesAndReferencesThatAgreeAreEnough() throws {
    let definition = try inferred(app(isInward: true))
    #expect(definition.style == "repository")
    #expect(
      definition.observations[0]
        == "style repository: 90 of 90 types that are not nested are in its layers, and it allows 81 of 81 references between "
        + "these layers")
  }

  @Test func referencesThatDisagreeAreEvidenceAgainstIt() throws {
    let definition = try inferred(app(isInward: false))
    #expect(definition.style == nil)
    #expect(
      definition.observations[0].hasPrefix(
        "no built-in style fits (of repository, 90 of 90 types that are not nested are in its layers, and it allows 81 of 99 "
          + "references between these layers), so the layers are the folders"),
      "\(definition.observations[0])")
  }

  @Test func protocolsAreRoles() throws {
    let definition = try inferred(app(isInward: false, protocolsOnly: true))
    #expect(definition.style == "repository" && definition.reason == "9 types named …UseCase")
  }
}
