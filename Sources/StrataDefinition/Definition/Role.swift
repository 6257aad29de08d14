/// A role, and the types that have it.
public struct Role: Sendable {
  public var id: RoleID
  public var selector: Selector
  /// Layer in which concrete types of the role belong; nil: any.
  public var layer: String?
  /// Layer in which protocols of the role belong; nil: the same as `layer`.
  public var interfaceLayer: String?
  /// Further layers in which types of the role belong.
  public var alsoIn: [String]
  /// Roles that this one must not use directly, because a layer is between them (`skipped-layer`).
  public var skips: Set<RoleID>
  /// Layers that types of the role may use, in place of those that their layer may use; nil: the layer's.
  public var uses: Set<String>?
  /// Roles that types of the role may use in any layer, in addition to what their layer may use.
  public var usesRoles: Set<RoleID> = []
  /// The role between this one and those in `skips`, for the remedy.
  public var through: RoleID?
  /// Types of the role are to be injected, not created by their users (`direct-instantiation` …).
  public var isDependency: Bool
  /// Whether the role decides the layer against the folder. True if its selector is certain; otherwise the folder's
  /// layer takes precedence.
  public var decidesLayer: Bool
  /// Types of the role build parts of the object graph, wherever they are declared.
  public var isCompositionRoot: Bool
  /// Only those types of the role do that are seen to create and hand out what they build.
  public var rootsNeedWiring = false
  public var origin: String
  /// The project's own definition declares it, not a built-in style.
  public var isOwn = true

  init(
    id: RoleID, selector: Selector, layer: String? = nil, interfaceLayer: String? = nil, alsoIn: [String] = [],
    skips: Set<RoleID> = [], through: RoleID? = nil, isDependency: Bool = false, decidesLayer: Bool = true,
    isCompositionRoot: Bool = false, origin: String = ""
  ) {
    self.id = id
    self.selector = selector
    self.layer = layer
    self.interfaceLayer = interfaceLayer
    self.alsoIn = alsoIn
    self.skips = skips
    self.through = through
    self.isDependency = isDependency
    self.decidesLayer = decidesLayer
    self.isCompositionRoot = isCompositionRoot
    self.origin = origin
  }
}
