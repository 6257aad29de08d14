import RxRelay
import RxSwift

class BaseViewModel<State> {
  let state = BehaviorRelay<State?>(value: nil)
  let disposeBag = DisposeBag()

  func setState(_ newState: State) {
    state.accept(newState)
  }
}
