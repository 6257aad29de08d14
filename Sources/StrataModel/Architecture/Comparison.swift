/// Two states of a code base, each checked as a whole, and what the change between them does to its architecture.
public struct Comparison: Sendable {
  /// One of the two states.
  public struct State: Sendable {
    /// As the user named it: `main`, or `working tree`.
    public var name: String
    /// In full; nil for the working tree.
    public var commit: String?
    /// After its baseline was applied.
    public var result: CheckResult
    public var architecture: Architecture
    /// Of its types.
    public var metrics: ArchitectureMetrics

    public init(name: String, commit: String?, result: CheckResult, architecture: Architecture) {
      self.name = name
      self.commit = commit
      self.result = result
      self.architecture = architecture
      metrics = ArchitectureMetrics(architecture, of: [.type])
    }
  }

  /// How the definitions of the two states differ.
  public enum DefinitionChange: String, Sendable {
    case same, changed
    /// The first state has none, or an invalid one: both are checked by that of the second state.
    case new
    /// The command line names it.
    case given
  }

  public var before: State
  public var after: State
  public var definition: DefinitionChange
  public var findings: FindingChanges
  public var architecture: ArchitectureDifference
  /// What the comparison does not cover; each a sentence without a full stop.
  public var notes: [String]

  /// - Parameter other: the check of the first state by the definition of the second one, if they differ.
  public init(
    from before: State, to after: State, definition: DefinitionChange, checkedByNewDefinition other: CheckResult? = nil,
    notes: [String] = []
  ) {
    (self.before, self.after, self.definition, self.notes) = (before, after, definition, notes)
    let matches = TypeMatches(before.architecture, after.architecture)
    findings = FindingChanges(
      from: before.result, to: after.result, TypeNames(before.architecture, after.architecture, matches), other: other)
    architecture = ArchitectureDifference(from: before.architecture, to: after.architecture, matches)
  }
}
