/// Wraps the layers that the composition root builds: with the traces of the terminal, or not at all.
protocol LayerDecorator: Sendable {
  /// The layer itself, or a wrapper of it.
  /// - Parameter type: the protocol by which the layer is used.
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer
}

/// Wraps no layer.
struct NoDecorator: LayerDecorator {
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer { layer }
}
