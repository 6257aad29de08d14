import Foundation
import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataMap

/// Moves of random types in random code: the page says the same of `dependency-rule` and `skipped-layer` as `strata whatif`.
@Suite(.enabled(if: Node.path != nil)) struct PageWhatIfTests {
  private static let layers = ["View", "Logic", "Port", "Store", "Shared"]

  private static func definition(_ random: inout SplitMix) -> String {
    var text = "layers:\n"
    for layer in layers {
      let uses = layers.filter { $0 != layer && Int.random(in: 0..<3, using: &random) > 0 }
      text += "  \(layer): {match: {path: \"\(layer)/**\"}, uses: [\(uses.joined(separator: ", "))]}\n"
    }
    return text + """
      roles:
        view: {match: {suffix: Screen}, skips: [storage]}
        storage: {match: {suffix: Storage}}
      rules: {dependency-rule: error, skipped-layer: error}
      """
  }

  private static func files(_ random: inout SplitMix) -> [String: String] {
    let suffixes = ["Screen", "Model", "Storage", "Helper"]
    let names = (0..<24).map { "Type\($0)" + (suffixes.randomElement(using: &random) ?? "") }
    var files: [String: String] = [:]
    for (index, name) in names.enumerated() {
      let layer = layers[index % layers.count]
      let used = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in names.randomElement(using: &random) }
      let properties = Set(used).subtracting([name]).sorted().enumerated().map { "  let part\($0): [\($1)]" }
      files["\(layer)/\(name).swift"] = "struct \(name) {\n\(properties.joined(separator: "\n"))\n}\n"
    }
    return files
  }

  @Test(arguments: UInt64(1)...8) func agreesWithTheCommand(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(Self.definition(&random).utf8), path: "strata.yml")
    var workspace = MemoryWorkspace()
    for (path, text) in Self.files(&random) { workspace[path] = Array(text.utf8) }
    let whatIf = WhatIf(Analyzer(workspace, by: definition))
    let map = whatIf.snapshot.map()
    var expected: [String] = []
    var moves: [[Int]] = []
    for _ in 0..<12 {
      let part = Int.random(in: map.parts.indices, using: &random)
      let layer = Int.random(in: map.layers.indices, using: &random)
      guard layer != map.parts[part].layer, let type = whatIf.snapshot.types(named: map.parts[part].name).first,
        let outcome = try? whatIf.move(type, to: .layer(map.layers[layer].name))
      else { continue }
      moves.append([part, layer])
      func pairs(_ findings: [Finding]) -> String {
        let rules = ["dependency-rule", "skipped-layer"]
        return findings.filter { rules.contains($0.rule) }.map { "\($0.symbol)>\($0.target)" }.sorted().joined(
          separator: " ")
      }
      expected.append("\(pairs(outcome.difference.closed))|\(pairs(outcome.difference.opened))")
    }
    #expect(moves.count > 4)
    let data = PageData(map, try MapSelection(map, MapQuery())).json(title: "App", omissions: [])
    let output = try Node.run(
      """
      const pairs = list => [...new Set(list.map(u => `${base.parts[u.from].name}>${base.parts[u.to].name}`))].sort().join(" ");
      for (const [part, layer] of \(moves)) { const change = moved(base, part, layer); console.log(`${pairs(change.closed)}|${pairs(change.opened)}`); }
      """, data: data)
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) == expected)
    #expect(expected.contains { $0 != "|" })
  }
}
