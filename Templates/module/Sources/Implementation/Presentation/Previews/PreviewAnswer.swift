#if canImport(SwiftUI) && DEBUG
  /// What is answered in a preview.
  enum PreviewAnswer<Value: Sendable>: Sendable {
    case value(Value)
    case failure(ItemsError)
    /// The screen keeps loading.
    case never

    func get() async throws(ItemsError) -> Value {
      switch self {
      case .value(let value): return value
      case .failure(let error): throw error
      case .never:
        do { try await Task.sleep(for: .seconds(86_400)) } catch { throw .unavailable }
        throw .unavailable
      }
    }
  }
#endif
