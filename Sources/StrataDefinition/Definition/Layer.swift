/// A layer.
public struct Layer: Sendable {
  public var name: String
  /// Selects the types of the layer: usually path globs and modules. Nil: by roles only.
  public var selector: Selector?
  /// Tried where the `selector` of no layer matches: folder names that several layers have (`Services`, `Models`).
  public var fallback: Selector?
  /// Names of the layers whose types it may refer to, itself included.
  public var uses: Set<String>
  /// Roles whose types it may refer to as well, whatever their layer.
  public var usesRoles: Set<RoleID>
  /// Where `uses` and `uses-roles` name a layer or a role: `strata.yml:14`.
  public var usesOrigins: [String: String] = [:]
  public var usesRolesOrigins: [RoleID: String] = [:]
  /// Where the project's own definition states `uses`; nil where only a style does.
  public var ownUsesOrigin: String?
  /// The same of `forbids`.
  public var ownForbidsOrigin: String?
  /// Names of the framework families that it must not import or name.
  public var forbiddenFrameworks: [String]
  /// Builds the object graph: may refer to everything, and may create dependencies.
  public var isCompositionRoot: Bool
  /// Says nothing about the architecture (`Common`, `Utils`): the layer of a role always wins over it.
  public var isNeutral: Bool
  /// Line of the definition that declares it, for messages: `strata.yml:14`.
  public var origin: String

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
