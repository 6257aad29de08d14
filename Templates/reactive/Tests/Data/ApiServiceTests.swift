import ExampleAPI
import Foundation
import StrataNetwork
import StrataStorage
import Streams
import Testing

@testable import Payments

/// Against the API in memory, which a contract test holds equal to the server.
@Suite struct ApiServiceTests {
  private let api = ExampleAPI()
  private var client: NetworkClient { NetworkClient(baseURL: "http://memory", transport: api) }

  @Test func paymentApiServicePaysOnceUnderOneKey() async throws {
    let service = PaymentApiServiceImpl(networkClient: client)
    let first = try await service.processPayment(amount: Money(10_000), key: "k").get()
    #expect(try await service.processPayment(amount: Money(10_000), key: "k").get() == first)
    #expect(first.response.fee == Money(100))
    let refused = await #expect(throws: NetworkError.self) {
      try await service.processPayment(amount: Money(1_000), key: "l").get()
    }
    #expect(
      refused.map { PaymentError(NetworkFailure($0), mayHaveArrived: false) }
        == .refused(reason: "The amount must be over 1,000 UZS.", isFinal: true))
  }

  /// The client repeats the request: the first attempt was paid, its answer was lost, and the next ones are refused for
  /// now. The user pays again, under the same key.
  @Test func refusedRepetitionsAfterALostAnswerMakeOnePayment() async throws {
    await api.add(.lost("POST /payments", count: 1))
    await api.add(.status(429, "POST /payments", count: 2))
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "http://memory", timeout: .seconds(3_600), deadline: .seconds(3_600),
        retry: RetryPolicy(maximumAttempts: 3, baseDelay: .zero, maximumDelay: .zero)), transport: api)
    let repository = PaymentRepositoryImpl(
      apiService: PaymentApiServiceImpl(networkClient: client),
      localStorage: PaymentLocalStorageImpl(storage: InMemoryStorage(), report: { _ in }), report: { _ in })
    await #expect(throws: PaymentError.unavailable) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    #expect(try await repository.processPayment(amount: Money(10_000), draft: "a").get().id == "1")
    #expect(try await repository.processPayment(amount: Money(10_000), draft: "b").get().id == "2")
  }

  @Test func transactionApiServiceAsksForDays() async throws {
    let service = TransactionApiServiceImpl(networkClient: client)
    let days = (-90...0).map { Date().addingTimeInterval(Double($0) * 86_400).formatted(.iso8601.year().month().day()) }
    let found = try await service.getTransactions(from: try #require(days.first), to: try #require(days.last)).get()
    #expect(found.map(\.id) == ["1", "3", "2", "4", "5", "6"])
  }

  @Test func theWholeWayALostAnswerMakesOnePayment() async throws {
    await api.add(.lost("POST /payments", count: 1))
    let repository = PaymentRepositoryImpl(
      apiService: PaymentApiServiceImpl(networkClient: client),
      localStorage: PaymentLocalStorageImpl(storage: InMemoryStorage(), report: { _ in }), report: { _ in })
    await #expect(throws: PaymentError.offline) {
      try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    }
    let again = try await repository.processPayment(amount: Money(10_000), draft: "a").get()
    #expect(again.id == "1")
    await api.add(.lost("POST /payments", count: 1))
    await #expect(throws: PaymentError.offline) {
      try await repository.processPayment(amount: Money(10_000), draft: "b").get()
    }
    // The first payment of this amount was answered, the second may have been made: a third is another one.
    let third = try await repository.processPayment(amount: Money(10_000), draft: "c").get()
    #expect(third.id == "3")
    #expect(try await repository.processPayment(amount: Money(10_000), draft: "b").get().id == "2")
  }
}
