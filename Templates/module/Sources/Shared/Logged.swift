import ShopInterface

/// A decorator of a layer that passes every step on and reports it to the `Logger` of the external dependencies. The
/// layers do not depend on it. `Logged+Layers.swift` of each module conforms it to the protocols between the layers.
public struct Logged<Layer: Sendable>: Sendable {
  public let layer: Layer
  private let logger: any Logger
  private let name: String

  /// The decorator of a layer.
  /// - Parameter name: what the log calls the layer.
  public static func before(_ layer: Layer, _ name: String, _ logger: any Logger) -> Logged {
    Logged(layer: layer, logger: logger, name: name)
  }

  /// A step that `caller` begins.
  public func step<Value: Sendable, Failure: Error>(
    from caller: String, _ member: String = #function, _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await logger.step(from: caller, to: callee(member), body)
  }

  /// A step that gives several values: it is over when the stream ends.
  public func steps<Value: Sendable>(
    from caller: String, _ member: String = #function,
    _ body: @escaping @Sendable () -> AsyncThrowingStream<Value, any Error>
  ) -> AsyncThrowingStream<Value, any Error> {
    let (logger, callee) = (logger, callee(member))
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await logger.step(from: caller, to: callee) { () async throws in
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

  private func callee(_ member: String) -> String { "\(name).\(member.prefix { $0 != "(" })" }
}
