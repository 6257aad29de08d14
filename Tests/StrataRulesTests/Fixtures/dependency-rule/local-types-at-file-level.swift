// style: repository
// Types that are local to a function at file level belong to the file.
// file: Sources/Domain/Receipts.swift
func receipts() -> Int {
  struct Receipt {
    var total: TotalViewModel?  // ! dependency-rule receipts() -> TotalViewModel
    var date: Calendar?
  }
  return Receipt().total == nil ? 0 : 1
}

extension Int {
  func receipt() -> Int {
    final class Printer {
      func run() { TotalViewModel().show() }  // ! dependency-rule Int -> TotalViewModel
    }
    return 0
  }
}
// file: Sources/App/Receipts.swift
// Of a folder without a layer.
func receiptScreen() {
  struct Screen {
    var total: TotalViewModel?
  }
}
// file: Sources/Presentation/TotalViewModel.swift
final class TotalViewModel {
  func show() {}
}
