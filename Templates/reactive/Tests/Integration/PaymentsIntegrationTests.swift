import ExampleServer
import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import Payments

/// The whole app, from its view models to a real server and back, then with the server gone.
@MainActor
@Suite struct PaymentsIntegrationTests {
  @Test func fromTheViewModelToTheServerAndBack() async throws {
    let server = try ExampleServer(["--now", "2026-01-31T12:00:00Z"])
    let storage = InMemoryStorage()
    func start() -> AppDependencies {
      AppDependencies(
        networkClient: NetworkClient(baseURL: server.url.absoluteString, transport: URLSessionTransport.shared),
        storage: storage, calendar: .gmt, locale: Locale(identifier: "en_US"))
    }
    let app = start()
    let payment = app.makePaymentViewModel()
    let transactions = app.makeTransactionViewModel()

    payment.paymentAmount = "10000"
    await payment.processPayment()
    guard case .success(let result) = payment.state else {
      return #expect(Bool(false), "\(payment.state)")
    }
    #expect(result.total == Money(10_100))

    let (first, last) = (try day("2026-01-01"), try day("2026-01-31"))
    await transactions.loadTransactions(from: first, to: last)
    #expect(
      transactions.state.list?.transactions.map(\.amount) == [
        Money(10_100), Money(1_250_000), Money(89_900),
      ])

    server.stop()
    await transactions.loadTransactions(from: first, to: last)
    guard case .error(let error, let stale?) = transactions.state else {
      return #expect(Bool(false), "\(transactions.state)")
    }
    #expect(error == .offline)
    #expect(stale.storedAt != nil)
    #expect(stale.transactions.count == 3)
    payment.paymentAmount = "10000"
    await payment.processPayment()
    #expect(payment.state == .error(.offline))

    // Another start of the app: the payment may be sent again, or given up.
    let next = start()
    let restarted = next.makePaymentViewModel()
    await restarted.restoreDraft()
    #expect(restarted.state == .unanswered && restarted.paymentAmount == "10,000.00")
    await restarted.newPayment()
    let again = next.makePaymentViewModel()
    await again.restoreDraft()
    #expect(again.state == .idle)
  }
}
