import StrataDefinition
import StrataModel

/// Where a usage is made: the type, layer and role by which it is judged.
///
/// Packed, because rules ask for the site of every reference.
struct UsageSite {
  private var rawType: UInt32
  var file: FileID
  private var rawLayer: UInt16
  private var rawRole: UInt16
  private var rawFolder: UInt16
  private static let none = UInt16.max

  init(type: TypeID?, file: FileID, layer: LayerID?, role: RoleIndex?, folder: LayerID?) {
    rawType = type?.rawValue ?? noIndex
    self.file = file
    rawLayer = layer?.rawValue ?? Self.none
    rawRole = role?.rawValue ?? Self.none
    rawFolder = folder?.rawValue ?? Self.none
  }

  /// Code that has no role, in a file of a layer.
  init(type: TypeID? = nil, file: FileID, layer: LayerID?) {
    self.init(type: type, file: file, layer: layer, role: nil, folder: layer)
  }

  /// Nil for code at file level.
  var type: TypeID? { rawType == noIndex ? nil : TypeID(rawType) }
  var layer: LayerID? { rawLayer == Self.none ? nil : LayerID(rawLayer) }
  var role: RoleIndex? { rawRole == Self.none ? nil : RoleIndex(rawRole) }
  /// The layer of the folder, where a misplaced type is declared in another one; else `layer`.
  var folder: LayerID? { rawFolder == Self.none ? nil : LayerID(rawFolder) }

  /// The same code in a file of another layer: that layer counts, and the role of the type does not.
  mutating func move(to layer: LayerID?) {
    if layer != self.layer { rawRole = Self.none }
    rawLayer = layer?.rawValue ?? Self.none
    rawFolder = rawLayer
  }
}
