/// Decorates the layers that the modules build, such as with the traces of the terminal, or not at all.
public protocol LayerDecorator: Sendable {
  /// The layer itself, or its decorator.
  /// - Parameter type: the protocol by which the layer is used.
  func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer
}
