import Foundation
import StrataStorage
import Testing

@testable import Payments

@Suite struct LocalStorageTests {
  @Test func paymentLocalStorageKeepsOneAttemptOfADraftUntilItIsRemoved() throws {
    let storage = InMemoryStorage()
    try PaymentLocalStorageImpl(storage: storage).saveAttempt(attempt("a", key: "1"))
    let restarted = PaymentLocalStorageImpl(storage: storage)
    try restarted.saveAttempt(attempt("b", key: "2"))
    try restarted.saveAttempt(attempt("a", key: "3"))
    #expect(try restarted.attempts() == [attempt("b", key: "2"), attempt("a", key: "3")])
    try restarted.removeAttempt(draft: "a")
    #expect(try restarted.attempts() == [attempt("b", key: "2")])
  }

  @Test func paymentLocalStorageKeepsTheLastRecordsAndAttemptsOnly() throws {
    let storage = PaymentLocalStorageImpl(storage: InMemoryStorage())
    let money = ApiMoney(Money(1))
    for number in 0..<120 {
      try storage.savePaymentRecord(ApiPaymentResponse(id: "\(number)", amount: money, fee: money, total: money))
      try storage.saveAttempt(attempt("\(number)", key: "k"))
    }
    #expect(try storage.paymentRecords().map(\.id) == (20..<120).map { "\($0)" })
    #expect(try storage.attempts().map(\.draft) == (100..<120).map { "\($0)" })
  }

  @Test func transactionLocalStorageKeepsTheLastAnswer() throws {
    let storage = TransactionLocalStorageImpl(storage: InMemoryStorage())
    let answer = ApiStoredTransactionsResponse(
      transactions: [apiTransaction("1", Money(5))], storedAt: try day("2026-01-31"))
    #expect(try storage.transactions(from: "a", to: "b") == nil)
    try storage.saveTransactions(answer, from: "a", to: "b")
    #expect(try storage.transactions(from: "a", to: "b") == answer)
  }

  /// Each day begins another range: the device does not fill with them.
  @Test func transactionLocalStorageKeepsTheLastRangesOnly() throws {
    let storage = TransactionLocalStorageImpl(storage: InMemoryStorage())
    for number in 0..<50 {
      let answer = ApiStoredTransactionsResponse(
        transactions: [], storedAt: Date(timeIntervalSince1970: Double(number)))
      try storage.saveTransactions(answer, from: "\(number)", to: "z")
    }
    let kept = try (0..<50).filter { try storage.transactions(from: "\($0)", to: "z") != nil }
    #expect(kept == Array(40..<50))
  }

  @Test func transactionLocalStorageTakesWhatItCannotReadAsMissing() throws {
    let storage = InMemoryStorage()
    storage.set(Data("[1]".utf8), named: "transactions")
    #expect(try TransactionLocalStorageImpl(storage: storage).transactions(from: "a", to: "b") == nil)
  }

  private func attempt(_ draft: String, key: String) -> ApiPaymentAttempt {
    ApiPaymentAttempt(draft: draft, amount: ApiMoney(Money(5)), key: key)
  }
}
