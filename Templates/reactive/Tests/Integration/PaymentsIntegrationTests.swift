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
    let app = AppDependencies(
      networkClient: NetworkClient(baseURL: server.url.absoluteString, transport: URLSessionTransport.shared),
      storage: InMemoryStorage(), calendar: .payments)

    app.paymentViewModel.paymentAmount = "10000"
    await app.paymentViewModel.processPayment()
    guard case .success(let result) = app.paymentViewModel.state else {
      return #expect(Bool(false), "\(app.paymentViewModel.state)")
    }
    #expect(result.total == Money(10_100))

    let (first, last) = (try day("2026-01-01"), try day("2026-01-31"))
    await app.transactionViewModel.loadTransactions(from: first, to: last)
    #expect(
      app.transactionViewModel.state.list?.transactions.map(\.amount) == [
        Money(10_100), Money(1_250_000), Money(89_900),
      ])

    server.stop()
    await app.transactionViewModel.loadTransactions(from: first, to: last)
    guard case .error(let message, let stale?) = app.transactionViewModel.state else {
      return #expect(Bool(false), "\(app.transactionViewModel.state)")
    }
    #expect(message == "There is no connection to the server.")
    #expect(stale.storedAt != nil)
    #expect(stale.transactions.count == 3)
    app.paymentViewModel.paymentAmount = "10000"
    await app.paymentViewModel.processPayment()
    #expect(app.paymentViewModel.state == .error(PaymentError.offline.localizedDescription))
  }
}
