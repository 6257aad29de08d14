// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import StrataNetwork
import StrataStorage
import Swinject

/// The composition root, as the guide has it: a container, and what is registered there.
@MainActor
struct AppDependencies {
  let paymentViewModel: PaymentViewModel
  let transactionViewModel: TransactionViewModel

  init(networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, trace: Trace = .none) {
    let container = Container()
    container.register(NetworkClient.self) { _ in networkClient }
    container.register(KeyValueStorage.self) { _ in storage }
    container.registerPaymentModule(trace: trace)
    container.registerTransactionModule(calendar: calendar, trace: trace)
    paymentViewModel = container.resolve(PaymentViewModel.self)!
    transactionViewModel = container.resolve(TransactionViewModel.self)!
  }
}
