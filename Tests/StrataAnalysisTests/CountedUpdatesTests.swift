import Foundation
import StrataDefinition
import StrataModel
import StrataProject
import StrataRules
import Testing

@testable import StrataAnalysis

/// What a history counts after any edits is what a new analysis counts.
@Suite struct CountedUpdatesTests {
  @Test(arguments: ["gateway", "repository", "coordinator", "module", "reactive"])
  func randomEditsOfTheTemplates(style: String) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: style)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates/\(style)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    var texts: [String: String] = [:]
    for file in files { texts[file] = try String(contentsOf: root.appending(path: file), encoding: .utf8) }
    try compare(texts, definition, seed: 100 + UInt64(style.utf8.count), steps: 12)
  }

  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func randomEditsOfGeneratedCode(seed: UInt64) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "gateway")
    try compare(GeneratedCode(seed: seed, types: 40).files, definition, seed: seed, steps: 40)
  }

  @Test(arguments: [25, 26] as [UInt64])
  func randomEditsOfSharedFiles(seed: UInt64) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "gateway")
    try compare(UpdateTests.filesOfTwoApps(seed: seed), definition, seed: seed, steps: 30)
  }

  /// Types with other roles and layers, files that move: the references to them stay the same.
  @Test func aTypeInAnotherLayerChangesItsUsers() throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "repository")
    let user = """
      import Foundation
      final class CartViewModel: ObservableObject {
        let store: CartStore
        init(store: CartStore) { self.store = store }
        func total() -> Double { store.lines.filter { $0.price > 10 }.reduce(0) { $0 + $1.price } }
        func load() { do { try store.save() } catch { print(error) } }
      }
      """
    let store = "final class CartStore { var lines: [Line] = []; func save() throws {} }"
    let line = "struct Line { var price: Double }"
    var workspace = MemoryWorkspace([
      "Presentation/CartViewModel.swift": user, "Domain/CartStore.swift": store, "Domain/Line.swift": line,
    ])
    var options = AnalysisOptions()
    options.onlyCountsFindings = true
    var kept = Analyzer(workspace, by: definition, options: options)
    _ = kept.update().checkWithCoupling()
    let states: [(removed: String?, path: String, text: String)] = [
      ("Domain/CartStore.swift", "Data/CartStore.swift", store), (nil, "Presentation/Other.swift", "struct Other {}"),
      ("Domain/Line.swift", "Data/DTO/Line.swift", "struct Line: Codable { var price: Double }"),
      (nil, "Domain/CartStore.swift", "protocol Storing { func save() throws }"),
      ("Data/CartStore.swift", "Domain/CartStore.swift", store), ("Presentation/Other.swift", "A.swift", "enum A {}"),
    ]
    for state in states {
      if let removed = state.removed { workspace[removed] = nil }
      workspace[state.path] = Array(state.text.utf8)
      kept.workspace = workspace
      try expectSame(kept.update(), workspace, definition, state.path)
    }
  }

  private func compare(_ texts: [String: String], _ definition: Definition, seed: UInt64, steps: Int) throws {
    var workspace = MemoryWorkspace(texts)
    var options = AnalysisOptions()
    options.onlyCountsFindings = true
    var kept = Analyzer(workspace, by: definition, options: options)
    _ = kept.update().checkWithCoupling()
    var edits = RandomEdits(seed: seed)
    for step in 0..<steps {
      // As many as a week brings, but the first steps one by one.
      let done = (0...(step / 4 % 4)).map { _ in edits.next(&workspace) }
      kept.workspace = workspace
      if try !expectSame(kept.update(), workspace, definition, done.joined(separator: "; ")) { return }
    }
  }

  @discardableResult
  private func expectSame(
    _ updated: Snapshot, _ workspace: MemoryWorkspace, _ definition: Definition, _ edit: String
  ) throws -> Bool {
    let anew = Analyzer(workspace, by: definition).snapshot()
    let (result, dependencies) = updated.checkWithCoupling()
    let expected = anew.check()
    let (found, wanted) = (Self.lines(result), Self.lines(expected))
    #expect(found == wanted, "\(edit)")
    #expect(
      result.score == expected.score && result.typeCount == expected.typeCount && result.ledger == expected.ledger)
    let architecture = anew.architecture(withDeclarations: false)
    let metrics = ArchitectureMetrics(architecture, of: [.type])
    #expect(dependencies.dependencies == metrics.dependencies && dependencies.typesInCycles == metrics.typesInCycles)
    #expect(dependencies.graph.targets.count == metrics.types)
    let types = Double(metrics.types)
    #expect(metrics.propagationCost == (types == 0 ? nil : Double(dependencies.reached) / (types * types)))
    let layers = Dictionary(grouping: architecture.types.compactMap(\.layer)) { $0 }.mapValues(\.count)
    #expect(dependencies.typesOfLayer == layers)
    return found == wanted
  }

  /// Everything that identifies and locates findings.
  private static func lines(_ result: CheckResult) -> [String] {
    result.findings.map { finding in
      "\(finding.rule) \(finding.severity) \(finding.location) \(finding.otherLocations) \(finding.symbol) "
        + "\(finding.member) \(finding.target) \(finding.alsoBreaks)"
    }.sorted()
  }
}
