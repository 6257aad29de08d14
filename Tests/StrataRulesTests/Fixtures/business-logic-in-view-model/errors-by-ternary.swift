// style: reactive
// file: Sources/Presentation/Parcel/ParcelViewModel.swift
import RxRelay
import RxSwift

enum ParcelViewState { case idle, failed(String), rows([String]), loaded(error: String?) }

struct ParcelScreen {
  var error: String?
  var title = ""
}

final class ParcelViewModel: BaseViewModel<ParcelViewState> {
  private var errorMessage: String?
  private var error: ParcelError?
  private var state = ParcelViewState.idle
  private var isRefused = false
  private var title = ""
  private var badge: String?

  func text(_ parcel: Parcel) { errorMessage = parcel.weight > 20 ? "Too heavy" : nil }  // ! business-logic-in-view-model
  func reversed(_ parcel: Parcel) { errorMessage = parcel.weight <= 20 ? nil : "Heavy" }  // ! business-logic-in-view-model
  func empty(_ parcel: Parcel) { errorMessage = parcel.weight > 20 ? "Heavy" : "" }  // ! business-logic-in-view-model
  func value(_ parcel: Parcel) { error = parcel.weight > 20 ? .tooHeavy : nil }  // ! business-logic-in-view-model
  func screen(_ parcel: Parcel) { state = parcel.weight > 20 ? .failed("x") : .idle }  // ! business-logic-in-view-model
  func sent(_ parcel: Parcel) { setState(parcel.weight > 20 ? .failed("x") : .idle) }  // ! business-logic-in-view-model
  func result(_ name: String) -> String? { name.count >= 9 ? nil : "Too short" }  // ! business-logic-in-view-model
  func returned(_ name: String) -> String? { return (8...20).contains(name.count) ? nil : "Too short" }  // ! business-logic-in-view-model
  func truth(_ name: String) { isRefused = name.count < 9 ? true : false }  // ! business-logic-in-view-model

  func label(_ units: Int) {
    guard units <= 100 else {  // ! business-logic-in-view-model
      setState(.loaded(error: "Order less"))
      return
    }
  }

  func argument(_ units: Int) -> ParcelScreen {
    ParcelScreen(error: units > 100 ? "Too many" : nil)  // ! business-logic-in-view-model
  }

  // Two texts, a count on a badge, and no error.
  func caption(_ parcel: Parcel) { title = parcel.weight > 20 ? "Heavy" : "Light" }
  func count(_ names: [String]) { badge = names.count > 99 ? "99+" : nil }
  func wording(_ parcel: Parcel) { errorMessage = parcel.weight > 20 ? "Heavy parcels fail" : "Light parcels fail" }
  func loaded(_ names: [String]) {
    guard names.count > 1 else {
      setState(.loaded(error: nil))
      return
    }
  }
}
// file: Sources/Presentation/Base/BaseViewModel.swift
class BaseViewModel<State> {
  private let relay = PublishRelay<State>()
  func setState(_ state: State) { relay.accept(state) }
}
// file: Sources/Domain/Entities/Parcel.swift
struct Parcel { let weight: Double }
enum ParcelError: Error { case tooHeavy }
