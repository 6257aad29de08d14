/// What a project accepts: the violations that are not findings because of its baseline, exemptions and suppressions.
public struct Acceptance: Sendable, Hashable {
  public var baselineEntries = 0
  /// The locations that all entries of the baseline accept.
  public var baselineLocations = 0
  /// Exemptions of the definition that exempt at least one violation.
  public var exemptions = 0
  /// The findings that all exemptions hide.
  public var exemptedFindings = 0
  /// Suppression comments that suppress at least one violation.
  public var suppressions = 0
  /// Files that no rule checks because their names or first lines say that a tool wrote them; the definition does not
  /// name them.
  public var generatedFiles = 0
  /// How the baseline differs from that of a revision; nil without `--changed-since`.
  public var change: BaselineChange?

  public init() {}
}

/// How a baseline differs from an earlier one.
public struct BaselineChange: Sendable, Hashable {
  /// The revision, as given on the command line.
  public var reference: String
  /// Entries that are new, or accept more locations than before.
  public var added: Int
  /// Entries that were removed, or accept fewer locations.
  public var removed: Int

  public init(reference: String, added: Int, removed: Int) {
    self.reference = reference
    self.added = added
    self.removed = removed
  }
}
