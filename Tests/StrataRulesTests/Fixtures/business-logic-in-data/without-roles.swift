// style: repository
// rules: business-logic-in-data
// Code of the data layer decides nothing, whoever it belongs to.
// file: Sources/Data/InvoiceDTO.swift
struct InvoiceDTO: Codable {
  let amount: Double
}
// file: Sources/Data/Invoices.swift
func large(_ invoices: [InvoiceDTO]) -> [InvoiceDTO] {
  invoices.filter { $0.amount > 100 }  // ! business-logic-in-data large(_:) -> large(_:): filter $0.amount
}

extension Array where Element == InvoiceDTO {
  func withoutSmall() -> [InvoiceDTO] { filter { $0.amount > 100 } }  // ! business-logic-in-data Array -> withoutSmall(): filter $0.amount
}

enum InvoiceFilters {
  static func large(_ invoices: [InvoiceDTO]) -> [InvoiceDTO] {
    invoices.filter { $0.amount > 100 }  // ! business-logic-in-data InvoiceFilters -> large(_:): filter $0.amount
  }
}

func page(_ invoices: [InvoiceDTO], size: Int) -> [InvoiceDTO] { Array(invoices.prefix(size)) }
