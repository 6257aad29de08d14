#if os(Linux) || os(macOS)
  import StrataTerminal

  extension Tracer: LayerDecorator {
    /// Traces each step of the app, if there is a logger.
    static func layers(_ logger: TraceLogger?) -> Tracer {
      Tracer(logger)
        .tracing((any PaymentUseCase).self, "PaymentUseCase", askedBy: "PaymentViewModel") { $0 }
        .tracing((any TransactionUseCase).self, "TransactionUseCase", askedBy: "TransactionViewModel") { $0 }
        .tracing((any PaymentRepository).self, "PaymentRepository", askedBy: "PaymentUseCase") { $0 }
        .tracing((any TransactionRepository).self, "TransactionRepository", askedBy: "TransactionUseCase") { $0 }
        .tracing((any PaymentApiService).self, "PaymentApiService", askedBy: "PaymentRepository") { $0 }
        .tracing((any TransactionApiService).self, "TransactionApiService", askedBy: "TransactionRepository") { $0 }
    }
  }
#endif
