import StrataAnalysis
import StrataDefinition
import StrataModel

/// Moves several types to a layer, one after the other, and checks the result.
struct GroupMove {
  struct Impossible: Error, CustomStringConvertible {
    var description: String
  }

  let workspace: MemoryWorkspace
  let definition: Definition

  /// What becomes of the findings.
  func difference(
    moving names: [String], to layer: String, from result: CheckResult
  ) throws -> FindingDifference {
    var workspace = workspace
    for name in names {
      let whatIf = WhatIf(Analyzer(workspace, by: definition))
      guard let type = whatIf.snapshot.types(named: name).first else {
        throw Impossible(description: "no type \(name)")
      }
      for file in try whatIf.move(type, to: .layer(layer)).plan.files {
        if let origin = file.origin { workspace[origin] = nil }
        workspace[file.path] = file.text
      }
    }
    return FindingDifference(from: result, to: Analyzer(workspace, by: definition).snapshot().check())
  }
}
