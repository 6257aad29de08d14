import StrataDefinition
import StrataModel

/// The layer of the domain, in which domain models belong.
enum DomainLayer {
  static func id(in definition: Definition) -> LayerID? {
    definition.domainLayer.flatMap { definition.layerID(named: $0) }
  }
}

extension RuleContext {
  /// Whether a type is a model of the domain: it has that role, or is a plain value of the domain layer without a role.
  func isDomainModel(_ type: TypeID) -> Bool {
    let flags = flags[type.index]
    guard flags.contains(.production), flags.isDisjoint(with: [.root, .alias, .interface, .dependency]) else {
      return false
    }
    if let role = roleID(type) { return role == .entity }
    return layerOfType[type.index].map { layerName($0) == project.domainLayer } ?? false
  }
}
