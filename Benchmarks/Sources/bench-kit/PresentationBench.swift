import Observation
import StrataPresentation
import StrataTesting

/// Updates of a view model of the kit against a bare `@Observable` class, each with an observer that reads every
/// change.
struct PresentationBenchmark: KitBenchmark {
  let title = "updates of a view model, observed"

  private let updates = 10_000

  func rows(in folder: TemporaryFolder) async throws -> [Row] {
    [
      Row(
        "setState against a property", operations: updates, kit: { await setStates() }, bare: { await setProperty() }),
      Row(
        "perform(intent) against an async function", operations: updates, kit: { await performIntents() },
        bare: { await callFunction() }),
    ]
  }

  @MainActor private func setStates() {
    let viewModel = BaseViewModel(state: 0)
    let observer = Observer { viewModel.state }
    for number in 1...updates { viewModel.setState(number) }
    require(observer.changes == updates)
  }

  @MainActor private func setProperty() {
    let bare = Bare()
    let observer = Observer { bare.state }
    for number in 1...updates { bare.state = number }
    require(observer.changes == updates)
  }

  @MainActor private func performIntents() async {
    let viewModel: any ViewModel<Int, Int> = Counter(state: 0)
    let observer = Observer { viewModel.state }
    for number in 1...updates { await viewModel.perform(number) }
    require(observer.changes == updates)
  }

  @MainActor private func callFunction() async {
    let bare = Bare()
    let observer = Observer { bare.state }
    for number in 1...updates { await bare.set(number) }
    require(observer.changes == updates)
  }
}

@MainActor
@Observable
private final class Bare {
  var state = 0

  func set(_ number: Int) async { state = number }
}

private final class Counter: BaseViewModel<Int>, ViewModel {
  func perform(_ intent: Int) async { setState(intent) }
}

/// What a view does: reads, is told of the change, reads again.
@MainActor
private final class Observer {
  private(set) var changes = 0
  private let read: () -> Int

  init(_ read: @escaping () -> Int) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.changes += 1
        self?.watch()
      }
    }
  }
}
