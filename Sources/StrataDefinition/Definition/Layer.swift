/// A layer.
public struct Layer: Sendable {
  public var name: String
  /// Selects the types of the layer: usually path globs and modules. Nil: by roles only.
  public var selector: Selector?
  /// Evaluated if the `selector` of no layer matches: folder names that several layers have (`Services`, `Models`).
  public var fallback: Selector?
  /// Names of the layers whose types it may use, including itself.
  public var uses: Set<String>
  /// Roles whose types it may use in any layer.
  public var usesRoles: Set<RoleID>
  /// The lines that name a layer in `uses` or a role in `uses-roles`: `strata.yml:14`.
  public var usesOrigins: [String: String] = [:]
  public var usesRolesOrigins: [RoleID: String] = [:]
  /// The line with `uses` in the project's own definition; nil if only a style states it.
  public var ownUsesOrigin: String?
  /// The same for `forbids`.
  public var ownForbidsOrigin: String?
  /// The only modules outside the project that it may import; nil: those of no forbidden family.
  public var allowedImports: AllowedImports?
  /// Why the definition restricts the layer, for findings about its code.
  public var because: String?
  /// Names of the framework families that it must not import or use.
  public var forbiddenFrameworks: [String]
  /// Whether it builds the object graph: it may use everything, and may create dependencies.
  public var isCompositionRoot: Bool
  /// Whether it has no meaning for the architecture (`Common`, `Utils`): the layer of a role always takes precedence.
  public var isNeutral: Bool
  /// Line of the definition that declares it, for messages: `strata.yml:14`.
  public var origin: String
  /// The project's own definition declares it, not a built-in style.
  public var isOwn = true

  /// Whether it must not import some modules from outside the project, or not use some of their names.
  package var restrictsImports: Bool { !forbiddenFrameworks.isEmpty || allowedImports != nil }

  init(
    name: String, selector: Selector? = nil, fallback: Selector? = nil, uses: Set<String> = [],
    usesRoles: Set<RoleID> = [], forbiddenFrameworks: [String] = [], isCompositionRoot: Bool = false,
    isNeutral: Bool = false, origin: String = ""
  ) {
    self.name = name
    self.selector = selector
    self.fallback = fallback
    self.uses = uses
    self.usesRoles = usesRoles
    self.forbiddenFrameworks = forbiddenFrameworks
    self.isCompositionRoot = isCompositionRoot
    self.isNeutral = isNeutral
    self.origin = origin
  }
}

/// The modules outside the project that a layer may import.
public struct AllowedImports: Sendable {
  public var modules: [Glob]
  /// The line of the definition that lists them.
  public var origin: String

  /// The globs as written.
  public var patterns: [String] { modules.map(\.pattern) }

  /// Whether the layer may import a module.
  public func contains(_ module: String) -> Bool { modules.contains { $0.matches(module) } }
}
