/// A classified code base as pictures need it: types, the usages between them with their verdicts, and what groups the
/// types. Indices are dense, and all lists have the same order in every run.
public struct CodeMap: Sendable, Hashable {
  public var layers: [Layer] = []
  /// Names, sorted.
  public var modules: [String] = []
  public var features: [String] = []
  /// Sorted by path.
  public var files: [File] = []
  /// The types by module, name and file; then the files with code outside types.
  public var parts: [Part] = []
  /// In source order, without usages of types outside the project.
  public var usages: [Usage] = []
  /// The verdicts of the usages, each once.
  public var verdicts: [UsageVerdict] = []
  /// The names of the members that contain usages, each once; the first one is empty.
  public var members: [String] = [""]

  /// By role: the roles whose types it may use in any layer, sorted.
  public var usesRoles: [String: [String]] = [:]
  /// Names of the roles that decide the layer of their types against the folder, sorted.
  public var decidingRoles: [String] = []
  /// Whether the rule that compares usages with the layers is on.
  public var checksDependencies = false

  public init() {}

  /// A layer of the definition.
  public struct Layer: Sendable, Hashable {
    public var name: String
    /// Indices of the layers that it may use, ascending; without itself.
    public var uses: [Int]
    /// Names of the roles whose types it may use in any layer, sorted.
    public var usesRoles: [String] = []
    public var isNeutral: Bool
    public var isCompositionRoot: Bool

    public init(name: String, uses: [Int], isNeutral: Bool = false, isCompositionRoot: Bool = false) {
      self.name = name
      self.uses = uses
      self.isNeutral = isNeutral
      self.isCompositionRoot = isCompositionRoot
    }
  }

  /// A source file.
  public struct File: Sendable, Hashable {
    public var path: String
    public var module: Int
    public var feature: Int?
    public var isTest: Bool

    public init(path: String, module: Int, feature: Int? = nil, isTest: Bool = false) {
      self.path = path
      self.module = module
      self.feature = feature
      self.isTest = isTest
    }
  }

  /// A type, or the code of one file outside types.
  public struct Part: Sendable, Hashable {
    /// Qualified by the enclosing types; the name of the file for code outside types.
    public var name: String
    public var module: Int
    /// Indices of all modules whose targets compile the file, if there are several.
    public var modules: [Int] = []
    /// `class`, `struct` …; `file` for code outside types.
    public var kind: String
    public var file: Int
    public var line: Int
    public var layer: Int?
    public var role: String?
    public var isTest: Bool
    /// Whether the paths of the command line contain it; what they do not contain is there because something uses it.
    public var isInFocus = true
    /// What it replaces production code in: `tests` or `previews`.
    public var replacement: String?

    public init(
      name: String, module: Int, kind: String, file: Int, line: Int, layer: Int? = nil, role: String? = nil,
      isTest: Bool = false
    ) {
      self.name = name
      self.module = module
      self.kind = kind
      self.file = file
      self.line = line
      self.layer = layer
      self.role = role
      self.isTest = isTest
    }

    /// Whether it is code outside types.
    public var isFileLevel: Bool { kind == Self.fileKind }
    public static let fileKind = "file"
  }

  /// One usage of a part by another one, or by itself.
  public struct Usage: Sendable, Hashable {
    public var from: Int
    public var to: Int
    public var kind: Reference.Kind
    public var file: Int
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int
    /// The layer by which the user is judged: that of its part, unless the location is in another layer's file.
    public var fromLayer: Int?
    /// The layer that is used: that of the part, or of the extension that declares the member.
    public var toLayer: Int?
    /// Whether an extension in another layer than the type declares the member.
    public var isThroughExtension: Bool
    /// Whether the type uses its own member.
    public var isOfOwnType: Bool
    /// Whether the target is local to a function; then the part is the type around it.
    public var isOfLocalType: Bool
    public var isTest: Bool
    public var verdict: Int
    public var member: Int

    public init(
      from: Int, to: Int, kind: Reference.Kind, file: Int, line: Int, column: Int, fromLayer: Int? = nil,
      toLayer: Int? = nil, isThroughExtension: Bool = false, isOfOwnType: Bool = false, isOfLocalType: Bool = false,
      isTest: Bool = false, verdict: Int, member: Int = 0
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.file = file
      self.line = line
      self.column = column
      self.fromLayer = fromLayer
      self.toLayer = toLayer
      self.isThroughExtension = isThroughExtension
      self.isOfOwnType = isOfOwnType
      self.isOfLocalType = isOfLocalType
      self.isTest = isTest
      self.verdict = verdict
      self.member = member
    }
  }

  public func layerName(_ layer: Int?) -> String { layer.map { layers[$0].name } ?? Self.noLayer }

  /// The name of what is in no layer, as in `--statistics`.
  public static let noLayer = "no layer"
}
