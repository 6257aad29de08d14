import Foundation
import StrataNetwork
import StrataStorage
import Streams
import Testing

@testable import Payments

@Suite struct PaymentRepositoryTests {
  private let apiService = FakePaymentApiService()
  private let localStorage = PaymentLocalStorageImpl(storage: InMemoryStorage())

  private var repository: PaymentRepositoryImpl {
    PaymentRepositoryImpl(apiService: apiService, localStorage: localStorage)
  }

  @Test func recordsThePayment() async throws {
    let response = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(response == PaymentResponse(id: "7", amount: Money(10_000), fee: Money(100), total: Money(10_100)))
    #expect(try localStorage.paymentRecords().map(\.response) == [response])
  }

  @Test func anUnansweredPaymentIsSentAgainUnderItsKey() async throws {
    for failure in [NetworkError.connectionLost, .timeout, .status(HTTPResponse(status: 500))] {
      apiService.failure = failure
      await #expect(throws: PaymentError.self) {
        try await repository.processPayment(amount: Money(10_000), draft: "a").get()
      }
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(Set(apiService.keys).count == 1)
    _ = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(Set(apiService.keys).count == 2)
  }

  /// The key belongs to a draft, not to an amount: two payments of one amount are two.
  @Test func aSecondPaymentOfTheSameAmountHasItsOwnKey() async throws {
    apiService.failure = .connectionLost
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
    apiService.failure = .connectionLost
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
    apiService.failure = .timeout
    for draft in ["a", "b"] {
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
    let body = Data(#"{"error": "invalid_amount", "message": "No."}"#.utf8)
    apiService.failure = .status(HTTPResponse(status: 422, body: body))
    for _ in 0..<2 {
      await #expect(throws: PaymentError.refused(reason: "No.")) {
        try await repository.processPayment(amount: Money(1), draft: "a").get()
      }
    }
    #expect(Set(apiService.keys).count == 2)
  }

  @Test func tellsWhatAFailureMeans() {
    #expect(PaymentError(NetworkError.noConnection) == .offline)
    #expect(PaymentError(NetworkError.status(HTTPResponse(status: 503))) == .unavailable)
    #expect(TransactionError(NetworkError.timeout) == .offline)
    #expect(
      TransactionError(NetworkError.status(HTTPResponse(status: 400)))
        == .refused(reason: nil))
  }
}
