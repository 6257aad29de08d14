import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Factories outside the folders of the composition root, from which screens get others.
@Suite struct RootUseTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  @Test(arguments: [(3, false), (5, true)])
  func manyFactoriesAreAHabit(factories: Int, isHabit: Bool) throws {
    var files: [String: String] = [:]
    for number in 1...6 {
      let factory = "Tram\((number - 1) % factories + 1)Factory"
      files["App/Screens/Tram\(number)ViewModel.swift"] = """
        import Foundation
        final class Tram\(number)ViewModel {
          let client: Tram\(number)APIClient
          init(client: Tram\(number)APIClient) { self.client = client }
          func next() { _ = \(factory)().make() }
        }
        """
      files["App/Network/Tram\(number)APIClient.swift"] = "final class Tram\(number)APIClient { func load() {} }\n"
      files["App/Tools/Tram\(number)Factory.swift"] = """
        struct Tram\(number)Factory {
          func make() -> Tram\(number)ViewModel { Tram\(number)ViewModel(client: Tram\(number)APIClient()) }
        }
        """
    }
    let first = try loader.load(style: DefinitionInference.firstStyle)
    let definition = try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition()
    #expect(
      definition.text.contains(
        """
            # 6 types of Presentation use 5 composition roots outside its folders, such as Tram1Factory. Without this
            # line they are findings.
            uses-roles+: [composition-root]
        """) == isHabit, "\(definition.text)")
    let findings = (definition.result?.findings ?? []).filter { $0.rule == "dependency-rule" }
    #expect(findings.isEmpty == isHabit, "\(findings.map(\.message))")
  }
}
