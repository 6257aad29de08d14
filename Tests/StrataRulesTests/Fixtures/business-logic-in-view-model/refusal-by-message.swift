// style: reactive
// file: Sources/Presentation/HistoryViewModel.swift
final class HistoryViewModel: BaseViewModel<HistoryState> {
  let message = BehaviorRelay<String>(value: "")
  let hint = BehaviorRelay<String>(value: "")

  func load(from startDate: Date, to endDate: Date) {
    guard startDate <= endDate else {  // ! business-logic-in-view-model
      message.accept("Invalid date range")
      return
    }
    let days = Calendar.current.dateComponents([.day], from: startDate, to: endDate).day ?? 0  // ! business-logic-in-view-model
    guard days <= 90 else {  // ! business-logic-in-view-model
      message.accept("Date range too large")
      return
    }
  }

  func scrolled(to offset: Double) {
    guard offset > 40 else {
      hint.accept("Scroll on for more")
      return
    }
  }
}
