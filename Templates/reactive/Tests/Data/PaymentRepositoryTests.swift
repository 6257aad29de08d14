import Foundation
import StrataNetwork
import StrataStorage
import Streams
import Testing

@testable import Payments

@Suite struct PaymentRepositoryTests {
  private let apiService = FakePaymentApiService()
  private let localStorage = PaymentLocalStorageImpl(storage: InMemoryStorage(), report: { _ in })

  private let reports = Reports()

  private var repository: PaymentRepositoryImpl { makeRepository(localStorage) }

  private func makeRepository(_ localStorage: any PaymentLocalStorage) -> PaymentRepositoryImpl {
    PaymentRepositoryImpl(apiService: apiService, localStorage: localStorage, report: reports.report)
  }

  @Test func recordsThePayment() async throws {
    let response = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(response == PaymentResponse(id: "7", amount: Money(10_000), fee: Money(100), total: Money(10_100)))
    let record = try localStorage.paymentRecord(
      of: ApiPaymentAttempt(draft: "a", amount: ApiMoney(Money(10_000)), key: ""))
    #expect(record?.response == response)
    #expect(try localStorage.attempts().isEmpty && reports.all.isEmpty)
  }

  /// Another window still shows the draft as one that was not answered.
  @Test func aDraftThatWasPaidIsNotPaidAgain() async throws {
    let first = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(try await repository.processPayment(amount: Money(10_000), draft: "a").get() == first)
    #expect(apiService.keys.count == 1)
  }

  /// The server paid: that the device cannot record it is no failure of the payment.
  @Test func aPaymentThatCannotBeRecordedIsASuccess() async throws {
    let response = try await makeRepository(ForgetfulStorage()).processPayment(amount: Money(10_000), draft: "a").get()
    #expect(response.id == "7")
    #expect(reports.all.count == 2)
  }

  @Test func whatAnotherVersionOfTheAppRecordedStopsNoPayment() async throws {
    let storage = InMemoryStorage()
    for name in ["payments", "payments/attempts"] { storage.set(Data(#"{"a": 1}"#.utf8), named: name) }
    let repository = makeRepository(PaymentLocalStorageImpl(storage: storage, report: reports.report))
    for draft in [DraftID("a"), "b"] {
      #expect(try await repository.processPayment(amount: Money(10_000), draft: draft).get().id == "7")
    }
    #expect(try await repository.unansweredPayment().get() == nil)
    // Payments that were never answered are set aside; those that were made are a cache.
    #expect(reports.all.count == 1)
  }

  /// Without a key that is stored, a lost answer and a restart of the app would make two payments.
  @Test func aPaymentWhoseKeyCannotBeStoredIsNotSent() async throws {
    let repository = makeRepository(PaymentLocalStorageImpl(storage: FailingStorage(), report: reports.report))
    await #expect(throws: PaymentError.storageUnavailable) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    await #expect(throws: PaymentError.storageUnavailable) { try await repository.unansweredPayment().get() }
    await #expect(throws: PaymentError.storageUnavailable) { try await repository.forgetPayment(draft: "a").get() }
    #expect(apiService.keys.isEmpty && reports.all.count == 3)
  }

  /// A stream that nobody asks for does nothing.
  @Test func nothingHappensBeforeSomebodySubscribes() async throws {
    let payment = repository.processPayment(amount: Money(10_000), draft: "a")
    #expect(try localStorage.attempts().isEmpty && apiService.keys.isEmpty)
    apiService.failure = NetworkError.timeout
    await #expect(throws: PaymentError.offline) { try await payment.get() }
    let (unanswered, forgotten) = (repository.unansweredPayment(), repository.forgetPayment(draft: "a"))
    #expect(try localStorage.attempts().count == 1)
    try await forgotten.get()
    #expect(try localStorage.attempts().isEmpty)
    #expect(try await unanswered.get() == nil)
  }

  @Test func anUnansweredPaymentIsSentAgainUnderItsKey() async throws {
    let failures: [NetworkError] = [.connectionLost, .timeout, .insecureConnection, .cancelled, .emptyResponse]
    let statuses = [302, 403, 404, 407, 408, 409, 425, 429, 500, 503].map {
      NetworkError.status(HTTPResponse(status: $0))
    }
    for failure in failures + statuses {
      apiService.failure = failure
      await #expect(throws: PaymentError.self) {
        try await repository.processPayment(amount: Money(10_000), draft: "a").get()
      }
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(Set(apiService.keys).count == 1)
  }

  /// The key belongs to a draft, not to an amount: two payments of one amount are two.
  @Test func aSecondPaymentOfTheSameAmountHasItsOwnKey() async throws {
    apiService.failure = NetworkError.connectionLost
    await #expect(throws: PaymentError.self) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "b").get()
    #expect(Set(apiService.keys).count == 2)
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(apiService.keys.last == apiService.keys.first)
  }

  @Test func anotherAmountOfADraftHasItsOwnKey() async throws {
    apiService.failure = NetworkError.connectionLost
    for amount in [10_000, 20_000, 10_000] {
      await #expect(throws: PaymentError.self) {
        try await repository.processPayment(amount: Money(amount), draft: "a").get()
      }
    }
    // The server takes one key for one amount: it refuses another one under it.
    #expect(apiService.keys[0] != apiService.keys[1] && apiService.keys[0] == apiService.keys[2])
  }

  @Test func anUnansweredPaymentIsKnownUntilItIsAnsweredOrForgotten() async throws {
    #expect(try await repository.unansweredPayment().get() == nil)
    apiService.failure = NetworkError.timeout
    for draft in [DraftID("a"), "b"] {
      await #expect(throws: PaymentError.offline) {
        try await repository.processPayment(amount: Money(10_000), draft: draft).get()
      }
    }
    #expect(
      try await repository.unansweredPayment().get() == UnansweredPayment(draft: "b", amount: Money(10_000)))
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "b").get()
    try await repository.forgetPayment(draft: "a").get()
    #expect(try await repository.unansweredPayment().get() == nil)
  }

  @Test func aRefusedPaymentIsOver() async throws {
    apiService.failure = refusal(422)
    for _ in 0..<2 {
      await #expect(throws: PaymentError.refused(reason: "No.", isFinal: true)) {
        try await repository.processPayment(amount: Money(1), draft: "a").get()
      }
    }
    #expect(Set(apiService.keys).count == 2)
  }

  /// The first amount may have been paid: when the user types it again, it is the same payment.
  @Test func aRefusedAmountLeavesAnotherOneOfItsDraftUnanswered() async throws {
    apiService.failure = NetworkError.connectionLost
    await #expect(throws: PaymentError.offline) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    apiService.failure = refusal(422)
    await #expect(throws: PaymentError.refused(reason: "No.", isFinal: true)) {
      try await repository.processPayment(amount: Money(20_000), draft: "a").get()
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(apiService.keys[0] == apiService.keys[2] && apiService.keys[0] != apiService.keys[1])
    #expect(try localStorage.attempts().isEmpty)
  }

  /// The first attempt may have been paid: the refusal of the second one says nothing about it.
  @Test func aRefusalAfterALostAnswerKeepsTheKey() async throws {
    apiService.failure = NetworkError.connectionLost
    await #expect(throws: PaymentError.offline) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    apiService.failure = refusal(422)
    await #expect(throws: PaymentError.refused(reason: "No.", isFinal: false)) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(Set(apiService.keys).count == 1)
  }

  /// A page of a proxy is no refusal, and some statuses refuse nothing for good, whatever the server says with them.
  @Test(arguments: [401, 407, 408, 409, 421, 425, 429]) func aRefusalForNowKeepsTheKey(status: Int) async throws {
    apiService.failure = refusal(status)
    await #expect(throws: PaymentError.unavailable) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    #expect(try localStorage.attempts().count == 1)
  }

  /// The answer to the first attempt of the same call was lost.
  @Test func aRefusalOfALaterAttemptOfOneCallKeepsTheKey() async throws {
    for last in [refusal(422), refusal(429), .noConnection] {
      apiService.failure = NetworkError.unconfirmed(last)
      let error = await #expect(throws: PaymentError.self) {
        try await repository.processPayment(amount: Money(10_000), draft: "a").get()
      }
      #expect(error?.isUnanswered == true)
    }
    #expect(Set(apiService.keys).count == 1)
  }

  @Test func tellsWhatAFailureMeans() {
    for failure in [NetworkError.noConnection, .connectionLost, .insecureConnection, .timeout] {
      #expect(NetworkFailure(failure) == .offline)
    }
    for failure in [NetworkError.emptyResponse, .invalidResponse, refusal(429)] {
      #expect(NetworkFailure(failure) == .other)
    }
    for status in [302, 403, 404, 500] {
      #expect(NetworkFailure(NetworkError.status(HTTPResponse(status: status))) == .other)
    }
    #expect(NetworkFailure(refusal(403)) == .refused(reason: "No."))
    #expect(NetworkFailure(NetworkError.unconfirmed(.timeout)) == .unconfirmed(.offline))
    #expect(TransactionError(.unconfirmed(.offline)) == .offline)
    #expect(TransactionError(.refused(reason: "No.")) == .refused(reason: "No."))
    #expect(PaymentError(.unconfirmed(.refused(reason: "No.")), mayHaveArrived: false).isUnanswered)
  }

  private func refusal(_ status: Int) -> NetworkError {
    .status(HTTPResponse(status: status, body: Data(#"{"error": "invalid_amount", "message": "No."}"#.utf8)))
  }
}

/// Has room for an attempt, and for nothing after it.
private struct ForgetfulStorage: PaymentLocalStorage {
  private struct Full: Error {}

  func savePaymentRecord(_ payment: ApiPaymentResponse, of attempt: ApiPaymentAttempt) throws { throw Full() }
  func paymentRecord(of attempt: ApiPaymentAttempt) throws -> ApiPaymentResponse? { nil }
  func attempts() throws -> [ApiPaymentAttempt] { [] }
  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt? { new }
  func attemptWasPaid(_ attempt: ApiPaymentAttempt) throws { throw Full() }
  func separateAttempts(ofPaid draft: String, as new: String) throws -> String { draft }
  func removeAttempts(draft: String) throws { throw Full() }
  func removeAttempt(_ attempt: ApiPaymentAttempt) throws { throw Full() }
}
