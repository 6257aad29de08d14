/// The parts of a code base and how they depend on each other: values that can be measured, and compared with those of
/// another state of the code.
public struct Architecture: Sendable, Hashable {
  /// The types of production code, without aliases and local types; sorted by module, name and file.
  public var types: [TypeRecord] = []
  /// The dependencies of the code on these types and on declarations outside types, each once; sorted by user and target.
  public var uses: [TypeUse] = []
  /// In the order of the definition.
  public var layers: [LayerRecord] = []
  /// Sorted by name; those of tests are left out.
  public var modules: [String] = []
  public var features: [String] = []
  /// What modules offer to others, sorted.
  public var surface: [SurfaceEntry] = []
  /// References of production code that were not resolved: what depends on them is not known.
  public var unresolved = 0

  public init() {}
}

/// A type of production code.
public struct TypeRecord: Sendable, Hashable {
  /// Qualified by the enclosing types.
  public var name: String
  public var module: String
  /// `class`, `struct`, `enum`, `actor` or `protocol`.
  public var kind: String
  public var location: SourceLocation
  public var layer: String?
  public var role: String?
  public var feature: String?
  /// Index of the outermost type around it; its own if it is not nested.
  public var outermost: Int
  /// The names of its members with their labels, sorted.
  public var members: [String]

  public var isAbstract: Bool { kind == "protocol" }

  public init(
    name: String, module: String, kind: String, location: SourceLocation, layer: String? = nil, role: String? = nil,
    feature: String? = nil, outermost: Int, members: [String] = []
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.location = location
    self.layer = layer
    self.role = role
    self.feature = feature
    self.outermost = outermost
    self.members = members
  }
}

/// All references by which one type uses another. Code outside types has no index: all of it in one part counts as one.
public struct TypeUse: Sendable, Hashable {
  /// Index of the user.
  public var from: Int?
  /// Index of the target.
  public var to: Int?
  /// The parts that the code and the target belong to: an extension in a file of another layer counts there.
  public var layers: Ends
  public var modules: Ends
  public var features: Ends
  /// The number of references.
  public var count: Int
  /// The first one.
  public var location: SourceLocation
  /// What it refers to: the name of the type, or of a declaration outside types.
  public var target: String

  /// Indices of the parts at both ends; nil for none.
  public struct Ends: Sendable, Hashable {
    public var from: Int?
    public var to: Int?

    public init(_ from: Int?, _ to: Int?) { (self.from, self.to) = (from, to) }
  }

  public init(
    from: Int?, to: Int?, layers: Ends, modules: Ends, features: Ends, count: Int, location: SourceLocation,
    target: String
  ) {
    self.from = from
    self.to = to
    self.layers = layers
    self.modules = modules
    self.features = features
    self.count = count
    self.location = location
    self.target = target
  }
}

/// A layer, and what the definition allows it to use.
public struct LayerRecord: Sendable, Hashable {
  public var name: String
  /// Names of the layers that it may use, without itself; nil: all of them.
  public var uses: Set<String>?

  public init(name: String, uses: Set<String>?) {
    self.name = name
    self.uses = uses
  }

  public func mayUse(_ other: String) -> Bool { name == other || uses?.contains(other) ?? true }
}

/// A declaration that other modules can use.
public struct SurfaceEntry: Sendable, Hashable, Comparable {
  public var module: String
  /// `func LoginService.login(phone: String) async throws -> Session`
  public var declaration: String

  public init(module: String, declaration: String) {
    self.module = module
    self.declaration = declaration
  }

  public static func < (a: SurfaceEntry, b: SurfaceEntry) -> Bool {
    (a.module, a.declaration) < (b.module, b.declaration)
  }
}

/// What the parts of a code base may be.
public enum PartKind: String, Sendable, CaseIterable {
  case layer, module, feature, type

  /// The plural.
  public var title: String { rawValue + "s" }
}
