import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// What the roles of a style expect and an app does not have.
@Suite struct RoleHabitTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  private func inferred(_ files: [String: String]) throws -> InferredDefinition {
    let first = try loader.load(style: DefinitionInference.firstStyle)
    return try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition()
  }

  /// View models over clients of the network, one of which reads the settings itself.
  private func app(useCases: Int = 0) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["App/Screens/Tram\(number)ViewModel.swift"] = """
        import Foundation
        final class Tram\(number)ViewModel {
          let client: Tram\(number)APIClient
          init(client: Tram\(number)APIClient) { self.client = client }
          func load() { \(number == 1 ? "_ = UserDefaults.standard.string(forKey: \"line\")" : "client.load()") }
        }
        """
      files["App/Network/Tram\(number)APIClient.swift"] = "final class Tram\(number)APIClient { func load() {} }\n"
    }
    for number in 0..<useCases {
      files["App/Domain/Load\(number)UseCase.swift"] = "struct Load\(number)UseCase { func execute() {} }\n"
    }
    return files
  }

  private func skips(_ definition: InferredDefinition) -> Set<String> {
    Set((definition.result?.findings ?? []).filter { $0.rule == "skipped-layer" }.compactMap(\.target))
  }

  @Test func withoutUseCasesViewModelsUseClients() throws {
    let definition = try inferred(app())
    #expect(
      definition.text.contains(
        """
        roles:
          view-model:
            # No use cases: 12 of 12 view models use services and clients of the network, and may do so.
            skips: [data-source, network-route, storage]
        """), "\(definition.text)")
    #expect(skips(definition) == ["UserDefaults"], "\(skips(definition))")
  }

  @Test func withUseCasesTheyBypassThem() throws {
    let definition = try inferred(app(useCases: 4))
    #expect(definition.style != nil && !definition.text.contains("skips:"), "\(definition.text)")
    #expect(skips(definition).count == 13)
  }

  @Test func whatDataEncodesIsTheModelWhereThereIsNoDomain() throws {
    var files = app()
    for name in ["Stop", "Line", "Driver"] {
      files["App/CoreData/\(name).swift"] = "struct \(name): Codable { let id: Int }\n"
      files["App/Screens/\(name)View.swift"] =
        "import SwiftUI\nstruct \(name)View: View { let value: \(name); let answer: \(name)Response? }\n"
      files["App/Network/\(name)Response.swift"] = "struct \(name)Response: Codable { let id: Int }\n"
    }
    let definition = try inferred(files)
    #expect(
      definition.text.contains(
        "# No domain: 3 of 3 values that Data encodes, and that are not called transfers, are shown by screens, so\n"
          + "    # they are the models of the app."), "\(definition.text)")
    let leaks = Set((definition.result?.findings ?? []).filter { $0.rule == "dto-leak" }.compactMap(\.target))
    #expect(leaks == ["StopResponse", "LineResponse", "DriverResponse"], "\(leaks)")
  }

  /// Core Data and SwiftUI, without a domain. With one, its screens show objects of a database instead of models.
  @Test(arguments: [false, true])
  func whatTheDatabaseHasIsTheModelWhereThereIsNoDomain(hasDomain: Bool) throws {
    var files = app()
    for name in ["Stop", "Line", "Driver"] {
      files["App/CoreData/\(name).swift"] = "import CoreData\nfinal class \(name): NSManagedObject {}\n"
      files["App/Screens/\(name)View.swift"] = "import SwiftUI\nstruct \(name)View: View { let value: \(name) }\n"
      if hasDomain { files["App/Domain/\(name)Route.swift"] = "struct \(name)Route {}\n" }
    }
    let definition = try inferred(files)
    #expect(
      definition.text.contains("# No domain: 3 of 3 objects of a database are shown by screens") != hasDomain,
      "\(definition.text)")
    let leaks = Set((definition.result?.findings ?? []).filter { $0.rule == "dto-leak" }.compactMap(\.target))
    #expect(leaks == (hasDomain ? ["Stop", "Line", "Driver"] : []), "\(leaks)")
  }
}
