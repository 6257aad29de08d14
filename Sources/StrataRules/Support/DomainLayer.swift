import StrataDefinition
import StrataModel

/// The layer of the domain, in which domain models belong.
enum DomainLayer {
  static func id(in definition: Definition) -> LayerID? {
    name(in: definition).flatMap { definition.layerID(named: $0) }
  }

  /// The layer of the role `entity`; otherwise the layer with the name Domain.
  static func name(in definition: Definition) -> String? {
    if let layer = definition.role(.entity)?.layer { return layer }
    return definition.layers.first { $0.name.lowercased() == "domain" }?.name
  }
}

extension RuleContext {
  /// Whether a type is a model of the domain: it has that role, or is a plain value of the domain layer without a role.
  func isDomainModel(_ type: TypeID) -> Bool {
    let flags = flags[type.index]
    guard flags.contains(.production), flags.isDisjoint(with: [.root, .alias, .interface, .dependency]) else {
      return false
    }
    if let role = role(type) { return role.id == .entity }
    return layerOfType[type.index].map { layerName($0) == DomainLayer.name(in: project.definition) } ?? false
  }
}
