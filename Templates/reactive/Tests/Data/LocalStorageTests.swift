import Foundation
import StrataStorage
import Testing

@testable import Payments

@Suite struct LocalStorageTests {
  private let reports = Reports()

  @Test func paymentLocalStorageKeepsOneAttemptOfADraftUntilItIsRemoved() throws {
    let storage = InMemoryStorage()
    #expect(
      try PaymentLocalStorageImpl(storage: storage, report: reports.report).attempt(orNew: attempt("a", key: "1"))?.key
        == "1")
    let restarted = PaymentLocalStorageImpl(storage: storage, report: reports.report)
    #expect(try restarted.attempt(orNew: attempt("b", key: "2"))?.key == "2")
    #expect(try restarted.attempt(orNew: attempt("a", key: "3"))?.key == "1")
    #expect(try restarted.attempts() == [attempt("a", key: "1"), attempt("b", key: "2")])
    try restarted.removeAttempts(draft: "a")
    #expect(try restarted.attempts() == [attempt("b", key: "2")])
  }

  /// Each window has its own draft, and all use one storage.
  @Test func paymentLocalStorageLosesNoAttemptOfAnotherWindow() async throws {
    let drafts = (0..<PaymentLocalStorageImpl.attemptLimit).map { "\($0)" }
    for _ in 0..<50 {
      let storage = PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report)
      try await withThrowingTaskGroup { group in
        for draft in drafts {
          group.addTask { _ = try storage.attempt(orNew: attempt(draft, key: draft)) }
        }
        try await group.waitForAll()
      }
      #expect(try Set(storage.attempts().map(\.draft)) == Set(drafts))
    }
  }

  @Test func paymentLocalStorageKeepsTheLastRecordsOnly() throws {
    let storage = PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report)
    let money = ApiMoney(Money(1))
    for number in 0..<120 {
      let payment = ApiPaymentResponse(id: "\(number)", amount: money, fee: money, total: money)
      try storage.savePaymentRecord(payment, of: attempt("\(number)", key: "k"))
    }
    let kept = try (0..<120).compactMap { try storage.paymentRecord(of: attempt("\($0)", key: ""))?.id }
    #expect(kept == (20..<120).map { "\($0)" })
  }

  /// A key that goes is a payment that may be made twice: no new one takes its place.
  @Test func paymentLocalStorageGivesUpNoKeyForANewOne() throws {
    let storage = PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report)
    let limit = PaymentLocalStorageImpl.attemptLimit
    let drafts = (0..<limit).map { "\($0)" }
    for draft in drafts { #expect(try storage.attempt(orNew: attempt(draft, key: draft)) != nil) }
    #expect(try storage.attempt(orNew: attempt("new", key: "new")) == nil)
    #expect(try storage.attempt(orNew: attempt("0", key: "another"))?.key == "0")
    #expect(try storage.attempts().map(\.draft) == drafts)
    try storage.removeAttempts(draft: "0")
    #expect(try storage.attempt(orNew: attempt("new", key: "new"))?.key == "new")
  }

  @Test func paymentLocalStorageSeparatesWhatIsLeftOfAPaidDraft() throws {
    let storage = PaymentLocalStorageImpl(storage: InMemoryStorage(), report: reports.report)
    let other = ApiPaymentAttempt(draft: "a", amount: ApiMoney(Money(6)), key: "2")
    _ = try storage.attempt(orNew: attempt("a", key: "1"))
    _ = try storage.attempt(orNew: other)
    #expect(try storage.separateAttempts(ofPaid: "a", as: "b") == "a")
    try storage.attemptWasPaid(other)
    #expect(try storage.separateAttempts(ofPaid: "a", as: "b") == "b")
    #expect(try storage.attempts() == [attempt("b", key: "1")])
  }

  /// They may have been paid: what another version of the app stored waits for one that reads it.
  @Test func paymentLocalStorageSetsAsideAttemptsThatItCannotRead() throws {
    let storage = InMemoryStorage()
    let payments = PaymentLocalStorageImpl(storage: storage, report: reports.report)
    for (number, old) in [#"{"a": 1}"#, "[1]"].enumerated() {
      storage.set(Data(old.utf8), named: "payments/attempts")
      #expect(try payments.attempt(orNew: attempt("a", key: "\(number)"))?.key == "\(number)")
      #expect(storage.data(named: PaymentLocalStorageImpl.setAside(number + 1)) == Data(old.utf8))
      #expect(reports.all.count == number + 1)
    }
    #expect(try payments.attempts() == [attempt("a", key: "1")])
    #expect(storage.data(named: PaymentLocalStorageImpl.setAside(1)) == Data(#"{"a": 1}"#.utf8))
  }

  /// What cannot be set aside is not overwritten.
  @Test func paymentLocalStorageStoresNoAttemptOverOnesThatItCannotMove() {
    let payments = PaymentLocalStorageImpl(storage: ReadOnlyStorage(), report: reports.report)
    #expect(throws: KeyValueStorageError.self) { try payments.attempt(orNew: attempt("a", key: "1")) }
    #expect(throws: KeyValueStorageError.self) { try payments.attempts() }
  }

  @Test func paymentLocalStorageTakesRecordsThatItCannotReadAsMissing() throws {
    let storage = InMemoryStorage()
    storage.set(Data(#"{"a": 1}"#.utf8), named: "payments")
    let payments = PaymentLocalStorageImpl(storage: storage, report: reports.report)
    #expect(try payments.attempts().isEmpty)
    #expect(try payments.paymentRecord(of: attempt("a", key: "1")) == nil)
    #expect(try payments.attempt(orNew: attempt("a", key: "1"))?.key == "1")
    #expect(try payments.attempts() == [attempt("a", key: "1")])
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
}

/// Has attempts of another version of the app, and no room.
private struct ReadOnlyStorage: KeyValueStorage {
  func data(named name: String) throws(KeyValueStorageError) -> Data? {
    name == "payments/attempts" ? Data(#"{"a": 1}"#.utf8) : nil
  }
  func set(_ data: Data, named name: String) throws(KeyValueStorageError) { throw .unwritable(name: name) }
  func removeData(named name: String) throws(KeyValueStorageError) { throw .unwritable(name: name) }
}

private func attempt(_ draft: String, key: String) -> ApiPaymentAttempt {
  ApiPaymentAttempt(draft: draft, amount: ApiMoney(Money(5)), key: key)
}
