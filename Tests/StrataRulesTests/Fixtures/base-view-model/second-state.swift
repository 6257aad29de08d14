// style: reactive
// rules: base-view-model
// file: Sources/Presentation/BaseViewModel.swift
class BaseViewModel<State> {
  func setState(_ newState: State) {}
}
// file: Sources/Presentation/RefundViewModel.swift
class RefundViewModel: BaseViewModel<RefundState> {
  let current = BehaviorRelay<RefundState>(value: .idle)  // ! base-view-model RefundViewModel -> current
  var onChange: ((RefundState) -> Void)?  // ! base-view-model RefundViewModel -> onChange
  let amount = BehaviorRelay<String>(value: "")
  private var last: [RefundState] = []
}

enum RefundState { case idle }
