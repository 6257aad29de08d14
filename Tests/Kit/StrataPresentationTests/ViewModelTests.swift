import Observation
import StrataPresentation
import StrataTesting
import Testing

@MainActor
@Observable
private final class CounterViewModel: ViewModel {
  enum Intent { case add(Int), fail }
  private(set) var state = UiState<Int, RecordingError>.idle
  private let sums: Scripted<Int, Int>

  init(sums: Scripted<Int, Int>) { self.sums = sums }

  func perform(_ intent: Intent) async {
    state = state.loading()
    await Task.yield()
    do {
      switch intent {
      case .add(let number): state = .loaded(try sums.answer(to: number))
      case .fail: throw RecordingError.ended
      }
    } catch {
      state = state.failed(.ended)
    }
  }
}

private enum PaymentState: Equatable, InitialState {
  case ready, processing, success(Int)
  static var initial: PaymentState { .ready }
}

@Observable
private final class PaymentViewModel: BaseViewModel<PaymentState>, ViewModel {
  var amount = ""
  private let fee: Int

  init(fee: Int) {
    self.fee = fee
    super.init()
  }

  func perform(_ intent: Int) async {
    setState(.processing)
    setState(.success(intent + fee))
  }
}

@MainActor
@Suite struct ViewModelTests {
  @Test func performReturnsWhenTheWorkIsDone() async {
    let viewModel = CounterViewModel(sums: Scripted(answering: 7))
    await viewModel.perform(.add(3))
    #expect(viewModel.state == .loaded(7, .fresh))
    await viewModel.perform(.fail)
    #expect(viewModel.state == .failed(.ended, last: 7))
  }

  @Test func sendStartsATaskThatCanBeAwaited() async {
    let viewModel = CounterViewModel(sums: Scripted(answering: 7))
    let task = viewModel.send(.add(1))
    #expect(viewModel.state == .idle)
    await task.value
    #expect(viewModel.state.value == 7)
  }

  @Test func baseViewModelStartsInItsInitialStateAndChangesBySetState() async throws {
    let viewModel = PaymentViewModel(fee: 1)
    #expect(viewModel.state == .ready)
    let states = StateRecorder { viewModel.state }
    await viewModel.perform(100)
    #expect(try states.receive() == .processing)
    #expect(try states.receive() == .success(101))
    try states.finish()
  }

  @Test func propertiesOfASubclassAreObservedToo() throws {
    let viewModel = PaymentViewModel(fee: 1)
    let recorder = StateRecorder { "\(viewModel.state) \(viewModel.amount)" }
    viewModel.amount = "5"
    viewModel.updateState { $0 = .processing }
    #expect(recorder.receiveAll() == ["ready 5", "processing 5"])
  }

  @Test func aViewModelCanBeUsedByItsStateAndIntentAlone() async {
    let viewModel: any ViewModel<PaymentState, Int> = PaymentViewModel(fee: 0)
    await viewModel.perform(5)
    #expect(viewModel.state == .success(5))
  }
}
