import StrataNetwork

/// Puts traces between the layers of an app: its composition root passes each layer that it creates, and gets a traced
/// one back.
///
/// ```swift
/// let tracer = Tracer(logger)
///   .tracing((any SendOTPUseCaseProtocol).self, "SendOTPUseCase", askedBy: "LoginViewModel") { $0 }
///   .tracing((any SendOTPGatewayProtocol).self, "SendOTPGateway", askedBy: "SendOTPUseCase") { $0 }
/// ```
///
/// What a `Transport` sends is traced without being registered. Layers are found by their type, so the composition root
/// says as which protocol a layer is used. Without a logger, and for a protocol that is not registered, the layer is
/// returned unchanged.
public struct Tracer: Sendable {
  private let logger: TraceLogger?
  private var decorators: [ObjectIdentifier: @Sendable (any Sendable) -> any Sendable] = [:]

  /// A tracer that prints with the logger, if there is one, and traces transports.
  public init(_ logger: TraceLogger?) {
    self.logger = logger
    register((any Transport).self, "Network", askedBy: "") { $0 }
  }

  /// A tracer that also traces layers of this type.
  /// - Parameters:
  ///   - type: the protocol, as `(any SomeProtocol).self`.
  ///   - name: what the trace calls the layer.
  ///   - caller: what the trace calls the caller of the layer; each step may name another one.
  ///   - use: the decorator as the protocol, to which the app conforms it: `{ $0 }`.
  public func tracing<Layer: Sendable>(
    _ type: Layer.Type, _ name: String, askedBy caller: String = "",
    _ use: @escaping @Sendable (Traced<Layer>) -> Layer
  ) -> Tracer {
    var copy = self
    copy.register(type, name, askedBy: caller, use)
    return copy
  }

  private mutating func register<Layer: Sendable>(
    _ type: Layer.Type, _ name: String, askedBy caller: String, _ use: @escaping @Sendable (Traced<Layer>) -> Layer
  ) {
    guard let logger else { return }
    decorators[ObjectIdentifier(type)] = { layer in
      (layer as? Layer).map { use(Traced($0, logger: logger, caller: caller, name: name)) } ?? layer
    }
  }

  /// The layer with its trace.
  /// - Parameter type: the protocol by which the layer is used.
  public func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer {
    (decorators[ObjectIdentifier(type)]?(layer) as? Layer) ?? layer
  }
}
