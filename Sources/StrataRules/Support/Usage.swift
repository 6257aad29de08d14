import StrataDefinition
import StrataModel

/// A usage of a type: a reference, and its site. Rules, maps and explanations take the user of a type
/// from here.
package struct Usage: Sendable {
  /// Index of the reference in the graph.
  package let order: Int
  package let reference: Reference
  let site: UsageSite

  /// The type that uses the other one; nil at file level. A type that is declared in a function belongs to the
  /// enclosing type.
  package var user: TypeID? { site.type }
  /// The type that is used; nil outside the project.
  package var target: TypeID? { reference.target.typeID }
  var location: CodeLocation { CodeLocation(reference.file, reference.offset) }
  /// Whether it is in production code outside composition roots.
  var isJudged: Bool { site.excuse == nil }
}

/// The site of a usage: the type, layer and role by which it is judged.
///
/// Packed, because there is one for every reference.
struct UsageSite: Sendable {
  private var rawType: UInt32
  private var rawLayer: UInt16
  private var rawRole: UInt16
  private var rawFolder: UInt16
  /// Why no rule judges the usages here.
  var excuse: DependencyVerdict.Excuse?
  private var bits: UInt8 = 0
  private static let none = UInt16.max

  init(type: TypeID?, layer: LayerID?, role: RoleIndex?, folder: LayerID?, excuse: DependencyVerdict.Excuse? = nil) {
    rawType = type?.rawValue ?? noIndex
    rawLayer = layer?.rawValue ?? Self.none
    rawRole = role?.rawValue ?? Self.none
    rawFolder = folder?.rawValue ?? Self.none
    self.excuse = excuse
  }

  /// Code that has no role, in a file of a layer.
  init(type: TypeID? = nil, layer: LayerID?, excuse: DependencyVerdict.Excuse? = nil) {
    self.init(type: type, layer: layer, role: nil, folder: layer, excuse: excuse)
  }

  /// Whether a member of the type itself is used.
  var isOfOwnType: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }
  /// Whether code in the layer of composition roots does what is no wiring (``RootOperations``).
  var isOperation: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }

  /// Nil for code at file level.
  var type: TypeID? { rawType == noIndex ? nil : TypeID(rawType) }
  var layer: LayerID? { rawLayer == Self.none ? nil : LayerID(rawLayer) }
  var role: RoleIndex? { rawRole == Self.none ? nil : RoleIndex(rawRole) }
  /// The layer of the folder, if a misplaced type is declared in another one; otherwise `layer`.
  var folder: LayerID? { rawFolder == Self.none ? nil : LayerID(rawFolder) }

  /// The same code in a file of another layer: the layer of the file counts, and the role of the type does not.
  mutating func move(to layer: LayerID?) {
    if layer != self.layer { rawRole = Self.none }
    rawLayer = layer?.rawValue ?? Self.none
    rawFolder = rawLayer
  }
}
