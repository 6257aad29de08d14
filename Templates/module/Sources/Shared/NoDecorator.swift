import ShopInterface

/// Leaves each layer as it is.
public struct NoDecorator: LayerDecorator {
  public init() {}

  public func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer { layer }
}
