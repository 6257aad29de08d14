import Foundation
import StrataDefinition
import StrataModel
import StrataRules

@testable import StrataAnalysis

/// The sources of a template app, in memory.
struct TemplateCode {
  static let styles = ["gateway", "repository", "coordinator", "module", "reactive"]

  let definition: Definition
  let workspace: MemoryWorkspace

  init(_ style: String) throws {
    definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: style)
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    root.append(path: "Templates/\(style)")
    var workspace = MemoryWorkspace()
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false)).sorted()
    where path.hasSuffix(".swift") && !path.contains(".build/") {
      workspace[path] = Array(try Data(contentsOf: root.appending(path: path)))
    }
    self.workspace = workspace
  }
}

extension ChangePlan {
  var losesReferences: Bool { limits.contains { $0.contains("would no longer resolve") } }
}

extension MemoryWorkspace {
  /// The workspace with a plan carried out.
  func applying(_ plan: ChangePlan) -> MemoryWorkspace {
    var result = self
    for origin in plan.files.compactMap(\.origin) { result[origin] = nil }
    for file in plan.files { result[file.path] = file.text }
    return result
  }
}
