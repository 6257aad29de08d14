// style: repository
// rules: mutable-ui-state
// Classes that only have the name: what sends events or is shared is not what a view model publishes.
// file: Sources/Presentation/TunerState.swift
import RxSwift

final class TunerState {
  static let shared = TunerState()
  private(set) var station = ""

  func tune(_ name: String) { station = name }
}

final class ScrollState {
  private let subject = PublishSubject<Int>()
  var positions: Observable<Int> { subject }

  func didScroll(to position: Int) { subject.onNext(position) }
}

final class EntryState {
  private let relay: BehaviorRelay<[String]> = .init(value: [])

  func open(_ name: String) { relay.accept([name]) }
}
// Without any such sign, it is.
final class StationListState {  // ! mutable-ui-state StationListState
  var stations: [String] = []
}
