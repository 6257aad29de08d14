// style: reactive
// rules: base-view-model
// file: Sources/Presentation/BaseViewModel.swift
class BaseViewModel<State> {
  let state = BehaviorRelay<State?>(value: nil)

  func setState(_ newState: State) { state.accept(newState) }
}

class ListViewModel<Item>: BaseViewModel<[Item]> {}

// file: Sources/Presentation/PaymentViewModel.swift
class PaymentViewModel {  // ! base-view-model PaymentViewModel
  func pay() {}
}

class TransactionViewModel: BaseViewModel<TransactionState> {
  func load() {
    setState(.loading)
  }

  func reset() {
    state.accept(.idle)  // ! base-view-model TransactionViewModel -> reset()
  }

  func apply(state: TransactionState) {
    if state == .idle { setState(state) }
  }
}

class HistoryViewModel: ListViewModel<String> {
  func clear() {
    self.state.accept([])  // ! base-view-model HistoryViewModel -> clear()
  }
}

class PaymentCellViewModel {
  let title = ""
}

enum TransactionState {
  case idle
  case loading
}
