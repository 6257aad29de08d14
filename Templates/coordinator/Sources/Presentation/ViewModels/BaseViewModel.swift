import Observation

/// What all view models have in common.
@MainActor
@Observable
class BaseViewModel {
  private(set) var state: ViewState = .idle

  var errorMessage: String? {
    if case .error(let message) = state { message } else { nil }
  }

  /// Does something that may fail, and lets the state say how it went.
  final func run(_ work: () async throws -> Void) async {
    setLoading()
    do {
      try await work()
      setLoaded()
    } catch {
      handleError(error)
    }
  }

  final func handleError(_ error: any Error) {
    state = .error(error.localizedDescription)
  }

  final func setLoading() {
    state = .loading
  }

  final func setLoaded() {
    state = .loaded
  }
}
