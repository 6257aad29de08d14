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
    let response = try await repository.processPayment(amount: Money(10_000)).get()
    #expect(response == PaymentResponse(id: "7", amount: Money(10_000), fee: Money(100), total: Money(10_100)))
    #expect(try localStorage.paymentRecords().map(\.response) == [response])
  }

  @Test func anUnansweredPaymentIsSentAgainUnderItsKey() async throws {
    for failure in [NetworkError.connectionLost, .timeout, .status(HTTPResponse(status: 500))] {
      apiService.failure = failure
      await #expect(throws: PaymentError.self) { try await repository.processPayment(amount: Money(10_000)).get() }
    }
    apiService.failure = nil
    _ = try await repository.processPayment(amount: Money(10_000)).get()
    #expect(Set(apiService.keys).count == 1)
    _ = try await repository.processPayment(amount: Money(10_000)).get()
    #expect(Set(apiService.keys).count == 2)
  }

  @Test func aRefusedPaymentIsOver() async throws {
    let body = Data(#"{"error": "invalid_amount", "message": "No."}"#.utf8)
    apiService.failure = .status(HTTPResponse(status: 422, body: body))
    for _ in 0..<2 {
      await #expect(throws: PaymentError.refused(reason: "No.")) {
        try await repository.processPayment(amount: Money(1)).get()
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
        == .refused(reason: "The server refused the request (400)."))
  }
}
