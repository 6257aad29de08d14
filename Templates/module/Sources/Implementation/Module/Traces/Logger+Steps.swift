import ItemsInterface

extension Logger {
  /// A step that gives several values: it is over when the stream ends.
  func steps<Value: Sendable>(
    from caller: String, to callee: String,
    _ body: @escaping @Sendable () -> AsyncThrowingStream<Value, any Error>
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await step(from: caller, to: callee) { () async throws in
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
