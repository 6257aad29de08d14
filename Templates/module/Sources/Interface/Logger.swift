/// Follows what the module does, step by step.
public protocol Logger: Sendable {
  /// Carries out a step in which `caller` asks `callee`, such as `ItemRepository.getItem`.
  func step<Value: Sendable, Failure: Error>(
    from caller: String, to callee: String, _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value
}
