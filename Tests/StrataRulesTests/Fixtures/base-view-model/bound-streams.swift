// style: reactive
// file: Sources/Presentation/BaseViewModel.swift
class BaseViewModel<State> {
  let stateRelay: BehaviorRelay<State>
  let errorRelay = PublishRelay<Error>()
  func setState(_ state: State) { stateRelay.accept(state) }
}
// file: Sources/Presentation/DockViewModel.swift
enum DockState { case idle }

final class DockViewModel: BaseViewModel<DockState> {
  @Published var current: DockState  // ! base-view-model DockViewModel -> current
  @Published private var last: DockState
  let initial: DockState

  func follow(_ docks: Observable<DockState>, _ label: Binder<DockState>) {
    docks.bind(to: stateRelay)  // ! base-view-model DockViewModel -> follow(_:_:)
    docks.subscribe(onNext: stateRelay.accept)  // ! base-view-model DockViewModel -> follow(_:_:)
    docks.asDriver().drive(self.stateRelay)  // ! base-view-model DockViewModel -> follow(_:_:)
    docks.subscribe(onNext: { [weak self] in self?.setState($0) })
    stateRelay.bind(to: label)
    docks.bind(to: label)
    docks.subscribe(onError: errorRelay.accept)
  }
}
