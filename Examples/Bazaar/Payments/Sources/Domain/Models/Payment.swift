import Foundation

struct PaymentResult {
  let reference: String
  let total: Decimal
}

struct Transaction {
  let id: String
  let amount: Decimal
  let date: Date
}

enum PaymentError: Error {
  case invalidAmount
  case amountTooHigh
}
