/// What `--statistics` prints besides the result: the references that were not resolved, and what the definition
/// covers.
public struct Statistics: Sendable, Hashable {
  /// The number of types in each layer, in the order of the definition.
  public var layers: [Count]
  /// Names that were ambiguous or unresolved, the most frequent first.
  public var ambiguous: [GapCount]
  public var unresolved: [GapCount]
  /// Names that the file does not see: a module of the project declares them, but the file neither belongs to it nor
  /// imports it.
  public var notVisible: [GapCount]
  /// Names that the project declares in Objective-C.
  public var objectiveC: [GapCount]
  /// External types with the references to each, by name.
  public var external: [GapCount]
  /// Folders that were not read: packages, submodules, build products; each ends with a slash.
  public var skippedFolders: [String]
  /// The number of Swift files in those of them that the definition excludes, by the same names.
  public var excludedFolders: [Count]
  /// Folders and files that a manifest names and that do not exist: most of them are generated.
  public var missingFolders: [String]
  /// The modules of manifests that serve the tests or the development of the app, with the number of files of each: their code
  /// is checked as test code.
  public var supportModules: [Count]
  /// Folders with types that have no layer, those with the most types first.
  public var unassignedFolders: [Count]
  /// Files with declarations, none of which has a layer: their paths, sorted.
  public var filesWithoutLayer: [String]
  /// Layers and roles of the style that no type has: `role 'router' (common.yml:105)`.
  public var idleParts: [String]
  /// The usages of all types of the project by layers, verdict and reason. Every resolved reference is counted once.
  public var usages: [UsageCount]

  public init(
    layers: [Count] = [], ambiguous: [GapCount] = [], unresolved: [GapCount] = [],
    notVisible: [GapCount] = [], objectiveC: [GapCount] = [], external: [GapCount] = [], skippedFolders: [String] = [],
    excludedFolders: [Count] = [], missingFolders: [String] = [],
    supportModules: [Count] = [], unassignedFolders: [Count] = [],
    filesWithoutLayer: [String] = [], idleParts: [String] = [], usages: [UsageCount] = []
  ) {
    self.layers = layers
    self.ambiguous = ambiguous
    self.unresolved = unresolved
    self.notVisible = notVisible
    self.objectiveC = objectiveC
    self.external = external
    self.skippedFolders = skippedFolders
    self.excludedFolders = excludedFolders
    self.missingFolders = missingFolders
    self.supportModules = supportModules
    self.unassignedFolders = unassignedFolders
    self.filesWithoutLayer = filesWithoutLayer
    self.idleParts = idleParts
    self.usages = usages
  }

  /// A name and how often it occurs.
  public struct Count: Sendable, Hashable {
    public var name: String
    public var count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }

    /// The same count under another name.
    public func renamed(_ rename: (String) -> String) -> Count { Count(name: rename(name), count: count) }
  }

  /// A name that was not resolved, how often it occurs, and its first locations.
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
