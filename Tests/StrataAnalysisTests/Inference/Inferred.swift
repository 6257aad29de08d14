import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

/// What `strata init` infers for files in memory.
func inferred(_ files: [String: String], style: String? = nil) throws -> InferredDefinition {
  let first = try loader.load(style: DefinitionInference.firstStyle)
  return try DefinitionInference(Analyzer(MemoryWorkspace(files), by: first).snapshot()).definition(style: style)
}

/// The text of the definition, and what a check of the same files by it finds, which has to be what `init` says.
func inferredAndChecked(_ parts: [String: String]...) throws -> (text: String, result: CheckResult) {
  try inferredAndChecked(parts)
}

func inferredAndChecked(_ parts: [[String: String]]) throws -> (text: String, result: CheckResult) {
  let files = parts.reduce([:]) { $0.merging($1) { $1 } }
  let definition = try inferred(files)
  let loaded = try loader.load(bytes: Array(definition.text.utf8), path: "strata.yml")
  let result = Analyzer(MemoryWorkspace(files), by: loaded).snapshot().check()
  if let known = definition.result { #expect(known.findings == result.findings) }
  return (definition.text, result)
}
