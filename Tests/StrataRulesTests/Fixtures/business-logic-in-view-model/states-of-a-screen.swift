// style: reactive
// file: Sources/Presentation/Donor/DonorViewModel.swift
import RxRelay
import RxSwift

struct DonorState {
  var canDonate = false
  var showsHint = false
  var alpha = 1.0
}
enum DonorScreen { case ready(canDonate: Bool) }

final class DonorViewModel: BaseViewModel<DonorState> {
  let relay = BehaviorRelay<DonorState>(value: DonorState())

  func sent(_ donor: Donor) { setState(DonorState(canDonate: donor.points >= 30)) }  // ! business-logic-in-view-model
  func changed(_ donor: Donor) {
    var next = DonorState()
    next.canDonate = donor.points >= 30  // ! business-logic-in-view-model
    setState(next)
  }
  func named(_ donor: Donor) {
    let isReady = donor.points >= 30  // ! business-logic-in-view-model
    setState(DonorState(canDonate: isReady))
  }
  func result(_ donor: Donor) -> DonorState { .init(canDonate: donor.points >= 30) }  // ! business-logic-in-view-model
  func accepted(_ donor: Donor) { relay.accept(DonorState(canDonate: donor.points >= 30)) }  // ! business-logic-in-view-model
  func payload(_ donor: Donor) -> DonorScreen { .ready(canDonate: donor.points >= 30) }  // ! business-logic-in-view-model
  func chosen(_ donor: Donor) {
    setState(donor.points >= 30 ? DonorState(canDonate: true) : DonorState())  // ! business-logic-in-view-model
  }

  // What the screen shows, and a value that nobody gets.
  func hint(_ donor: Donor) { setState(DonorState(showsHint: donor.points >= 30)) }
  func faded(_ donor: Donor) { setState(DonorState(alpha: donor.points >= 30 ? 1 : 0.5)) }
  func unused(_ donor: Donor) {
    var next = DonorState()
    next.canDonate = donor.points >= 30
  }

  // From which length on a search begins.
  var query = ""
  private var canSearch: Bool { query.count >= 3 }
}
// file: Sources/Presentation/Base/BaseViewModel.swift
class BaseViewModel<State> {
  private let relay = PublishRelay<State>()
  func setState(_ state: State) { relay.accept(state) }
}
// file: Sources/Domain/Entities/Donor.swift
struct Donor { let points: Int }
