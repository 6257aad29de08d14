import Foundation
import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataFlow

/// Flows of code in memory and of the template apps.
enum Sample {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func snapshot(_ files: [String: String], style: String = "repository") throws -> (Snapshot, MemoryWorkspace) {
    var workspace = MemoryWorkspace()
    for (path, text) in files { workspace[path] = Array(text.utf8) }
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array("style: \(style)".utf8), path: "strata.yml")
    return (snapshot(of: workspace, definition), workspace)
  }

  static func snapshot(of workspace: some Workspace, _ definition: Definition) -> Snapshot {
    var analyzer = Analyzer(workspace, by: definition)
    analyzer.recordsCalls = true
    return analyzer.snapshot()
  }

  /// The text of a flow: `Type`, `Type.member`.
  static func text(_ symbol: String, _ files: [String: String], style: String = "repository") throws -> String {
    String(decoding: FlowText.bytes(try flow(symbol, files, style: style)), as: UTF8.self)
  }

  static func flow(_ symbol: String, _ files: [String: String], style: String = "repository") throws -> Flow {
    let (snapshot, workspace) = try snapshot(files, style: style)
    let parts = symbol.split(separator: ".", maxSplits: 1).map(String.init)
    let type = try #require(snapshot.types(named: parts[0]).first)
    return try #require(
      snapshot.flow(of: type, member: parts.count > 1 ? parts[1] : nil, source: { try? workspace.read($0) }))
  }
}

/// The lines of a flow, without locations: what the fixtures state.
func outline(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    if let last = words.last, last.contains(".swift:") {
      words.removeLast()
      while words.last?.isEmpty == true { words.removeLast() }
    }
    return words.joined(separator: " ")
  }.joined(separator: "\n")
}
