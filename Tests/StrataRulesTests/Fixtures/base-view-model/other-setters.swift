// A function of the base that sets the state it takes, besides `setState`.
// style: reactive
// rules: base-view-model
// file: Sources/Presentation/Base/BaseViewModel.swift
import RxSwift

class BaseViewModel<State> {
  private let stateSubject = ReplaySubject<State>.create(bufferSize: 1)
  private(set) var history: [State] = []

  func setState(_ state: State) { stateSubject.onNext(state) }
  final func emitQuietly(_ state: State) { stateSubject.onNext(state) }
  // It goes through `setState`, or sets no state.
  func show(_ state: State) { setState(state) }
  func remember(_ state: State) { history.append(state) }
}
// file: Sources/Presentation/Oven/OvenViewModel.swift
final class OvenViewModel: BaseViewModel<OvenState> {
  func start() { setState(.hot) }
  func stop() { emitQuietly(.cold) }  // ! base-view-model OvenViewModel -> stop()
  func again() { show(.hot) }
  func note() { remember(.cold) }
}

enum OvenState {
  case hot, cold
}
