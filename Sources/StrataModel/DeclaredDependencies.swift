/// What a manifest declares a target to depend on directly.
public struct DeclaredDependencies: Sendable, Hashable {
  /// One dependency: a target, a product of a package or a framework.
  public struct Dependency: Sendable, Hashable {
    /// As the manifest names it.
    public var name: String
    /// The names by which files import what it contains. Of a dependency outside the project, the name that its module
    /// has by convention.
    public var modules: [String]
    /// Whether it has an effect without an import: a plugin, a macro, an app extension, a bundle of resources.
    public var needsNoImport: Bool
    /// The package outside the project that has the product, if the manifest names it.
    public var package: String?
    /// Where the manifest declares it, or the target if that is not known.
    public var location: SourceLocation

    public init(
      name: String, modules: [String], needsNoImport: Bool = false, package: String? = nil, location: SourceLocation
    ) {
      self.name = name
      self.modules = modules
      self.needsNoImport = needsNoImport
      self.package = package
      self.location = location
    }
  }

  /// The name of the target.
  public var target: String
  public var location: SourceLocation
  /// In the order of the manifest.
  public var dependencies: [Dependency]
  /// Whether the target is an app, which also embeds what it declares.
  public var embeds = false
  /// The first expression that could not be evaluated: there may be further dependencies.
  public var unread: SourceLocation?

  public init(
    target: String, location: SourceLocation, dependencies: [Dependency] = [], unread: SourceLocation? = nil
  ) {
    self.target = target
    self.location = location
    self.dependencies = dependencies
    self.unread = unread
  }

  /// With the dependencies of another target of the same module, such as that for another platform.
  package func joined(_ other: DeclaredDependencies) -> DeclaredDependencies {
    var result = self
    result.dependencies += other.dependencies.filter { more in !dependencies.contains { $0.name == more.name } }
    result.unread = unread ?? other.unread
    return result
  }
}
