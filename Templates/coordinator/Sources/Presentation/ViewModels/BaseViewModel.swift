import Observation

/// What all view models have in common.
@MainActor
@Observable
class BaseViewModel {
  private(set) var state: ViewState = .idle

  var errorMessage: String? {
    if case .error(let message) = state { message } else { nil }
  }

  /// Does something that may fail, and sets the state to the result.
  final func run(_ work: () async throws(AppError) -> Void) async {
    let before = state
    setLoading()
    do throws(AppError) {
      try await work()
      setLoaded()
    } catch  where Task.isCancelled {
      // A request that was cancelled because the user left the screen is not an error to show.
      state = before == .loading ? .idle : before
    } catch {
      handleError(error)
    }
  }

  /// The same for what a button does: a second tap, before the first is answered, does nothing.
  final func runOnce(_ work: () async throws(AppError) -> Void) async {
    guard state != .loading else { return }
    await run(work)
  }

  final func handleError(_ error: AppError) {
    state = .error(error.localizedDescription)
  }

  final func setLoading() {
    state = .loading
  }

  final func setLoaded() {
    state = .loaded
  }
}
