// style: reactive
// file: Sources/Presentation/Base/BaseViewModel.swift
class BaseViewModel<State> {
  let state = BehaviorRelay<State?>(value: nil)

  func setState(_ newState: State) { state.accept(newState) }
}

// file: Sources/Presentation/PaymentViewModel.swift
class PaymentViewModel: BaseViewModel<PaymentState> {
  private let amount = BehaviorRelay<String>(value: "")

  func pay() {
    amount.accept("1")
    setState(.loading)
  }

  func render(in row: Row) {
    row.state = .loading
  }
}

enum PaymentState {
  case loading
}
