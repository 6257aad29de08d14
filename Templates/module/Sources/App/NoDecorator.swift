import ShopInterface

/// Leaves each layer as it is.
struct NoDecorator: LayerDecorator {
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer { layer }
}
