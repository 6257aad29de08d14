import StrataDefinition

/// What the definition forbids between two types: by their layers (`uses`, `uses-roles`) and by their roles (`skips`).
struct Policy {
  /// Why a use is forbidden, which is also the group that it is reported in.
  enum Ban: Hashable {
    case layers(String, String)
    case roles(String, String)

    var name: String {
      switch self {
      case .layers(let from, let to), .roles(let from, let to): "\(from) → \(to)"
      }
    }

    /// The rule that follows from the definition alone.
    var rule: String {
      switch self {
      case .layers: "dependency-rule"
      case .roles: "skipped-layer"
      }
    }
  }

  /// Who uses or is used, as far as the definition asks.
  struct Party: Hashable {
    var layer: String
    var folderLayer: String?
    var role: String?
    var isNested = false
    var isProtocol = false
  }

  private let layers: [String: Layer]
  private let roles: [String: Role]
  private let reportsMisplaced: Bool
  private let checksLayers: Bool
  private let checksSkips: Bool

  init(_ definition: Definition) {
    layers = Dictionary(definition.layers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    roles = Dictionary(definition.roles.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    func isOn(_ rule: String) -> Bool { definition.rules[rule].map { $0.severity != .off } ?? false }
    reportsMisplaced = isOn("misplaced-type")
    checksLayers = isOn("dependency-rule")
    checksSkips = isOn("skipped-layer")
  }

  /// Why a type may not use another; nil if it may, or if code of its role is exempt by design.
  func ban(_ source: Party, _ target: Party) -> Ban? {
    guard !isRoot(source.role), !isRoot(target.role) else { return nil }
    if checksLayers, forbidsLayers(source, target) { return .layers(source.layer, target.layer) }
    guard checksSkips, let from = source.role, let to = target.role, !target.isNested, !source.isNested,
      roles[from]?.skips.contains(RoleID(rawValue: to)) == true
    else { return nil }
    // A storage protocol that a layer declares for itself is its own port.
    if to == "storage", target.isProtocol, target.layer == source.layer { return nil }
    return .roles(from, to)
  }

  private func forbidsLayers(_ source: Party, _ target: Party) -> Bool {
    sides(of: source).allSatisfy { from in
      guard let layer = layers[from], !layer.isCompositionRoot else { return false }
      if let role = target.role, layer.usesRoles.contains(RoleID(rawValue: role)) { return false }
      return sides(of: target).allSatisfy { $0 != from && !layer.uses.contains($0) }
    }
  }

  /// A misplaced type is reported where it is declared; a use of it, or by it, counts only if neither the layer of its
  /// role nor that of its folder allows it.
  private func sides(of party: Party) -> [String] {
    guard reportsMisplaced, let folder = party.folderLayer, folder != party.layer else { return [party.layer] }
    return [party.layer, folder]
  }

  private func isRoot(_ role: String?) -> Bool { role.flatMap { roles[$0] }?.isCompositionRoot ?? false }
}

extension DeclaredType {
  var party: Policy.Party {
    Policy.Party(layer: layer, folderLayer: folderLayer, role: role, isNested: isNested, isProtocol: kind == .protocol)
  }
}
