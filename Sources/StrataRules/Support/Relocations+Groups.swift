import StrataDefinition
import StrataModel

/// Types that can only be moved together: a protocol and the error that its functions throw.
extension Relocations {
  /// The layers that a layer may use, itself first, that every user of a type may use, and that its role admits: only
  /// what it uses itself may prevent a move.
  func layersForAllUsers(of type: TypeID, usableFrom layer: LayerID, by user: TypeID?) -> [LayerID] {
    let usable = definition.layerIDs.filter { $0 != layer && context.mayUse(layer, $0) }
    return ([layer] + usable).filter { candidate in
      !definition[candidate].isCompositionRoot && !definition[candidate].isNeutral
        && obstacles(moving: type, to: candidate, for: user).allSatisfy { $0.isOfUsedTypes }
    }
  }

  /// A type with the others that it needs in the new layer; nil where they are too many, or one of them cannot be moved.
  func group(moving type: TypeID, to layer: LayerID, for user: TypeID?) -> [TypeID]? {
    var group = [type]
    var next = 0
    while next < group.count {
      for obstacle in obstacles(moving: group[next], to: layer, for: next == 0 ? user : nil) {
        guard case .uses(let used) = obstacle, context.isProduction(used), graph[used].kind != .typealias else {
          return nil
        }
        if !group.contains(used) { group.append(used) }
      }
      next += 1
      if group.count > Self.largestGroup { return nil }
    }
    return group.count > 1 ? group : nil
  }

  private static let largestGroup = 3
}

extension Relocations.Obstacle {
  var isOfUsedTypes: Bool {
    switch self {
    case .uses, .usesDeclaration, .framework: true
    case .nested, .noFolder, .role, .user, .userOfMember, .newRole, .reported: false
    }
  }
}
