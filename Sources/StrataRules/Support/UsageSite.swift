import StrataDefinition
import StrataModel

/// Where a usage is made: the type, layer and role by which it is judged.
///
/// Small, because rules ask for the site of every reference.
struct UsageSite {
  private var rawType: UInt32
  var file: FileID
  private var rawLayer: Int16
  private var rawRole: Int16
  private var rawFolder: Int16

  init(type: TypeID?, file: FileID, layer: Int, role: Int, folder: Int) {
    rawType = type?.rawValue ?? noIndex
    self.file = file
    rawLayer = Int16(truncatingIfNeeded: layer)
    rawRole = Int16(truncatingIfNeeded: role)
    rawFolder = Int16(truncatingIfNeeded: folder)
  }

  /// Nil for code at file level.
  var type: TypeID? { rawType == noIndex ? nil : TypeID(rawType) }
  var layer: Int { Int(rawLayer) }
  var role: Int { Int(rawRole) }
  /// The layer of the folder, where a misplaced type is declared in another one; else `layer`.
  var folder: Int { Int(rawFolder) }

  /// The same code in a file of another layer: that layer counts, and the role of the type does not.
  mutating func move(to layer: Int) {
    if layer != self.layer { rawRole = Int16(RuleContext.none) }
    rawLayer = Int16(truncatingIfNeeded: layer)
    rawFolder = rawLayer
  }
}
