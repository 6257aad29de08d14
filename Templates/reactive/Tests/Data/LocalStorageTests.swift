import StrataStorage
import Testing

@testable import Payments

@Suite struct LocalStorageTests {
  @Test func paymentLocalStorageKeepsOneKeyForAnAmountUntilItIsForgotten() throws {
    let storage = InMemoryStorage()
    let first = try PaymentLocalStorageImpl(storage: storage).key(for: Money(5))
    let restarted = PaymentLocalStorageImpl(storage: storage)
    #expect(try restarted.key(for: Money(5)) == first)
    #expect(try restarted.key(for: Money(6)) != first)
    try restarted.forgetKey(for: Money(5))
    #expect(try restarted.key(for: Money(5)) != first)
  }

  @Test func transactionLocalStorageKeepsTheLastAnswer() throws {
    let storage = TransactionLocalStorageImpl(storage: InMemoryStorage())
    let answer = ApiStoredTransactionsResponse(
      transactions: [apiTransaction("1", Money(5))], storedAt: try day("2026-01-31"))
    #expect(try storage.transactions(from: "a", to: "b") == nil)
    try storage.saveTransactions(answer, from: "a", to: "b")
    #expect(try storage.transactions(from: "a", to: "b") == answer)
  }
}
