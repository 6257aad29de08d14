import StrataModel

/// Index into ``Definition/layers``.
@frozen public struct LayerID: NumberKey, Sendable, Comparable {
  public var rawValue: UInt16
  @inlinable public init(_ rawValue: UInt16) { self.rawValue = rawValue }
  @inlinable public init(index: Int) { rawValue = UInt16(index) }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }
}

/// Index into ``Definition/roles``.
@frozen public struct RoleIndex: NumberKey, Sendable, Comparable {
  public var rawValue: UInt16
  @inlinable public init(_ rawValue: UInt16) { self.rawValue = rawValue }
  @inlinable public init(index: Int) { rawValue = UInt16(index) }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public var hashNumber: UInt64 { UInt64(rawValue) }
  @inlinable public static func < (a: RoleIndex, b: RoleIndex) -> Bool { a.rawValue < b.rawValue }
}

extension Definition {
  @inlinable public subscript(layer: LayerID) -> Layer { layers[layer.index] }
  @inlinable public subscript(role: RoleIndex) -> Role { roles[role.index] }

  /// In the order of ``layers``.
  public var layerIDs: [LayerID] { layers.indices.map { LayerID(index: $0) } }

  /// In the order of ``roles``.
  public var roleIndices: [RoleIndex] { roles.indices.map { RoleIndex(index: $0) } }

  public func layerID(named name: String?) -> LayerID? {
    layers.firstIndex { $0.name == name }.map { LayerID(index: $0) }
  }

  /// The layer of a role.
  public func layerID(of role: RoleID) -> LayerID? { layer(of: role).flatMap(layerID(named:)) }

  /// The layers of some roles.
  public func layerIDs(of roles: [RoleID]) -> Set<LayerID> { Set(roles.compactMap { layerID(of: $0) }) }

  public func roleIndex(of id: RoleID?) -> RoleIndex? {
    roles.firstIndex { $0.id == id }.map { RoleIndex(index: $0) }
  }
}
