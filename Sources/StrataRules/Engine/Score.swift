import StrataClassification
import StrataModel

/// One number for a code base: 100 · types / (types + errors + warnings / 4), rounded down, and at most 99 while anything
/// is found. It never rises when a finding is added, and never falls when a type without findings is added.
public struct Score: Sendable, Equatable {
  /// Production types in layers.
  public var types: Int
  /// Findings with severity error, also those that a baseline accepts.
  public var errors: Int
  public var warnings: Int

  init(_ project: ClassifiedGraph, _ findings: [Finding]) {
    let parts = DefinitionParts(project.graph, project.definition)
    self.init(project, parts.productionTypes(of: project), findings)
  }

  init(_ project: ClassifiedGraph, _ production: [TypeID], _ findings: [Finding]) {
    types = production.count { project.layer(of: $0) != nil }
    errors = findings.tally(of: .error)
    warnings = findings.count - errors
  }

  init(types: Int, errors: Int, warnings: Int) {
    (self.types, self.errors, self.warnings) = (types, errors, warnings)
  }

  public static func of(_ project: ClassifiedGraph, _ findings: [Finding]) -> Score { Score(project, findings) }

  /// From 0 to 100.
  public var value: Int {
    guard errors + warnings > 0 else { return 100 }
    return min(99, 400 * types / (4 * types + 4 * errors + warnings))
  }
}
