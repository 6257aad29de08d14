import Observation

/// What all view models have in common.
@MainActor
@Observable
class BaseViewModel {
  private(set) var state: ViewState = .idle

  /// The state without the operations that are under way.
  @ObservationIgnored private var lastResult: ViewState = .idle
  @ObservationIgnored private var running = 0
  /// How many operations have begun, and which of them is the newest that has ended.
  @ObservationIgnored private var begun = 0
  @ObservationIgnored private var newest = 0

  var errorMessage: String? {
    if case .error(let message) = state { message } else { nil }
  }

  /// Loads something that may fail, and shows it. Answers may come in any order: that of an operation which began
  /// before one that has ended is out of date, and is not shown.
  final func load<Value>(_ work: () async throws(AppError) -> Value, show: (Value) -> Void) async {
    begun += 1
    running += 1
    let number = begun
    setLoading()
    do throws(AppError) {
      let value = try await work()
      end(number) {
        show(value)
        setLoaded()
      }
    } catch  where Task.isCancelled {
      // A request that was cancelled because the user left the screen is not an error to show.
      running -= 1
      finish(with: lastResult)
    } catch {
      end(number) { handleError(error) }
    }
  }

  /// Does something that may fail, and sets the state to the result.
  final func run(_ work: () async throws(AppError) -> Void) async {
    await load(work) {}
  }

  /// The same for what a button does: a second tap, before the first is answered, does nothing.
  final func runOnce(_ work: () async throws(AppError) -> Void) async {
    guard state != .loading else { return }
    await run(work)
  }

  func handleError(_ error: AppError) {
    finish(with: .error(error.localizedDescription))
  }

  final func setLoading() {
    state = .loading
  }

  final func setLoaded() {
    finish(with: .loaded)
  }

  private func end(_ number: Int, show: () -> Void) {
    running -= 1
    guard number > newest else { return finish(with: lastResult) }
    newest = number
    show()
  }

  private func finish(with state: ViewState) {
    lastResult = state
    self.state = running > 0 ? .loading : state
  }
}
