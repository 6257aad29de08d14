import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// What is one finding in the whole project is one after an update of a single file, too.
@Suite struct UpdatesOfDecisionsTests {
  /// Screens that use one singleton.
  private func screens(_ count: Int) -> [String: String] {
    var files = [
      "Sources/Data/TimetableService.swift": "final class TimetableService { static let shared = TimetableService() }"
    ]
    for number in 1...count {
      files["Sources/Presentation/Line\(number)ViewModel.swift"] = Self.screen(number)
    }
    return files
  }

  private static func screen(_ number: Int, uses: Bool = true) -> String {
    "final class Line\(number)ViewModel { func load() { \(uses ? "_ = TimetableService.shared" : "") } }"
  }

  /// Twenty types make it one decision: an edit leads across this number in both directions, or not.
  @Test(arguments: [19, 20, 21, 25])
  func usesOfASingleton(count: Int) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "repository")
    var workspace = MemoryWorkspace(screens(count))
    workspace["Sources/Presentation/Line1ViewModel.swift"] = Array(Self.screen(1, uses: false).utf8)
    var analyzer = Analyzer(workspace, by: definition)
    _ = analyzer.update().check()
    for uses in [true, false] {
      let file = "Sources/Presentation/Line1ViewModel.swift"
      workspace[file] = Array(Self.screen(1, uses: uses).utf8)
      analyzer.workspace = workspace
      let updated = analyzer.update([file]).check()
      let findings = updated.findings.filter { $0.rule == "service-locator" }
      let users = uses ? count : count - 1
      #expect(findings.count == (users >= 20 ? 1 : users))
      #expect(updated == Analyzer(workspace, by: definition).check())
    }
  }
}
