import Foundation

/// A transaction as the server sends it and the device stores it.
struct ApiTransactionResponse: Codable, Equatable, Sendable {
  let id: String
  let amount: ApiMoney
  let date: Date
  let note: String

  var transaction: Transaction {
    Transaction(id: id, amount: amount.money, date: date, note: note)
  }
}
