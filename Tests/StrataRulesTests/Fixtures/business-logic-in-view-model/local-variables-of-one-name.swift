// style: reactive
// A name of a local variable stands for the one that is visible at its use.
// file: Sources/Presentation/BookingViewModel.swift
class BookingViewModel: BaseViewModel<BookingState> {
  func book(from start: Date, to end: Date, isTrial: Bool) {
    if isTrial {
      let span = Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0  // ! business-logic-in-view-model
      guard span <= 14 else {  // ! business-logic-in-view-model
        setState(.showError("Trials end after two weeks"))
        return
      }
    } else {
      let span = state.selection
      setState(.selected(span))
    }
  }
}
