#if canImport(SwiftUI) && DEBUG
  /// The answer of a use case in a preview.
  enum PreviewAnswer<Value: Sendable>: Sendable {
    case value(Value)
    case failure(AppError)
    /// The screen keeps loading: nothing ever resumes the task.
    case never

    func get() async throws(AppError) -> Value {
      switch self {
      case .value(let value): return value
      case .failure(let error): throw error
      case .never: return await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
      }
    }
  }
#endif
