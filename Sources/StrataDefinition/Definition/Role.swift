/// A role and how types get it.
public struct Role: Sendable {
  public var id: RoleID
  public var selector: Selector
  /// Layer to which concrete types of the role belong; nil: any.
  public var layer: String?
  /// Layer to which protocols of the role belong; nil: the same as `layer`.
  public var interfaceLayer: String?
  /// Layers in which types of the role are at home besides `layer`, so that they are not misplaced there.
  public var alsoIn: [String]
  /// Roles that this one must not use, because a layer is between them (`skipped-layer`).
  public var skips: Set<RoleID>
  /// Layers that types of the role may use, instead of those that their layer uses; nil: the layer's.
  public var uses: Set<String>?
  /// Roles that types of the role may use in any layer, besides what their layer uses.
  public var usesRoles: Set<RoleID> = []
  /// The role between, for the remedy: use it instead.
  public var through: RoleID?
  /// Types of the role are injected, not created where they are used (`direct-instantiation` …).
  public var isDependency: Bool
  /// Declared in a way that decides the layer against the folder: a role whose selector is certain. When false, the
  /// folder's layer wins.
  public var decidesLayer: Bool
  /// Types of the role build parts of the object graph, wherever they are declared.
  public var isCompositionRoot: Bool
  public var origin: String

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
