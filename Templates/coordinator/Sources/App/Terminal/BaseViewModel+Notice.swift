#if os(Linux) || os(macOS)
  extension BaseViewModel {
    /// What a terminal says about every state in the same words.
    var notice: String {
      switch state {
      case .idle, .loaded: ""
      case .loading: " (loading)"
      case .error(let message): " (failed: \(message))"
      }
    }
  }
#endif
