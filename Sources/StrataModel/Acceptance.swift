/// How much a project accepts that would be found otherwise.
public struct Acceptance: Sendable, Hashable {
  public var baselineEntries = 0
  /// All locations that the entries of the baseline accept.
  public var baselineLocations = 0
  /// Exemptions of the definition that exempt something.
  public var exemptions = 0
  /// Suppression comments that suppress something.
  public var suppressions = 0
  /// How the baseline differs from that of a revision; nil where none was asked for.
  public var change: BaselineChange?

  public init() {}
}

/// How a baseline differs from an earlier one.
public struct BaselineChange: Sendable, Hashable {
  /// The revision, as the user named it.
  public var reference: String
  /// Entries that are new, or accept more locations than before.
  public var added: Int
  /// Entries that are gone, or accept fewer.
  public var removed: Int

  public init(reference: String, added: Int, removed: Int) {
    self.reference = reference
    self.added = added
    self.removed = removed
  }
}
