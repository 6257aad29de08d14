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
    let before = state
    setLoading()
    do {
      try await work()
      setLoaded()
    } catch  where Task.isCancelled {
      // Who has left the screen is not told that the request was cancelled.
      state = before == .loading ? .idle : before
    } catch {
      handleError(error)
    }
  }

  /// The same for what a button does: a second tap, before the first is answered, does nothing.
  final func runOnce(_ work: () async throws -> Void) async {
    guard state != .loading else { return }
    await run(work)
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
