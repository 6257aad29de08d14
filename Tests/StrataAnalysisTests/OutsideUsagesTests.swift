import Foundation
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// What `explain A B` says of names that the project does not declare.
@Suite struct OutsideUsagesTests {
  private func snapshot() throws -> Snapshot {
    let definition = """
      frameworks:
        queues: {types: [DispatchQueue]}
      layers:
        Desk: {match: {path: Desk}, forbids: [queues]}
      rules: {forbidden-import: error}
      """
    let source = """
      import Foundation
      final class Window {
        let queue = DispatchQueue.main
        let store = UserDefaults.standard
      }
      extension Int {
        func half() -> Int {
          DispatchQueue.main.async {}
          return self / 2
        }
      }
      """
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)
    return Analyzer(
      MemoryWorkspace(["Desk/Window.swift": source]),
      by: try loader.load(bytes: Array(definition.utf8), path: "strata.yml")
    ).snapshot()
  }

  @Test func typesOfFrameworksHaveVerdicts() throws {
    let snapshot = try snapshot()
    let window = NamedSymbol.types(snapshot.types(named: "Window"))
    let queue = snapshot.usages(of: try #require(snapshot.outside(named: "DispatchQueue")), by: window)
    #expect(queue.isTargetOutside && !queue.usages.isEmpty)
    #expect(queue.usages.allSatisfy { $0.verdict.status == .found && $0.verdict.rules == ["forbidden-import"] })
    let store = snapshot.usages(of: try #require(snapshot.outside(named: "UserDefaults")), by: window)
    #expect(
      Set(store.usages.map(\.verdict.reason)) == [
        "declared outside the project, in no family that Desk forbids (queues)"
      ])
    #expect(snapshot.outside(named: "UserDefault") == nil)
  }

  @Test func anExtensionOfAFrameworkTypeIsAUser() throws {
    let snapshot = try snapshot()
    let int = try #require(snapshot.outside(named: "Int"))
    let queue = try #require(snapshot.outside(named: "DispatchQueue"))
    let found = snapshot.usages(of: queue, by: int)
    #expect(found.usages.map(\.verdict.status) == [.found], "\(found.usages)")
    #expect(found.usages.map(\.user) == ["Int"] && found.isUserOutside)
  }
}
