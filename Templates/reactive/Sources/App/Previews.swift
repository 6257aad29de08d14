#if canImport(SwiftUI)
  import ExampleAPI
  import StrataNetwork
  import StrataStorage
  import SwiftUI

  /// Screens on the API in memory, and on nothing that is kept.
  @MainActor
  enum Previews {
    private static var dependencies: AppDependencies {
      AppDependencies(
        networkClient: NetworkClient(
          configuration: NetworkConfiguration(baseURL: "http://memory"), transport: ExampleAPI()),
        storage: InMemoryStorage(), calendar: .payments, locale: .current)
    }

    static var payment: some View { PaymentView(viewModel: dependencies.makePaymentViewModel()) }
    static var transactions: some View { TransactionView(viewModel: dependencies.makeTransactionViewModel()) }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Payment") { Previews.payment }
    #Preview("Transactions") { Previews.transactions }
  #endif
#endif
