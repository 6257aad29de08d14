/// Follows what the module does, step by step.
public protocol Logger: Sendable {
  /// Carries out a step in which `caller` calls `callee`, such as `ItemRepository.getItem`.
  func step<Value: Sendable, Failure: Error>(
    from caller: String, to callee: String, _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value

  /// Takes a message about a failure that changes nothing for the user, such as a cache that cannot be written.
  func report(_ message: String)
}
