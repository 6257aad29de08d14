/// What `--statistics` prints besides the result: where the ledger's gaps are, and what the definition covers.
public struct Statistics: Sendable, Hashable {
  /// How many types each layer has, in the order of the definition.
  public var layers: [Count]
  /// Names that were ambiguous or unresolved, the most frequent first.
  public var ambiguous: [GapCount]
  public var unresolved: [GapCount]
  /// Folders with types that nothing covers, the fullest first.
  public var unassignedFolders: [Count]
  /// Layers and roles of the style that no type has: `role 'router' (common.yml:105)`.
  public var idleParts: [String]

  public init(
    layers: [Count] = [], ambiguous: [GapCount] = [], unresolved: [GapCount] = [], unassignedFolders: [Count] = [],
    idleParts: [String] = []
  ) {
    self.layers = layers
    self.ambiguous = ambiguous
    self.unresolved = unresolved
    self.unassignedFolders = unassignedFolders
    self.idleParts = idleParts
  }

  /// A name and how often it is there.
  public struct Count: Sendable, Hashable {
    public var name: String
    public var count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// A name that was not resolved, how often, and the first places.
  public struct GapCount: Sendable, Hashable {
    public var name: String
    public var count: Int
    public var places: [SourceLocation]

    public init(name: String, count: Int, places: [SourceLocation]) {
      self.name = name
      self.count = count
      self.places = places
    }
  }
}
