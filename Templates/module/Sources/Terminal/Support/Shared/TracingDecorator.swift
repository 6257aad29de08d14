#if os(Linux) || os(macOS)
  import ShopInterface
  import StrataTerminal

  /// Traces the layers that are registered with a tracer.
  public struct TracingDecorator: LayerDecorator {
    private let tracer: Tracer

    public init(_ tracer: Tracer) {
      self.tracer = tracer
    }

    public func decorate<Layer: Sendable>(_ layer: Layer, as type: Layer.Type) -> Layer {
      tracer.decorate(layer, as: type)
    }
  }

  extension Traced {
    /// A step that gives several values: it is over when the stream ends.
    public func steps<Value: Sendable>(
      askedBy other: String? = nil, _ member: String = #function,
      _ body: @escaping @Sendable () -> AsyncThrowingStream<Value, any Error>
    ) -> AsyncThrowingStream<Value, any Error> {
      AsyncThrowingStream { continuation in
        let task = Task {
          do {
            try await step(askedBy: other, member) { () async throws in
              for try await value in body() { continuation.yield(value) }
            }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }
#endif
