// style: repository
// Words of layout and lists are also names of things that have a price.
// file: Sources/Domain/InvoiceLine.swift
struct InvoiceLine {
  let price: Double
  let height: Double
}
// file: Sources/Presentation/InvoiceViewModel.swift
final class InvoiceViewModel {
  private var lines: [InvoiceLine] = []
  private var errorMessage: String?

  func submit() {
    guard lines[0].price <= 500 else {  // ! business-logic-in-view-model
      errorMessage = "Too expensive"
      return
    }
  }

  func fits() -> Bool { lines[0].height < 44 }
}
