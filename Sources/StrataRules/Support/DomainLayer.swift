import StrataDefinition
import StrataModel

/// The layer of the domain: where domain models are at home.
enum DomainLayer {
  static func id(in definition: Definition) -> LayerID? {
    name(in: definition).flatMap { definition.layerID(named: $0) }
  }

  /// The layer of the role `entity`; else the one that is called Domain.
  static func name(in definition: Definition) -> String? {
    if let layer = definition.role(.entity)?.layer { return layer }
    return definition.layers.first { $0.name.lowercased() == "domain" }?.name
  }
}

extension RuleContext {
  /// A model of the domain: of that role, or a plain value of the domain layer without any other.
  func isDomainModel(_ type: TypeID) -> Bool {
    let flags = flags[type.index]
    guard flags.contains(.production), flags.isDisjoint(with: [.root, .alias, .interface, .dependency]) else {
      return false
    }
    if let role = role(type) { return role.id == .entity }
    return layerOfType[type.index].map { layerName($0) == DomainLayer.name(in: project.definition) } ?? false
  }
}
