import StrataDefinition
import StrataModel

/// The layers in which types of a role belong.
struct RoleHome {
  let selector: Int
  let isCompositionRoot: Bool
  private let layer: LayerID?
  private let interfaceLayer: LayerID?
  private let alsoIn: [LayerID]
  private let decidesLayer: Bool

  init(_ role: Role, selector: Int, _ definition: Definition) {
    self.selector = selector
    isCompositionRoot = role.isCompositionRoot || role.id == .compositionRoot
    layer = definition.layerID(named: role.layer)
    interfaceLayer = definition.layerID(named: role.interfaceLayer)
    alsoIn = role.alsoIn.compactMap { definition.layerID(named: $0) }
    decidesLayer = role.decidesLayer
  }

  /// The layer of a type of the role, given that of its folder.
  func layer(isProtocol: Bool, folder: LayerID?, _ definition: Definition) -> LayerID? {
    guard let home = isProtocol ? interfaceLayer ?? layer : layer else { return folder }
    guard let folder, folder != home else { return home }
    if !decidesLayer { return definition[folder].isNeutral ? home : folder }
    return alsoIn.contains(folder) && !definition[folder].isCompositionRoot ? folder : home
  }
}

extension Selector {
  /// Contains `wires`: it matches by what a type creates.
  var asksForWiring: Bool {
    switch self {
    case .wires: return true
    case .all(let parts), .any(let parts): return parts.contains(where: \.asksForWiring)
    case .not(let part), .written(_, let part): return part.asksForWiring
    default: return false
    }
  }

  /// Names the kind `typealias`. If the selectors of no role do, type aliases have no role.
  var mentionsAliases: Bool {
    switch self {
    case .kind(let kinds): return kinds.contains(.typealias)
    case .all(let parts), .any(let parts): return parts.contains(where: \.mentionsAliases)
    case .not(let part), .written(_, let part): return part.mentionsAliases
    default: return false
    }
  }
}
