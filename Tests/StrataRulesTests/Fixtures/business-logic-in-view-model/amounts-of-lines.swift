// style: repository
// Words of layout and lists are also names of things that have a price.
// file: Sources/Domain/InvoiceLine.swift
struct InvoiceLine {
  let price: Double
  let height: Double
  let weight: Double
}

enum InvoiceError: Error {
  case tooExpensive(Double)
  case tooMany
}
// file: Sources/Presentation/InvoiceViewModel.swift
final class InvoiceViewModel {
  private var lines: [InvoiceLine] = []
  private var rows: [InvoiceLine] = []
  private var invoice: InvoiceLine
  private var errorMessage: String?
  private var notice = ""

  init(invoice: InvoiceLine) { self.invoice = invoice }

  func submit() {
    guard lines[0].price <= 500 else {  // ! business-logic-in-view-model
      errorMessage = "Too expensive"
      return
    }
  }

  func sum() -> Double { lines.reduce(0) { $0 + $1.price } }  // ! business-logic-in-view-model
  func sumOfPrices() -> Double { rows.map(\.price).reduce(0, +) }  // ! business-logic-in-view-model
  func sumOfMapped() -> Double { rows.filter { $0.height > 0 }.map { $0.price }.reduce(0, +) }  // ! business-logic-in-view-model

  func check() throws {
    for row in rows where row.price > 100 {  // ! business-logic-in-view-model InvoiceViewModel -> check(): validation row.price
      throw InvoiceError.tooExpensive(row.price)
    }
    if case 0..<10 = invoice.price { notice = "Small" }  // ! business-logic-in-view-model
    guard case ...900 = invoice.price else { throw InvoiceError.tooMany }  // ! business-logic-in-view-model
  }

  func byKind() -> [Double: Double] {
    lines.reduce(into: [:]) { $0[$1.weight, default: 0] += $1.price }  // ! business-logic-in-view-model
  }

  // Lists, not sums.
  func sections(amounts: [InvoiceLine]) -> ([InvoiceLine], [Double: [InvoiceLine]]) {
    amounts.reduce(into: ([InvoiceLine](), [Double: [InvoiceLine]]())) { sections, amount in
      sections.0.append(amount)
      sections.1[amount.weight, default: []].append(amount)
    }
  }

  // Sizes and positions.
  func fits() -> Bool { lines[0].height < 44 }
  func height() -> Double { rows.reduce(0) { $0 + $1.height } }
  func width(prices: [Label]) -> Double { prices.map { $0.frame.width }.reduce(0, +) }
  func scroll(to row: Int) {
    if case 0..<10 = row { notice = "Top" }
    for row in rows where row.height > 100 { notice = "\(row)" }
  }
}
