#if os(Linux) || os(macOS)
  import ShopInterface
  import StrataTerminal

  /// Prints the steps of the module.
  struct StepLogger: Logger {
    let trace: TraceLogger

    func step<Value: Sendable, Failure: Error>(
      from caller: String, to callee: String, _ body: @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      try await trace.step(from: caller, to: callee, body)
    }

    func report(_ message: String) { WarningLogger().report(message) }
  }
#endif
