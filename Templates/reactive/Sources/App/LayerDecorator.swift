/// Puts something before the layers that the composition root builds: the traces of the terminal, or nothing.
protocol LayerDecorator: Sendable {
  /// The layer itself, or what stands before it.
  /// - Parameter type: the protocol by which the layer is used.
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer
}

/// Puts nothing before any layer.
struct NoDecorator: LayerDecorator {
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer { layer }
}
